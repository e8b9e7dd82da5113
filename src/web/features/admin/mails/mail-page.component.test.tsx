import { expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import type { EditedMail } from '#contract/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { administrator } from '#test/support/component/people.ts';
import { leave, renderPage } from '#test/support/component/render-part.tsx';

import MailPage from './mail-page.tsx';

const came = { subject: 'Choose a new password' };
const preview = { subject: 'Choose a new password', html: '', text: '' };

test('what is typed in the texts of an email stays while they are saved', async () => {
  const mail: EditedMail = {
    kind: 'reset',
    group: 'accounts',
    name: 'Choose a new password',
    beginning: '',
    changed: [],
    unfit: [],
    parts: [{ name: 'subject', isSometimes: false, needs: [] }],
    placeholders: [{ name: 'site', example: 'Parlance' }],
    texts: Object.fromEntries(locales.map((locale) => [locale, { came, own: {} }])) as EditedMail['texts'],
  };
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const read = () => ({ mail: structuredClone(mail), locale: 'en' as const, preview });
  const screen = await renderPage(MailPage, read, {
    viewer: administrator,
    api: {
      admin: {
        mailTexts: {
          preview: () => preview,
          save: async ({ texts }) => {
            await isAnswered;
            mail.texts.en.own = texts;
            mail.changed = ['en'];
            return { done: true };
          },
        },
      },
    },
  });
  const subject = screen.getByLabelText(m.admin_mails_part_subject());
  await subject.fill('Your key');
  await screen.getByRole('button', { name: m.admin_mails_save() }).click();
  await subject.fill('Your key for {site}');
  answer();
  await expect.element(screen.getByText(m.admin_mails_changed({ languages: 'English' }))).toBeVisible();
  await expect.element(subject).toHaveValue('Your key for {site}');
  await expect.element(subject).toHaveFocus();
  expect(await leave(screen)).toBe(m.admin_pages_unsaved());
});
