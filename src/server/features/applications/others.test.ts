import { beforeAll, expect, test } from 'vitest';

import type { Application, OtherApplication } from '#contract/applications/application-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

async function apply(seeker: TestPerson, jobId: string): Promise<string> {
  const json = { coverLetter: 'I sell to hotels.' };
  const answer = await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie: seeker.cookie, json });
  return ((await answer.json()) as Application).id;
}

async function othersOf(id: string, by: TestPerson): Promise<string[]> {
  const answer = await app.request('GET', `/api/applications/${id}/others`, { cookie: by.cookie });
  return ((await answer.json()) as OtherApplication[]).map((other) => other.id);
}

test("shows a company a person's other applications there; a hiring manager only those for their jobs", async () => {
  const owner = await registerEmployer(app);
  const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
  const rival = await registerEmployer(app);
  const [first, second, third] = [
    await createActive(app, owner),
    await createActive(app, owner),
    await createActive(app, owner),
  ];
  for (const { id } of [first, second])
    await app.request('PUT', `/api/jobs/${id}/managers`, { cookie: owner.cookie, json: { userIds: [manager.userId] } });
  const seeker = await registerPerson(app);
  const ids = [await apply(seeker, first.id), await apply(seeker, second.id), await apply(seeker, third.id)] as const;
  const elsewhere = await apply(seeker, (await createActive(app, rival)).id);
  await apply(await registerPerson(app), first.id);
  expect(await othersOf(ids[0], owner)).toEqual([ids[2], ids[1]]);
  expect(await othersOf(ids[0], manager)).toEqual([ids[1]]);
  expect(await othersOf(elsewhere, rival)).toEqual([]);
});

test('omits applications to the other company of a member of two companies', async () => {
  const [member, second] = [await registerEmployer(app), await registerEmployer(app)];
  const jobs = [await createActive(app, second), await createActive(app, second), await createActive(app, member)];
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: second.companyId, user_id: member.userId, role: 'recruiter' })
    .execute();
  const seeker = await registerPerson(app);
  const [id = '', other = '', elsewhere = ''] = await Promise.all(jobs.map((job) => apply(seeker, job.id)));
  expect(await othersOf(id, member)).toEqual([other]);
  expect(await othersOf(elsewhere, member)).toEqual([]);
});
