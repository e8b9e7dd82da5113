import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Interview } from '#contract/interviews/interviews.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let interviewer: TestPerson;
let seeker: TestPerson;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
  await call('PATCH', '/me/profile', seeker, { languages: [{ language: 'de', level: 'B2' }] });
  const job = await createActive(app, owner);
  const application = await read(call('POST', `/jobs/${job.id}/applications`, seeker, { coverLetter: '' }));
  const input = interviewInput(interviewer.userId);
  ({ id } = await read(call('POST', `/applications/${application.id}/interviews`, owner, input)));
  await read(call('POST', `/interviews/${id}/choose`, seeker, { startsAt: input.slots[0], timeZone: 'Europe/Madrid' }));
});

const call = (method: string, path: string, person?: { cookie: string }, json?: object) =>
  app.request(method, `/api${path}`, { ...(person ? { cookie: person.cookie } : {}), ...(json ? { json } : {}) });

async function read(answer: Promise<Response>): Promise<Interview> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Interview;
}

const begun = (time: string) =>
  app.database.pool.query('update interview set starts_at = now() - $2::interval where id = $1', [id, time]);

const say = (person: { cookie: string } | undefined, given: object = {}, of = id) =>
  call('PUT', `/interviews/${of}/language`, person, { language: 'de', isMet: true, ...given });

const reasonOf = async (answer: Response) =>
  ((await answer.json()) as { data?: { reason?: string; fields?: { path: string }[] } }).data;

test('is for members who decide or held the interview', async () => {
  await begun('2 hours');
  const rival = await registerEmployer(app);
  expect((await say(undefined)).status).toBe(401);
  expect((await say(seeker)).status).toBe(403);
  expect((await say(rival)).status).toBe(404);
  expect((await say(owner, {}, UNKNOWN_ID)).status).toBe(404);
  const holder = await registerColleague(app, owner, { memberAs: 'interviewer' });
  expect((await say(holder)).status).toBe(404);
});

test('is refused before the interview is over, and for a cancelled one', async () => {
  expect(await reasonOf(await say(owner))).toMatchObject({ reason: 'wrong_status' });
  await begun('30 minutes');
  expect((await say(owner)).status).toBe(409);
  await app.database.pool.query(`update interview set status = 'cancelled' where id = $1`, [id]);
  await begun('2 hours');
  expect((await say(owner)).status).toBe(409);
});

test('is about a language that the application states', async () => {
  await begun('2 hours');
  const answer = await say(owner, { language: 'fr' });
  expect(answer.status).toBe(422);
  expect(await reasonOf(answer)).toMatchObject({ fields: [{ path: 'language' }] });
  expect((await say(owner, { isMet: 'yes' })).status).toBe(422);
  expect((await say(owner, { level: 'C2' })).status).toBe(422);
});

test('is shown to the applicant and the team, and can be corrected', async () => {
  await begun('2 hours');
  expect((await read(say(interviewer))).held).toEqual({ language: 'de', level: 'B2', isMet: true });
  const { held, applicationId } = await read(say(owner, { isMet: false }));
  expect(held).toEqual({ language: 'de', level: 'B2', isMet: false });
  const answer = await call('GET', `/applications/${applicationId}/interviews`, seeker);
  const { interviews } = (await answer.json()) as { interviews: Interview[] };
  expect(interviews).toMatchObject([{ held, can: { sayLanguage: false } }]);
});
