import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { locales } from '#contract/locales.ts';
import type { EditedMail } from '#contract/mail-texts/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { administrator } from '#test/support/component/people.ts';
import { leave, renderPage } from '#test/support/component/render-part.tsx';

import MailPage from './mail-page.tsx';

type MailTexts = NonNullable<NonNullable<Answers['admin']>['mailTexts']>;

const came: Record<string, string> = { subject: 'Choose a new password' };
let mail: EditedMail;

/** As rendered by the server with example values. */
const previewOf = (texts: Record<string, string>) => {
  const subject = (texts.subject ?? '').replace('{site}', 'Parlance');
  return { subject, html: `<h1>${subject}</h1>`, text: subject };
};
const save: MailTexts['save'] = ({ locale, texts }) => {
  mail.texts[locale].own = texts;
  mail.changed = [locale];
  return { done: true };
};
const open = (mailTexts: MailTexts) =>
  renderPage(MailPage, () => ({ mail: structuredClone(mail), locale: 'en' as const, preview: previewOf(came) }), {
    viewer: administrator,
    api: { admin: { mailTexts: { preview: ({ texts }) => previewOf(texts), ...mailTexts } } },
  });
type Screen = Awaited<ReturnType<typeof open>>;
const subject = (screen: Screen) => screen.getByLabelText(m.admin_mails_part_subject());
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();

beforeEach(() => {
  mail = {
    kind: 'reset',
    group: 'accounts',
    name: 'Choose a new password',
    beginning: '',
    changed: [],
    unfit: [],
    parts: [{ name: 'subject', isSometimes: false, needs: [] }],
    placeholders: [{ name: 'site', example: 'Parlance' }],
    texts: Object.fromEntries(locales.map((locale) => [locale, { came, own: {} }])) as unknown as EditedMail['texts'],
  };
});

describe('the texts of an email', () => {
  test('are refused with an unknown placeholder, and kept while another language is shown', async () => {
    const screen = await open({
      save: () => {
        const field = { path: 'texts.subject', code: 'unknown_placeholder', params: { name: 'nobody' } } as const;
        throw refused('INVALID', { fields: [field] });
      },
    });
    await subject(screen).fill('Your key for {nobody}');
    await press(screen, m.admin_mails_save());
    await expect.element(screen.getByText(m.field_unknown_placeholder({ name: '{nobody}' }))).toBeVisible();
    const language = screen.getByLabelText(m.admin_pages_language());
    await language.selectOptions('de');
    await expect.element(subject(screen)).toHaveValue(came.subject);
    await language.selectOptions('en');
    await expect.element(subject(screen)).toHaveValue('Your key for {nobody}');
  });

  test('are previewed as an email while being edited', async () => {
    const screen = await open({});
    await subject(screen).fill('Your key for {site}');
    await expect.element(screen.getByTitle('Your key for Parlance')).toBeVisible();
    await expect.element(screen.getByText('Your key for Parlance')).toBeVisible();
  });

  test('keep input that was typed while saving', async () => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const screen = await open({
      save: async (input) => {
        await isAnswered;
        return save(input);
      },
    });
    await subject(screen).fill('Your key');
    await press(screen, m.admin_mails_save());
    await subject(screen).fill('Your key for {site}');
    answer();
    await expect.element(screen.getByText(m.admin_mails_changed({ languages: 'English' }))).toBeVisible();
    await expect.element(subject(screen)).toHaveValue('Your key for {site}');
    await expect.element(subject(screen)).toHaveFocus();
    expect(await leave(screen)).toBe(m.admin_pages_unsaved());
  });

  test('are tested as typed', async () => {
    let tested: object | undefined;
    const screen = await open({
      test: ({ texts }) => {
        tested = texts;
        return { done: true };
      },
    });
    await subject(screen).fill('Your key');
    await press(screen, m.admin_mails_test());
    await expect.element(page.getByText(m.admin_mails_tested())).toBeVisible();
    expect(tested).toEqual({ subject: 'Your key' });
  });

  test('can be reset to the original', async () => {
    mail.changed = ['en'];
    mail.texts.en.own = { subject: 'Your key' };
    const screen = await open({
      reset: () => {
        mail.texts.en.own = {};
        return { done: true };
      },
    });
    await press(screen, m.admin_mails_reset());
    await page.getByRole('alertdialog').getByRole('button', { name: m.admin_mails_reset() }).click();
    await expect.element(page.getByText(m.admin_mails_reset_done())).toBeVisible();
    await expect.element(subject(screen)).toHaveValue(came.subject);
  });
});
