import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { ORIGIN, type TestApp } from '#test/support/app.ts';
import { linksOf, partOf, textOf, textsOf } from '#test/support/html.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { cookiesOf, registerPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

/** Answers to signed-out readers, search engines and programs. */
describe('the public site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createPageApp();
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, { headers });
  const mainOf = async (path: string) => partOf(await (await get(path)).text(), '<main', '</main>');

  test.for([
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/about/', '/about'],
    ['/de/', '/de'],
    ['/en//evil.example', '/evil.example'],
    ['/jObs', '/jobs'],
    ['/de/%6Aobs?q=x', '/de/jobs?q=x'],
    ['/%64e/About/', '/de/about'],
  ] as const)('redirects each page to its one address: %s to %s', async ([path, target]) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  test('says on the sign-in page that a session ended because it was unused, and only then', async () => {
    const person = await registerPerson(app);
    await app.database.pool.query(
      `update user_session set updated_at = updated_at - interval '15 days' where user_id = $1`,
      [person.userId],
    );
    const guarded = await app.request('GET', paths.settings(), { cookie: person.cookie });
    const login = guarded.headers.get('location') ?? '';
    expect(login).toBe('/login?next=%2Fsettings');
    const cookie = cookiesOf(guarded.headers);
    const html = await (await app.request('GET', login, { cookie })).text();
    expect(textOf(html)).toContain(m.auth_session_unused());
    expect(textOf(await (await get(login)).text())).not.toContain(m.auth_session_unused());
  });

  test.for([
    ['/nothing', 'Oops! Page not found', '/'],
    ['/nothing/at/all', 'Oops! Page not found', '/'],
    ['/xx/about', 'Oops! Page not found', '/'],
    ['/de/nichts', 'Hoppla! Seite nicht gefunden', '/de'],
  ] as const)('has no page at %s, says so in its language, and leads home (T28)', async ([path, words, home]) => {
    const answer = await get(path);
    const html = await answer.text();
    expect([answer.status, textsOf(html, 'h1')]).toEqual([404, [words]]);
    expect(html).toContain(`<title>${words} · Parlance</title>`);
    expect(linksOf(partOf(html, '<main', '</main>')).map(([, href]) => href)).toEqual([home]);
  });

  test.for([
    ['U+0000', 'a%00b'],
    ['half a surrogate pair', '%ED%A0%80'],
    ['5,000 letters', 'a'.repeat(5_000)],
  ] as const)('has nothing at an address with %s, whatever it would be', async ([, part]) => {
    const found = ['jobs', 'companies', 'profiles', 'de/jobs'].map(async (of) => (await get(`/${of}/${part}`)).status);
    for (const status of await Promise.all(found)) expect([301, 404]).toContain(status);
  });

  test('returns 404 in JSON for unknown paths of the API', async () => {
    const answer = await get('/api/nothing');
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  });

  test('sends a cached page compressed, and 304 to a browser that has it', async () => {
    await get('/about');
    const first = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const again = await get('/about', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.for(['/', '/nothing', '/api/site', '/api/nothing', '/icon.svg', '/healthz'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    },
  );

  test('accepts changes from its own pages only, and no huge ones', async () => {
    const { url, close } = await app.listen();
    const put = async (headers: Record<string, string>, value = 'x') =>
      (
        await fetch(`${url}/api/settings/x`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ value }),
        })
      ).status;
    expect(await put({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await put({ origin: 'https://evil.example' })).toBe(403);
    expect(await put({})).toBe(403);
    expect(await put({ origin: ORIGIN })).toBe(401);
    expect(await put({ 'sec-fetch-site': 'same-origin' }, 'x'.repeat(600_000))).toBe(413);
    await close();
  });

  test.for([
    '/about?from=mail',
    '/jobs?q=sales&country=PT',
    '/for-employers',
    '/login?next=%2Fmessaging',
    '/register?as=employer',
  ])('the language switcher keeps %s and its query (T10)', async (path) => {
    const link = async (address: string, language: string) =>
      linksOf(await (await get(address)).text())
        .find(([name]) => name === language)?.[1]
        .replaceAll('&amp;', '&');
    const german = localizePath(path, 'de');
    expect([await link(path, 'Deutsch'), await link(german, 'English')]).toEqual([german, path]);
  });

  test('describes its API, without external resources', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object };
    expect(document.openapi).toMatch(/^3\.1/);
    const docs = await (await get('/api/docs')).text();
    for (const path of Object.keys(document.paths)) expect(docs).toContain(path);
    expect(docs).not.toMatch(/https?:\/\/(?!localhost)/);
  });

  test('the page for employers has its four benefits, what an account includes, and the ways to register and sign in (T14)', async () => {
    const main = await mainOf(paths.forEmployers());
    const benefits = ['Quality Candidates', 'Multilingual Talent', 'Targeted Reach', 'Verified Profiles'];
    expect(textsOf(main, 'h3')).toEqual(benefits);
    const opening = main.slice(0, main.indexOf('<h2'));
    expect(textsOf(opening, 'h1')).toEqual(['Hire people who speak your customers’ languages']);
    expect(textsOf(opening, 'p')[0]).toBe(
      'Setting up an account is free, and you post as many jobs as you need. Each can have versions in six languages, and all its applications arrive in one list.',
    );
    const included = [
      'Unlimited job openings',
      'Verified candidate profiles',
      'Application tracking dashboard',
      'Multi-language posting',
      'Advanced filtering and search',
      'Direct communication',
    ];
    expect(textsOf(main.slice(main.indexOf('In every employer account')), 'li')).toEqual(included);
    const links = linksOf(main);
    expect(links).toContainEqual(['Create Employer Account', '/register?as=employer']);
    expect(links).toContainEqual(['Sign in', '/login']);
  });
});

describe('the about page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createPageApp();
    const employer = await registerEmployer(app);
    for (let number = 0; number < 2; number += 1) await createActive(app, employer, completeJob());
    await registerPerson(app);
  });
  afterAll(() => app.close());
  const readMain = async () => partOf(await (await app.request('GET', paths.about())).text(), '<main', '</main>');

  test('has no contact until one is configured', async () => {
    expect(textOf(await readMain())).not.toContain('Contact');
  });

  test('has figures, the mission, three fields, six languages, two ways to register and the contact (T21)', async () => {
    await changeSetting(app, 'site.contact_email', 'hello@parlance.example');
    await changeSetting(app, 'site.contact_phone', '+49 40 1234');
    await expect.poll(async () => textOf(await readMain())).toContain('+49 40 1234');
    const html = await readMain();
    // The actual number, and no other.
    const figures = html.slice(0, html.indexOf('</dl>'));
    expect([textsOf(figures, 'dd'), textsOf(figures, 'dt')]).toEqual([
      ['2', '1', '6', '1'],
      ['jobs', 'candidate', 'languages', 'country'],
    ]);
    expect(textOf(html.slice(html.indexOf('</dl>'), html.indexOf('Contact'))).match(/\d+/g)).toBeNull();
    const mission = textsOf(partOf(html, 'Our mission', 'Our specialisations'), 'p').join(' ');
    expect(mission).toMatch(/^Speaking another language is a skill\. .*It is fair to both sides/);
    expect(textsOf(html, 'h2')).toEqual([
      'Our mission',
      'Our specialisations',
      'Languages we work in',
      'Where you come in',
      'Contact',
    ]);
    const languages = textsOf(partOf(html, 'Languages we work in', 'Where you come in'), 'li').map(
      (words) => words.split(' ')[0],
    );
    expect(languages).toEqual(['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português']);
    expect(linksOf(html)).toEqual([
      ['Account Management', '/jobs?category=account_management'],
      ['Sales', '/jobs?category=sales'],
      ['Customer Service', '/jobs?category=customer_service'],
      ['Create Account', '/register'],
      ['Browse Jobs', '/jobs'],
      ['Create Employer Account', '/register?as=employer'],
      ['Learn more', '/for-employers'],
      ['hello@parlance.example', 'mailto:hello@parlance.example'],
      ['+49 40 1234', 'tel:+49401234'],
    ]);
  });
});
