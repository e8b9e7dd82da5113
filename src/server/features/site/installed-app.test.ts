import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { defaultLocale, locales, localizePath } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { createTestApp, type TestApp } from '#test/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each(locales)(
  'the manifest in %s opens the home page of that language, and has the site’s name',
  async (locale) => {
    const answer = await app.request('GET', localizePath('/manifest.webmanifest', locale));
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { name, lang, start_url, icons } = (await answer.json()) as {
      name: string;
      lang: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect([name, lang, start_url]).toEqual(['Parlance', locale, localizePath('/', locale)]);
    for (const { src } of icons) expect((await readFile(`public${src}`)).length, src).toBeGreaterThan(0);
  },
);

test.each(locales)('says in %s that there is no connection, and is not listed by search engines', async (locale) => {
  const page = await (await app.request('GET', localizePath('/offline', locale))).text();
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(m.app_offline_title({}, { locale }));
  expect(page).toContain('noindex');
});

test('the service worker knows the languages of the site', async () => {
  const [, listed = ''] = /LANGUAGES = \[(.*)\]/.exec(await readFile('public/service-worker.js', 'utf8')) ?? [];
  expect(listed.split(', ')).toEqual(locales.filter((locale) => locale !== defaultLocale).map((name) => `'${name}'`));
});
