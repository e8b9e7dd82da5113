import { describe, expect, test } from 'vitest';

import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { mailingApp, type From } from '#test/support/mailing-app.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { codeOf, setUpSecondFactor } from '#test/support/second-factor.ts';

import { encryptSecrets } from './second-factor-secret.ts';

const own = mailingApp();
const { post } = own;

const factor = (path: string, json: object, { cookie }: { cookie?: string }) =>
  own.app.request('POST', `/api/me/second-factor${path}`, { json, ...(cookie ? { cookie } : {}) });
const statusOf = async (cookie: string) => (await own.app.request('GET', '/api/me', { cookie })).status;
const problemOf = async (answer: Response) => {
  const { code, data } = (await answer.json()) as { code: string; data: { reason?: string; fields?: object[] } };
  return [code, data.reason ?? data.fields?.[0]];
};

/** Takes the first step, and returns the cookie of the second. */
async function beginSignIn({ email, password }: TestPerson, from: From = {}): Promise<string> {
  const answer = await post('login', { email, password }, from);
  expect([answer.status, await answer.json()]).toEqual([200, { viewer: null }]);
  return cookiesOf(answer.headers);
}

const enter = (code: string, cookie?: string) => post('second-factor', { code }, cookie ? { cookie } : {});

const proofIs = ({ userId }: TestPerson, minutesAgo: number) =>
  own.app.database.pool.query(
    `update user_session set proved_at = now() - $2 * interval '1 minute' where user_id = $1`,
    [userId, minutesAgo],
  );

describe("an authenticator's secret", () => {
  const storedOf = async ({ userId }: TestPerson) =>
    (
      await own.app.base.db
        .selectFrom('second_factor')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).secret;
  const store = ({ userId }: TestPerson, secret: string) =>
    own.app.base.db.updateTable('second_factor').set({ secret }).where('user_id', '=', userId).execute();

  test('is encrypted in the database, where it works for its own account only', async () => {
    const [person, other] = [await registerPerson(own.app), await registerPerson(own.app)];
    const { secret } = await setUpSecondFactor(own.app, person);
    const { secret: ofOther } = await setUpSecondFactor(own.app, other);
    const stored = await storedOf(person);
    expect(stored).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(stored.slice(3), 'base64url').toString('latin1')).not.toContain(secret);
    await store(person, await storedOf(other));
    expect((await enter(codeOf(ofOther, 1), await beginSignIn(person))).status).toBe(422);
  });

  test('is encrypted at the next start if an earlier release wrote it, and works until then', async () => {
    const person = await registerPerson(own.app);
    const { secret } = await setUpSecondFactor(own.app, person);
    await store(person, secret);
    await own.app.base.db.updateTable('second_factor').set({ last_step: 0 }).execute();
    expect((await enter(codeOf(secret), await beginSignIn(person))).status).toBe(200);
    await encryptSecrets({ ...own.app.ctx(), encryption: own.app.accounts.encryption });
    const stored = await storedOf(person);
    expect(stored).toMatch(/^v1\./);
    await encryptSecrets({ ...own.app.ctx(), encryption: own.app.accounts.encryption });
    expect(await storedOf(person)).toBe(stored);
    expect((await enter(codeOf(secret, 1), await beginSignIn(person))).status).toBe(200);
  });

  test('is useless once the key is lost, unlike recovery codes', async () => {
    const person = await registerPerson(own.app);
    const { secret, recoveryCodes } = await setUpSecondFactor(own.app, person);
    await store(person, `v1.${'A'.repeat(80)}`);
    const cookie = await beginSignIn(person);
    expect((await enter(codeOf(secret, 1), cookie)).status).toBe(422);
    expect((await enter(recoveryCodes[0] ?? '', cookie)).status).toBe(200);
  });
});

describe('setting up a second factor', () => {
  test('requires a signed-in user with a recent proof, and takes effect with its first code', async () => {
    const person = await registerPerson(own.app, { locale: 'de' });
    for (const path of ['', '/confirm', '/recovery-codes', '/disable'])
      expect([path, (await factor(path, {}, {})).status]).toEqual([path, 401]);
    await proofIs(person, 11);
    expect(await problemOf(await factor('', {}, person))).toEqual(['FORBIDDEN', 'sign_in_again']);
    expect((await post('prove', { password: person.password }, { cookie: person.cookie })).status).toBe(200);

    expect((await factor('/confirm', { code: '123456' }, person)).status).toBe(422);
    const begun = (await (await factor('', {}, person)).json()) as { secret: string; uri: string; qrCode: string };
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.qrCode).toMatch(/^<svg/);
    expect((await post('login', { email: person.email, password: person.password })).status).toBe(200);
    expect(await problemOf(await factor('/confirm', { code: '000000' }, person))).toEqual([
      'INVALID',
      { path: 'code', code: 'wrong_code' },
    ]);

    const other = await signInAs(own.app, person);
    const { recoveryCodes } = await setUpSecondFactor(own.app, person);
    expect([await statusOf(other), await statusOf(person.cookie)]).toEqual([401, 200]);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { rows } = await own.app.database.pool.query<{ digest: string }>(
      `select digest from recovery_code where user_id = $1`,
      [person.userId],
    );
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect(await problemOf(await factor('', {}, person))).toEqual(['CONFLICT', 'wrong_status']);
    await own.app.drain();
    // In addition to the email about the sign-in from a new device.
    expect(
      own.smtp.mails.filter(({ to }) => to?.[0]?.address === person.email).map(({ subject }) => subject),
    ).toContain('Die Zwei-Faktor-Anmeldung wurde eingeschaltet');
  });

  test('is undone by password and code together', async () => {
    const person = await registerPerson(own.app);
    const { secret } = await setUpSecondFactor(own.app, person);
    const code = codeOf(secret, 1);
    expect(await problemOf(await factor('/disable', { password: 'wrong', code }, person))).toEqual([
      'INVALID',
      { path: 'password', code: 'wrong_password' },
    ]);
    expect((await factor('/disable', { password: person.password, code: '000000' }, person)).status).toBe(422);
    expect((await factor('/disable', { password: person.password, code }, person)).status).toBe(200);
    expect((await post('login', { email: person.email, password: person.password })).status).toBe(200);
    expect((await factor('/disable', { password: person.password, code }, person)).status).toBe(409);
  });
});

describe('recovery codes', () => {
  test('replace the previous ones when renewed', async () => {
    const person = await registerPerson(own.app);
    const { secret, recoveryCodes } = await setUpSecondFactor(own.app, person);
    const renewed = await factor('/recovery-codes', { code: codeOf(secret, 1) }, person);
    const [fresh] = ((await renewed.json()) as { recoveryCodes: string[] }).recoveryCodes;
    const cookie = await beginSignIn(person);
    expect((await enter(recoveryCodes[0] ?? '', cookie)).status).toBe(422);
    expect((await enter(fresh ?? '', cookie)).status).toBe(200);
  });

  test('are shown once when two first codes arrive at once', async () => {
    const person = await registerPerson(own.app);
    const { secret } = (await (await factor('', {}, person)).json()) as { secret: string };
    const requests = [codeOf(secret), codeOf(secret, 1)].map((code) => () => factor('/confirm', { code }, person));
    const lock = `select from second_factor where user_id = '${person.userId}' for update`;
    expect(sortedStatuses(await sendAtOnce(own.app, lock, requests))).toEqual([200, 409]);
  });
});

describe('signing in with a second factor', () => {
  test('opens no session by the password alone, and asks the same browser for a code', async () => {
    const person = await registerPerson(own.app);
    const { secret } = await setUpSecondFactor(own.app, person);
    const cookie = await beginSignIn(person);
    expect(cookie).toMatch(/^parlance\.sign_in=[\w-]{43}$/);
    const { rows } = await own.app.database.pool.query(`select id from user_session where user_id = $1`, [
      person.userId,
    ]);
    expect(rows).toHaveLength(1);
    for (const stolen of [undefined, 'parlance.sign_in=guessed-guessed-guessed'])
      expect(await problemOf(await enter(codeOf(secret, 1), stolen))).toEqual(['CONFLICT', 'sign_in_expired']);
    expect(await (await own.app.request('GET', '/api/auth/pending', { cookie })).json()).toEqual({
      needs: 'second_factor',
    });
    // The current code was used during setup.
    expect((await enter(codeOf(secret), cookie)).status).toBe(422);
    const code = codeOf(secret, 1);
    const done = await enter(`${code.slice(0, 3)} ${code.slice(3)}`, cookie);
    expect(await done.json()).toMatchObject({ viewer: { userId: person.userId } });
    expect(await statusOf(cookiesOf(done.headers))).toBe(200);
    expect(await problemOf(await enter(codeOf(secret, 1), cookie))).toEqual(['CONFLICT', 'sign_in_expired']);
    expect((await enter(code, await beginSignIn(person))).status).toBe(422);
  });

  test('accepts a recovery code once', async () => {
    const person = await registerPerson(own.app);
    const { recoveryCodes } = await setUpSecondFactor(own.app, person);
    const [code = ''] = recoveryCodes;
    expect((await enter(code.toUpperCase(), await beginSignIn(person))).status).toBe(200);
    expect((await enter(code, await beginSignIn(person))).status).toBe(422);
  });

  test('opens one session when two codes arrive at once', async () => {
    const person = await registerPerson(own.app);
    const { recoveryCodes } = await setUpSecondFactor(own.app, person);
    const cookie = await beginSignIn(person);
    const requests = recoveryCodes.slice(0, 2).map((code) => () => enter(code, cookie));
    const answers = await sendAtOnce(own.app, 'lock table pending_sign_in in share mode', requests);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
  });

  test('allows five wrong codes, which do not lock out the owner on a known device', async () => {
    const person = await registerPerson(own.app);
    const { secret, recoveryCodes } = await setUpSecondFactor(own.app, person);
    const known = cookiesOf((await enter(recoveryCodes[0] ?? '', await beginSignIn(person))).headers);
    const device = known.split('; ').find((cookie) => cookie.startsWith('parlance.device=')) ?? '';
    const stranger = await beginSignIn(person);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await enter('000000', stranger)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await enter(recoveryCodes[1] ?? '', await beginSignIn(person))).status).toBe(429);
    const cookie = `${await beginSignIn(person, { cookie: device })}; ${device}`;
    expect((await enter(codeOf(secret, 1), cookie)).status).toBe(200);
  });

  test('ends after ten minutes, and with a ban', async () => {
    const person = await registerPerson(own.app);
    const { recoveryCodes } = await setUpSecondFactor(own.app, person);
    const cookie = await beginSignIn(person);
    await own.app.database.pool.query(`update user_account set banned_at = now() where id = $1`, [person.userId]);
    expect((await enter(recoveryCodes[0] ?? '', cookie)).status).toBe(401);
    await own.app.database.pool.query(`update user_account set banned_at = null where id = $1`, [person.userId]);
    const late = await beginSignIn(person);
    await own.app.database.pool.query(`update pending_sign_in set expires_at = now() - interval '1 second'`);
    expect(await problemOf(await enter(recoveryCodes[1] ?? '', late))).toEqual(['CONFLICT', 'sign_in_expired']);
  });
});
