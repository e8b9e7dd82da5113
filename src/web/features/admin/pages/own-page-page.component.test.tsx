import { expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import { m } from '#generated/paraglide/messages.js';
import { administrator } from '#test/support/component/people.ts';
import { leave, renderPage } from '#test/support/component/render-part.tsx';

import OwnPagePage from './own-page-page.tsx';

test('keeps input in one language while another is edited and saved', async () => {
  let texts: Partial<Record<Locale, string>> = {};
  let revision: number | null = null;
  let isAnswered = Promise.resolve();
  const read = () => {
    const draft = revision === null ? null : { texts, revision };
    const page: AdminPage = { page: 'help', draft, latest: {}, versions: [], noticeDays: 30 };
    return { page, locale: 'en' as const, today: '2026-03-10T09:00:00Z' };
  };
  const screen = await renderPage(OwnPagePage, read, {
    viewer: administrator,
    api: {
      admin: {
        pages: {
          saveText: async ({ locale, html }) => {
            await isAnswered;
            texts = { ...texts, [locale]: html };
            revision = (revision ?? 0) + 1;
            return { texts, revision };
          },
        },
      },
    },
  });
  const choose = (locale: string) => screen.getByLabelText(m.admin_pages_language()).selectOptions(locale);
  const editor = screen.getByRole('textbox', { name: m.admin_pages_html() });
  const save = () => screen.getByRole('button', { name: m.admin_pages_save() }).click();
  await choose('de');
  await editor.fill('Wir helfen.');
  await choose('fr');
  await editor.fill('Demandez.');
  await choose('de');
  await expect.element(editor).toHaveTextContent('Wir helfen.');

  const saving = Promise.withResolvers<void>();
  isAnswered = saving.promise;
  await save();
  await editor.fill('Wir helfen. Gern.');
  saving.resolve();
  await expect.element(screen.getByText(m.admin_pages_saved())).toBeVisible();
  expect(texts).toEqual({ de: '<p>Wir helfen.</p>' });
  await expect.element(editor).toHaveTextContent('Wir helfen. Gern.');
  expect(await leave(screen)).toBe(m.admin_pages_unsaved());

  await save();
  await choose('fr');
  await expect.element(editor).toHaveTextContent('Demandez.');
  await save();
  await expect.poll(() => texts).toEqual({ de: '<p>Wir helfen. Gern.</p>', fr: '<p>Demandez.</p>' });
});
