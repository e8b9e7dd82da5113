import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { countView, RecentViews } from './views.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  employer = await registerEmployer(app);
});
beforeEach(async () => {
  ({ id } = await createActive(app, employer));
});
afterAll(() => app.close());

const views = () =>
  app.base.db.selectFrom('job_view_day').select(['day', 'views']).where('job_id', '=', id).orderBy('day').execute();
const at = (time: string) => ({ ...app.ctx({ kind: 'anonymous' }), clock: { now: () => new Date(time) } });

test('does not find or count views of a job that is not open, even for those who may see it', async () => {
  await callJobs(app, 'POST', `/${id}/pause`, employer);
  expect((await callJobs(app, 'POST', `/${id}/view`)).status).toBe(404);
  expect((await callJobs(app, 'POST', `/${id}/view`, await registerPerson(app, { role: 'admin' }))).status).toBe(200);
  expect(await views()).toEqual([]);
});

test('does not count the company’s own members', async () => {
  for (const member of [employer, await registerColleague(app, employer)])
    expect((await callJobs(app, 'POST', `/${id}/view`, member)).status).toBe(200);
  expect(await views()).toEqual([]);
});

test('counts an address once a minute for a job, for all its users together', async () => {
  const recent = new RecentViews();
  const look = (time: string, address: string) => countView(at(time), id, { recent, address });
  await look('2026-05-01T10:00:00Z', '192.0.2.1');
  await look('2026-05-01T10:00:59Z', '192.0.2.1');
  await look('2026-05-01T10:00:59Z', '192.0.2.2');
  expect(await views()).toEqual([{ day: '2026-05-01', views: 2 }]);
  await look('2026-05-01T10:01:00Z', '192.0.2.1');
  expect(await views()).toEqual([{ day: '2026-05-01', views: 3 }]);
});

test('counts each day in UTC separately', async () => {
  const recent = new RecentViews();
  for (const time of ['2026-05-01T23:59:59.999Z', '2026-05-02T00:00:00Z', '2026-05-02T01:30:00+02:00'])
    await countView(at(time), id, { recent, address: time });
  expect(await views()).toEqual([
    { day: '2026-05-01', views: 2 },
    { day: '2026-05-02', views: 1 },
  ]);
});

test('counts simultaneous views correctly', async () => {
  const recent = new RecentViews();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      countView(at('2026-05-01T10:00:00Z'), id, { recent, address: `192.0.2.${index}` }),
    ),
  );
  expect(await views()).toEqual([{ day: '2026-05-01', views: 12 }]);
});

test('counts a reload of the same reader over HTTP once', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await callJobs(app, 'POST', `/${id}/view`)).body).toEqual({ done: true });
  expect((await views()).map((day) => day.views)).toEqual([1]);
});

test('remembers a limited number of addresses', () => {
  const recent = new RecentViews();
  const now = new Date();
  for (let index = 0; index < 50_001; index += 1) expect(recent.isNew(id, String(index), now)).toBe(true);
  expect(recent.isNew(id, '50000', now)).toBe(false);
  expect(recent.isNew(id, '0', now)).toBe(true);
});
