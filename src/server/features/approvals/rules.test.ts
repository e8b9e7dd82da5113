import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ApprovalRules } from '#contract/approvals/approvals.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { approvalRule, callApprovals, setApprovers } from '#test/support/approvals.ts';
import { dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let interviewer: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Olga', lastName: 'Ott' });
  [recruiter, interviewer] = await Promise.all([
    registerColleague(app, owner, { firstName: 'Rita', lastName: 'Roy' }),
    registerColleague(app, owner, { memberAs: 'interviewer' }),
  ]);
});

const call = (by: TestPerson, method: string, path: string, json?: unknown) =>
  callApprovals<ApprovalRules>(app, method, `/companies/${owner.companyId}${path}`, by, json);
const read = (by: TestPerson) => call(by, 'GET', '/approval-rules');
const save = (by: TestPerson, kind: string, rule: object) => call(by, 'PUT', `/approval-rules/${kind}`, rule);
const setAbsence = (by: TestPerson, absence: object | null) => call(by, 'PUT', '/absence', { absence });

describe('who approves', () => {
  test('is read by members who can approve, and chosen by owners (T600)', async () => {
    const rival = await registerEmployer(app);
    const rule = approvalRule([recruiter]);
    for (const by of [rival, interviewer]) expect((await read(by)).status).toBeGreaterThanOrEqual(403);
    for (const by of [rival, interviewer, recruiter])
      expect((await save(by, 'job', rule)).status).toBeGreaterThanOrEqual(403);
    expect((await read(recruiter)).body).toMatchObject({
      rules: [{ isOn: false }, { isOn: false }],
      can: { edit: false },
    });
  });

  test.each([
    ['an interviewer', () => approvalRule([interviewer])],
    ['a stranger', async () => approvalRule([await registerEmployer(app)])],
    ['one member twice', () => approvalRule([recruiter, recruiter])],
    ['a limit of pay for jobs', () => approvalRule([recruiter], { freeUpTo: { amount: 40_000, currency: 'EUR' } })],
  ])('is not %s', async (_, makeRule) => {
    expect((await save(owner, 'job', await makeRule())).status).toBe(422);
    expect((await read(owner)).body.rules).toMatchObject([{ isOn: false }, { isOn: false }]);
  });

  test('is kept in order, for each kind, and removed with the last approver (T601)', async () => {
    const rule = approvalRule([recruiter, owner], { freeUpTo: { amount: 40_000, currency: 'EUR' } });
    const { body } = await save(owner, 'offer', rule);
    expect(body.rules).toMatchObject([
      { kind: 'job', isOn: false },
      { ...rule, kind: 'offer', isOn: true },
    ]);
    expect(body.rules[1]?.approvers.map(({ name }) => name)).toEqual(['Rita Roy', 'Olga Ott']);
    expect((await save(owner, 'offer', approvalRule([]))).body.rules[1]).toMatchObject({ isOn: false });
  });

  test('stays a rule when all approvers have left', async () => {
    await setApprovers(app, owner, 'job', [recruiter]);
    await call(owner, 'DELETE', `/members/${recruiter.userId}`, {});
    expect((await read(owner)).body.rules[0]).toMatchObject({ isOn: true, approverIds: [] });
  });

  test('is in the audit trail of the company', async () => {
    await setApprovers(app, owner, 'job', [recruiter, owner]);
    const entry = await app.base.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', owner.companyId)
      .where('action', '=', 'approval_rule.changed')
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ approvalKind: 'job', approvers: 2 });
  });
});

describe('a substitute', () => {
  test.each([
    ['until a day that is past', () => ({ substituteId: owner.userId, until: dayIn(-2) })],
    ['oneself', () => ({ substituteId: recruiter.userId, until: dayIn(2) })],
    ['an interviewer', () => ({ substituteId: interviewer.userId, until: dayIn(2) })],
  ])('is not %s', async (_, makeAbsence) => {
    expect((await setAbsence(recruiter, makeAbsence())).status).toBe(422);
    expect((await read(owner)).body.absences).toEqual([]);
  });

  test('is named by the member who is away, and shown to colleagues until they are back', async () => {
    expect((await setAbsence(interviewer, { substituteId: owner.userId, until: dayIn(2) })).status).toBe(403);
    const until = dayIn(2);
    await setAbsence(recruiter, { substituteId: owner.userId, until });
    expect((await read(owner)).body.absences).toEqual([
      {
        member: { userId: recruiter.userId, name: 'Rita Roy' },
        substitute: { userId: owner.userId, name: 'Olga Ott' },
        until,
      },
    ]);
    expect((await setAbsence(recruiter, null)).body.absences).toEqual([]);
  });
});
