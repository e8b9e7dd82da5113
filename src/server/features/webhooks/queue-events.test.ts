import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Delivery } from '#contract/webhooks/webhooks.ts';
import type { TxCtx } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import { findCompanyToChange } from '#server/features/companies/queries.ts';
import { recordVerification } from '#server/features/companies/verification.ts';
import { expireJobs } from '#server/features/jobs/expire.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { callJobs, createActive, createDraft, dayIn, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { callWebhooks, makeWebhook } from '#test/support/webhooks.ts';

const world = applyingWorld();
let owner: TestPerson & { companyId: string };
let webhookId: string;
let jobId: string;

beforeEach(async () => {
  owner = await registerEmployer(world.app);
  jobId = (await createActive(world.app, owner, job)).id;
  webhookId = (await makeWebhook(world.app, owner, {})).id;
});
afterEach(async () => {
  await world.app.base.db.deleteFrom('webhook').execute();
});

const told = async (): Promise<{ type: string; timestamp: string; data: Record<string, unknown> }[]> =>
  (await callWebhooks(world.app, 'GET', `/${webhookId}/deliveries`, owner)).body.deliveries
    .map(({ body }: Delivery) => JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> })
    .toReversed();

/** A summary of the events since. */
const types = async () => (await told()).map(({ type, data }) => [type, data['status']].filter(Boolean).join(' '));

const jobCall = async (path: string, json: object = {}, id = jobId) =>
  expect((await callJobs(world.app, path === '' ? 'PATCH' : 'POST', `/${id}${path}`, owner, json)).status).toBe(200);

const applied = async () => (await world.apply(world.seeker, undefined, jobId)).body.id;

describe('events of jobs', () => {
  test('leave out drafts, and keep their order', async () => {
    const { id } = await createDraft(world.app, owner);
    await jobCall('', { city: 'Porto' }, id);
    await jobCall('/publish', {}, id);
    await jobCall('', { city: 'Braga' }, id);
    await jobCall('/pause', {}, id);
    await jobCall('/publish', {}, id);
    await jobCall('/close', { reason: 'cancelled' }, id);
    await jobCall('/renew', { validThrough: dayIn(20) }, id);
    expect(await types()).toEqual([
      'job.published active',
      'job.changed active',
      'job.changed paused',
      'job.changed active',
      'job.closed closed',
      'job.changed active',
    ]);
    const [first] = await told();
    expect(first?.data).toEqual({
      companyId: owner.companyId,
      jobId: id,
      jobTitle: 'Account Executive',
      status: 'active',
      isHidden: false,
      url: `http://localhost:3000/jobs/${id}`,
      apiUrl: `http://localhost:3000/api/jobs/${id}`,
    });
  });

  test('include the end of the term', async () => {
    await expireJobs({ ...world.app.ctx(), clock: { now: () => new Date(Date.now() + 60 * 86_400_000) } });
    expect(await types()).toEqual(['job.closed expired']);
  });
});

describe('events of applications', () => {
  /** Gives the job its own pipeline; returns the stages' ids. */
  async function saveStages(stages: { names: { en: string }; status: string }[]): Promise<string[]> {
    const pipelines = [{ name: 'Sales', isDefault: true, stages }];
    const saved = await world.call('PUT', `/api/companies/${owner.companyId}/stages`, owner, { pipelines });
    const [made] = saved.body as unknown as { id: string; stages: { id: string }[] }[];
    const pipelineId = made?.id;
    expect((await world.call('PUT', `/api/jobs/${jobId}/stages`, owner, { pipelineId })).status).toBe(200);
    return made?.stages.map(({ id }) => id) ?? [];
  }

  test('leave out openings, and what the company wrote', async () => {
    const id = await applied();
    await world.move(id, 'view', owner);
    await world.move(id, 'shortlist', owner);
    const write = (person: TestPerson, clientId: string) =>
      world.call('POST', `/api/applications/${id}/messages`, person, {
        clientId: `019aa000-0000-4000-8000-00000000000${clientId}`,
        content: 'Good morning.',
        attachmentIds: [],
      });
    expect((await write(owner, '1')).status).toBeLessThan(300);
    expect((await write(world.seeker, '2')).status).toBeLessThan(300);
    await world.move(id, 'accept', owner);
    const other = (await world.apply(world.other, undefined, jobId)).body.id;
    await world.move(other, 'withdraw', world.other);
    expect(await types()).toEqual([
      'application.received new',
      'application.moved shortlisted',
      'message.received shortlisted',
      'application.decided accepted',
      'application.received new',
      'application.withdrawn withdrawn',
    ]);
    expect((await told())[1]?.data).toEqual({
      companyId: owner.companyId,
      applicationId: id,
      jobId,
      jobTitle: 'Account Manager',
      status: 'shortlisted',
      isBlind: false,
      url: `http://localhost:3000/applications/review/${id}`,
      apiUrl: `http://localhost:3000/api/applications/${id}`,
    });
  });

  test('combine a change of stage and status in one, which names both', async () => {
    const [stageId] = await saveStages([{ names: { en: 'Call' }, status: 'shortlisted' }]);
    const id = await applied();
    await world.call('POST', `/api/applications/${id}/stage`, owner, { stageId });
    expect(await types()).toEqual(['application.received new', 'application.moved shortlisted']);
    expect((await told())[1]?.data).toMatchObject({ stageId });
  });

  test('name the previous stage of a move to a later one', async () => {
    const stages = [
      { names: { en: 'Call' }, status: 'shortlisted' },
      { names: { en: 'Meeting' }, status: 'interview' },
    ];
    const id = await applied();
    for (const stageId of await saveStages(stages))
      await world.call('POST', `/api/applications/${id}/stage`, owner, { stageId });
    expect(await types()).toEqual([
      'application.received new',
      'application.moved shortlisted',
      'application.moved interview',
    ]);
  });

  test('never reveal applicants, nor under blind review which applications are of one person', async () => {
    const texts = async () =>
      JSON.stringify([await told(), await callWebhooks(world.app, 'GET', `/${webhookId}/deliveries`, owner)]);
    await world.call('PUT', `/api/jobs/${jobId}/blind-review`, owner, { isBlind: true });
    const blind = await applied();
    const open = await createActive(world.app, owner, job);
    const seen = (await world.apply(world.seeker, undefined, open.id)).body.id;
    await world.move(blind, 'shortlist', owner);
    const { email, profileId, userId } = world.seeker;
    for (const hidden of ['Lucía', 'Moreno', email, profileId, userId, 'I would like to'])
      expect(await texts()).not.toContain(hidden);
    await eraseOwnData(world.app.ctx(world.seeker.actor), { password: world.seeker.password });
    const left = await told();
    // Events of the applications were deleted with them.
    expect(left.map(({ type, data }) => [type, data['applicationId'], data['personId']])).toEqual([
      ['job.published', undefined, undefined],
      ['person.erased', blind, null],
      ['person.erased', seen, profileId],
    ]);
    for (const hidden of ['Lucía', 'Moreno', email, userId]) expect(await texts()).not.toContain(hidden);
  });
});

test("include a company's verification, for webhooks that subscribe to it", async () => {
  const verify = (tx: TxCtx) =>
    findCompanyToChange(tx, owner.companyId).then(
      (company) => company && recordVerification(tx, company, { how: 'call' }),
    );
  await callWebhooks(world.app, 'PATCH', `/${webhookId}`, owner, { events: ['company.verified'] });
  await inTransaction(world.app.ctx(), verify);
  await applied();
  expect((await told()).map(({ data, type }) => [type, data])).toEqual([
    ['company.verified', { companyId: owner.companyId, verifiedHow: 'call', url: 'http://localhost:3000/company' }],
  ]);
  await callWebhooks(world.app, 'PATCH', `/${webhookId}`, owner, { isEnabled: false });
  await inTransaction(world.app.ctx(), verify);
  expect(await told()).toHaveLength(1);
});

test('are sent to Slack as text, in which a title neither mentions nor links', async () => {
  const title = 'Sales <!channel> & <more|less>';
  await callJobs(world.app, 'PATCH', `/${jobId}`, owner, { translations: { en: { ...job.translations.en, title } } });
  const { id } = await makeWebhook(world.app, owner, { kind: 'slack', locale: 'fr', events: ['application.received'] });
  await applied();
  const { deliveries } = (await callWebhooks(world.app, 'GET', `/${id}/deliveries`, owner)).body;
  const { text, blocks } = JSON.parse(deliveries[0]?.body ?? '') as {
    text: string;
    blocks: { text: { text: string } }[];
  };
  expect(text).toBe('Nouvelle candidature\u202f: Sales &lt;!channel&gt; &amp; &lt;more|less&gt;');
  expect(blocks[0]?.text.text).toMatch(/\n<http:\/\/localhost:3000\/fr\/applications\/review\/[\w-]+\|Ouvrir>$/);
});
