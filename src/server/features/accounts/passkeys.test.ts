import { describe, expect, test } from 'vitest';

import type { Passkey, PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkeys.ts';
import { ORIGIN } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { setUpSecondFactor } from '#test/support/second-factor.ts';
import { changeSetting } from '#test/support/settings.ts';

const own = mailingApp();
const { post } = own;

const call = (method: string, path: string, cookie?: string, json: object = {}) =>
  own.app.request(method, `/api/me/passkeys${path}`, {
    ...(method === 'GET' ? {} : { json }),
    ...(cookie ? { cookie } : {}),
  });
const statusOf = async (cookie: string) => (await own.app.request('GET', '/api/me', { cookie })).status;
const problemOf = async (answer: Response) => {
  const { code, data } = (await answer.json()) as { code: string; data: { reason?: string } };
  return [answer.status, code, data.reason];
};
const run = (text: string, ...values: unknown[]) => own.app.database.pool.query(text, values);

const begin = async (cookie: string) => (await (await call('POST', '/begin', cookie)).json()) as PasskeyCreation;

async function add({ cookie }: Pick<TestPerson, 'cookie'>, name = 'Phone') {
  const key = new Authenticator(ORIGIN);
  const answer = await call('POST', '', cookie, { name, ...key.create(await begin(cookie)) });
  expect(answer.status).toBe(200);
  return { key, passkey: (await answer.json()) as Passkey };
}

/** A browser that has begun to sign in. */
async function beginSignIn(cookie?: string): Promise<{ request: PasskeyRequest; cookie: string }> {
  const answer = await post('passkey/begin', {}, cookie ? { cookie } : {});
  return { request: (await answer.json()) as PasskeyRequest, cookie: cookiesOf(answer.headers) };
}

async function signInWith(key: Authenticator, answering = {}) {
  const { request, cookie } = await beginSignIn();
  return post('passkey', key.get(request, answering), { cookie });
}

const EXPIRED = [409, 'CONFLICT', 'sign_in_expired'];
const REFUSED = [401, 'UNAUTHENTICATED', 'passkey_refused'];

describe('adding a passkey', () => {
  test('requires a signed-in user with a recent proof', async () => {
    const person = await registerPerson(own.app);
    for (const path of ['', '/begin']) expect((await call('POST', path, undefined)).status).toBe(401);
    expect((await call('GET', '')).status).toBe(401);
    await run(`update user_session set proved_at = now() - interval '11 minutes' where user_id = $1`, person.userId);
    expect(await problemOf(await call('POST', '/begin', person.cookie))).toEqual([403, 'FORBIDDEN', 'sign_in_again']);
    await post('prove', { password: person.password }, { cookie: person.cookie });
    const options = await begin(person.cookie);
    expect(options.rp.id).toBe('localhost');
    const answer = new Authenticator(ORIGIN).create(options);
    for (const wrong of [
      { ...answer, name: '' },
      { ...answer, name: 'a', more: 1 },
      { ...answer, attestation: '+' },
    ])
      expect((await call('POST', '', person.cookie, wrong)).status).toBe(422);
  });

  test('accepts a challenge once, in the session that requested it', async () => {
    const person = await registerPerson(own.app);
    const other = await signInAs(own.app, person);
    const options = await begin(person.cookie);
    const answer = { name: 'Phone', ...new Authenticator(ORIGIN).create(options) };
    expect(await problemOf(await call('POST', '', other, answer))).toEqual(EXPIRED);
    expect((await call('POST', '', person.cookie, answer)).status).toBe(200);
    expect(await problemOf(await call('POST', '', person.cookie, answer))).toEqual(EXPIRED);
    const late = new Authenticator(ORIGIN).create(await begin(person.cookie));
    await run(`update pending_sign_in set expires_at = now() - interval '1 second'`);
    expect(await problemOf(await call('POST', '', person.cookie, { name: 'Late', ...late }))).toEqual(EXPIRED);
    // A challenge for signing in does not work for adding.
    const { request } = await beginSignIn();
    const swapped = new Authenticator(ORIGIN).create({ ...options, challenge: request.challenge });
    expect(await problemOf(await call('POST', '', person.cookie, { name: 'X', ...swapped }))).toEqual(EXPIRED);
  });

  test('refuses another origin, another site, and an unverified person', async () => {
    const { cookie } = await registerPerson(own.app);
    const wrong: [object, object][] = [
      [{}, { origin: 'https://localhost.example' }],
      [{ rp: { id: 'example.com', name: '' } }, {}],
      [{}, { isVerified: false }],
    ];
    for (const [change, answering] of wrong) {
      const answer = new Authenticator(ORIGIN).create({ ...(await begin(cookie)), ...change }, answering);
      expect(await problemOf(await call('POST', '', cookie, { name: 'Phone', ...answer }))).toEqual([
        403,
        'FORBIDDEN',
        'passkey_refused',
      ]);
    }
    expect(await (await call('GET', '', cookie)).json()).toEqual([]);
  });

  test('is reported by email in the person’s language; the passkey is listed, and can be renamed', async () => {
    const person = await registerPerson(own.app, { locale: 'de' });
    const { passkey } = await add(person, 'Telefon');
    expect(passkey).toMatchObject({ name: 'Telefon', isBackedUp: true, lastUsedAt: null });
    expect((await call('PATCH', `/${passkey.id}`, person.cookie, { name: 'Mein Telefon' })).status).toBe(200);
    expect(await (await call('GET', '', person.cookie)).json()).toEqual([{ ...passkey, name: 'Mein Telefon' }]);
    const { excludeCredentials } = await begin(person.cookie);
    expect(excludeCredentials).toHaveLength(1);
    await own.app.drain();
    const mail = own.smtp.mails.find(({ to }) => to?.[0]?.address === person.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Ihrem Konto wurde ein Passkey hinzugefügt',
      expect.stringContaining('Mit dem Passkey „Telefon“'),
    ]);
    const exported = await own.app.request('POST', '/api/me/export', { json: {}, cookie: person.cookie });
    expect(await exported.json()).toMatchObject({ account: { passkeys: [{ name: 'Mein Telefon' }] } });
  });
});

describe('signing in with a passkey', () => {
  test('counts as both factors, and opens a new session with a recent proof', async () => {
    const person = await registerPerson(own.app, { role: 'admin' });
    await setUpSecondFactor(own.app, person);
    const { key } = await add(person);
    const answer = await signInWith(key);
    expect(await answer.json()).toMatchObject({ viewer: { userId: person.userId } });
    const cookie = cookiesOf(answer.headers);
    expect(await statusOf(cookie)).toBe(200);
    expect((await begin(cookie)).challenge).toBeTruthy();
    expect(await (await call('GET', '', cookie)).json()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('satisfies a required second factor, which the password alone does not', async () => {
    const person = await registerPerson(own.app, { role: 'admin' });
    const { key } = await add(person);
    await changeSetting(own.app, 'accounts.admins_need_second_factor', true);
    const users = async (cookie: string) => (await own.app.request('GET', '/api/admin/users', { cookie })).status;
    expect(await users(cookiesOf((await signInWith(key)).headers))).toBe(200);
    const login = await post('login', { email: person.email, password: person.password });
    expect(await users(cookiesOf(login.headers))).toBe(403);
    await changeSetting(own.app, 'accounts.admins_need_second_factor', false);
  });

  test('accepts a challenge once, in the browser that requested it', async () => {
    const { key } = await add(await registerPerson(own.app));
    const { request, cookie } = await beginSignIn();
    const answer = key.get(request);
    expect(await problemOf(await post('passkey', answer))).toEqual(EXPIRED);
    expect(await problemOf(await post('passkey', answer, { cookie: (await beginSignIn()).cookie }))).toEqual(EXPIRED);
    // Another tab of the same browser does not invalidate the first one's challenge.
    expect((await beginSignIn(cookie)).cookie).toBe(cookie);
    expect((await post('passkey', answer, { cookie })).status).toBe(200);
    expect(await problemOf(await post('passkey', answer, { cookie }))).toEqual(EXPIRED);
    const late = await beginSignIn();
    await run(`update pending_sign_in set expires_at = now() - interval '1 second'`);
    expect(await problemOf(await post('passkey', key.get(late.request), { cookie: late.cookie }))).toEqual(EXPIRED);
  });

  test('ignores a browser secret that the site did not issue', async () => {
    const { key } = await add(await registerPerson(own.app));
    const { cookie: given } = await beginSignIn();
    const [name, value = ''] = given.split('=');
    for (const chosen of ['x'.repeat(43), `${'x'.repeat(43)}.${value.split('.')[1]}`, value.split('.')[0]]) {
      const { request, cookie } = await beginSignIn(`${name}=${chosen}`);
      expect(cookie).not.toBe(`${name}=${chosen}`);
      expect(await problemOf(await post('passkey', key.get(request), { cookie: `${name}=${chosen}` }))).toEqual(
        EXPIRED,
      );
    }
  });

  test('refuses an unknown passkey, another origin, an unverified person, a copy, and another account’s handle', async () => {
    const { key } = await add(await registerPerson(own.app));
    expect(await problemOf(await signInWith(new Authenticator(ORIGIN)))).toEqual(REFUSED);
    expect(await problemOf(await signInWith(key, { origin: 'http://localhost.example:3000' }))).toEqual(REFUSED);
    expect(await problemOf(await signInWith(key, { isVerified: false }))).toEqual(REFUSED);
    expect((await signInWith(key, { counter: 9 })).status).toBe(200);
    expect(await problemOf(await signInWith(key, { counter: 9 }))).toEqual(REFUSED);
    const { request, cookie } = await beginSignIn();
    const stranger = { ...key.get(request, { counter: 10 }), userHandle: 'c3RyYW5nZXI' };
    expect(await problemOf(await post('passkey', stranger, { cookie }))).toEqual(REFUSED);
  });

  test('is refused to banned people, and ends with the account', async () => {
    const person = await registerPerson(own.app);
    const { key } = await add(person);
    await run(`update user_account set banned_at = now() where id = $1`, person.userId);
    expect(await problemOf(await signInWith(key))).toEqual(REFUSED);
    await run(`update user_account set banned_at = null where id = $1`, person.userId);
    const erased = await own.app.request('POST', '/api/me/erase', {
      json: { password: person.password },
      cookie: person.cookie,
    });
    expect(erased.status).toBe(200);
    expect(await problemOf(await signInWith(key))).toEqual(REFUSED);
    expect((await run(`select from passkey where user_id = $1`, person.userId)).rowCount).toBe(0);
  });

  test('is limited by network address', async () => {
    await changeSetting(own.app, 'limits.sign_in_starts_per_address', { max: 2, seconds: 60 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post('passkey/begin', {})).status);
    expect(statuses).toEqual([200, 200, 429]);
    await changeSetting(own.app, 'limits.sign_in_starts_per_address', { max: 120, seconds: 900 });
  });
});

describe('a recent proof', () => {
  test("is given by the account's own passkey, with a challenge of the session", async () => {
    const person = await registerPerson(own.app);
    const { key } = await add(person);
    const other = await registerPerson(own.app);
    const { key: othersKey } = await add(other);
    await run(`update user_session set proved_at = null where user_id = $1`, person.userId);
    const ask = async (cookie: string) =>
      (await (await post('prove/passkey/begin', {}, { cookie })).json()) as PasskeyRequest;
    expect((await post('prove/passkey/begin', {})).status).toBe(401);
    const foreign = othersKey.get(await ask(person.cookie));
    expect(await problemOf(await post('prove/passkey', foreign, { cookie: person.cookie }))).toEqual([
      403,
      'FORBIDDEN',
      'passkey_refused',
    ]);
    const answer = key.get(await ask(person.cookie));
    const second = await signInAs(own.app, person);
    expect(await problemOf(await post('prove/passkey', answer, { cookie: second }))).toEqual(EXPIRED);
    expect((await call('POST', '/begin', person.cookie)).status).toBe(403);
    expect((await post('prove/passkey', answer, { cookie: person.cookie })).status).toBe(200);
    expect((await call('POST', '/begin', person.cookie)).status).toBe(200);
  });
});

describe('removing a passkey', () => {
  test('is for its owner only, and refused for the last way to sign in', async () => {
    const person = await registerPerson(own.app);
    const { key, passkey } = await add(person);
    const other = await registerPerson(own.app);
    for (const [method, json] of [
      ['DELETE', {}],
      ['PATCH', { name: 'Mine' }],
    ] as const)
      expect((await call(method, `/${passkey.id}`, other.cookie, json)).status).toBe(404);
    await run(`update user_credential set password = null where user_id = $1`, person.userId);
    expect(await problemOf(await call('DELETE', `/${passkey.id}`, person.cookie))).toEqual([
      409,
      'CONFLICT',
      'only_way_in',
    ]);
    const { passkey: second } = await add(person, 'Second');
    expect((await call('DELETE', `/${second.id}`, person.cookie)).status).toBe(200);
    await add(person, 'Third');
    expect((await call('DELETE', `/${passkey.id}`, person.cookie)).status).toBe(200);
    expect(await problemOf(await signInWith(key))).toEqual(REFUSED);
  });

  test('keeps one of the last two when both are removed at once', async () => {
    const person = await registerPerson(own.app);
    const passkeys = [(await add(person)).passkey, (await add(person, 'Second')).passkey];
    await run(`update user_credential set password = null where user_id = $1`, person.userId);
    const lock = `select from user_account where id = '${person.userId}' for update`;
    const removing = (id: string) => () => call('DELETE', `/${id}`, person.cookie);
    const answers = await sendAtOnce(
      own.app,
      lock,
      passkeys.map(({ id }) => removing(id)),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409]);
  });
});
