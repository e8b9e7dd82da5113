import { expect, test } from 'vitest';

import { applyingWorld, job } from '#test/support/applying.ts';
import { createActive, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

const world = applyingWorld();
const { call, apply, applied, move } = world;

interface Page {
  applications: { id: string; status: string }[];
  nextCursor: string | null;
  counts: Record<string, number>;
}
const list = async (path: string, person: TestPerson | undefined) => {
  const answer = await world.app.request('GET', path, person ? { cookie: person.cookie } : {});
  return { status: answer.status, body: (await answer.json()) as Page };
};

test('the lists are each side’s own', async () => {
  const id = await applied();
  expect((await list('/api/applications', undefined)).status).toBe(401);
  expect((await list('/api/applications', world.seeker)).status).toBe(403);
  expect((await list('/api/me/applications', world.employer)).status).toBe(403);
  expect((await list('/api/applications', world.rival)).body.applications.map((one) => one.id)).not.toContain(id);
  expect((await list('/api/me/applications', world.other)).body.applications).toEqual([]);
  expect((await list('/api/me/applications', world.seeker)).body).toMatchObject({
    applications: [{ id, status: 'new' }],
    counts: { new: 1, accepted: 0 },
  });
});

test('the applicant’s begin with the latest change', async () => {
  const first = await applied();
  const { id: otherJob } = await createActive(world.app, world.employer, job);
  const second = (await apply(world.seeker, { coverLetter: '' }, otherJob)).body.id;
  const ids = async (query = '') =>
    (await list(`/api/me/applications${query}`, world.seeker)).body.applications.map((one) => one.id);
  expect(await ids()).toEqual([second, first]);
  await move(first, 'view', world.employer);
  expect(await ids()).toEqual([first, second]);
  expect(await ids('?status=new')).toEqual([second]);
});

test('the employer’s is filtered by job, language and level, skill, name, day and status', async () => {
  await call('PATCH', '/api/me/profile', world.seeker, {
    languages: [{ language: 'fr', level: 'B2' }],
    skills: ['Négociation'],
  });
  const id = await applied();
  await apply(world.other);
  const found = async (query: string) =>
    (await list(`/api/applications?job=${world.jobId}${query}`, world.employer)).body.applications.map((one) => one.id);
  expect(await found('')).toHaveLength(2);
  expect(await found('')).toContain(id);
  for (const query of [
    '&language=fr',
    '&language=fr:B1',
    '&language=fr:B2',
    '&skill=negociation',
    '&q=MORENO',
    '&q=lucia',
  ])
    expect([query, await found(query)]).toEqual([query, [id]]);
  for (const query of [
    '&language=fr:C1',
    '&language=de',
    '&skill=crm',
    '&q=nobody',
    '&status=accepted',
    '&to=2020-01-01',
  ])
    expect([query, await found(query)]).toEqual([query, []]);
  await move(id, 'reject', world.employer);
  expect(await found('&status=undecided')).toHaveLength(1);
  expect(await found('&status=undecided')).not.toContain(id);
  expect((await list('/api/applications?status=hired', world.employer)).status).toBe(422);
  expect((await list('/api/applications?cursor=x', world.employer)).status).toBe(422);
});

test('come in pages that repeat and lose nothing, in the order of applying', async () => {
  const { body } = await apply(world.seeker);
  await world.app.base.db
    .insertInto('application')
    .columns(['id', 'job_id', 'company_id', 'applicant_id', 'applicant_facts', 'job_facts', 'applied_at'])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .innerJoin('profile', 'profile.id', 'profile.id')
        .select([
          'profile.id as new_id',
          'application.job_id',
          'application.company_id',
          'profile.id',
          'application.applicant_facts',
          'application.job_facts',
          'application.applied_at',
        ])
        .where('application.id', '=', body.id)
        .where('profile.id', '!=', world.seeker.profileId),
    )
    .execute();
  const all = await world.app.base.db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', world.jobId)
    .orderBy('applied_at')
    .orderBy('id')
    .execute();
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = (
      await list(`/api/applications?job=${world.jobId}${cursor && `&cursor=${cursor}`}`, world.employer)
    ).body;
    seen.push(...page.applications.map((one) => one.id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.map(({ id }) => id));
});

test('several are moved at once, each by itself', async () => {
  const id = await applied();
  const decided = (await apply(world.other)).body.id;
  await move(decided, 'reject', world.employer);
  const answer = await call('POST', '/api/applications/bulk', world.employer, {
    action: 'shortlist',
    ids: [id, decided, UNKNOWN_ID],
  });
  expect(answer.body).toEqual([
    { id, refused: null },
    { id: decided, refused: 'CONFLICT' },
    { id: UNKNOWN_ID, refused: 'NOT_FOUND' },
  ]);
  expect((await call('POST', '/api/applications/bulk', world.seeker, { action: 'reject', ids: [id] })).status).toBe(
    403,
  );
});
