import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import { sharedDemo } from '#test/support/own-site.ts';
import { goAnonymously } from '#test/support/signed-in-page.ts';

const PUBLIC = ['/', '/jobs', '/about', '/for-employers', '/how-we-order', '/pay', '/languages', '/terms', '/privacy'];

/** The public pages of the built site, as programs and as people see them. */
describe('public pages', () => {
  const demo = sharedDemo();

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(demo.site.url + path, { headers, redirect: 'manual' });

  async function visit<Result>(
    path: string,
    look: (page: Page) => Promise<Result>,
    options: { locale?: string; width?: number; javaScriptEnabled?: boolean } = {},
  ) {
    const { locale = 'en-GB', width = 1280, javaScriptEnabled = true } = options;
    const context = await demo.browser.newContext({ viewport: { width, height: 800 }, locale, javaScriptEnabled });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    if (javaScriptEnabled) await goAnonymously(page, demo.site.url + path);
    else await page.goto(demo.site.url + path);
    const result = await look(page);
    await context.close();
    expect(failures).toEqual([]);
    return result;
  }

  test.for(locales.flatMap((locale) => PUBLIC.map((path) => [locale, path] as const)))(
    '%s %s says its language, its address and those of the others (T4)',
    async ([locale, path]) => {
      const response = await get(localizePath(path, locale));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}">`));
      expect(html).toContain(
        `<link rel="canonical" href="http://localhost:${new URL(demo.site.url).port}${localizePath(path, locale)}"/>`,
      );
      for (const other of locales)
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hrefLang="${other}" href="[^"]*${localizePath(path, other)}"/>`),
        );
      expect(html).toContain('hrefLang="x-default"');
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
    },
  );

  test('every language says it in its own words (T5)', async () => {
    const texts = await Promise.all(
      locales.map(async (locale) => (await (await get(localizePath('/', locale))).text()).replace(/<[^>]+>/g, ' ')),
    );
    const catalogues = await Promise.all(
      locales.map(
        async (locale) => JSON.parse(await readFile(`messages/${locale}.json`, 'utf8')) as Record<string, string>,
      ),
    );
    locales.forEach((locale, index) => {
      for (const [other, catalogue] of locales.map((name, at) => [name, catalogues[at]!] as const)) {
        if (other === locale) expect(texts[index]).toContain(catalogue.home_title!);
        else expect(texts[index], `${locale} shows ${other}`).not.toContain(catalogue.home_title!);
      }
    });
  });

  test('a signed-out reader gets no React, and no inline script', async () => {
    for (const path of PUBLIC) {
      const html = await (await get(path)).text();
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      const names = scripts.map((tag) => /src="\/assets\/(job-list|static-page)-[^"]+\.js"/.exec(tag)?.[1]);
      const expected = ['/', '/jobs'].includes(path) ? ['job-list', 'static-page'] : ['static-page'];
      expect([path, new Set(names)]).toEqual([path, new Set(expected)]);
      expect(names).toHaveLength(expected.length);
    }
  });

  test('a cached page answers 304 to who has it, and compressed', async () => {
    const first = await get('/about');
    const again = await get('/about', { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  });

  test('addresses have one name each', async () => {
    for (const [path, target] of [
      ['/en', '/'],
      ['/en/about', '/about'],
      ['/about/', '/about'],
      ['/de/', '/de'],
      ['/en//evil.example', '/evil.example'],
      ['/jObs', '/jobs'],
      ['/de/%6Aobs?q=x', '/de/jobs?q=x'],
      ['/%64e/About/', '/de/about'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, target]);
    }
  });

  test('an address that names nothing is 404 in the language it is in, and is not to be listed (T28)', async () => {
    for (const [path, words] of [
      ['/nothing', 'Oops! Page not found'],
      ['/nothing/at/all', 'Oops! Page not found'],
      ['/de/nichts', 'Hoppla! Seite nicht gefunden'],
      ['/xx/about', 'Oops! Page not found'],
    ] as const) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(words);
    }
    const api = await get('/api/nothing');
    expect([api.status, ((await api.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/nothing', '/api/site', '/api/nothing', '/icon.svg', '/healthz']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
  });

  test('what changes something must come from our own page, and may not be huge', async () => {
    const put = (headers: Record<string, string>, body = '{}') =>
      fetch(`${demo.site.url}/api/settings/x`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    expect((await put({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await put({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await put({})).status).toBe(403);
    expect((await put({ origin: `http://localhost:${new URL(demo.site.url).port}` })).status).toBe(401);
    expect(
      (await put({ 'sec-fetch-site': 'same-origin' }, JSON.stringify({ value: 'x'.repeat(600_000) }))).status,
    ).toBe(413);
  });

  test('the language switcher keeps the page and its question (T10)', async () => {
    for (const path of [
      '/about?from=mail',
      '/jobs?q=sales&country=PT',
      '/for-employers',
      '/login?next=%2Fmessaging',
      '/register?as=employer',
    ]) {
      await visit(path, async (page) => {
        await page.locator('summary', { hasText: 'Language: English' }).first().click();
        await page.getByRole('link', { name: 'Deutsch' }).first().click();
        await page.waitForURL(demo.site.url + localizePath(path, 'de'), { waitUntil: 'networkidle' });
        expect(await page.locator('html').getAttribute('lang')).toBe('de');
        await page.locator('summary', { hasText: 'Sprache: Deutsch' }).first().click();
        await page.getByRole('link', { name: 'English' }).first().click();
        await page.waitForURL(demo.site.url + path, { waitUntil: 'networkidle' });
      });
    }
  });

  test('a first visit is offered its own language, once; nobody is sent anywhere', async () => {
    expect((await get('/', { 'accept-language': 'fr' })).status).toBe(200);
    await visit(
      '/',
      async (page) => {
        const offer = page.getByText('Disponible aussi en français');
        expect(await offer.isVisible()).toBe(true);
        await page.getByRole('button', { name: 'Non merci' }).click();
        expect(await offer.isVisible()).toBe(false);
        await page.reload();
        expect(await offer.isVisible()).toBe(false);
      },
      { locale: 'fr-CA' },
    );
  });

  test('without JavaScript the menu opens and the search goes to the jobs (T30)', async () => {
    await visit(
      '/',
      async (page) => {
        await page
          .locator('summary', { hasText: 'Menu' })
          .or(page.getByLabel('Menu', { exact: true }).first())
          .first()
          .click();
        expect(await page.getByRole('link', { name: 'For Employers' }).first().isVisible()).toBe(true);
        await page.locator('form[action="/jobs"] input[name="q"]').fill('support');
        await page.locator('form[action="/jobs"] button').click();
        await page.waitForURL(/\/jobs\?q=support/);
        expect(await page.getByLabel('Job title, skill or company').inputValue()).toBe('support');
        expect(await page.getByRole('heading', { level: 2, name: /job/ }).isVisible()).toBe(true);
      },
      { width: 360, javaScriptEnabled: false },
    );
  });

  test.for(locales)('%s fits a phone without scrolling sideways', async (locale) => {
    for (const path of PUBLIC) {
      const overflow = await visit(
        localizePath(path, locale),
        (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        { width: 360 },
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test('the parts page shows itself in the demo, hydrated and without a word from the console', async () => {
    await visit('/dev/parts', async (page) => {
      expect(await page.getByRole('heading', { name: 'Parts', exact: true }).isVisible()).toBe(true);
    });
  });

  test('health and readiness are told as JSON', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, database: 'ok', queue: 'ok', storage: 'ok' });
  });

  test('the API describes itself', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/);
    const docs = await (await get('/api/docs')).text();
    for (const path of Object.keys(document.paths)) expect(docs).toContain(path);
    expect(docs).not.toMatch(/https?:\/\/(?!localhost)/);
  });
});
