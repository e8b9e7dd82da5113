import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';

import type { Pages } from './serve-page.ts';

/** Pages that say which request they were rendered from, and show the site's settings. */
const rendered: string[] = [];
const pages: Pages = {
  staticPageScript: '/assets/static-page.js',
  routeOf: () => undefined,
  canonicalPath: (path) => (['/about', '/terms', '/privacy'].includes(path) ? path : undefined),
  render: (request) => {
    if (request.url.includes('failing')) throw new Error('Not now.');
    rendered.push(request.url);
    return Promise.resolve({
      response: new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
      topics: new Set(['settings']),
    });
  },
};

describe('the pages’ edge', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({}, { pages });
  });
  afterAll(() => app.close());

  test.for([
    '/en/%5Cevil.example',
    '/%5Cevil.example/',
    '/en/%09/evil.example',
    '/en//evil.example',
    '/%09/evil.example/',
  ])('%s stays on this site', async (path) => {
    const response = await app.request('GET', path);
    const location = response.headers.get('location');
    expect(response.status).toBe(301);
    expect(new URL(location!, ORIGIN).origin).toBe(ORIGIN);
    expect(location).not.toMatch(/^\/[/\\]/);
  });

  test.for(['/en/%0d%0ax', '/about/%00/', '/en/%C3%BCber'])('%s is no failure', async (path) => {
    expect((await app.request('GET', path)).status).toBeLessThan(500);
  });

  test('a cached page is rendered under the site’s own address, whatever host was asked for', async () => {
    rendered.length = 0;
    await app.request('GET', '/about', { headers: { host: 'evil.example' } });
    expect(rendered).toEqual([`${ORIGIN}/about`]);
  });

  test('a page is rendered once and cached; with a query it is rendered each time', async () => {
    rendered.length = 0;
    for (const path of ['/terms', '/terms', '/terms?junk=1', '/terms?junk=1'])
      expect((await app.request('GET', path)).status).toBe(200);
    expect(rendered.map((url) => url.slice(ORIGIN.length))).toEqual(['/terms', '/terms?junk=1', '/terms?junk=1']);
  });

  test('a request with an invalid session cookie gets the cached page, and the cookie is removed', async () => {
    await app.request('GET', '/privacy');
    rendered.length = 0;
    const response = await app.request('GET', '/privacy', { cookie: 'parlance.session_token=junk' });
    expect(rendered).toEqual([]);
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/i);
  });

  test.for(locales)(
    'where no page can be rendered, one in its own language (%s) says so, can be tried again, and leads home (T64)',
    async (locale) => {
      const response = await app.request('GET', `${localizePath('/jobs', locale)}?q=failing`, {
        headers: { accept: 'text/html' },
      });
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${m.app_error_title({}, { locale })}</h1>`);
      // An empty address is the page's own, with its query.
      expect(
        [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, address, words]) => [address, words]),
      ).toEqual([
        ['', m.app_try_again({}, { locale })],
        [localizePath('/', locale), m.app_go_home({}, { locale })],
      ]);
      // What keeps the error in the browser, and what it keeps.
      expect(html).toContain('<script type="module" src="/assets/static-page.js"></script>');
      expect(html).toContain('<main data-failed="INTERNAL">');
    },
  );

  test('an answer of the API is never cached', async () => {
    expect((await app.request('GET', '/api/site')).headers.get('cache-control')).toBe('private, no-store');
  });
});
