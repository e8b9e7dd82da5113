import { beforeEach, describe, expect, test } from 'vitest';

import type { Notification, NotificationPreference, Unread } from '#contract/notifications/notifications.ts';
import { inTransaction, type TxCtx } from '#server/context.ts';
import { newId } from '#server/platform/id.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { createActive, dayIn, UNKNOWN_ID } from '#test/support/jobs.ts';
import { openLive } from '#test/support/live.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { noticeEndings } from '../jobs/notice.ts';
import { markRead } from './mark-read.ts';
import { notify } from './notify.ts';

const world = applyingWorld();
const { applied, move } = world;

interface Page {
  notifications: Notification[];
  nextCursor: string | null;
  unread: number;
}

const ask = (method: string, path: string, person?: TestPerson, json?: unknown) =>
  world.app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
const list = async (person: TestPerson, query = '') =>
  (await (await ask('GET', `/notifications${query}`, person)).json()) as Page;
const read = (person: TestPerson | undefined, json: object) => ask('POST', '/notifications/read', person, json);
const left = async (person: TestPerson, json: object) => (await read(person, json)).json();
const unread = async (person: TestPerson) => (await (await ask('GET', '/me/unread', person)).json()) as Unread;

/** Sends a person this many notifications about an application, one after the other. */
async function tell(person: TestPerson, applicationId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const data = {
      kind: 'application_changed',
      application_id: applicationId,
      job_id: world.jobId,
      job_title: `Job ${index}`,
      company_name: 'Acme',
      status: 'viewed',
    } as const;
    await inTransaction(world.app.ctx(), (tx) =>
      notify(tx, { userId: person.userId, type: 'status_change', data, aboutUserId: null, key: newId() }),
    );
  }
}

let id: string;
beforeEach(async () => {
  id = await applied();
});

describe('notifications', () => {
  test('are for their signed-in recipient only', async () => {
    for (const [method, path, json] of [
      ['GET', '/notifications'],
      ['POST', '/notifications/read', { all: true }],
      ['GET', '/me/unread'],
      ['GET', '/me/notification-preferences'],
    ] as const) {
      expect([path, (await ask(method, path, undefined, json)).status]).toEqual([path, 401]);
    }
  });

  test('of others cannot be changed, and are never listed (T254)', async () => {
    await move(id, 'view', world.employer);
    const [own] = (await list(world.seeker)).notifications;
    expect(await left(world.other, { ids: [own!.id, UNKNOWN_ID] })).toEqual({ unread: 0 });
    expect(await left(world.other, { all: true })).toEqual({ unread: 0 });
    expect((await list(world.other)).notifications).toEqual([]);
    expect((await list(world.seeker)).notifications).toMatchObject([{ id: own!.id, readAt: null }]);
  });

  test('about an application name its applicant: by first and last name, by one of them, else by username (T255)', async () => {
    const named = async (firstName: string, lastName: string, username: string) => {
      const person = await registerPerson(world.app);
      await world.app.base.db
        .updateTable('profile')
        .set({ first_name: firstName, last_name: lastName, username })
        .where('user_id', '=', person.userId)
        .execute();
      expect((await world.apply(person)).status).toBe(201);
      return (await list(world.employer)).notifications[0];
    };
    for (const [first, last, username, name] of [
      ['Ida', 'Sol', 'ida_sol_1', 'Ida Sol'],
      ['', 'Sol', 'ida_sol_2', 'Sol'],
      ['', '', 'ida_sol_3', 'ida_sol_3'],
    ] as const) {
      const notice = await named(first, last, username);
      expect(notice).toMatchObject({
        type: 'application',
        data: { kind: 'application_received', name, job_id: world.jobId },
      });
    }
  });

  test('are paged by their own cursors, and marked by ids or all, but not both', async () => {
    for (const query of ['?cursor=x', '?limit=0', '?limit=51', '?everything=1'])
      expect([query, (await ask('GET', `/notifications${query}`, world.seeker)).status]).toEqual([query, 422]);
    for (const json of [{}, { ids: [] }, { ids: ['x'] }, { all: false }, { all: true, ids: [UNKNOWN_ID] }])
      expect([json, (await read(world.seeker, json)).status]).toEqual([json, 422]);
  });

  test('are listed newest first, 50 at once, and each once (T250)', async () => {
    await tell(world.seeker, id, 53);
    const first = await list(world.seeker);
    const second = await list(world.seeker, `?cursor=${first.nextCursor}`);
    expect([first.notifications.length, second.notifications.length, second.nextCursor]).toEqual([50, 3, null]);
    expect(
      [...first.notifications, ...second.notifications].map(({ data }) => 'job_title' in data && data.job_title),
    ).toEqual(Array.from({ length: 53 }, (_, index) => `Job ${52 - index}`));
    const few = await list(world.seeker, '?limit=10');
    expect([few.notifications.length, few.unread, few.nextCursor === null]).toEqual([10, 53, false]);
  });

  test('are marked as read one by one, or all at once (T133)', async () => {
    await tell(world.seeker, id, 3);
    const [first] = (await list(world.seeker)).notifications;
    expect(first).toMatchObject({
      type: 'status_change',
      data: { application_id: id, job_id: world.jobId, job_title: 'Job 2' },
      readAt: null,
    });
    expect(Math.abs(Date.now() - Date.parse(first!.createdAt))).toBeLessThan(60_000);
    expect(await left(world.seeker, { ids: [first!.id] })).toEqual({ unread: 2 });
    expect((await list(world.seeker)).notifications.map(({ readAt }) => readAt === null)).toEqual([false, true, true]);
    expect(await left(world.seeker, { all: true })).toEqual({ unread: 0 });
    expect(await unread(world.seeker)).toEqual({ messages: 0, notifications: 0 });
  });

  test('are counted up to a hundred', async () => {
    await tell(world.seeker, id, 1);
    const { pool } = world.app.database;
    await pool.query(
      `insert into notification (id, user_id, type, data, application_id) select gen_random_uuid(), user_id, type, data, application_id from notification, generate_series(1, 150) where user_id = $1`,
      [world.seeker.userId],
    );
    expect((await unread(world.seeker)).notifications).toBe(100);
    expect((await list(world.seeker)).unread).toBe(100);
  });

  test('of a mention stay unread when the messages of the same application are read', async () => {
    await move(id, 'view', world.employer);
    const write = (person: TestPerson, content: string) =>
      ask('POST', `/applications/${id}/messages`, person, { clientId: newId(), content });
    await write(world.employer, 'Good morning.');
    await write(world.seeker, 'Good evening.');
    await inTransaction(world.app.ctx(), (tx) =>
      tx.emit('comment.changed', { applicationId: id, commentId: newId(), mentioned: [world.employer.userId] }),
    );
    await ask('POST', `/applications/${id}/read`, world.employer, {});
    const unreadKinds = (await list(world.employer)).notifications.flatMap(({ readAt, data }) =>
      readAt ? [] : [data.kind],
    );
    expect(unreadKinds).toContain('comment_mention');
    expect(unreadKinds).not.toContain('message_received');
  });

  test('are deleted with their subject', async () => {
    await move(id, 'view', world.employer);
    await world.app.base.db.deleteFrom('application').where('id', '=', id).execute();
    expect(await list(world.seeker)).toMatchObject({ notifications: [], unread: 0 });
  });
});

describe('the unread count', () => {
  test('is updated in every tab with each notification and when they are read; nothing is sent if it did not change (T173)', async () => {
    const site = await world.app.listen();
    const tabs = [await openLive(site.url, world.seeker.cookie), await openLive(site.url, world.seeker.cookie)];
    await move(id, 'view', world.employer);
    for (const tab of tabs) {
      await expect
        .poll(() => tab.events.filter(({ type }) => type !== 'application'))
        .toMatchObject([
          { type: 'notification', notificationType: 'status_change', data: { status: 'viewed' } },
          { type: 'unread', messages: 0, notifications: 1 },
        ]);
    }
    await read(world.seeker, { ids: [UNKNOWN_ID] });
    await read(world.seeker, { all: true });
    await read(world.seeker, { all: true });
    await move(id, 'shortlist', world.employer);
    for (const tab of tabs) {
      await expect
        .poll(() => tab.events.flatMap((event) => (event.type === 'unread' ? event.notifications : [])))
        .toEqual([1, 0, 1]);
      tab.cut();
    }
    await site.close();
  });

  test('includes the concurrent changes of another transaction', async () => {
    await tell(world.seeker, id, 2);
    const [second, first] = (await list(world.seeker)).notifications.map((notification) => notification.id);
    let other: Promise<unknown> | undefined;
    await inTransaction(world.app.ctx(world.seeker.actor), async (tx) => {
      await markRead(tx, { ids: [first!] });
      other = markRead(world.app.ctx(world.seeker.actor), { ids: [second!] });
      await expect.poll(waiting).toBe(1);
    });
    await other;
    const { rows } = await world.app.database.pool.query<{ unread: number }>(
      `select (event -> 'notifications')::int as unread from live_event where user_id = $1 and event ->> 'type' = 'unread' order by seq`,
      [world.seeker.userId],
    );
    expect(rows.map((row) => row.unread)).toEqual([1, 2, 1, 0]);
  });

  /** How many transactions wait for another one's lock. */
  const waiting = async () =>
    (
      await world.app.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
});

describe('preferences', () => {
  const preferences = async (person: TestPerson) =>
    (await (await ask('GET', '/me/notification-preferences', person)).json()) as NotificationPreference[];
  const set = (person: TestPerson | undefined, json: object) =>
    ask('PUT', '/me/notification-preferences', person, json);

  test("are the user's own, complete, and limited to the types of their role", async () => {
    expect((await set(undefined, { type: 'message', inApp: true, byMail: true })).status).toBe(401);
    for (const json of [
      { type: 'application', inApp: true, byMail: true },
      { type: 'message', inApp: true },
      { type: 'message', inApp: true, byMail: true, userId: world.other.userId },
      { type: 'all', inApp: true, byMail: true },
    ]) {
      expect([json, (await set(world.seeker, json)).status]).toEqual([json, 422]);
    }
    const admin = await registerPerson(world.app, { role: 'admin' });
    const types = async (person: TestPerson) => (await preferences(person)).map(({ type }) => type);
    expect([await types(world.seeker), await types(world.employer), await types(admin)]).toEqual([
      ['status_change', 'message'],
      ['application', 'status_change', 'message', 'other'],
      [],
    ]);
  });

  test('are both on by default, and change one type only', async () => {
    expect(await preferences(world.seeker)).toEqual([
      { type: 'status_change', inApp: true, byMail: true },
      { type: 'message', inApp: true, byMail: true },
    ]);
    const changed = [
      { type: 'status_change', inApp: false, byMail: true },
      { type: 'message', inApp: true, byMail: true },
    ];
    expect(await (await set(world.seeker, changed[0]!)).json()).toEqual(changed);
    expect(await preferences(world.seeker)).toEqual(changed);
    expect(await preferences(world.other)).not.toEqual(changed);
  });

  test('without the app, lists, counts and sends nothing live; still sends the email', async () => {
    await set(world.seeker, { type: 'status_change', inApp: false, byMail: true });
    const site = await world.app.listen();
    const tab = await openLive(site.url, world.seeker.cookie);
    await move(id, 'accept', world.employer);
    await world.app.drain();
    await expect.poll(() => tab.events.map(({ type }) => type)).toEqual(['application']);
    expect(await list(world.seeker)).toMatchObject({ notifications: [], unread: 0 });
    expect(await mailsTo(world.seeker)).toHaveLength(1);
    tab.cut();
    await site.close();
  });

  test('without emails, shows it in the app only', async () => {
    await set(world.seeker, { type: 'status_change', inApp: true, byMail: false });
    await move(id, 'accept', world.employer);
    await world.app.drain();
    expect((await list(world.seeker)).unread).toBe(1);
    expect(await mailsTo(world.seeker)).toEqual([]);
  });

  test('are part of the data export', async () => {
    await set(world.seeker, { type: 'message', inApp: true, byMail: false });
    const answer = await world.app.request('POST', '/api/me/export', { json: {}, cookie: world.seeker.cookie });
    expect(await answer.json()).toMatchObject({
      notificationPreferences: [{ type: 'message', inApp: true, byMail: false }],
    });
  });
});

describe('internal changes of a company', () => {
  const changes: [string, (tx: TxCtx) => Promise<void>][] = [
    ['a score', (tx) => tx.emit('score.given', { applicationId: id })],
    [
      'a stage',
      (tx) => tx.emit('application.stage_changed', { applicationId: id, stageId: newId(), status: 'viewed' }),
    ],
    ['a to-do', (tx) => tx.emit('todo.changed', { applicationId: id, todoId: newId(), assigneeId: null })],
    ['a comment', (tx) => tx.emit('comment.changed', { applicationId: id, commentId: newId(), mentioned: [] })],
    ['a message that waits', (tx) => tx.emit('scheduled_message.changed', { applicationId: id })],
    ['a revealed name', (tx) => tx.emit('application.revealed', { applicationId: id })],
  ];

  test.each(changes)('send live events only to its members: %s', async (_what, change) => {
    const { db } = world.app.base;
    await db.deleteFrom('live_event').execute();
    await inTransaction(world.app.ctx(world.employer.actor), change);
    const streams = await db.selectFrom('live_event').select('user_id').execute();
    expect(streams.map(({ user_id: userId }) => userId)).toEqual([world.employer.userId]);
  });
});

describe('a job that ends soon', () => {
  const soon = (validThrough: string) => ({
    ...world.app.system,
    clock: { now: () => new Date(Date.parse(validThrough) - 3 * 86_400_000) },
  });
  const told = async () => (await list(world.employer)).notifications.filter(({ type }) => type === 'other');

  test('is announced in the app and by email, unless the user opted out of both', async () => {
    await world.app.base.db.updateTable('job').set({ expiry_notice_at: new Date() }).execute();
    const day = dayIn(40);
    const { id: jobId } = await createActive(world.app, world.employer, { ...job, validThrough: day });
    await noticeEndings(soon(day));
    expect(await told()).toMatchObject([
      {
        data: {
          kind: 'job_ending',
          job_id: jobId,
          job_title: 'Account Manager',
          valid_through: `${day}T23:59:59.999Z`,
        },
      },
    ]);
    await world.app.drain();
    const mails = await mailsTo(world.employer);
    expect(mails.filter(({ subject }) => subject.includes('endet am'))).toHaveLength(1);

    await ask('PUT', '/me/notification-preferences', world.employer, { type: 'other', inApp: false, byMail: false });
    const later = await createActive(world.app, world.employer, { ...job, validThrough: day });
    await noticeEndings(soon(day));
    await world.app.drain();
    expect((await told()).map(({ data }) => 'job_id' in data && data.job_id)).not.toContain(later.id);
    expect(await mailsTo(world.employer)).toHaveLength(mails.length);
  });
});

const mailsTo = (person: TestPerson) =>
  world.app.base.db.selectFrom('mail').select('subject').where('to_address', '=', person.email).execute();
