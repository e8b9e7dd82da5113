import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ApprovalRuleInput, Approval } from '#contract/approvals/approvals.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callApprovals, setApprovers } from '#test/support/approvals.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { callJobs, createDraft, dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { inTransaction } from '../../context.ts';
import { publishDrafts } from '../jobs/publish.ts';
import { remindApprovers } from './remind.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let asker: TestPerson;
let first: TestPerson;
let second: TestPerson;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Olga', lastName: 'Ott' });
  [asker, first, second] = await Promise.all([
    registerColleague(app, owner, { firstName: 'Anna', lastName: 'Alt' }),
    registerColleague(app, owner, { firstName: 'Fina', lastName: 'Fox', memberAs: 'hiring_manager' }),
    registerColleague(app, owner, { firstName: 'Sara', lastName: 'Sun' }),
  ]);
  ({ id } = await createDraft(app, asker));
});

const needTwo = (rule: Partial<ApprovalRuleInput> = {}) => setApprovers(app, owner, 'job', [first, second], rule);
const ask = (by = asker) => callApprovals(app, 'POST', `/jobs/${id}/approval`, by, {});
const asked = async () => (await ask()).body.id;
const decide = (by: TestPerson, approvalId: string, isApproved = true, reason?: string) =>
  callApprovals(app, 'POST', `/approvals/${approvalId}/decision`, by, { isApproved, reason });
const ofJob = (by: TestPerson = asker) =>
  callApprovals<{ isNeeded: boolean; approval: Approval | null }>(app, 'GET', `/jobs/${id}/approval`, by);
const list = async (by: TestPerson, of = 'reader') =>
  (await callApprovals<{ approvals: Approval[] }>(app, 'GET', `/approvals?of=${of}`, by)).body.approvals;
const statusOf = async () => (await callJobs(app, 'GET', `/${id}/edit`, owner)).body.status;
const edit = (city: string) => callJobs(app, 'PATCH', `/${id}`, asker, { city });
const steps = (approval: Approval | null) => approval?.steps.map(({ state }) => state);

describe('a draft that needs approval', () => {
  test('is published by no way before it is approved (T602)', async () => {
    await needTwo();
    const publish = await callJobs(app, 'POST', `/${id}/publish`, owner);
    expect([publish.status, publish.body.data?.reason]).toEqual([409, 'approval_needed']);
    const bulk = await app.request('POST', '/api/jobs/bulk', {
      cookie: owner.cookie,
      json: { action: 'publish', ids: [id] },
    });
    expect(await bulk.json()).toEqual([{ id, refused: 'approval_needed' }]);
    await expect(publishDrafts(app.ctx(owner.actor), [id])).rejects.toThrow('approval_needed');
    await asked();
    expect((await callJobs(app, 'POST', `/${id}/publish`, owner)).status).toBe(409);
    expect(await statusOf()).toBe('draft');
  });

  test('is asked for once, by recruiters, while it is a complete draft', async () => {
    expect((await ask()).body.data?.reason).toBe('wrong_status');
    await needTwo();
    const rival = await registerEmployer(app);
    expect((await ask(rival)).status).toBe(404);
    expect((await ask(first)).status).toBe(404);
    await callJobs(app, 'PATCH', `/${id}`, asker, { category: null });
    expect((await ask()).status).toBe(422);
    await callJobs(app, 'PATCH', `/${id}`, asker, { category: 'sales' });
    const lock = `select from job where id = '${id}' for no key update`;
    expect(sortedStatuses(await sendAtOnce(app, lock, [() => ask(), () => ask(owner)]))).toEqual([200, 409]);
  });

  test('is read by those who decide on it, and not by other hiring managers (T608)', async () => {
    await needTwo();
    const other = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
    expect((await callJobs(app, 'GET', `/${id}`, first)).status).toBe(404);
    await asked();
    for (const [by, status] of [
      [first, 200],
      [other, 404],
    ] as const)
      expect([(await callJobs(app, 'GET', `/${id}`, by)).status, (await ofJob(by)).status]).toEqual([status, status]);
    expect((await callJobs(app, 'PATCH', `/${id}`, first, { city: 'Porto' })).status).toBe(403);
  });

  test('is published by its last approval, as the person who asked (T605)', async () => {
    await needTwo();
    const approvalId = await asked();
    expect(await ofJob()).toMatchObject({ body: { isNeeded: true, approval: { state: 'pending', inOrder: true } } });
    expect(steps((await decide(first, approvalId)).body)).toEqual(['approved', 'pending']);
    expect(await statusOf()).toBe('draft');
    expect((await decide(second, approvalId)).body).toMatchObject({ state: 'approved', can: { decide: false } });
    expect(await statusOf()).toBe('active');
    const attempts = await app.base.db
      .selectFrom('rate_limit')
      .select('key')
      .where('key', 'in', [`publish:${asker.userId}`, `publish:${second.userId}`])
      .execute();
    expect(attempts.map(({ key }) => key)).toEqual([`publish:${asker.userId}`]);
  });

  test('stays approved if its publication is refused, and is then published by hand (T606)', async () => {
    await needTwo();
    const approvalId = await asked();
    await app.base.db
      .updateTable('job')
      .set({ valid_through: new Date(0) })
      .where('id', '=', id)
      .execute();
    await decide(first, approvalId);
    expect((await decide(second, approvalId)).body.state).toBe('approved');
    expect([await statusOf(), (await ofJob()).body.isNeeded]).toEqual(['draft', false]);
    await app.base.db
      .updateTable('job')
      .set({ valid_through: new Date(`${dayIn(9)}T00:00:00Z`) })
      .where('id', '=', id)
      .execute();
    expect((await callJobs(app, 'POST', `/${id}/publish`, asker)).status).toBe(200);
  });

  test.each(['pending', 'approved'])('loses its approval when it is changed, if that is %s', async (state) => {
    await needTwo();
    const approvalId = await asked();
    if (state === 'approved')
      await app.base.db
        .updateTable('approval')
        .set({ state: 'approved', ended_at: new Date() })
        .where('id', '=', approvalId)
        .execute();
    await edit('Lisbon');
    expect((await ofJob()).body.approval?.state).toBe(state);
    await edit('Porto');
    expect((await ofJob()).body).toMatchObject({ isNeeded: true, approval: { state: 'cancelled' } });
    expect((await decide(first, approvalId)).status).toBe(409);
    expect((await ask()).status).toBe(200);
  });

  test('is not published with a change that was made while it was approved (T607)', async () => {
    await setApprovers(app, owner, 'job', [first]);
    const approvalId = await asked();
    const lock = `select from job where id = '${id}' for no key update`;
    const [edited, decided] = await sendAtOnce<{ status: number }>(app, lock, [
      () => edit('Porto'),
      () => decide(first, approvalId),
    ]);
    expect([edited?.status, decided?.status, await statusOf()]).toEqual([200, 409, 'draft']);
  });

  test('needs no other approval once it was published', async () => {
    await callJobs(app, 'POST', `/${id}/publish`, asker);
    await needTwo();
    await callJobs(app, 'POST', `/${id}/pause`, asker);
    expect((await callJobs(app, 'POST', `/${id}/publish`, asker)).status).toBe(200);
    expect((await edit('Porto')).status).toBe(200);
    expect((await ofJob()).body).toEqual({ isNeeded: false, approval: null });
  });

  test('is marked in the list of jobs while it waits (T604)', async () => {
    await needTwo();
    const waits = async () => {
      const answer = await app.request('GET', '/api/me/company/jobs', { cookie: owner.cookie });
      return ((await answer.json()) as { jobs: { waitsForApproval: boolean }[] }).jobs[0]?.waitsForApproval;
    };
    expect(await waits()).toBe(false);
    await asked();
    expect(await waits()).toBe(true);
  });
});

describe('deciding', () => {
  /** By state of the approval (in order, of `first` and `second`): the answers to each. */
  const answers = {
    pending: { owner: 403, asker: 403, first: 200, second: 409, interviewer: 404, reader: 404, rival: 404 },
    refused: { owner: 403, asker: 403, first: 409, second: 409, interviewer: 404, reader: 404, rival: 404 },
    cancelled: { owner: 403, asker: 403, first: 409, second: 409, interviewer: 404, reader: 404, rival: 404 },
    approved: { owner: 403, asker: 403, first: 409, second: 409, interviewer: 404, reader: 404, rival: 404 },
  };

  test.each(Object.entries(answers))('is for approvers, in their turn: %s', async (state, expected) => {
    await needTwo();
    const approvalId = await asked();
    if (state === 'refused') await decide(first, approvalId, false, 'No budget.');
    if (state === 'cancelled') await callApprovals(app, 'POST', `/approvals/${approvalId}/cancel`, asker, {});
    if (state === 'approved') for (const by of [first, second]) await decide(by, approvalId);
    const people: Record<string, TestPerson> = {
      owner,
      asker,
      second,
      interviewer: await registerColleague(app, owner, { memberAs: 'interviewer' }),
      reader: await registerColleague(app, owner, { memberAs: 'reader' }),
      rival: await registerEmployer(app),
      first,
    };
    const found: Record<string, number> = {};
    for (const [name, by] of Object.entries(people)) found[name] = (await decide(by, approvalId)).status;
    expect(found).toEqual(expected);
  });

  test('refuses a refusal without a reason, and an unknown approval', async () => {
    await needTwo();
    const approvalId = await asked();
    for (const reason of [undefined, ' ']) expect((await decide(first, approvalId, false, reason)).status).toBe(422);
    expect((await decide(first, UNKNOWN_ID)).status).toBe(404);
  });

  test('once refused, ends it for all and tells the reason (T609)', async () => {
    await needTwo({ inOrder: false });
    const approvalId = await asked();
    expect((await decide(second, approvalId, false, 'No budget.')).status).toBe(200);
    const { approval } = (await ofJob()).body;
    expect(approval).toMatchObject({ state: 'refused' });
    expect(approval?.steps.map(({ state, reason, decidedBy }) => [state, reason, decidedBy?.name])).toEqual([
      ['cancelled', '', undefined],
      ['refused', 'No budget.', 'Sara Sun'],
    ]);
    expect([await list(first), await list(second)]).toEqual([[], []]);
  });

  test('counts once, when it is sent twice at once (T610)', async () => {
    await needTwo({ inOrder: false });
    const approvalId = await asked();
    const lock = `select from job where id = '${id}' for no key update`;
    const twice = await sendAtOnce(app, lock, [() => decide(first, approvalId), () => decide(first, approvalId)]);
    expect(sortedStatuses(twice)).toEqual([200, 409]);
    const both = await sendAtOnce(app, lock, [
      () => decide(second, approvalId, false, 'No budget.'),
      () => decide(second, approvalId),
    ]);
    expect(sortedStatuses(both)).toEqual([200, 409]);
    expect([await statusOf(), (await ofJob()).body.approval?.state]).toEqual(['draft', 'refused']);
  });

  test('is cancelled by the person who asked only', async () => {
    await needTwo();
    const approvalId = await asked();
    const cancel = (by: TestPerson) => callApprovals(app, 'POST', `/approvals/${approvalId}/cancel`, by, {});
    for (const by of [owner, first]) expect((await cancel(by)).status).toBe(403);
    expect((await cancel(asker)).body.state).toBe('cancelled');
    expect((await cancel(asker)).status).toBe(409);
  });

  test('passes to a substitute while the approver is away (T611)', async () => {
    await needTwo();
    const approvalId = await asked();
    expect((await decide(owner, approvalId)).status).toBe(403);
    const path = `/companies/${owner.companyId}/absence`;
    await callApprovals(app, 'PUT', path, first, { absence: { substituteId: owner.userId, until: dayIn(0) } });
    expect((await list(owner)).map(({ steps: [step] }) => step?.substitute?.name)).toEqual(['Olga Ott']);
    await app.base.db
      .updateTable('approver_absence')
      .set({ until: dayIn(-1) })
      .where('user_id', '=', first.userId)
      .execute();
    expect((await decide(owner, approvalId)).status).toBe(403);
    await app.base.db
      .updateTable('approver_absence')
      .set({ until: dayIn(1) })
      .where('user_id', '=', first.userId)
      .execute();
    expect((await decide(owner, approvalId)).body.steps[0]).toMatchObject({
      state: 'approved',
      approver: { name: 'Fina Fox' },
      decidedBy: { name: 'Olga Ott' },
    });
  });

  test.each([
    [
      'leaves',
      (member: TestPerson) =>
        callApprovals(app, 'DELETE', `/companies/${owner.companyId}/members/${member.userId}`, owner, {}),
    ],
    [
      'becomes an interviewer',
      (member: TestPerson) =>
        app.base.db
          .updateTable('company_member')
          .set({ role: 'interviewer' })
          .where('user_id', '=', member.userId)
          .execute(),
    ],
    [
      'is banned',
      (member: TestPerson) =>
        app.base.db
          .updateTable('user_account')
          .set({ banned_at: new Date(), ban_reason: 'Fraud' })
          .where('id', '=', member.userId)
          .execute(),
    ],
  ])('passes to an owner when the approver %s', async (_, end) => {
    await needTwo();
    const approvalId = await asked();
    await end(first);
    expect((await decide(first, approvalId)).status).not.toBe(200);
    expect((await list(owner)).map((approval) => approval.id)).toEqual([approvalId]);
    expect((await decide(owner, approvalId)).status).toBe(200);
  });

  test('is up to an owner when all approvers of the rule have left (T612)', async () => {
    await setApprovers(app, owner, 'job', [first]);
    await callApprovals(app, 'DELETE', `/companies/${owner.companyId}/members/${first.userId}`, owner, {});
    expect((await callJobs(app, 'POST', `/${id}/publish`, asker)).status).toBe(409);
    const approvalId = await asked();
    expect((await decide(owner, approvalId)).body).toMatchObject({ state: 'approved', steps: [{ approver: null }] });
    expect(await statusOf()).toBe('active');
  });
});

describe('the lists', () => {
  test('name what waits for the reader, and what the reader asked for, of their current company', async () => {
    await needTwo();
    const approvalId = await asked();
    expect([await list(second), await list(asker), await list(owner, 'asked')]).toEqual([[], [], []]);
    expect((await list(first)).map((approval) => approval.can)).toEqual([{ decide: true, cancel: false }]);
    expect((await list(asker, 'asked')).map((approval) => approval.can)).toEqual([{ decide: false, cancel: true }]);
    const count = async (by: TestPerson) =>
      (await callApprovals<{ count: number }>(app, 'GET', '/me/company/approval-count', by)).body.count;
    expect([await count(first), await count(second)]).toEqual([1, 0]);
    await decide(first, approvalId);
    expect([await count(first), await count(second)]).toEqual([0, 1]);
  });
});

describe('a reminder', () => {
  test('comes after two days, and then every week, to those whose turn it is (T613)', async () => {
    await needTwo();
    const approvalId = await asked();
    const notices = async (by: TestPerson) =>
      (
        await app.base.db
          .selectFrom('notification')
          .select('data')
          .where('user_id', '=', by.userId)
          .where('created_at', '>', new Date(0))
          .execute()
      ).filter(({ data }) => data.kind === 'approval_asked').length;
    const remindIn = (days: number) => {
      const now = new Date(Date.now() + days * 86_400_000);
      return remindApprovers({ ...app.ctx(), clock: { now: () => now } });
    };
    await remindIn(1);
    expect([await notices(first), await notices(second)]).toEqual([1, 0]);
    for (const days of [2.1, 2.2, 9]) await remindIn(days);
    expect(await notices(first)).toBe(2);
    await remindIn(9.2);
    expect([await notices(first), await notices(second)]).toEqual([3, 0]);
    await inTransaction(app.ctx(), ({ db }) => db.deleteFrom('approval').where('id', '=', approvalId).execute());
    await remindIn(30);
    expect(await notices(first)).toBe(3);
  });
});
