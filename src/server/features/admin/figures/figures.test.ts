import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { growthKinds, healthParts } from '#contract/admin/admin-choices.ts';
import type { Figures } from '#contract/admin/figures.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, createDraft, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { addUpGrowth } from './figures.ts';

let app: TestApp;
let admin: TestPerson;
let storage: 'ok' | 'down' = 'ok';
beforeAll(async () => {
  app = await createTestApp({}, { readiness: () => ({ ready: true, database: 'ok', queue: 'ok', storage }) });
  admin = await registerPerson(app, { role: 'admin' });
});
afterAll(() => app.close());

async function figures(): Promise<Figures> {
  const answer = await app.request('GET', '/api/admin/figures', { cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Figures;
}

test('figures are for administrators only', async () => {
  const seeker = await registerPerson(app);
  const employer = await registerPerson(app, { role: 'employer' });
  for (const [cookie, status] of [
    [undefined, 401],
    [seeker.cookie, 403],
    [employer.cookie, 403],
  ] as const)
    expect((await app.request('GET', '/api/admin/figures', { cookie })).status).toBe(status);
});

test('count existing users, and no deleted ones (T104)', async () => {
  const before = await figures();
  const employer = await registerEmployer(app);
  const seeker = await registerPerson(app);
  const job = await createActive(app, employer);
  await createDraft(app, employer);
  await writeAbout(job.id, seeker, employer);
  await app.base.db
    .updateTable('user_account')
    .set({ created_at: new Date(Date.now() - 86_400_000 - 60_000) })
    .where('id', '=', seeker.userId)
    .execute();
  const after = await figures();
  expect(after.users.total).toBe(before.users.total + 2);
  expect(after.users.today).toBe(before.users.today + 1);
  expect(after.jobs).toMatchObject({ total: before.jobs.total + 2, active: before.jobs.active + 1 });
  expect([after.applications.total, after.messages.total]).toEqual([
    before.applications.total + 1,
    before.messages.total + 2,
  ]);
  const added = { users: 2, jobs: 2, applications: 1, messages: 2 };
  for (const kind of growthKinds)
    expect([kind, after[kind].days.at(-1)]).toEqual([
      kind,
      { day: dayIn(0), count: before[kind].days.at(-1)!.count + added[kind] },
    ]);
  await app.base.db
    .updateTable('user_account')
    .set({ created_at: new Date() })
    .where('id', '=', seeker.userId)
    .execute();
  await eraseOwnData(app.ctx(employer.actor), { password: employer.password });
  const gone = await figures();
  expect([gone.users.total, gone.jobs.total, gone.jobs.active]).toEqual([
    before.users.total + 1,
    before.jobs.total,
    before.jobs.active,
  ]);
  expect([gone.applications.total, gone.messages.total]).toEqual([before.applications.total, before.messages.total]);
});

test('count applications and messages, and those of the last 24 hours as new (T252)', async () => {
  const before = await figures();
  const employer = await registerEmployer(app);
  const seeker = await registerPerson(app);
  const [minute, day] = [60_000, 86_400_000];
  const came = (ago: number) =>
    app.base.db
      .updateTable('user_account')
      .set({ created_at: new Date(Date.now() - ago) })
      .where('id', '=', seeker.userId)
      .execute();
  await came(day - minute);
  expect((await figures()).users.today).toBe(before.users.today + 2);
  await came(day + minute);
  expect((await figures()).users.today).toBe(before.users.today + 1);

  const { id: jobId } = await createActive(app, employer);
  const call = async (person: TestPerson, path: string, json: object) =>
    (await (await app.request('POST', `/api${path}`, { json, cookie: person.cookie })).json()) as { id: string };
  const { id } = await call(seeker, `/jobs/${jobId}/applications`, { coverLetter: '' });
  await call(employer, `/applications/${id}/view`, {});
  for (const content of ['one', 'two'])
    await call(employer, `/applications/${id}/messages`, { clientId: randomUUID(), content, attachmentIds: [] });
  const after = await figures();
  expect([after.applications.total, after.messages.total]).toEqual([
    before.applications.total + 1,
    before.messages.total + 2,
  ]);
});

/** An application for the job, and two messages about it. */
async function writeAbout(jobId: string, seeker: TestPerson, employer: TestPerson): Promise<void> {
  const post = async (path: string, { cookie }: TestPerson, json: object) =>
    (await (await app.request('POST', `/api${path}`, { json, cookie })).json()) as { id: string };
  const { id } = await post(`/jobs/${jobId}/applications`, seeker, { coverLetter: '' });
  await post(`/applications/${id}/view`, employer, {});
  for (const content of ['Good morning', 'Good afternoon'])
    await post(`/applications/${id}/messages`, employer, { clientId: randomUUID(), content });
}

test('stay the same after the scheduled task has added them up, in one row for each kind and day (T113)', async () => {
  const before = await figures();
  await addUpGrowth(app.base.db);
  expect(await figures()).toEqual(before);
  const { rows } = await app.database.pool.query<{ rows: number; distinct: number }>(
    'select count(*)::int as rows, count(distinct (kind, day))::int as distinct from growth',
  );
  expect(rows[0]?.rows).toBe(rows[0]?.distinct);
});

test('measure growth: the last 30 days against the 30 before (T107)', async () => {
  expect((await figures()).growth).toMatchObject({ previous: 0, rate: null });
  await app.database.pool.query(`insert into growth values ('users', $1, 4), ('users', $2, 100)`, [
    dayIn(-30),
    dayIn(-60),
  ]);
  const { growth, users } = await figures();
  expect(growth.previous).toBe(4);
  expect(growth.rate).toBe((growth.current - 4) / 4);
  expect(users.days).toHaveLength(30);
  expect(users.days[0]?.day).toBe(dayIn(-29));
});

test('show health problems: a failing store, a failed email, a delayed one (T105)', async () => {
  expect((await figures()).health).toEqual(Object.fromEntries(healthParts.map((part) => [part, 'ok'])));
  storage = 'down';
  expect((await figures()).health.storage).toBe('down');
  storage = 'ok';
  for (const [status, age] of [
    ['dead', '1 hour'],
    ['queued', '20 minutes'],
  ] as const) {
    await app.database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, status, created_at) values (gen_random_uuid(), '', 'a@example.com', 'en', '', $1, now() - $2::interval)`,
      [status, age],
    );
    expect((await figures()).health.mail, status).toBe('down');
    await app.database.pool.query('delete from mail');
  }
});
