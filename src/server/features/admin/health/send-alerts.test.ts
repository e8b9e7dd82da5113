import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { newId } from '#server/platform/id.ts';
import type { Part } from '#server/platform/parts/parts.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { sendAlerts } from './send-alerts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date('2026-11-28T08:00:00Z');

let server: MailServer;
let second: MailServer;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  [server, second] = await Promise.all([startMailServer(), startMailServer()]);
  app = await createTestApp({ SMTP_URL: server.url });
  admin = await registerPerson(app, { role: 'admin' });
  await app.drain();
});
afterAll(async () => {
  await app.close();
  await Promise.all([server.close(), second.close()]);
});
beforeEach(async () => {
  await app.database.pool.query('delete from mail');
  await app.database.pool.query('delete from health_watch');
  for (const { mails } of [server, second]) mails.length = 0;
});
afterEach(() => {
  server.mood = 'takes';
  second.mood = 'takes';
});

/** An email that failed for good; it raises an alert until it is removed. */
const fail = () =>
  app.base.db
    .insertInto('mail')
    .values({
      id: newId(),
      to_name: '',
      to_address: 'given-up@example.com',
      locale: 'en',
      subject: '',
      html: '',
      text: '',
      headers: '{}',
      status: 'dead',
      last_error: '451 Try again later',
    })
    .execute();
const mend = () => app.base.db.deleteFrom('mail').where('status', '=', 'dead').execute();

/** This many hours after the first check. */
async function check(hours: number, config: Partial<TestApp['config']> = {}, parts: Part[] = []): Promise<void> {
  const clock = { now: () => new Date(START.getTime() + hours * HOUR) };
  const disks = () => Promise.resolve({});
  await sendAlerts({ ...app.system, clock, disks, parts: { list: () => parts }, config: { ...app.config, ...config } });
  await app.drain();
}

async function waitingForLocks(): Promise<number | undefined> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count;
}

const subjectsTo = ({ mails }: MailServer, { email }: TestPerson) =>
  mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
const PROBLEM = 'A problem with Parlance';
const OVER = 'Parlance is working again';

describe('administrators', () => {
  test('are not emailed while all is well, or about invented problems of a demo', async () => {
    await check(0);
    await fail();
    await check(1, { demo: true });
    expect(server.mails).toEqual([]);
  });

  test('are emailed as soon as a mail server is configured', async () => {
    await fail();
    await check(0, { smtpUrl: undefined });
    expect(server.mails).toEqual([]);
    await check(1);
    expect(subjectsTo(server, admin)).toEqual([PROBLEM]);
  });

  test('are emailed once a day while a problem lasts, and once when it is over', async () => {
    await fail();
    for (const hours of [0, 1, 12, 23, 24, 25]) await check(hours);
    expect(subjectsTo(server, admin)).toEqual([PROBLEM, PROBLEM]);
    await mend();
    for (const hours of [27, 28, 60]) await check(hours);
    expect(subjectsTo(server, admin)).toEqual([PROBLEM, PROBLEM, OVER]);
  });

  test('are not told that it is over within the first hour, nor of a second problem on the same day', async () => {
    await fail();
    await check(0);
    await mend();
    await check(0.5);
    expect(subjectsTo(server, admin)).toEqual([PROBLEM]);
    await check(1);
    await fail();
    await check(2);
    expect(subjectsTo(server, admin)).toEqual([PROBLEM, OVER]);
  });

  test('are emailed about a part once it has been down for ten minutes', async () => {
    const down = (minutes: number): Part[] => [
      { name: 'storage', state: 'down', isUp: false, since: new Date(START.getTime() - minutes * MINUTE) },
    ];
    await check(0, {}, down(9));
    expect(subjectsTo(server, admin)).toEqual([]);
    await check(0, {}, down(10));
    expect(server.lastTo(admin.email).text).toContain('File storage: not working');
  });

  test('are emailed once by two workers that check at the same time', async () => {
    await check(0);
    await fail();
    const other = await app.database.pool.connect();
    await other.query('begin');
    await other.query('select from health_watch for update');
    const checks = Promise.all([check(0), check(0)]);
    await expect.poll(waitingForLocks).toBe(2);
    await other.query('commit');
    other.release();
    await checks;
    expect(subjectsTo(server, admin)).toEqual([PROBLEM]);
  });

  test('read the cause and the first step in their language, with a link to the page', async () => {
    const german = await registerPerson(app, { role: 'admin' });
    await app.base.db
      .updateTable('profile')
      .set({ preferred_locale: 'de' })
      .where('user_id', '=', german.userId)
      .execute();
    await fail();
    await check(0);
    const { subject, text } = server.lastTo(german.email);
    expect(subject).toBe('Störung bei Parlance');
    expect(text).toContain('1 E-Mail konnte nicht gesendet werden');
    expect(text).toContain('Lesen Sie auf der Seite „Systemzustand“');
    expect(text).toContain('/de/admin/health');
  });
});

test('are not emailed if they cannot act as administrators', async () => {
  const others = {
    seeker: await registerPerson(app),
    employer: await registerPerson(app, { role: 'employer' }),
    banned: await registerPerson(app, { role: 'admin' }),
    unconfirmed: await registerPerson(app, { role: 'admin' }),
  };
  const change = (person: TestPerson, values: { banned_at?: Date; email_verified?: boolean }) =>
    app.base.db.updateTable('user_account').set(values).where('id', '=', person.userId).execute();
  await change(others.banned, { banned_at: new Date() });
  await change(others.unconfirmed, { email_verified: false });
  await app.drain();
  server.mails.length = 0;
  await fail();
  await check(0);
  expect(subjectsTo(server, admin)).toEqual([PROBLEM]);
  for (const person of Object.values(others)) expect(subjectsTo(server, person)).toEqual([]);
});

describe('with a second mail server', () => {
  const two = () => ({ alertSmtpUrl: second.url });

  test('administrators are emailed through it when the first hangs', async () => {
    await fail();
    server.mood = 'hangs';
    await check(0, two());
    expect(subjectsTo(second, admin)).toEqual([PROBLEM]);
    expect(await app.base.db.selectFrom('mail').select('id').where('status', '<>', 'dead').execute()).toEqual([]);
  });

  test('they are emailed through the first when the second refuses', async () => {
    await fail();
    second.mood = 'refuses';
    await check(0, two());
    expect([subjectsTo(second, admin), subjectsTo(server, admin)]).toEqual([[], [PROBLEM]]);
  });
});
