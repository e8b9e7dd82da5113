import { beforeAll, beforeEach, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callApprovals, setApprovers } from '#test/support/approvals.ts';
import { createDraft, dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let asker: TestPerson;
let approver: TestPerson;
let jobId: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
  [asker, approver] = await Promise.all([
    registerColleague(app, owner, { firstName: 'Anna', lastName: 'Alt' }),
    registerColleague(app, owner, { locale: 'de' }),
  ]);
  await setApprovers(app, owner, 'job', [approver]);
  ({ id: jobId } = await createDraft(app, asker));
});

const ask = async () => (await callApprovals(app, 'POST', `/jobs/${jobId}/approval`, asker, {})).body.id;
const decide = (id: string, isApproved: boolean) =>
  callApprovals(app, 'POST', `/approvals/${id}/decision`, approver, {
    isApproved,
    ...(isApproved ? {} : { reason: 'No budget: 90,000 is too much.' }),
  });

async function mailsTo({ email }: TestPerson): Promise<{ subject: string; text: string | null }[]> {
  await app.drain();
  return app.base.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', email).execute();
}

const noticesOf = async ({ userId }: TestPerson) =>
  (await app.base.db.selectFrom('notification').select('data').where('user_id', '=', userId).execute()).map(
    ({ data }) => data,
  );

test('asks approvers by one email, in their language', async () => {
  await ask();
  const [mail, ...more] = await mailsTo(approver);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ihre Freigabe ist gefragt: Account Executive');
  expect(mail?.text).toContain('Anna Alt bittet Sie');
});

test('tells a substitute what waits already when the approver leaves for a while', async () => {
  await ask();
  expect(await noticesOf(owner)).toEqual([]);
  await callApprovals(app, 'PUT', `/companies/${owner.companyId}/absence`, approver, {
    absence: { substituteId: owner.userId, until: dayIn(3) },
  });
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'approval_asked', job_id: jobId }]);
});

test('does not email an approver who decided before the email was written', async () => {
  await decide(await ask(), true);
  expect(await mailsTo(approver)).toEqual([]);
});

test('tells the person who asked that the job is published, or that it was refused, without the reason', async () => {
  await decide(await ask(), false);
  expect(await noticesOf(asker)).toMatchObject([{ kind: 'approval_ended', state: 'refused', is_published: false }]);
  const [mail] = await mailsTo(asker);
  expect(mail?.text).toContain('was refused');
  expect(JSON.stringify([mail, await noticesOf(asker)])).not.toContain('90,000');
  await decide(await ask(), true);
  expect((await noticesOf(asker)).at(-1)).toMatchObject({ state: 'approved', is_published: true });
  expect((await mailsTo(asker)).map(({ text }) => text?.includes('is approved and published'))).toContain(true);
});

test('tells a person nothing about what they cancelled themselves', async () => {
  await callApprovals(app, 'POST', `/approvals/${await ask()}/cancel`, asker, {});
  expect(await noticesOf(asker)).toEqual([]);
});
