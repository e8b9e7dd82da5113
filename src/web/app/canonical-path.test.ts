import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { localizePath, locales } from '#contract/locales.ts';
import type { Pages } from '#server/serve-page.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import routes from '#web/routes.ts';

import { createPageFinder } from './canonical-path.ts';

interface ConfiguredRoute {
  id?: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: ConfiguredRoute[];
}

/** The table of routes as the build lists it. */
const listed = (entries: ConfiguredRoute[], parentId?: string): Parameters<typeof createPageFinder>[0][number][] =>
  entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [{ id: own, parentId, path, index }, ...listed(children, own)];
  });

const findPage = createPageFinder(listed([{ file: 'root.tsx', path: '', children: routes }]));
const canonicalPath = (pathname: string) => findPage(pathname)?.path;

test.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jObs', '/jobs'],
  ['/%6Aobs', '/jobs'],
  ['/JOBS/', '/jobs'],
  ['/jobs//', '/jobs'],
  ['/en', '/'],
  ['/en/jobs', '/jobs'],
  ['/%65n/jobs', '/jobs'],
  ['/de', '/de'],
  ['/%64e/jobs', '/de/jobs'],
  [`/Jobs/${UNKNOWN_ID.toUpperCase()}`, `/jobs/${UNKNOWN_ID}`],
  [`/jobs/%30${UNKNOWN_ID.slice(1)}`, `/jobs/${UNKNOWN_ID}`],
  ['/COMPANIES/Acme-GmbH', '/companies/Acme-GmbH'],
  ['/companies/%c3%bcber', '/companies/%C3%BCber'],
  ['/unsubscribe/AbC_-9', '/unsubscribe/AbC_-9'],
  ['/job-alerts/AbC_-9', '/job-alerts/AbC_-9'],
  ['/admin/Users', '/admin/users'],
  ['/jobs;x=1', undefined],
  ['/jobs%2Fmanage', undefined],
  ['/jobs%3F', undefined],
  ['//jobs', undefined],
  ['/jobs/%ff', undefined],
  ['/DE/jobs', undefined],
  ['/nothing', undefined],
  ['/nothing/at/all', undefined],
  ['/__manifest', undefined],
])('%s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

const PAGES = ['/', '/jobs', '/about', '/terms', '/companies/acme', `/jobs/${UNKNOWN_ID}`].flatMap((path) =>
  locales.map((locale) => localizePath(path, locale)),
);

/** Letters in any case and any encoding, slashes and dots that lead nowhere else, and what may stand behind a path. */
const spelling = fc
  .record({
    path: fc.constantFrom(...PAGES),
    letters: fc.infiniteStream(fc.nat(9)),
    before: fc.constantFrom('', '', '', '/en', '/.', '/x/..', '/%2e', '/', '/x', '/DE'),
    after: fc.constantFrom(
      '',
      '',
      '',
      '/',
      '//',
      '/.',
      '/x/..',
      ';',
      ';x=1',
      '%20',
      '%00',
      '.',
      '.data',
      '/_root.data',
      '.DATA',
    ),
    behind: fc.constantFrom('', '', '', '#x', '#', '?', '?#', '?x', '?x=1#y'),
  })
  .map(
    ({ path, letters, before, after, behind }) =>
      before + [...path].map((letter) => spelled(letter, Number(letters.next().value))).join('') + after + behind,
  );

function spelled(letter: string, how: number): string {
  if (letter === '/') return how === 0 ? '//' : '/';
  const code = letter.charCodeAt(0).toString(16);
  return how === 1 ? `%${code}` : how === 2 ? `%${code.toUpperCase()}` : how === 3 ? letter.toUpperCase() : letter;
}

describe('of a cached page', () => {
  let app: TestApp;
  const rendered: string[] = [];
  // Whatever is asked for is a page here, so that nothing but its address decides whether it is cached. Of jobs and
  // companies there are those above and no others.
  const pages: Pages = {
    staticPageScript: '',
    routeOf: () => undefined,
    canonicalPath,
    render: (request) => {
      rendered.push(request.url.slice(ORIGIN.length));
      const path = canonicalPath(new URL(request.url).pathname);
      const response = new Response('<p>page</p>', {
        status: path === undefined || PAGES.includes(path) ? 200 : 404,
        headers: { 'content-type': 'text/html' },
      });
      return Promise.resolve({ response, topics: new Set(['settings']) });
    },
  };
  beforeAll(async () => {
    app = await createTestApp({}, { pages });
    for (const path of PAGES) await app.request('GET', path);
  });
  afterAll(() => app.close());

  test('there is one, under the one address; no other spelling is cached', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(spelling, async (path) => {
        rendered.length = 0;
        const answers = [await app.request('GET', path), await app.request('GET', path)];
        const [status] = answers.map((answer) => answer.status);
        if (status === 301) {
          const target = answers[0]?.headers.get('location') ?? '';
          expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
          expect((await app.request('GET', target)).status).not.toBe(301);
          return;
        }
        // The page that was there before, or a new one each time.
        const { pathname, search } = new URL(ORIGIN + path);
        expect(rendered.length).toBe(PAGES.includes(pathname) && search === '' ? 0 : 2);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  test.each([
    ['/jobs#x', 200, 0],
    ['/jobs?', 200, 0],
    ['/jobs?#x', 200, 0],
    ['/./jobs', 200, 0],
    ['/%6Aobs', 301, 0],
    ['/jObs', 301, 0],
    ['/jobs;x', 200, 2],
    ['//jobs', 200, 2],
    ['/jobs?x', 200, 2],
  ])('%s is answered with %i and rendered %i times in two', async (path, status, times) => {
    rendered.length = 0;
    for (let asked = 0; asked < 2; asked += 1) expect((await app.request('GET', path)).status).toBe(status);
    expect(rendered).toHaveLength(times);
  });
});
