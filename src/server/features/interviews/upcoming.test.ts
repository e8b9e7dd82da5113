import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { UpcomingInterview } from '#contract/interviews/interviews.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let jobId: string;
let applicationId: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
  seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
  ({ id: jobId } = await createActive(app, owner));
  applicationId = (await call<{ id: string }>('POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: '' })).id;
});

async function call<Body>(method: string, path: string, { cookie }: TestPerson, json?: object): Promise<Body> {
  const answer = await app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as Body;
}

const upcoming = async (person: TestPerson) =>
  (await call<{ interviews: UpcomingInterview[] }>('GET', '/interviews', person)).interviews;

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function propose(startsAt: string): Promise<string> {
  const input = interviewInput(owner.userId, { slots: [startsAt] });
  return (await call<{ id: string }>('POST', `/applications/${applicationId}/interviews`, owner, input)).id;
}

async function book(startsAt: string): Promise<string> {
  const id = await propose(startsAt);
  await call('POST', `/interviews/${id}/choose`, seeker, { startsAt, timeZone: 'Europe/Madrid' });
  return id;
}

test('job seekers have no list of interviews', async () => {
  expect((await app.request('GET', '/api/interviews', { cookie: seeker.cookie })).status).toBe(403);
});

test('the booked interviews of a company are listed, the next first', async () => {
  const [later, sooner] = [await book(hoursAhead(50)), await book(hoursAhead(26))];
  await propose(hoursAhead(80));
  const listed = await upcoming(owner);
  expect(listed.map(({ id }) => id)).toEqual([sooner, later]);
  expect(listed[0]).toMatchObject({
    applicationId,
    candidate: 'Lucía Moreno',
    interviewers: ['Jonas Weber'],
    kind: 'video',
    minutes: 60,
  });
});

test('an interview is listed until it is over', async () => {
  const id = await book(hoursAhead(26));
  const startAgo = (minutes: number) =>
    app.database.pool.query(`update interview set starts_at = now() - $2 * interval '1 minute' where id = $1`, [
      id,
      minutes,
    ]);
  await startAgo(59);
  expect(await upcoming(owner)).toHaveLength(1);
  await startAgo(61);
  expect(await upcoming(owner)).toEqual([]);
});

test('members who do not see the application find nothing, nor do other companies', async () => {
  await book(hoursAhead(26));
  const others = [
    await registerEmployer(app),
    await registerColleague(app, owner, { memberAs: 'reader' }),
    await registerColleague(app, owner, { memberAs: 'interviewer' }),
    await registerColleague(app, owner, { memberAs: 'hiring_manager' }),
  ];
  for (const person of others) expect(await upcoming(person)).toEqual([]);
  const recruiter = await registerColleague(app, owner, { memberAs: 'recruiter' });
  expect(await upcoming(recruiter)).toHaveLength(1);
});

test('a candidate who is reviewed blind has no name', async () => {
  await book(hoursAhead(26));
  await app.database.pool.query('update application set is_blind = true where id = $1', [applicationId]);
  const [interview] = await upcoming(owner);
  expect(interview?.candidate).not.toContain('Moreno');
});
