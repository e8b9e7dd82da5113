import { describe, expect, test } from 'vitest';

import type { PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkeys.ts';
import { ORIGIN } from '#test/support/app.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { codeOf, setUpSecondFactor } from '#test/support/second-factor.ts';
import { addIdentityRow } from '#test/support/ways-in.ts';

const own = mailingApp();

const run = (text: string, ...values: unknown[]) => own.app.database.pool.query(text, values);
const call = (path: string, cookie: string, json: object = {}) =>
  own.app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });

async function answerOf(answer: Response): Promise<unknown[]> {
  if (answer.ok) return [answer.status];
  const { data } = (await answer.json()) as { data: { reason?: string; fields?: { path: string; code: string }[] } };
  return [answer.status, data.reason ?? data.fields?.map(({ path, code }) => `${path} ${code}`).join()];
}
const ask = async (path: string, cookie: string, json: object = {}) => answerOf(await call(path, cookie, json));

const takePassword = ({ userId }: TestPerson) =>
  run(`update user_credential set password = null where user_id = $1`, userId);
const forgetProofs = ({ userId }: TestPerson) =>
  run(
    `update user_session set proved_at = now() - interval '11 minutes', first_factor_at = first_factor_at - interval '11 minutes' where user_id = $1`,
    userId,
  );

/** Signs in with another site only. */
async function registerWithoutPassword(): Promise<TestPerson> {
  const person = await registerPerson(own.app);
  await addIdentityRow(own.app, person.userId);
  await takePassword(person);
  await forgetProofs(person);
  return person;
}

async function addPasskey({ cookie }: TestPerson): Promise<Authenticator> {
  const begun = await call('/me/passkeys/begin', cookie);
  const key = new Authenticator(ORIGIN);
  const answer = key.create((await begun.json()) as PasskeyCreation);
  expect(await ask('/me/passkeys', cookie, { name: 'Phone', ...answer })).toEqual([200]);
  return key;
}

async function codeFor(person: TestPerson, cookie = person.cookie): Promise<string> {
  expect(await ask('/auth/prove/mail/begin', cookie)).toEqual([200]);
  await own.app.drain();
  const mails = own.smtp.mails.filter(({ to }) => to?.some(({ address }) => address === person.email));
  return mails.flatMap(({ text = '' }) => /^\d{4} \d{4}$/m.exec(text)?.[0] ?? []).at(-1) ?? '';
}

const changes = (email = 'new@example.com') =>
  [
    ['/auth/change-email', { email }],
    ['/me/erase', {}],
  ] as const;

const AGAIN = [403, 'first_factor_again'];
const WRONG = [422, 'code wrong_code'];

describe('an account without a password', () => {
  test('requires a recent proof to change its address or be erased, whatever is typed as a password', async () => {
    const person = await registerWithoutPassword();
    for (const [path, input] of changes()) {
      expect((await ask(path, '', input))[0]).toBe(401);
      expect(await ask(path, person.cookie, input)).toEqual(AGAIN);
      expect(await ask(path, person.cookie, { ...input, password: person.password })).toEqual(AGAIN);
      expect((await ask(path, person.cookie, { ...input, more: 1 }))[0]).toBe(422);
    }
  });

  test('is verified by an emailed code, once, in the session that requested it', async () => {
    const person = await registerWithoutPassword();
    const elsewhere = await signInAs(own.app, person);
    await forgetProofs(person);
    const other = await registerWithoutPassword();
    expect(await ask('/auth/prove/mail/begin', '')).toEqual([401, undefined]);
    const code = await codeFor(person);
    expect(code).not.toBe('');
    for (const cookie of [elsewhere, other.cookie])
      expect(await ask('/auth/prove/mail', cookie, { code })).toEqual(WRONG);
    expect(await ask('/auth/change-email', elsewhere, { email: 'new@example.com' })).toEqual(AGAIN);
    for (const wrong of [{}, { code: '' }, { code, more: 1 }])
      expect((await ask('/auth/prove/mail', person.cookie, wrong))[0]).toBe(422);
    expect(
      await ask('/auth/prove/mail', person.cookie, { code: code.replace(/^\d/, (digit) => `${9 - Number(digit)}`) }),
    ).toEqual(WRONG);
    expect(await ask('/auth/prove/mail', person.cookie, { code })).toEqual([200]);
    expect(await ask('/auth/prove/mail', person.cookie, { code })).toEqual(WRONG);
    expect(await ask('/auth/change-email', person.cookie, { email: 'new@example.com' })).toEqual([200]);
    expect(await ask('/auth/change-email', elsewhere, { email: 'new@example.com' })).toEqual(AGAIN);
    // The code proves as much as the password does, for other actions too.
    expect(await ask('/me/passkeys/begin', person.cookie)).toEqual([200]);
    await forgetProofs(person);
    expect(await ask('/auth/change-email', person.cookie, { email: 'new@example.com' })).toEqual(AGAIN);
  });

  test('is not verified by a code of ten minutes ago, nor by many guesses', async () => {
    const person = await registerWithoutPassword();
    const late = await codeFor(person);
    await run(`update pending_sign_in set expires_at = expires_at - interval '10 minutes'`);
    expect(await ask('/auth/prove/mail', person.cookie, { code: late })).toEqual(WRONG);
    const code = await codeFor(person);
    for (let guess = 0; guess < 4; guess += 1)
      expect(await ask('/auth/prove/mail', person.cookie, { code: `${guess}` })).toEqual(WRONG);
    expect((await ask('/auth/prove/mail', person.cookie, { code }))[0]).toBe(429);
  });

  test('gets three codes an hour, and none once its session has ended', async () => {
    const person = await registerWithoutPassword();
    const elsewhere = await signInAs(own.app, person);
    const before = own.smtp.mails.length;
    expect(await ask('/auth/prove/mail/begin', elsewhere)).toEqual([200]);
    await run(
      `delete from user_session where id = (select id from user_session where user_id = $1 order by created_at desc limit 1)`,
      person.userId,
    );
    await own.app.drain();
    expect(own.smtp.mails.length).toBe(before);
    await codeFor(person);
    await codeFor(person);
    expect((await ask('/auth/prove/mail/begin', person.cookie))[0]).toBe(429);
  });

  test('is verified by its passkey if it has one, and not by email', async () => {
    const person = await registerPerson(own.app);
    const key = await addPasskey(person);
    await takePassword(person);
    await forgetProofs(person);
    expect(await ask('/auth/prove/mail/begin', person.cookie)).toEqual([409, 'wrong_status']);
    expect(await ask('/auth/prove/mail', person.cookie, { code: '12345678' })).toEqual([409, 'wrong_status']);
    expect(await ask('/me/erase', person.cookie)).toEqual(AGAIN);
    const begun = await call('/auth/prove/passkey/begin', person.cookie);
    const answer = key.get((await begun.json()) as PasskeyRequest);
    expect(await ask('/auth/prove/passkey', person.cookie, answer)).toEqual([200]);
    expect(await ask('/me/erase', person.cookie)).toEqual([200]);
    expect((await own.app.request('GET', '/api/me', { cookie: person.cookie })).status).toBe(401);
  });

  test('switches off its second factor with a code from it and another proof', async () => {
    const person = await registerPerson(own.app);
    const { secret, recoveryCodes } = await setUpSecondFactor(own.app, person);
    await takePassword(person);
    await forgetProofs(person);
    const off = (code: string) => ask('/me/second-factor/disable', person.cookie, { code });
    expect(await ask('/auth/prove', person.cookie, { code: codeOf(secret, 1) })).toEqual([200]);
    // One code cannot be both.
    expect(await off(recoveryCodes[0] ?? '')).toEqual(AGAIN);
    expect(await ask('/auth/prove/mail', person.cookie, { code: await codeFor(person) })).toEqual([200]);
    expect(await off('nonsense')).toEqual(WRONG);
    expect(await off(recoveryCodes[0] ?? '')).toEqual([200]);
  });
});

test('requires the password where there is one, and sends no code', async () => {
  const person = await registerPerson(own.app);
  expect(await ask('/auth/prove/mail/begin', person.cookie)).toEqual([409, 'wrong_status']);
  for (const [path, input] of changes()) {
    expect(await ask(path, person.cookie, input)).toEqual([422, 'password required']);
    expect(await ask(path, person.cookie, { ...input, password: 'a guess' })).toEqual([422, 'password wrong_password']);
  }
  expect(await (await own.app.request('GET', '/api/auth/ways-in', { cookie: person.cookie })).json()).toEqual({
    hasPassword: true,
    hasPasskey: false,
    hasSecondFactor: false,
  });
});
