import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { ORIGIN, type TestApp } from '#test/support/app.ts';
import { linksOf, partOf } from '#test/support/html.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { headIn, headOf } from '#test/support/page-head.ts';
import { answerTo, personOf, type Reader, readerOf, readers } from '#test/support/page-row.ts';
import { makePageWorld, type PageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';
import routes from '#web/routes.ts';

const rows = Object.entries(pages);

/** All of src/web/routes.ts, without the language. */
function routesOf(entries: typeof routes, parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const whole = [parent, path]
      .filter(Boolean)
      .join('/')
      .replace(/^:locale\?\/?/, '');
    return [...(path !== undefined && !children ? [whole] : index ? [whole] : []), ...routesOf(children ?? [], whole)];
  });
}

test('each route of the site has one row in test/support/pages.ts', () => {
  expect(Object.keys(pages).toSorted()).toEqual([...new Set(routesOf(routes))].toSorted());
});

describe('a page', () => {
  let app: TestApp;
  let world: PageWorld;
  beforeAll(async () => {
    app = await createPageApp();
    world = await makePageWorld(app);
  });
  afterAll(() => app.close());

  const opened = new Map<string, ReturnType<typeof read>>();
  /** Reads it once for all tests: reading changes nothing. */
  function open(path: string, reader: Reader) {
    const key = `${reader} ${path}`;
    const opening = opened.get(key) ?? read(path, personOf(world, reader)?.cookie);
    opened.set(key, opening);
    return opening;
  }
  async function read(path: string, cookie?: string) {
    const answer = await app.request('GET', path, cookie ? { cookie } : {});
    return { answer, html: await answer.text() };
  }

  const UNKNOWN = { heading: [m.app_not_found()], title: expect.stringContaining(m.app_not_found()) };

  test.for(rows)('“%s” is shown to its readers, and redirects others (T22)', async ([, row]) => {
    const path = row.path(world);
    for (const reader of readers) {
      const { answer, html } = await open(path, reader);
      const meant = answerTo(row, world, reader);
      expect([reader, answer.headers.get('location') ?? answer.status]).toEqual([reader, meant]);
      if (meant === 200) expect([reader, headOf(html)]).toEqual([reader, headIn(row, world, 'en')]);
      if (meant === 404) expect([reader, headOf(html)]).toEqual([reader, UNKNOWN]);
    }
  });

  /** Of a page of signed-in readers, English and one other; test/wide/languages.test.ts has all. */
  const localesOf = ([route, row]: (typeof rows)[number]): readonly Locale[] =>
    readerOf(row) === 'nobody' ? locales : ['en', locales[1 + (route.length % (locales.length - 1))] ?? 'de'];

  test.for(rows.filter(([, row]) => readerOf(row)))(
    '“%s” has an address in each language, and is translated (T6)',
    async ([route, row]) => {
      const reader = readerOf(row) ?? 'nobody';
      for (const locale of localesOf([route, row])) {
        const { answer, html } = await open(localizePath(row.path(world), locale), reader);
        expect([locale, answer.status, /<html lang="(\w+)"/.exec(html)?.[1], headOf(html)]).toEqual([
          locale,
          200,
          locale,
          headIn(row, world, locale),
        ]);
        expect(linksOf(partOf(html, '<header', '</header>')).slice(0, 2)).toEqual([
          ['Parlance', localizePath('/', locale)],
          [m.app_browse_jobs({}, { locale }), localizePath(paths.jobs(), locale)],
        ]);
      }
    },
  );

  test.for(rows.filter(([, row]) => readerOf(row) === 'nobody'))(
    '“%s” names its languages to search engines, or asks them not to index it (T4)',
    async ([, row]) => {
      const path = row.path(world);
      const listed = row.listedIn ?? [];
      const [main = 'en'] = listed;
      const addressIn = (locale: Locale) => ORIGIN + localizePath(path, locale);
      for (const locale of locales) {
        const { html } = await open(localizePath(path, locale), 'nobody');
        const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
        expect({
          isListed: !html.includes('<meta name="robots" content="noindex"'),
          canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
          alternates: alternates.map(([, language, address]) => [language, address]),
        }).toEqual({
          isListed: row.listedIn !== undefined,
          canonical: row.listedIn && addressIn(listed.includes(locale) ? locale : main),
          alternates: row.listedIn
            ? [...listed.map((one) => [one, addressIn(one)]), ['x-default', addressIn(main)]]
            : [],
        });
      }
    },
  );

  /** With the input in the address. */
  const SENT_BY_THE_BROWSER = /<form(?![^>]*method="(?:dialog|get|post)")[^>]*>/i;

  test.for(rows.filter(([, row]) => readerOf(row)))(
    '“%s” reports that it needs JavaScript, and sends no input without it',
    async ([, row]) => {
      const reader = readerOf(row) ?? 'nobody';
      const { html } = await open(row.path(world), reader);
      const saysSo = html.includes('<noscript>');
      if (reader !== 'nobody') expect(saysSo).toBe(true);
      if (row.listedIn) expect(saysSo).toBe(false);
      expect(html.match(SENT_BY_THE_BROWSER)).toBeNull();
    },
  );
});
