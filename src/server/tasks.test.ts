import { afterAll, beforeAll, expect, test } from 'vitest';

import { backgroundTasks } from '#contract/admin/background-tasks.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { tasks } from './tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (name: string) => tasks.find((task) => task.name === name)!.run(app.system, {});
const age = (table: string, id: string, days: number) =>
  app.database.pool.query(`update ${table} set created_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);
const idsOf = async (table: string) =>
  (await app.database.pool.query<{ id: string }>(`select id from ${table}`)).rows.map(({ id }) => id);

test('registrations unconfirmed within a week are deleted, and only those', async () => {
  const people = {
    old: await registerPerson(app),
    fresh: await registerPerson(app),
    confirmed: await registerPerson(app),
  };
  await app.base.db
    .updateTable('user_account')
    .set({ email_verified: false })
    .where('id', 'in', [people.old.userId, people.fresh.userId])
    .execute();
  await age('user_account', people.old.userId, 8);
  await age('user_account', people.fresh.userId, 6);
  await age('user_account', people.confirmed.userId, 400);
  await run('accounts.sweep_unverified');
  expect(await idsOf('user_account')).toEqual(expect.arrayContaining([people.fresh.userId, people.confirmed.userId]));
  expect(await idsOf('user_account')).not.toContain(people.old.userId);
});

test('mails that were sent or given up a month ago are removed, those that wait are not', async () => {
  const statuses = ['sent', 'dead', 'queued', 'held'] as const;
  const { rows } = await app.database.pool.query<{ id: string; status: string }>(
    `insert into mail (id, to_name, to_address, locale, subject, status) select gen_random_uuid(), '', 'a@example.com', 'en', 'x', unnest($1::text[]) returning id, status`,
    [statuses],
  );
  for (const { id } of rows) await age('mail', id, 31);
  await run('mail.sweep');
  const left = await idsOf('mail');
  expect(rows.filter(({ id }) => left.includes(id)).map(({ status }) => status)).toEqual(['queued', 'held']);
});

test('every task has a name for administrators', () => {
  expect(tasks.map(({ name }) => name).toSorted()).toEqual([...backgroundTasks].toSorted());
});

test('every task of the clock runs on an empty system', async () => {
  for (const task of tasks) if (task.cron) await run(task.name);
});
