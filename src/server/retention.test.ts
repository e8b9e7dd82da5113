import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SettingKey, Settings } from '#contract/settings/settings.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { updateSetting } from './features/settings/settings.ts';
import { firstIdAt, newId } from './platform/id.ts';
import { tasks } from './tasks.ts';

const DAY = 86_400_000;

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  person = await registerPerson(app);
});
afterAll(() => app.close());

const run = (name: string) => tasks.find((task) => task.name === name)!.run(app.system, {});
const ago = (days: number) => new Date(Date.now() - days * DAY);
const execute = (text: string, values: unknown[] = []) =>
  app.database.pool.query<{ id: string; text: string }>(text, values);
const readIds = async (table: string) => (await execute(`select id from ${table}`)).rows.map(({ id }) => id);

async function set<Key extends SettingKey>(key: Key, value: Settings[Key]): Promise<void> {
  const { id } = await app.base.db
    .selectFrom('platform_setting')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  await updateSetting(app.ctx(), { id, value });
  await expect.poll(async () => (await app.base.settings())[key]).toBe(value);
}

describe('what is older than the platform keeps goes, and nothing else', () => {
  test('notifications, read or not, in as many steps as it takes', async () => {
    const plant = async (days: number) => {
      const id = firstIdAt(ago(days)).slice(0, -12) + newId().slice(-12);
      await execute(
        `insert into notification (id, user_id, type, data, created_at) values ($1, $2, 'other', '{}', $3)`,
        [id, person.userId, ago(days)],
      );
      return id;
    };
    const young = [await plant(0), await plant(399)];
    const old = [await plant(401), await plant(2_000)];
    await execute(
      `insert into notification (id, user_id, type, data, created_at, read_at)
       select overlay(gen_random_uuid()::text placing left($1, 23) from 1)::uuid, $2, 'other', '{}', $3, now() from generate_series(1, 2500)`,
      [firstIdAt(ago(500)), person.userId, ago(500)],
    );
    await set('retention.notification_days', 400);
    await run('notifications.sweep');
    const left = await readIds('notification');
    expect(young.filter((id) => !left.includes(id))).toEqual([]);
    expect(old.filter((id) => left.includes(id))).toEqual([]);
    expect(left).toHaveLength(young.length);
  });

  test('emails that were sent or given up, not those that wait', async () => {
    await set('retention.mail_days', 10);
    const plant = async (status: string, days: number) => {
      const id = newId();
      await execute(
        `insert into mail (id, to_name, to_address, locale, subject, status, created_at) values ($1, '', 'a@example.com', 'en', 'x', $2, $3)`,
        [id, status, ago(days)],
      );
      return id;
    };
    const kept = [await plant('sent', 9), await plant('queued', 20), await plant('held', 20)];
    const old = [await plant('sent', 11), await plant('dead', 11)];
    await run('mail.sweep');
    const left = await readIds('mail');
    expect([kept.filter((id) => !left.includes(id)), old.filter((id) => left.includes(id))]).toEqual([[], []]);
  });

  test('live events by the hour', async () => {
    await set('retention.live_event_hours', 2);
    for (const [seq, hours] of [
      [101, 1],
      [102, 3],
    ])
      await execute('insert into live_event (user_id, seq, event, created_at) values ($1, $2, $3, $4)', [
        person.userId,
        seq,
        '{}',
        ago(hours! / 24),
      ]);
    await run('live.sweep');
    const { rows } = await execute('select seq::text as text from live_event where seq > 100');
    expect(rows.map(({ text }) => text)).toEqual(['101']);
  });

  test('background tasks that are done, not those that wait', async () => {
    await set('retention.task_days', 2);
    const plant = async (state: string, days: number) => {
      await app.base.db
        .transaction()
        .execute((tx) => app.base.transactional.enqueue(tx, 'files.measure', {}, { startAfter: ago(-1) }));
      const { rows } = await execute(
        `update pgboss.job set state = $1::pgboss.job_state, completed_on = $2, created_on = $3
         where id = (select id from pgboss.job where name = 'files.measure' order by created_on desc limit 1) returning id`,
        [state, state === 'created' ? null : ago(days), ago(days)],
      );
      return rows[0]!.id;
    };
    const kept = [await plant('completed', 1), await plant('created', 3)];
    const old = [await plant('completed', 3), await plant('failed', 3)];
    await run('queue.sweep');
    const left = await readIds('pgboss.job');
    expect([kept.filter((id) => !left.includes(id)), old.filter((id) => left.includes(id))]).toEqual([[], []]);
  });

  test('views by day are added up, so that a job has as many as before', async () => {
    const job = await createActive(app, await registerEmployer(app));
    await set('retention.view_days', 100);
    for (const [days, views] of [
      [500, 3],
      [300, 4],
      [101, 5],
      [99, 6],
      [1, 7],
    ])
      await execute('insert into job_view_day (job_id, day, views) values ($1, $2, $3)', [
        job.id,
        ago(days!).toISOString().slice(0, 10),
        views,
      ]);
    for (let time = 0; time < 2; time += 1) await run('jobs.add_up_views');
    const { rows } = await execute('select views::text as text from job_view_day where job_id = $1 order by day', [
      job.id,
    ]);
    expect(rows.map(({ text }) => text)).toEqual(['12', '6', '7']);
  });

  test('entries of the audit log, which the database protects from deletion within a year', async () => {
    await set('retention.audit_days', 500);
    const plant = async (days: number) => {
      const id = newId();
      await execute(
        `insert into audit_entry (id, at, action, subject_type, subject_id) values ($1, $2, 'setting.changed', 'setting', $1)`,
        [id, ago(days)],
      );
      return id;
    };
    const [young, kept, old] = [await plant(360), await plant(499), await plant(501)];
    await run('admin.sweep_audit');
    const left = await readIds('audit_entry');
    expect([young, kept, old].map((id) => left.includes(id))).toEqual([true, true, false]);
    await expect(execute('delete from audit_entry where id = $1', [young])).rejects.toMatchObject({ code: '42501' });
  });

  test('a retention below its least is refused', async () => {
    const admin = await registerPerson(app, { role: 'admin' });
    const { rows } = await execute(`select id from platform_setting where key = 'retention.audit_days'`);
    const answer = await app.request('PUT', `/api/settings/${rows[0]!.id}`, {
      json: { value: 365 },
      cookie: admin.cookie,
    });
    expect(answer.status).toBe(422);
  });
});
