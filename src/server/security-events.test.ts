import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { securityEvents, type SecurityEvent } from '#contract/admin/security-events.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { administrate } from './commands.ts';
import { inTransaction } from './context.ts';
import { readSecurityCounts, recordSecurityEvent } from './security-events.ts';

let app: TestApp;
let smtp: MailServer;
let lines: string[] = [];
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp(
    { SMTP_URL: smtp.url, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  admin = await registerPerson(app, { role: 'admin' });
});
beforeEach(async () => {
  await app.database.db.deleteFrom('rate_limit').execute();
  person = await registerPerson(app);
  await app.base.security.flush();
  lines = [];
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const ADDRESS = '203.0.113.77';
const SHORT = '203.0.113.0/24';

interface Line {
  event?: SecurityEvent;
  level: number;
  [key: string]: unknown;
}

const logged = (event: SecurityEvent) =>
  lines.map((line) => JSON.parse(line) as Line).filter((line) => line.event === event);

async function counted(): Promise<Partial<Record<SecurityEvent, number>>> {
  await app.base.security.flush();
  return Object.fromEntries((await readSecurityCounts(app.database.db)).map(({ event, today }) => [event, today]));
}

const ask = (method: string, path: string, json: object | undefined, cookie?: string, address = ADDRESS) =>
  app.request(method, `/api${path}`, { json, headers: { 'x-forwarded-for': address }, ...(cookie ? { cookie } : {}) });
const post = (path: string, json: object, cookie?: string) => ask('POST', path, json, cookie);

/** What one event says of who, what and from where; and that it was counted once. */
async function expectOne(event: SecurityEvent, act: () => Promise<unknown>, expected: object): Promise<void> {
  const before = (await counted())[event] ?? 0;
  await act();
  expect(logged(event)).toEqual([expect.objectContaining({ msg: 'security event', from: SHORT, ...expected })]);
  expect((await counted())[event]).toBe(before + 1);
}

const of = ({ userId, role }: TestPerson) => ({ actor: userId, role });

describe('what looks like an attack is logged as a warning, and counted', () => {
  test('a failed sign-in, by the account that there is', async () => {
    await expectOne('sign_in.failed', () => post('/auth/login', { email: person.email, password: 'a wrong guess' }), {
      level: 40,
      actor: 'anonymous',
      subject: person.userId,
      reason: 'invalid_credentials',
    });
  });

  test('a failed sign-in with an unknown address, without the input', async () => {
    await expectOne(
      'sign_in.failed',
      () => post('/auth/login', { email: 'nobody-here@example.com', password: 'a wrong guess' }),
      { level: 40, actor: 'anonymous' },
    );
    expect(logged('sign_in.failed')[0]).not.toHaveProperty('subject');
  });

  test('a sign-in over the limit', async () => {
    await expectOne(
      'sign_in.limited',
      async () => {
        for (let count = 0; count < 11; count += 1)
          await post('/auth/login', { email: person.email, password: 'a wrong guess' });
      },
      { level: 40, actor: 'anonymous', procedure: 'accounts.login' },
    );
  });

  test('a wrong password inside a session', async () => {
    await expectOne(
      'password.wrong',
      () =>
        post(
          '/auth/change-password',
          { currentPassword: 'a wrong guess', newPassword: 'nine green bottles' },
          person.cookie,
        ),
      { level: 40, ...of(person), subject: person.userId },
    );
  });

  test('any other limit', async () => {
    await expectOne(
      'limit.reached',
      async () => {
        for (let count = 0; count < 4; count += 1) await post('/auth/forgot-password', { email: person.email });
      },
      { level: 40, actor: 'anonymous', procedure: 'accounts.forgotPassword' },
    );
  });

  test('a limit of an upload, which is no procedure', async () => {
    await changeSetting(app, 'limits.uploads_per_person', { max: 1, seconds: 60 });
    await post('/files', {}, person.cookie);
    await expectOne('limit.reached', () => post('/files', {}, person.cookie), {
      level: 40,
      ...of(person),
      procedure: 'POST /api/files',
    });
  });

  test('a denial of a procedure', async () => {
    await expectOne('access.denied', () => ask('GET', '/settings', undefined, person.cookie), {
      level: 40,
      ...of(person),
      procedure: 'settings.list',
    });
  });

  test('a denial of a file, and of a request from another site', async () => {
    await expectOne('access.denied', () => ask('GET', '/admin/audit.csv?x=secret', undefined, person.cookie), {
      level: 40,
      ...of(person),
      procedure: 'GET /api/admin/audit.csv',
    });
    lines = [];
    const foreign = () =>
      app.request('POST', '/api/auth/logout', {
        json: {},
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'x-forwarded-for': ADDRESS },
      });
    await expectOne('access.denied', foreign, { level: 40, actor: 'anonymous', reason: 'cross_origin' });
  });
});

describe('what changes who can do what is logged, and counted', () => {
  const signIn = async (cookie?: string) =>
    cookiesOf((await post('/auth/login', { email: person.email, password: person.password }, cookie)).headers);

  test('a sign-in, and the session that it replaces', async () => {
    await expectOne('sign_in.succeeded', () => signIn(person.cookie), { level: 30, subject: person.userId });
    expect(logged('session.ended')).toMatchObject([{ subject: person.userId, sessions: 1, reason: 'replaced' }]);
  });

  test('a sign-out, and a session that its owner ended', async () => {
    const other = await signInAs(app, person);
    const [first] = (await (await ask('GET', '/auth/sessions', undefined, other)).json()) as { id: string }[];
    expect(first?.id).toBeDefined();
    await expectOne('session.ended', () => post('/auth/logout', {}, other), {
      level: 30,
      ...of(person),
      subject: person.userId,
      sessions: 1,
      reason: 'signed_out',
    });
    lines = [];
    await expectOne(
      'session.ended',
      () => ask('DELETE', `/auth/sessions/${person.actor.sessionId}`, undefined, person.cookie),
      { ...of(person), subject: person.userId, reason: 'ended_by_owner' },
    );
  });

  test('a changed password, with the sessions that end', async () => {
    await signInAs(app, person);
    await expectOne(
      'password.changed',
      () =>
        post(
          '/auth/change-password',
          { currentPassword: person.password, newPassword: 'nine green bottles' },
          person.cookie,
        ),
      { level: 30, ...of(person), subject: person.userId },
    );
    expect(logged('session.ended')).toMatchObject([
      { subject: person.userId, sessions: 1, reason: 'password_changed' },
    ]);
  });

  test('a password that was reset', async () => {
    await post('/auth/forgot-password', { email: person.email });
    await app.drain();
    const token = tokenIn(smtp.lastTo(person.email), '/reset-password');
    await expectOne('password.reset', () => post('/auth/reset-password', { token, password: 'nine green bottles' }), {
      level: 30,
      actor: 'anonymous',
      subject: person.userId,
    });
    expect(lines.join('')).not.toContain(token);
  });

  test('a changed address, without it', async () => {
    const email = `moved-${person.email}`;
    await post('/auth/change-email', { email, password: person.password }, person.cookie);
    await app.drain();
    const token = tokenIn(smtp.lastTo(email), '/auth/confirm');
    await expectOne('address.changed', () => post('/auth/confirm', { token }, person.cookie), {
      level: 30,
      ...of(person),
      subject: person.userId,
    });
  });

  test('a changed setting, by its key', async () => {
    const settings = (await (await ask('GET', '/settings', undefined, admin.cookie)).json()) as {
      id: string;
      key: string;
    }[];
    const { id } = settings.find(({ key }) => key === 'site.contact_phone') ?? { id: '' };
    await expectOne('setting.changed', () => ask('PUT', `/settings/${id}`, { value: '+49 40 999' }, admin.cookie), {
      level: 30,
      ...of(admin),
      key: 'site.contact_phone',
    });
    expect(lines.join('')).not.toContain('+49 40 999');
  });

  test('a ban and its end, and sessions that an administrator ends', async () => {
    await expectOne('session.ended', () => post(`/admin/users/${person.userId}/end-sessions`, {}, admin.cookie), {
      ...of(admin),
      subject: person.userId,
      sessions: 1,
      reason: 'ended_by_administrator',
    });
    await expectOne(
      'user.banned',
      () => post(`/admin/users/${person.userId}/ban`, { reason: 'Spam from their mother' }, admin.cookie),
      { level: 30, ...of(admin), subject: person.userId },
    );
    await expectOne('user.unbanned', () => post(`/admin/users/${person.userId}/unban`, {}, admin.cookie), {
      level: 30,
      ...of(admin),
      subject: person.userId,
    });
    expect(lines.join('')).not.toContain('mother');
  });

  test('an erased account', async () => {
    await expectOne('account.erased', () => post('/me/erase', { password: person.password }, person.cookie), {
      level: 30,
      ...of(person),
      subject: person.userId,
    });
  });

  test('a role that the operator changed', async () => {
    const before = (await counted())['role.changed'] ?? 0;
    for (const command of ['grant', 'grant', 'revoke'])
      await administrate([command, person.email], { DATABASE_URL: app.config.databaseUrl, LOG_LEVEL: 'silent' });
    expect((await counted())['role.changed']).toBe(before + 2);
  });
});

test('nothing is logged or counted of what was undone', async () => {
  const before = await counted();
  const undone = inTransaction(app.ctx(person.actor), async (tx) => {
    recordSecurityEvent(tx, 'user.banned', { subject: person.userId });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([logged('user.banned'), await counted()]).toEqual([[], before]);
});

test('no line holds a secret, an e-mail address or a whole network address (T305)', async () => {
  const address = '2001:db8:aaaa:bbbb::1';
  for (const email of [person.email, 'nobody-here@example.com'])
    await ask('POST', '/auth/login', { email, password: 'an unheard-of guess' }, undefined, address);
  await ask('POST', '/auth/login', { email: person.email, password: person.password }, undefined, address);
  await ask('GET', '/settings', undefined, person.cookie, address);
  await post(
    '/auth/change-password',
    { currentPassword: 'an unheard-of guess', newPassword: 'nine green bottles' },
    person.cookie,
  );
  const text = lines.join('');
  expect(logged('access.denied')).toMatchObject([{ from: '2001:db8:aaaa::/48' }]);
  for (const hidden of [
    person.email,
    'nobody-here',
    'unheard-of',
    'nine green',
    person.password,
    ADDRESS,
    'bbbb',
    person.cookie.split('=')[1]?.slice(0, 20) ?? '',
  ])
    expect(text).not.toContain(hidden);
});

test('counts are written together, by all processes, and are kept while the database is away', async () => {
  const before = (await counted())['access.denied'] ?? 0;
  for (let count = 0; count < 5; count += 1) await ask('GET', '/settings', undefined, person.cookie);
  await app.database.pool.query('alter table security_event_count rename to elsewhere');
  await app.base.security.flush();
  await app.database.pool.query('alter table elsewhere rename to security_event_count');
  expect((await counted())['access.denied']).toBe(before + 5);
  expect((await readSecurityCounts(app.database.db)).map(({ event }) => event)).toEqual([...securityEvents]);
});

test('only administrators see the counts (T306)', async () => {
  await ask('GET', '/settings', undefined, person.cookie);
  const { 'access.denied': denied = 0 } = await counted();
  await app.database.pool.query(
    `insert into security_event_count (day, event, count) select (now() at time zone 'utc')::date - days, 'access.denied', 100 from unnest(array[6, 7]) as days`,
  );
  expect((await ask('GET', '/admin/health', undefined, person.cookie)).status).toBe(403);
  const { security } = (await (await ask('GET', '/admin/health', undefined, admin.cookie)).json()) as {
    security: object[];
  };
  expect(security).toContainEqual({ event: 'access.denied', today: denied, week: denied + 100 });
});
