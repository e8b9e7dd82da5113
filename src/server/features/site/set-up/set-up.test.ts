import { beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { cookiesOf } from '#test/support/people.ts';

import { findSetUpToken } from './token.ts';

const own = mailingApp();
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = own.app;
  token = (await findSetUpToken(app.database.db)) ?? '';
});
beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());

const person = { firstName: 'Vera', lastName: 'Boss', email: 'vera@example.com', password: 'a walk along the harbour' };
const site = { name: 'Sprachwerk', accentColor: '#7a1f5c', contactEmail: 'mail@example.com' };
const post = (path: string, json: object, of = app) => of.request('POST', `/api/set-up${path}`, { json });
const isOpen = async () => ((await (await app.request('GET', '/api/set-up')).json()) as { isOpen: boolean }).isOpen;

test('refuses a wrong token, and accepts ten attempts in a quarter of an hour', async () => {
  const calls: [string, object][] = [
    ['', {}],
    ['/site', site],
    ['/mail', { address: 'vera@example.com' }],
    ['/legal-notice', { locale: 'en', html: '<p>Acme</p>' }],
    ['/administrator', person],
  ];
  for (const [path, input] of [...calls, ...calls]) {
    const refused = await post(path, { ...input, token: 'guessed' });
    expect([path, refused.status]).toEqual([path, 422]);
    expect(await refused.json()).toMatchObject({ data: { fields: [{ path: 'token', code: 'wrong_code' }] } });
  }
  expect((await post('', { token: 'guessed' })).status).toBe(429);
  // Guesses do not lock out the owner of the token.
  expect((await post('', { token })).status).toBe(200);
  expect((await app.base.settings())['site.name']).toBe('Parlance');
  expect(await isOpen()).toBe(true);
});

test('does not count correct ones', async () => {
  for (let turn = 0; turn < 12; turn += 1) expect((await post('', { token })).status).toBe(200);
});

test('refuses an unreadable colour and an empty legal notice', async () => {
  expect((await post('/site', { ...site, accentColor: '#ffff00', token })).status).toBe(422);
  expect((await post('/legal-notice', { token, locale: 'en', html: '<p> </p>' })).status).toBe(422);
  expect((await post('/administrator', { ...person, password: '123456', token })).status).toBe(422);
  expect(await isOpen()).toBe(true);
});

test('saves each step separately, and reads it again later', async () => {
  expect((await post('/site', { ...site, token })).status).toBe(200);
  expect((await post('/legal-notice', { token, locale: 'de', html: '<p>Acme</p>' })).status).toBe(200);
  await expect
    .poll(async () => (await post('', { token })).json())
    .toMatchObject({ ...site, hasMailServer: true, hasLegalNotice: true });
  expect((await app.request('GET', '/api/own-pages/legal-notice')).status).toBe(200);
});

test("shows the mail server's answer to the test email", async () => {
  const sent = await post('/mail', { token, address: 'vera@example.com' });
  expect(await sent.json()).toMatchObject({ isSent: true, answer: expect.stringMatching(/^250/) as unknown });
  expect(own.smtp.lastTo('vera@example.com').subject).toBe('Test email from Sprachwerk');
});

test('shows the error of a mail server that cannot be reached', async () => {
  const broken = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const brokenToken = await findSetUpToken(broken.database.db);
  const answer = await post('/mail', { token: brokenToken, address: 'vera@example.com' }, broken);
  expect(await answer.json()).toMatchObject({
    isSent: false,
    answer: expect.stringContaining('ECONNREFUSED') as unknown,
  });
  await broken.close();
});

test('signs the first administrator in, and ends the set-up permanently', async () => {
  // Two at once: one of them is too late.
  const [one, other] = await Promise.all([
    post('/administrator', { ...person, token }),
    post('/administrator', { ...person, email: 'other@example.com', token }),
  ]);
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404]);
  const cookie = cookiesOf((one.ok ? one : other).headers);
  expect((await app.request('GET', '/api/settings', { cookie })).status).toBe(200);
  expect(await isOpen()).toBe(false);
  for (const path of ['', '/administrator'])
    expect((await post(path, { ...(path ? person : {}), token })).status).toBe(404);
  expect(await findSetUpToken(app.database.db)).toBeUndefined();
});
