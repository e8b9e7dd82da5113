import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let jobId: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  employer = await registerEmployer(app);
  jobId = (await createActive(app, employer)).id;
});

interface Waiting {
  applications: { id: string; status: string }[];
  counts: Record<string, number>;
  ages: { fromDays: number; count: number }[];
}

const waitingFor = async (person?: TestPerson) => {
  const answer = await app.request(
    'GET',
    '/api/me/company/waiting-applications',
    person ? { cookie: person.cookie } : {},
  );
  return { status: answer.status, body: (await answer.json()) as Waiting };
};

/** A person applies; `days` ago. */
async function applied(days: number): Promise<string> {
  const { cookie } = await registerPerson(app);
  const answer = await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie, json: { coverLetter: '' } });
  const { id } = (await answer.json()) as { id: string };
  const at = new Date(Date.now() - days * 86_400_000);
  await app.base.db.updateTable('application').set({ applied_at: at }).where('id', '=', id).execute();
  return id;
}

const move = (id: string, verb: string) =>
  app.request('POST', `/api/applications/${id}/${verb}`, { cookie: employer.cookie, json: {} });

test('lists the employer’s own applications only', async () => {
  await applied(1);
  expect((await waitingFor()).status).toBe(401);
  expect((await waitingFor(await registerPerson(app))).status).toBe(403);
  expect((await waitingFor(await registerEmployer(app))).body).toMatchObject({ applications: [], counts: { new: 0 } });
});

test('lists the longest waiting first, in any status; answered ones no longer wait', async () => {
  const [today, longest, answered, second] = [
    await applied(0),
    await applied(30),
    await applied(40),
    await applied(20),
  ];
  await move(longest, 'interview');
  await move(answered, 'reject');
  await move(second, 'view');
  const { body } = await waitingFor(employer);
  expect(body.applications.map(({ id, status }) => [id, status])).toEqual([
    [longest, 'interview'],
    [second, 'viewed'],
    [today, 'new'],
  ]);
  expect(body.counts).toMatchObject({ new: 1, viewed: 1, interview: 1, rejected: 1, accepted: 0 });
});

test('counts them by days of waiting, as the list filters them', async () => {
  const ids = [
    await applied(0),
    await applied(2),
    await applied(3),
    await applied(13),
    await applied(14),
    await applied(90),
  ];
  await move(await applied(5), 'reject');
  expect((await waitingFor(employer)).body.ages).toEqual([
    { fromDays: 0, count: 2 },
    { fromDays: 3, count: 1 },
    { fromDays: 7, count: 1 },
    { fromDays: 14, count: 2 },
  ]);
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/applications?status=undecided&from=${day(13)}&to=${day(7)}`;
  const listed = (await (await app.request('GET', path, { cookie: employer.cookie })).json()) as Waiting;
  expect(listed.applications.map(({ id }) => id)).toEqual([ids[3]]);
});

test('lists at most ten', async () => {
  const ids: string[] = [];
  for (let days = 12; days > 0; days -= 1) ids.push(await applied(days));
  expect((await waitingFor(employer)).body.applications.map(({ id }) => id)).toEqual(ids.slice(0, 10));
});

describe('how many a member has to decide on', () => {
  const countFor = async (person?: TestPerson) => {
    const answer = await app.request('GET', '/api/me/company/undecided-count', person ? { cookie: person.cookie } : {});
    return { status: answer.status, count: ((await answer.json()) as { count?: number }).count };
  };

  test('is told to employers only', async () => {
    expect((await countFor()).status).toBe(401);
    expect((await countFor(await registerPerson(app))).status).toBe(403);
  });

  test('is none for other companies, readers and interviewers', async () => {
    const id = await applied(1);
    const interviewer = await registerColleague(app, employer, { memberAs: 'interviewer' });
    const json = interviewInput(interviewer.userId);
    const proposed = await app.request('POST', `/api/applications/${id}/interviews`, { cookie: employer.cookie, json });
    expect(proposed.status).toBe(201);
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    for (const other of [await registerEmployer(app), reader, interviewer])
      expect((await countFor(other)).count).toBe(0);
  });

  test('counts the undecided ones', async () => {
    const [first, second] = [await applied(1), await applied(2)];
    await applied(3);
    await move(first, 'reject');
    await move(second, 'interview');
    expect(await countFor(employer)).toEqual({ status: 200, count: 2 });
  });
});
