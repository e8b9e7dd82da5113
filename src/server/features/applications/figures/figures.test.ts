import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { HiringFigures } from '#contract/applications/hiring-figures.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
});

async function read(by: TestPerson, query = '') {
  const answer = await app.request('GET', `/api/companies/${owner.companyId}/figures${query}`, { cookie: by.cookie });
  return { status: answer.status, body: (await answer.json()) as HiringFigures };
}

const change = (id: string, action: string, json = {}) =>
  app.request('POST', `/api/applications/${id}/${action}`, { cookie: owner.cookie, json });

/** Moves the events of an application to these hours after it was sent. */
async function spread(id: string, hours: readonly number[]): Promise<void> {
  const at = (hour: number) => new Date(Date.UTC(2026, 9, 1) + hour * 3_600_000);
  const { db } = app.base;
  await db
    .updateTable('application')
    .set({ applied_at: at(0) })
    .where('id', '=', id)
    .execute();
  for (const table of ['application_event', 'application_stage_move'] as const) {
    const rows = await db.selectFrom(table).select(['id']).where('application_id', '=', id).orderBy('id').execute();
    const times = table === 'application_event' ? [0, ...hours] : hours.slice(1);
    for (const [place, row] of rows.entries())
      await db
        .updateTable(table)
        .set({ at: at(times[place] ?? 0) })
        .where('id', '=', row.id)
        .execute();
  }
}

const reached = ({ steps }: HiringFigures) => steps.map((step) => step.reached);

test('the funnel is cumulative, and the time in a step is the median over applications that left it', async () => {
  const { id: job } = await createActive(app, owner);
  const ids = [];
  for (let at = 0; at < 4; at += 1) ids.push(await applyAsNewcomer(app, job));
  const [viewed = '', invited = '', accepted = ''] = ids;
  for (const id of [viewed, invited, accepted]) await change(id, 'view');
  await change(invited, 'interview');
  await change(accepted, 'accept');
  const saved = await app.request('PUT', `/api/companies/${owner.companyId}/rejection-reasons`, {
    cookie: owner.cookie,
    json: { reasons: [{ names: { en: 'Too late' }, texts: {} }] },
  });
  const [reason] = (await saved.json()) as { id: string }[];
  await change(ids[3] ?? '', 'reject', { reasonId: reason?.id });
  await spread(viewed, [2]);
  await spread(invited, [4, 10]);
  await spread(accepted, [6, 30]);
  await spread(ids[3] ?? '', [8]);
  const { body } = await read(owner, '?days=all');
  expect(reached(body)).toEqual([4, 3, 2, 2, 1]);
  // New: 2, 4, 6 and 8 hours; viewed: 6 and 24 hours.
  expect(body.steps.map(({ medianHours }) => medianHours)).toEqual([5, 15, null, null, null]);
  expect(body.total).toMatchObject({ sent: 4, shortlisted: 2, interviewed: 2, accepted: 1, rejected: 1, open: 2 });
  expect(body.reasons).toEqual([{ name: 'Too late', count: 1 }]);
  expect(body.jobs).toMatchObject([{ id: job, sent: 4, accepted: 1 }]);
  expect(body.languages.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
});

test('counts a job with custom stages by them', async () => {
  const { id: job } = await createActive(app, owner);
  const names = [{ en: 'CV read' }, { en: 'Call' }, { en: 'Task' }];
  const statuses = ['viewed', 'shortlisted', 'shortlisted'];
  const stages = names.map((words, at) => ({ names: words, status: statuses[at] }));
  const saved = (await (
    await app.request('PUT', `/api/companies/${owner.companyId}/stages`, {
      cookie: owner.cookie,
      json: { pipelines: [{ name: 'Sales', isDefault: false, stages }] },
    })
  ).json()) as { id: string; stages: { id: string }[] }[];
  const json = { pipelineId: saved[0]?.id };
  await app.request('PUT', `/api/jobs/${job}/stages`, { cookie: owner.cookie, json });
  const [first, second] = [await applyAsNewcomer(app, job), await applyAsNewcomer(app, job)];
  await change(first, 'view');
  await change(second, 'stage', { stageId: saved[0]?.stages[2]?.id });
  const { body } = await read(owner, `?days=30&job=${job}`);
  expect(body.steps.map(({ stage, reached: count }) => [stage?.name ?? null, count])).toEqual([
    [null, 2],
    ['CV read', 2],
    ['Call', 1],
    ['Task', 1],
    [null, 0],
  ]);
});

test('shows hiring managers their jobs only, and does not find another company’s job', async () => {
  const [own, other] = [await createActive(app, owner), await createActive(app, owner)];
  await applyAsNewcomer(app, own.id);
  await applyAsNewcomer(app, other.id);
  const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
  await app.request('PUT', `/api/jobs/${own.id}/managers`, {
    cookie: owner.cookie,
    json: { userIds: [manager.userId] },
  });
  const { body } = await read(manager);
  expect(body.jobs.map(({ id }) => id)).toEqual([own.id]);
  const stranger = await registerEmployer(app);
  const theirs = await createActive(app, stranger);
  expect((await read(owner, `?job=${theirs.id}`)).status).toBe(404);
  expect((await read(owner, '?days=7')).status).toBe(422);
});

test('counts where applicants came from, and refuses an invalid tag', async () => {
  const { id } = await createActive(app, owner);
  for (const source of ['jooble', 'jooble', 'news.example.org', undefined]) {
    const person = await registerPerson(app);
    const json = { coverLetter: '', ...(source && { source }) };
    const sent = await app.request('POST', `/api/jobs/${id}/applications`, { cookie: person.cookie, json });
    expect(await sent.json()).toMatchObject({ source: source ?? null });
  }
  const person = await registerPerson(app);
  for (const source of ['', 'Jooble', 'a b', '<b>', 'x'.repeat(61)]) {
    const json = { coverLetter: '', source };
    const refused = await app.request('POST', `/api/jobs/${id}/applications`, { cookie: person.cookie, json });
    expect([source, refused.status]).toEqual([source, 422]);
  }
  const { body } = await read(owner, `?job=${id}`);
  expect(body.sources.map(({ source, sent }) => [source, sent])).toEqual([
    ['jooble', 2],
    ['news.example.org', 1],
    [null, 1],
  ]);
});

test('exports each part as CSV lines', async () => {
  const { id } = await createActive(app, owner);
  await applyAsNewcomer(app, id);
  const answer = await app.request('GET', `/api/companies/${owner.companyId}/figures.csv?days=all`, {
    cookie: owner.cookie,
  });
  expect(answer.headers.get('content-disposition')).toMatch(/figures-\d{4}-\d\d-\d\d\.csv/);
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toContain('"by","id","name","sent"');
  expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([13]));
  expect(lines.map((line) => line.split(',')[2])).toEqual(
    ['by', 'total', 'language', 'source', 'job', ...Array.from({ length: 5 }, () => 'step')].map((part) => `"${part}"`),
  );
});
