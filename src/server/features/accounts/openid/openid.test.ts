import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Finished, Identity } from '#contract/accounts/identities.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { startOpenIdProvider, visitProvider, type OpenIdProvider } from '#test/support/openid-provider.ts';
import { cookiesOf, registerPerson, signInAs } from '#test/support/people.ts';
import { codeOf, setUpSecondFactor } from '#test/support/second-factor.ts';

let app: TestApp;
let smtp: MailServer;
let provider: OpenIdProvider;
const lines: string[] = [];

beforeAll(async () => {
  provider = await startOpenIdProvider(ORIGIN);
  smtp = await startMailServer();
  app = await createTestApp(
    { ...provider.env, SMTP_URL: smtp.url, LOG_LEVEL: 'debug' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
});
beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
afterAll(async () => {
  await app.close();
  await smtp.close();
  await provider.close();
});

const post = (path: string, json: object, cookie = '') => app.request('POST', `/api${path}`, { json, cookie });
const run = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
const problemOf = async (answer: Response) => {
  const { data } = (await answer.json()) as { data: { reason?: string } };
  return [answer.status, data.reason];
};
const finishedOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as Finished;
};
const identitiesOf = async (cookie: string) =>
  (await (await app.request('GET', '/api/me/identities', { cookie })).json()) as Identity[];
const newAddress = () => `person-${randomUUID()}@example.com`;

/** A new person at the provider, with an address that it has confirmed unless stated otherwise. */
function come(email: string, claims: object = {}): void {
  provider.account = {
    sub: randomUUID(),
    email,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Vos',
    ...claims,
  };
}

/** Begins a sign-in in a browser. */
async function begin(cookie = '', path = '/auth/providers/test/begin') {
  const answer = await post(path, {}, cookie);
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  return { url, browser: [cookie, cookiesOf(answer.headers)].filter(Boolean).join('; ') };
}

/** Begins, visits the provider, and returns. */
async function signIn(change: (url: URL) => void = () => {}) {
  const { url, browser } = await begin();
  const address = new URL(url);
  change(address);
  const input = await visitProvider(address.href);
  return { answer: await post('/auth/providers/finish', input, browser), browser, input };
}

const REGISTRATION = { firstName: 'Noor', lastName: 'Vos', userType: 'employer', acceptsTerms: true };

async function register(email = newAddress()): Promise<{ cookie: string; email: string }> {
  come(email);
  const { answer } = await signIn();
  expect(await finishedOf(answer)).toMatchObject({ outcome: 'needs_registration', email, firstName: 'Noor' });
  const done = await post('/auth/providers/register', REGISTRATION, cookiesOf(answer.headers));
  expect(done.status).toBe(200);
  return { cookie: cookiesOf(done.headers), email };
}

describe('the answer of a provider', () => {
  test('is accepted once, in the browser that began, within ten minutes', async () => {
    come(newAddress());
    const { url, browser } = await begin();
    const input = await visitProvider(url);
    expect(await problemOf(await post('/auth/providers/finish', input))).toEqual([409, 'sign_in_expired']);
    const other = (await begin()).browser;
    expect(await problemOf(await post('/auth/providers/finish', input, other))).toEqual([409, 'sign_in_expired']);
    expect((await post('/auth/providers/finish', input, browser)).status).toBe(200);
    expect(await problemOf(await post('/auth/providers/finish', input, browser))).toEqual([409, 'sign_in_expired']);
    const late = await begin();
    const lateInput = await visitProvider(late.url);
    await run(`update pending_sign_in set expires_at = now() - interval '1 second'`);
    expect(await problemOf(await post('/auth/providers/finish', lateInput, late.browser))).toEqual([
      409,
      'sign_in_expired',
    ]);
  });

  test('is refused with another nonce, a code of another sign-in, or another issuer', async () => {
    come(newAddress());
    const { answer } = await signIn((url) => url.searchParams.set('nonce', 'stolen'));
    expect(await problemOf(answer)).toEqual([403, 'provider_refused']);
    const first = await begin();
    const second = await begin(first.browser);
    const [one, two] = [await visitProvider(first.url), await visitProvider(second.url)];
    const swapped = { ...one, code: two.code };
    expect(await problemOf(await post('/auth/providers/finish', swapped, first.browser))).toEqual([
      403,
      'provider_refused',
    ]);
    const mixed = { ...two, iss: 'https://accounts.example.com' };
    expect(await problemOf(await post('/auth/providers/finish', mixed, first.browser))).toEqual([
      403,
      'provider_refused',
    ]);
  });

  test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'nothing' }])(
    'needs an address that the provider has confirmed: %j',
    async (claims) => {
      const person = await registerPerson(app);
      come(person.email, claims);
      expect(await problemOf((await signIn()).answer)).toEqual([403, 'address_not_confirmed']);
    },
  );

  test.each([
    ['U+0000', 'a\0b'],
    ['half a surrogate pair', '\ud800'],
    ['256 letters', 'x'.repeat(256)],
    ['a line break', 'a\nb'],
  ])('may have no subject with %s', async (_, sub) => {
    come(newAddress(), { sub });
    expect(await problemOf((await signIn()).answer)).toEqual([403, 'provider_refused']);
  });

  test('leaves no secret in the log', () => {
    const log = lines.join('\n');
    expect(log).toContain('signing in with another site failed');
    expect(log).not.toContain(provider.env.OPENID_TEST_CLIENT_SECRET);
    expect(log).not.toMatch(/id_token|access_token|code_verifier|"code":"(?!OAUTH|ZodError)/);
  });
});

describe('a new person', () => {
  test('chooses a role, accepts the terms, and gets a confirmed address and no password', async () => {
    const { cookie, email } = await register();
    const me = await app.request('GET', '/api/me', { cookie });
    expect(await me.json()).toMatchObject({ email, role: 'employer', name: 'Noor Vos' });
    expect((await post('/auth/login', { email, password: 'a walk along the harbour' })).status).toBe(401);
    // The first device is not reported, and the other site's word is no recent proof.
    await app.drain();
    expect(smtp.mails.filter(({ to }) => to?.[0]?.address === email)).toEqual([]);
    expect(await problemOf(await post('/me/passkeys/begin', {}, cookie))).toEqual([403, 'sign_in_again']);
    const { answer } = await signIn();
    expect(await finishedOf(answer)).toMatchObject({ outcome: 'signed_in', viewer: { email } });
    // The other site vouched, so actions that require a recent proof ask for one.
    const again = await post('/me/passkeys/begin', {}, cookiesOf(answer.headers));
    expect(await problemOf(again)).toEqual([403, 'sign_in_again']);
  });

  test('is refused without the terms, as an administrator, with unknown fields, and without having begun', async () => {
    come(newAddress());
    const cookie = cookiesOf((await signIn()).answer.headers);
    for (const wrong of [
      { acceptsTerms: false },
      { userType: 'admin' },
      { email: 'me@example.com' },
      { firstName: '' },
    ])
      expect((await post('/auth/providers/register', { ...REGISTRATION, ...wrong }, cookie)).status).toBe(422);
    expect(await problemOf(await post('/auth/providers/register', REGISTRATION))).toEqual([409, 'sign_in_expired']);
    expect((await post('/auth/providers/register', REGISTRATION, cookie)).status).toBe(200);
    expect(await problemOf(await post('/auth/providers/register', REGISTRATION, cookie))).toEqual([
      409,
      'sign_in_expired',
    ]);
  });

  test('replaces an account that was never confirmed, not one confirmed meanwhile', async () => {
    const waiting = await registerPerson(app);
    await run(`update user_account set email_verified = false where id = $1`, waiting.userId);
    await register(waiting.email);
    expect((await run(`select from user_account where id = $1`, waiting.userId)).rowCount).toBe(0);

    const email = newAddress();
    come(email);
    const cookie = cookiesOf((await signIn()).answer.headers);
    await registerPerson(app, { email });
    expect(await problemOf(await post('/auth/providers/register', REGISTRATION, cookie))).toEqual([409, 'email_taken']);
  });
});

describe('an existing account with the address', () => {
  test('is linked by its password only, and notified by email', async () => {
    const person = await registerPerson(app, { locale: 'fr' });
    come(person.email);
    const { answer } = await signIn();
    expect(await finishedOf(answer)).toEqual({ outcome: 'needs_password', label: 'Fjord ID', email: person.email });
    const cookie = cookiesOf(answer.headers);
    expect(await statusOfMe(cookie)).toBe(401);
    expect(await problemOf(await post('/auth/providers/register', REGISTRATION, cookie))).toEqual([
      409,
      'sign_in_expired',
    ]);
    expect((await post('/auth/providers/confirm-link', { password: 'a guess of a stranger' }, cookie)).status).toBe(
      422,
    );
    const { password } = person;
    expect(await problemOf(await post('/auth/providers/confirm-link', { password }))).toEqual([409, 'sign_in_expired']);
    expect(await identitiesOf(person.cookie)).toEqual([]);
    const linked = await post('/auth/providers/confirm-link', { password }, cookie);
    expect(await linked.json()).toMatchObject({ viewer: { userId: person.userId } });
    expect(await identitiesOf(person.cookie)).toMatchObject([{ label: 'Fjord ID', email: person.email }]);
    expect(await finishedOf((await signIn()).answer)).toMatchObject({ outcome: 'signed_in' });
    await app.drain();
    const subjects = smtp.mails.filter(({ to }) => to?.[0]?.address === person.email).map(({ subject }) => subject);
    expect(subjects).toContain('Vous pouvez désormais vous connecter avec un autre site');
  });

  test('still asks for its second factor, when linking and when signing in', async () => {
    const person = await registerPerson(app);
    const { secret } = await setUpSecondFactor(app, person);
    come(person.email);
    const first = (await signIn()).answer;
    const linked = await post('/auth/providers/confirm-link', { password: person.password }, cookiesOf(first.headers));
    expect(await linked.json()).toEqual({ viewer: null });
    const { answer } = await signIn();
    expect(await finishedOf(answer)).toEqual({ outcome: 'needs_code' });
    const cookie = cookiesOf(answer.headers);
    expect(await statusOfMe(cookie)).toBe(401);
    const entered = await post('/auth/second-factor', { code: codeOf(secret, 1) }, cookie);
    expect(await statusOfMe(cookiesOf(entered.headers))).toBe(200);
  });

  test('is closed to banned people, linked or not', async () => {
    const person = await registerPerson(app);
    come(person.email);
    await run(`update user_account set banned_at = now() where id = $1`, person.userId);
    expect(await problemOf((await signIn()).answer)).toEqual([403, 'provider_refused']);
    const { email } = await register();
    await run(`update user_account set banned_at = now() where email = $1`, email);
    expect(await problemOf((await signIn()).answer)).toEqual([401, 'provider_refused']);
  });
});

const statusOfMe = async (cookie: string) => (await app.request('GET', '/api/me', { cookie })).status;

const hasPassword = async (cookie: string) => {
  const answer = await app.request('GET', '/api/auth/ways-in', { cookie });
  return ((await answer.json()) as { hasPassword: boolean }).hasPassword;
};

describe('linking in the settings', () => {
  const link = (cookie: string) => begin(cookie, '/auth/providers/test/link');

  test('requires a signed-in user with a recent proof, and a known provider', async () => {
    const person = await registerPerson(app);
    expect((await post('/auth/providers/test/link', {})).status).toBe(401);
    expect((await post('/auth/providers/other/link', {}, person.cookie)).status).toBe(404);
    expect((await post('/auth/providers/other/begin', {})).status).toBe(404);
    await run(`update user_session set proved_at = null where user_id = $1`, person.userId);
    expect(await problemOf(await post('/auth/providers/test/link', {}, person.cookie))).toEqual([403, 'sign_in_again']);
  });

  test('belongs to the session that began: another account is not linked', async () => {
    const [person, attacker] = [await registerPerson(app), await registerPerson(app)];
    come(newAddress());
    const begun = await link(attacker.cookie);
    const input = await visitProvider(begun.url);
    const browser = begun.browser.split('; ').find((cookie) => cookie.startsWith('parlance.browser=')) ?? '';
    for (const session of [person.cookie, await signInAs(app, attacker)])
      expect(await problemOf(await post('/auth/providers/finish', input, `${browser}; ${session}`))).toEqual([
        409,
        'sign_in_expired',
      ]);
    expect([...(await identitiesOf(person.cookie)), ...(await identitiesOf(attacker.cookie))]).toEqual([]);
  });

  test('accepts an identity of any address once, lists it, and removes it for its owner only', async () => {
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    come(newAddress());
    const finish = async (cookie: string) => {
      const { url, browser } = await link(cookie);
      return post('/auth/providers/finish', await visitProvider(url), browser);
    };
    expect(await finishedOf(await finish(person.cookie))).toEqual({ outcome: 'linked', label: 'Fjord ID' });
    expect(await problemOf(await finish(other.cookie))).toEqual([409, 'already_linked']);
    expect(await finishedOf((await signIn()).answer)).toMatchObject({ viewer: { userId: person.userId } });
    const [identity] = await identitiesOf(person.cookie);
    const remove = (cookie: string) =>
      app.request('DELETE', `/api/me/identities/${identity?.id}`, { json: {}, cookie });
    expect((await remove('')).status).toBe(401);
    expect((await remove(other.cookie)).status).toBe(404);
    expect((await remove(person.cookie)).status).toBe(200);
    expect(await finishedOf((await signIn()).answer)).toMatchObject({ outcome: 'needs_registration' });
  });

  test('cannot be undone if it is the only way to sign in; a password by email is another', async () => {
    const { cookie, email } = await register();
    expect((await app.request('GET', '/api/auth/ways-in')).status).toBe(401);
    expect(await hasPassword(cookie)).toBe(false);
    const [identity] = await identitiesOf(cookie);
    const remove = async () =>
      problemOf(await app.request('DELETE', `/api/me/identities/${identity?.id}`, { json: {}, cookie }));
    expect(await remove()).toEqual([403, 'sign_in_again']);
    await run(
      `update user_session set proved_at = now() where user_id = (select id from user_account where email = $1)`,
      email,
    );
    expect(await remove()).toEqual([409, 'only_way_in']);
    const exported = await app.request('POST', '/api/me/export', { json: {}, cookie });
    expect(await exported.json()).toMatchObject({ account: { identities: [{ issuer: provider.issuer }] } });
    await post('/auth/forgot-password', { email });
    await app.drain();
    const mail = smtp.mails.find(({ to }) => to?.[0]?.address === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'a walk along the harbour';
    expect((await post('/auth/reset-password', { token, password })).status).toBe(200);
    const login = await post('/auth/login', { email, password });
    expect(await hasPassword(cookiesOf(login.headers))).toBe(true);
  });
});

describe('an unavailable provider', () => {
  test('is reported, before and after the visit', async () => {
    const other = await startOpenIdProvider(ORIGIN);
    const down = await createTestApp(other.env);
    const ask = (path: string, json: object, cookie = '') => down.request('POST', `/api${path}`, { json, cookie });
    other.account = { sub: 'ana', email: newAddress(), email_verified: true };
    const begun = await ask('/auth/providers/test/begin', {});
    const input = await visitProvider(((await begun.json()) as { url: string }).url);
    await other.close();
    expect(await problemOf(await ask('/auth/providers/finish', input, cookiesOf(begun.headers)))).toEqual([
      503,
      'provider_unreachable',
    ]);
    await down.close();
    const never = await createTestApp(other.env);
    const answer = await never.request('POST', '/api/auth/providers/test/begin', { json: {} });
    expect(await problemOf(answer)).toEqual([503, 'provider_unreachable']);
    await never.close();
  });
});
