import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import { administrate } from '#server/commands.ts';
import { inTransaction } from '#server/context.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { superuserUrlOf } from '#test/support/database.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { openDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { record } from './audit.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: { entries: AuditEntry[]; nextCursor: string | null; data?: { fields?: { path: string }[] } };
}

async function list(query = '', cookie: string | undefined = admin.cookie): Promise<Answer> {
  const answer = await app.request('GET', `/api/admin/audit${query}`, cookie ? { cookie } : {});
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const csv = (query = '', cookie: string | undefined = admin.cookie) =>
  app.request('GET', `/api/admin/audit.csv${query}`, cookie ? { cookie } : {});

const write = (actor: TestPerson, subject: string, reason: string) =>
  inTransaction(app.ctx(actor.actor), (tx) =>
    record(tx, { action: 'user.banned', subject: { type: 'user', id: subject }, details: { reason } }),
  );

describe('the audit log', () => {
  test('is for administrators only, as a list and as a file', async () => {
    const seeker = await registerPerson(app);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      expect((await list('', cookie)).status).toBe(status);
      expect((await csv('', cookie)).status).toBe(status);
    }
  });

  test('refuses invalid filters and cursors', async () => {
    for (const query of ['?action=user.promoted', '?actor=somebody', '?subject=me', '?from=yesterday', '?user=x']) {
      expect((await list(query)).status, query).toBe(422);
      expect((await csv(query)).status, query).toBe(422);
    }
    expect((await list('?cursor=nowhere')).body.data?.fields).toMatchObject([{ path: 'cursor' }]);
  });

  test('is append-only: an entry cannot be changed or removed, not even by the database’s owner or a superuser', async () => {
    await write(admin, admin.userId, 'for good');
    const superuser = openDatabase({ connectionString: await superuserUrlOf(app.config.databaseUrl ?? '') }, 1);
    for (const statement of [
      "update audit_entry set details = '{}'",
      'delete from audit_entry',
      'truncate audit_entry',
      'set session_replication_role = replica; delete from audit_entry',
    ]) {
      for (const { pool } of [app.database, superuser])
        await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    await superuser.close();
    expect((await list(`?subject=${admin.userId}`)).body.entries).toMatchObject([{ details: { reason: 'for good' } }]);
  });

  test('records changed settings with both values, and no unchanged ones', async () => {
    const settings = (await (await app.request('GET', '/api/settings', { cookie: admin.cookie })).json()) as {
      id: string;
      key: string;
    }[];
    const { id } = settings.find(({ key }) => key === 'limits.apply_per_person')!;
    for (const value of [
      { max: 9, seconds: 60 },
      { seconds: 60, max: 9 },
    ])
      await app.request('PUT', `/api/settings/${id}`, { json: { value }, cookie: admin.cookie });
    const { entries } = (await list(`?subject=${id}`)).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'setting.changed',
      actor: { name: 'Ada Boss', email: admin.email },
      subject: { type: 'setting', name: 'Applications per person' },
      details: { key: 'limits.apply_per_person', from: { max: 50, seconds: 86_400 }, to: { max: 9, seconds: 60 } },
    });
  });

  test('records when the operator grants and revokes the administrator role', async () => {
    const { email, userId } = await registerPerson(app);
    for (const command of ['grant', 'grant', 'revoke'])
      await administrate([command, email], { DATABASE_URL: app.config.databaseUrl });
    const { entries } = (await list(`?actor=operator&subject=${userId}`)).body;
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['administrator.revoked', null],
      ['administrator.granted', null],
    ]);
  });

  test("keeps entries without a name after the actor's account is erased", async () => {
    const other = await registerPerson(app, { role: 'admin', firstName: 'Gone', lastName: 'Soon' });
    await write(other, other.userId, 'of somebody');
    await eraseOwnData(app.ctx(other.actor), { password: other.password });
    const [entry] = (await list(`?actor=${other.userId}`)).body.entries;
    expect(entry).toMatchObject({
      actor: { id: other.userId, name: null, email: null },
      subject: { id: other.userId, name: null },
    });
    expect(JSON.stringify(entry)).not.toContain('Gone');
  });

  test('shows jobs, companies and emails by their current names, and tasks by their own', async () => {
    const employer = await registerEmployer(app);
    const job = await createActive(app, employer);
    const mail = await app.base.db
      .selectFrom('mail')
      .select(['id', 'subject'])
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    const subjects = [
      { type: 'job', id: job.id },
      { type: 'company', id: employer.companyId },
      { type: 'mail', id: mail?.id ?? newId() },
      { type: 'task', id: newId() },
    ] as const;
    for (const subject of subjects) {
      await inTransaction(app.ctx(admin.actor), (tx) =>
        record(tx, { action: 'job.kept', subject, details: subject.type === 'task' ? { task: 'mail.sweep' } : {} }),
      );
    }
    await app.base.db.updateTable('company').set({ name: 'Renamed' }).where('id', '=', employer.companyId).execute();
    const shown = await Promise.all(subjects.map(async ({ id }) => (await list(`?subject=${id}`)).body.entries[0]));
    expect(shown.map((entry) => [entry?.subject.type, entry?.details.task ?? entry?.subject.name])).toEqual([
      ['job', 'Account Executive'],
      ['company', 'Renamed'],
      ['mail', mail?.subject ?? null],
      ['task', 'mail.sweep'],
    ]);
    expect(await (await csv(`?subject=${job.id}`)).text()).toContain(`"job","${job.id}","Account Executive",""`);
  });

  test('can be filtered by action, person and day, and is paged without gaps', async () => {
    const subject = (await registerPerson(app)).userId;
    for (let count = 0; count < 40; count += 1) await write(admin, subject, `number ${count}`);
    const today = new Date().toISOString().slice(0, 10);
    const query = `?action=user.banned&actor=${admin.userId}&subject=${subject}&from=${today}&to=${today}`;
    const first = (await list(query)).body;
    expect(first.entries).toHaveLength(25);
    const second = (await list(`${query}&cursor=${first.nextCursor}`)).body;
    expect(second.nextCursor).toBeNull();
    expect([...first.entries, ...second.entries].map(({ details }) => details.reason)).toEqual(
      Array.from({ length: 40 }, (_, index) => `number ${39 - index}`),
    );
    expect((await list(`?subject=${subject}&to=2020-01-01`)).body.entries).toEqual([]);
    expect((await list(`?subject=${subject}&action=user.unbanned`)).body.entries).toEqual([]);
  });

  test('exports a file whose values spreadsheets do not execute', async () => {
    const subject = (await registerPerson(app, { firstName: '=HYPERLINK("x")', lastName: 'Müller' })).userId;
    await write(admin, subject, 'a "quoted" reason, with commas');
    const answer = await csv(`?subject=${subject}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [head, line, rest] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toMatch(/^"at","action","actor_id"/);
    expect(line).toContain(`,"user.banned","${admin.userId}","Ada Boss",`);
    expect(line).toContain('"\'=HYPERLINK(""x"") Müller"');
    expect(line).toContain('"{""reason"":""a \\""quoted\\"" reason, with commas""}"');
    expect(rest).toBe('');
  });

  test('exports all entries, more than are read at once', async () => {
    const subject = (await registerPerson(app)).userId;
    await app.database.pool.query(
      `insert into audit_entry (id, at, action, subject_type, subject_id) select gen_random_uuid(), now() - n * interval '1 second', 'user.banned', 'user', $1 from generate_series(1, 2500) as n`,
      [subject],
    );
    const lines = (await (await csv(`?subject=${subject}`)).text()).trim().split('\r\n');
    expect(new Set(lines).size).toBe(2501);
  });
});
