import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import type { JobStages, Pipeline, PipelineInput } from '#contract/applications/stages.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { createActive, createDraft, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { letDaysPass } from '#test/support/lives.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

type Employer = TestPerson & { companyId: string };
/** The request's result, or the reason for its refusal. */
type Answer<T> = T & { data: { reason?: string; fields?: { path: string; code: string }[] } };

let app: TestApp;
let owner: Employer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
});
afterAll(() => app.close());

const ask = async <T>(by: TestPerson, method: string, path: string, json?: unknown) => {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<T> };
};

const input = (change: Partial<PipelineInput> = {}): PipelineInput => ({
  name: 'Sales',
  isDefault: false,
  stages: [
    { names: { en: 'CV read', de: 'Lebenslauf gelesen' }, status: 'viewed' },
    { names: { en: 'Phone call' }, status: 'shortlisted' },
    { names: { en: 'Trial day' }, status: 'shortlisted' },
    { names: { en: 'Second talk' }, status: 'interview' },
  ],
  ...change,
});

const save = (by: TestPerson, pipelines: unknown, companyId = owner.companyId) =>
  ask<Pipeline[]>(by, 'PUT', `/companies/${companyId}/stages`, { pipelines });

const choose = (by: TestPerson, jobId: string, pipelineId: string | null) =>
  ask<JobStages>(by, 'PUT', `/jobs/${jobId}/stages`, { pipelineId });

const enter = (by: TestPerson, id: string, stageId: string, from?: string | null) =>
  ask<Application>(by, 'POST', `/applications/${id}/stage`, { stageId, ...(from === undefined ? {} : { from }) });

async function withPipeline() {
  const { body } = await save(owner, [input()]);
  const pipeline = body[0]!;
  const { id: jobId } = await createActive(app, owner);
  await choose(owner, jobId, pipeline.id);
  const [read, phone, trial, talk] = pipeline.stages.map(({ id }) => id) as [string, string, string, string];
  return { jobId, pipeline, read, phone, trial, talk };
}

test('recruiters of the company manage pipelines, with an order and unique names', async () => {
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const rival = await registerEmployer(app);
  expect((await save(reader, [input()])).status).toBe(403);
  // A company without an open job is visible to its members only.
  expect((await save(rival, [input()])).status).toBe(404);
  const stage = { names: { en: 'One' }, status: 'interview' };
  const wrong: [unknown, string, string][] = [
    [{ ...input(), stages: [] }, 'pipelines.0.stages', 'required'],
    [{ ...input(), name: ' ' }, 'pipelines.0.name', 'required'],
    [{ ...input(), stages: [{ names: { en: '' }, status: 'viewed' }] }, 'pipelines.0.stages.0.names', 'required'],
    [{ ...input(), stages: [{ ...stage, status: 'new' }] }, 'pipelines.0.stages.0.status', 'invalid'],
    [{ ...input(), stages: [stage, { ...stage, status: 'viewed' }] }, 'pipelines.0.stages.1.status', 'stage_order'],
  ];
  for (const [pipeline, path, code] of wrong) {
    const { status, body } = await save(owner, [pipeline]);
    expect([status, body.data.fields?.[0]]).toMatchObject([422, { path, code }]);
  }
  expect((await save(owner, [input({ isDefault: true }), input({ isDefault: true })])).status).toBe(422);
  expect((await save(owner, [{ ...input(), id: UNKNOWN_ID }])).status).toBe(409);
  const recruiter = await registerColleague(app, owner);
  const { body: saved } = await save(recruiter, [input()]);
  expect(saved[0]?.stages.map(({ names, status }) => [names.en, status])).toEqual([
    ['CV read', 'viewed'],
    ['Phone call', 'shortlisted'],
    ['Trial day', 'shortlisted'],
    ['Second talk', 'interview'],
  ]);
  // Another company's id is unknown.
  const other = await registerEmployer(app);
  expect((await save(other, saved, other.companyId)).status).toBe(409);
  expect((await ask<Pipeline[]>(owner, 'GET', `/companies/${owner.companyId}/stages`)).body).toEqual(saved);
});

test('new jobs and copies get a pipeline; without one the statuses are the stages', async () => {
  const before = await createDraft(app, owner);
  const { body } = await save(owner, [input(), input({ name: 'Service', isDefault: true })]);
  const { id } = await createDraft(app, owner);
  const stagesOf = async (jobId: string) => (await ask<JobStages>(owner, 'GET', `/jobs/${jobId}/stages`)).body;
  expect(await stagesOf(before.id)).toMatchObject({ pipelineId: null, stages: [] });
  expect(await stagesOf(id)).toMatchObject({ pipelineId: body[1]?.id, can: { choose: true } });
  const copy = await ask<{ id: string }>(owner, 'POST', `/jobs/${id}/duplicate`, {});
  expect((await stagesOf(copy.body.id)).pipelineId).toBe(body[1]?.id);
  const other = await registerEmployer(app);
  const theirs = await save(other, [input()], other.companyId);
  expect((await choose(owner, id, theirs.body[0]!.id)).status).toBe(422);
  await save(owner, []);
  expect((await stagesOf(id)).pipelineId).toBeNull();
});

test('moving to a stage of another status changes it; moving within a status stays internal', async () => {
  const { jobId, read, phone, trial, talk } = await withPipeline();
  const seeker = await registerPerson(app);
  const { body: sent } = await ask<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: 'Hi.' });
  expect([sent.stage, sent.stages]).toEqual([null, []]);
  expect((await enter(seeker, sent.id, phone)).status).toBe(403);
  expect((await enter(await registerEmployer(app), sent.id, phone)).status).toBe(404);
  expect((await enter(owner, sent.id, UNKNOWN_ID)).status).toBe(409);
  const { body: called } = await enter(owner, sent.id, phone);
  expect([called.status, called.stage?.name, called.stages.length]).toEqual(['shortlisted', 'Phone call', 4]);
  const told = async () =>
    (await app.base.db.selectFrom('notification').select('id').where('user_id', '=', seeker.userId).execute()).length;
  await app.drain();
  const before = await told();
  const ownList = async () => (await ask<object>(seeker, 'GET', '/me/applications')).body;
  const listed = await ownList();
  const { body: tried } = await enter(owner, sent.id, trial);
  expect([tried.status, tried.stage?.name]).toEqual(['shortlisted', 'Trial day']);
  await app.drain();
  expect(await told()).toBe(before);
  expect(await ownList()).toEqual(listed);
  // Nothing goes back to "viewed".
  expect((await enter(owner, sent.id, read)).body.data.reason).toBe('wrong_status');
  expect((await enter(owner, sent.id, talk)).body.status).toBe('interview');
  const theirs = await ask<Application>(seeker, 'GET', `/applications/${sent.id}`);
  expect(theirs.body).toMatchObject({ status: 'interview', stage: null, stages: [], stageMoves: [] });
  const ours = await ask<Application>(owner, 'GET', `/applications/${sent.id}`);
  expect(ours.body.stageMoves.map(({ stage }) => stage)).toEqual(['Phone call', 'Trial day', 'Second talk']);
  await ask(owner, 'POST', `/applications/${sent.id}/reject`, {});
  expect((await enter(owner, sent.id, phone)).body.data.reason).toBe('wrong_status');
});

test('columns and counts are by stage, and follow changes of the pipeline', async () => {
  const { jobId, pipeline, phone, trial } = await withPipeline();
  const ids = [await applyAsNewcomer(app, jobId), await applyAsNewcomer(app, jobId), await applyAsNewcomer(app, jobId)];
  for (const id of ids) await ask(owner, 'POST', `/applications/${id}/shortlist`, {});
  await enter(owner, ids[1]!, trial);
  const column = async (stage: string) => {
    const { body } = await ask<{
      applications: ReceivedApplication[];
      counts: Record<string, number>;
      stageCounts: Record<string, number>;
    }>(owner, 'GET', `/applications?job=${jobId}&stage=${stage}`);
    expect(body.counts.shortlisted).toBe(3);
    return [body.applications.map(({ id }) => ids.indexOf(id)).toSorted((a, b) => a - b), body.stageCounts[stage] ?? 0];
  };
  expect([await column(phone), await column(trial)]).toEqual([
    [[0, 2], 2],
    [[1], 1],
  ]);
  expect(await column(UNKNOWN_ID)).toEqual([[], 0]);
  // Without its stage, the application is in the first one of its status.
  const { body } = await save(owner, [
    { ...pipeline, stages: pipeline.stages.filter(({ id }) => id !== trial) },
    input({ name: 'Other' }),
  ]);
  expect(await column(phone)).toEqual([[0, 1, 2], 3]);
  const [, other] = body;
  await choose(owner, jobId, other!.id);
  const [, first] = other!.stages;
  expect(await column(first!.id)).toEqual([[0, 1, 2], 3]);
});

test('accepts one of ten concurrent moves of an application', async () => {
  const { jobId, phone, trial, talk } = await withPipeline();
  const id = await applyAsNewcomer(app, jobId);
  await enter(owner, id, phone);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => enter(owner, id, at % 2 ? trial : talk, phone)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const reasons = answers.filter(({ status }) => status !== 200).map(({ body }) => body.data.reason);
  expect(new Set(reasons)).toEqual(new Set(['changed_meanwhile']));
  expect((await ask<Application>(owner, 'GET', `/applications/${id}`)).body.stageMoves).toHaveLength(2);
});

test('puts an application that returns to a status into its first stage', async () => {
  const { jobId, phone, trial } = await withPipeline();
  const id = await applyAsNewcomer(app, jobId);
  await enter(owner, id, trial);
  for (const verb of ['interview', 'shortlist']) await ask(owner, 'POST', `/applications/${id}/${verb}`, {});
  expect((await ask<Application>(owner, 'GET', `/applications/${id}`)).body.stage?.id).toBe(phone);
});

test('ends a pending rejection when a colleague moves the application to another stage', async () => {
  const { jobId, phone, trial } = await withPipeline();
  const id = await applyAsNewcomer(app, jobId);
  await enter(owner, id, phone);
  await ask(owner, 'POST', '/applications/rejections', { ids: [id] });
  await enter(owner, id, trial);
  await letDaysPass(app);
  expect((await ask<Application>(owner, 'GET', `/applications/${id}`)).body.status).toBe('shortlisted');
});
