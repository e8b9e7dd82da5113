import { describe, expect, test } from 'vitest';

import { endSessionsOf } from '#server/features/admin/users/assist.ts';
import { banUser } from '#server/features/admin/users/ban.ts';
import { tokenIn } from '#test/support/mail-server.ts';
import { mailingApp, type From } from '#test/support/mailing-app.ts';
import { cookiesOf, registerPerson, type TestPerson } from '#test/support/people.ts';

import { sweepDevices } from './known-devices.ts';

const WRONG = 'a wrong guess';

const own = mailingApp();
const { post } = own;
const login = ({ email }: { email: string }, password: string, from?: From) => post('login', { email, password }, from);
const guess = async (person: { email: string }, times: number, from: From) => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await login(person, WRONG, from)).status);
  return statuses;
};

const STRANGER = '198.51.100.7';

/** Signs in, and returns the cookie that marks this device as known, with the session's. */
async function signInOn(person: TestPerson, from: From = {}): Promise<{ device: string; session: string }> {
  const answer = await login(person, person.password, from);
  expect(answer.status).toBe(200);
  const cookies = cookiesOf(answer.headers).split('; ');
  const find = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  return { device: find('parlance.device'), session: find('parlance.session_token') };
}

/** Uses up the guesses that strangers have for an account. */
async function lockOut(person: { email: string }): Promise<void> {
  await guess(person, 10, { address: STRANGER });
  expect((await login(person, WRONG, { address: '203.0.113.9' })).status).toBe(429);
}

const isKnown = async (person: TestPerson, device: string) => {
  await lockOut(person);
  const { status } = await login(person, person.password, { cookie: device });
  await own.app.database.db.deleteFrom('rate_limit').execute();
  return status === 200;
};

describe('a device that signed in before', () => {
  test('is not recognized by its own claim, or for another account', async () => {
    const person = await registerPerson(own.app);
    const attacker = await signInOn(await registerPerson(own.app));
    await lockOut(person);
    for (const cookie of ['parlance.device=', `parlance.device=${'x'.repeat(43)}`, attacker.device]) {
      expect((await login(person, person.password, { cookie })).status).toBe(429);
    }
  });

  test('guesses at another account within that account’s limit', async () => {
    const person = await registerPerson(own.app);
    const attacker = await signInOn(await registerPerson(own.app));
    expect(await guess(person, 11, { cookie: attacker.device })).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ]);
    expect((await login(person, person.password)).status).toBe(429);
  });

  test('signs in while strangers guess, also on its own network (T295)', async () => {
    const person = await registerPerson(own.app);
    const { device, session } = await signInOn(person);
    await post('logout', {}, { cookie: `${device}; ${session}` });
    expect(await guess(person, 40, { address: '192.0.2.1' })).toContain(429);
    expect((await login(person, person.password)).status).toBe(429);
    expect((await login(person, person.password, { cookie: device })).status).toBe(200);
  });

  test('has ten wrong guesses of its own, which lock out no one else', async () => {
    const person = await registerPerson(own.app);
    const [one, other] = [await signInOn(person), await signInOn(person)];
    expect(await guess(person, 11, { cookie: one.device })).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await login(person, person.password, { cookie: one.device })).status).toBe(429);
    expect((await login(person, person.password, { cookie: other.device })).status).toBe(200);
    expect((await login(person, person.password)).status).toBe(200);
  });

  test('is recognized by a cookie that neither scripts nor other sites can use; the table stores only its digest', async () => {
    const person = await registerPerson(own.app);
    const lines = (await login(person, person.password)).headers.getSetCookie();
    const line = lines.find((cookie) => cookie.startsWith('parlance.device='));
    expect(line).toMatch(/^parlance\.device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    const rows = await own.app.database.db
      .selectFrom('known_device')
      .select('digest')
      .where('user_id', '=', person.userId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(line).not.toContain(rows[0]?.digest);
  });

  test('gets a new cookie at each sign-in, which invalidates the previous one', async () => {
    const person = await registerPerson(own.app);
    const first = await signInOn(person);
    const second = await signInOn(person, { cookie: first.device });
    expect(second.device).not.toBe(first.device);
    expect(await isKnown(person, first.device)).toBe(false);
    expect(await isKnown(person, second.device)).toBe(true);
    expect(
      await own.app.database.db.selectFrom('known_device').select('id').where('user_id', '=', person.userId).execute(),
    ).toHaveLength(1);
  });

  test('is forgotten half a year after its last sign-in', async () => {
    const person = await registerPerson(own.app);
    const { device } = await signInOn(person);
    await own.app.database.pool.query(
      `update known_device set expires_at = now() - interval '1 second' where user_id = $1`,
      [person.userId],
    );
    expect(await isKnown(person, device)).toBe(false);
    await sweepDevices(own.app.database.db);
    expect(
      await own.app.database.db.selectFrom('known_device').select('id').where('user_id', '=', person.userId).execute(),
    ).toEqual([]);
  });

  test('can belong to two people', async () => {
    const [ana, ben] = [await registerPerson(own.app), await registerPerson(own.app)];
    const first = await signInOn(ana);
    const { device } = await signInOn(ben, { cookie: first.device });
    for (const person of [ana, ben]) await lockOut(person);
    const again = await signInOn(ana, { cookie: device });
    expect((await login(ben, ben.password, { cookie: again.device })).status).toBe(200);
  });

  test('includes the one where an address was confirmed', async () => {
    const email = 'confirmed-here@example.com';
    const registered = await post('register', {
      firstName: 'Lea',
      lastName: 'Roth',
      email,
      password: 'seven quiet rivers',
      acceptsTerms: true,
    });
    await own.app.drain();
    const token = tokenIn(own.smtp.lastTo(email), '/auth/confirm');
    const confirmed = await post('confirm', { token }, { cookie: cookiesOf(registered.headers) });
    const device = cookiesOf(confirmed.headers)
      .split('; ')
      .find((cookie) => cookie.startsWith('parlance.device='));
    await lockOut({ email });
    expect((await post('login', { email, password: 'seven quiet rivers' }, { cookie: device ?? '' })).status).toBe(200);
  });

  test('is forgotten with its session, when all sessions end, with a new password and with a ban', async () => {
    const admin = await registerPerson(own.app, { role: 'admin' });
    const ends: Record<string, (person: TestPerson, session: string) => Promise<unknown>> = {
      'ending its session': async (person, session) => {
        const sessions = (await (
          await own.app.request('GET', '/api/auth/sessions', { cookie: person.cookie })
        ).json()) as { id: string; isCurrent: boolean }[];
        const other = sessions.find(({ isCurrent }) => !isCurrent);
        expect(session).not.toBe('');
        return own.app.request('DELETE', `/api/auth/sessions/${other?.id}`, { cookie: person.cookie });
      },
      'ending all sessions': ({ userId }) => endSessionsOf(own.app.ctx(admin.actor), { id: userId }),
      'a ban': ({ userId }) => banUser(own.app.ctx(admin.actor), { id: userId, reason: 'Spam' }),
      'a changed password': ({ cookie, password }) =>
        post('change-password', { currentPassword: password, newPassword: password.toUpperCase() }, { cookie }),
      'a new password': async ({ email, password }) => {
        await own.app.drain();
        await post('forgot-password', { email });
        await own.app.drain();
        return post('reset-password', {
          token: tokenIn(own.smtp.lastTo(email), '/reset-password'),
          password: password.toUpperCase(),
        });
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const person = await registerPerson(own.app);
      const { session } = await signInOn(person);
      await end(person, session);
      expect([
        name,
        await own.app.database.db
          .selectFrom('known_device')
          .select('id')
          .where('user_id', '=', person.userId)
          .execute(),
      ]).toEqual([name, []]);
    }
  });

  test('is in the export of its owner’s data, without its secret', async () => {
    const person = await registerPerson(own.app);
    const { device } = await signInOn(person);
    const { digest } = await own.app.database.db
      .selectFrom('known_device')
      .select('digest')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const text = await (await own.app.request('POST', '/api/me/export', { json: {}, cookie: person.cookie })).text();
    expect((JSON.parse(text) as { account: { devices: object[] } }).account.devices).toEqual([
      { createdAt: expect.any(String), lastUsedAt: expect.any(String), expiresAt: expect.any(String) },
    ]);
    for (const secret of [device.split('=')[1] ?? '', digest]) expect(text).not.toContain(secret);
  });

  test('stays known when its owner changes the password on it', async () => {
    const person = await registerPerson(own.app);
    const [here, elsewhere] = [await signInOn(person), await signInOn(person)];
    await post(
      'change-password',
      { currentPassword: person.password, newPassword: 'nine green bottles' },
      { cookie: here.session },
    );
    const changed = { ...person, password: 'nine green bottles' };
    expect([await isKnown(changed, here.device), await isKnown(changed, elsewhere.device)]).toEqual([true, false]);
  });
});

test('reveals by no answer whether an address has an account, known or not (T296)', async () => {
  const person = await registerPerson(own.app);
  const { device } = await signInOn(await registerPerson(own.app));
  for (const cookie of ['', device]) {
    const seen = async (email: string, address: string) => {
      const answers: unknown[] = [];
      for (let count = 0; count < 12; count += 1) {
        const answer = await post('login', { email, password: WRONG }, { cookie, address });
        answers.push([
          answer.status,
          ((await answer.json()) as { data: { reason?: string } }).data.reason,
          answer.headers.getSetCookie(),
        ]);
      }
      return answers;
    };
    expect(await seen(person.email, '203.0.113.1')).toEqual(await seen('nobody-at-all@example.com', '203.0.113.2'));
    await own.app.database.db.deleteFrom('rate_limit').execute();
  }
});

describe('a device that is new to an account', () => {
  const mailsOf = async (person: TestPerson) => {
    await own.app.drain();
    return own.smtp.mails.filter(({ to }) => to?.some(({ address }) => address === person.email));
  };

  test('is reported to its owner by email, in their language, once', async () => {
    const person = await registerPerson(own.app, { locale: 'de' });
    expect((await login(person, WRONG)).status).toBe(401);
    expect(await mailsOf(person)).toEqual([]);
    const { device, session } = await signInOn(person, { address: '203.0.113.77' });
    expect((await login(person, person.password, { cookie: device })).status).toBe(200);
    const mails = await mailsOf(person);
    expect(mails.map(({ subject }) => subject)).toEqual(['Neue Anmeldung in Ihrem Konto']);
    expect(mails[0]?.text).toMatch(/Unbekanntes Gerät.* UTC, Netz 203\.0\.113\.0\/24\./s);
    const sessions = await own.app.request('GET', '/api/auth/sessions', { cookie: session });
    expect(await sessions.json()).toContainEqual(
      expect.objectContaining({ isCurrent: true, network: '203.0.113.0/24' }),
    );
  });
});
