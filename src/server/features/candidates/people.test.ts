import { beforeEach, describe, expect, test } from 'vitest';

import type { Candidate, ListedCandidate } from '#contract/candidates/candidate-views.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { createActive, registerColleague, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

const world = applyingWorld();
const { apply, move } = world;
let employer: TestPerson & { companyId: string };
beforeEach(async () => {
  employer = world.employer as typeof employer;
  await world.app.base.db.deleteFrom('candidate').execute();
});

interface Body extends Candidate {
  candidates: ListedCandidate[];
  nextCursor: string | null;
  total: { count: number; capped: boolean };
  data?: { reason?: string };
}

async function ask(by: TestPerson | undefined, method: string, path: string, json?: unknown) {
  const answer = await world.app.request(method, `/api${path}`, { ...(by ? { cookie: by.cookie } : {}), json });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const list = (query = '', by: TestPerson = world.employer) => ask(by, 'GET', `/candidates${query}`);
const namesIn = async (query = '', by?: TestPerson) => (await list(query, by)).body.candidates.map(({ name }) => name);
const plant = (given: Partial<Parameters<typeof plantCandidate>[1]> = {}) =>
  plantCandidate(world.app, { companyId: employer.companyId, ...given });
const plantApplicant = (person: TestPerson, name = 'Lucía') =>
  plant({ profileId: person.profileId, origin: 'applied', firstName: name, lastName: 'Moreno' });

describe('the candidates of a company', () => {
  test('are hidden from other companies, interviewers, readers and job seekers (T456)', async () => {
    const { id } = await plant();
    const [interviewer, reader] = [
      await registerColleague(world.app, employer, { memberAs: 'interviewer' }),
      await registerColleague(world.app, employer, { memberAs: 'reader' }),
    ];
    expect((await ask(undefined, 'GET', '/candidates')).status).toBe(401);
    expect((await list('', world.seeker)).status).toBe(403);
    for (const one of [interviewer, reader, world.rival]) {
      expect(await namesIn('', one)).toEqual([]);
      expect((await ask(one, 'GET', `/candidates/${id}`)).status).toBe(404);
      expect((await ask(one, 'POST', `/candidates/${id}/notes`, { text: 'Hello' })).status).toBe(404);
    }
    expect((await ask(world.employer, 'GET', `/candidates/${UNKNOWN_ID}`)).status).toBe(404);
  });

  test('are shown to hiring managers only if they applied for their jobs, and only to be read (T457)', async () => {
    const manager = await registerColleague(world.app, employer, { memberAs: 'hiring_manager' });
    const otherJob = await createActive(world.app, world.employer, job);
    await ask(world.employer, 'PUT', `/jobs/${world.jobId}/managers`, { userIds: [manager.userId] });
    await apply(world.seeker);
    await apply(world.other, undefined, otherJob.id);
    const { id } = await plantApplicant(world.seeker);
    await plantApplicant(world.other, 'Ana');
    await plant();
    expect(await namesIn('', manager)).toEqual(['Lucía Moreno']);
    expect((await ask(manager, 'GET', `/candidates/${id}`)).body).toMatchObject({
      can: { edit: false, propose: null },
      applications: [{ job: { id: world.jobId }, status: 'new' }],
    });
    expect((await ask(manager, 'POST', `/candidates/${id}/tags`, { add: ['Nice'] })).status).toBe(404);
    await apply(world.seeker, undefined, otherJob.id);
    expect((await ask(manager, 'GET', `/candidates/${id}`)).body.applications).toHaveLength(1);
    expect((await ask(world.employer, 'GET', `/candidates/${id}`)).body.applications).toHaveLength(2);
  });

  test.each([
    ['people who objected', { objectedAt: new Date() }, false],
    ['people who applied and whose application is no longer kept', { origin: 'applied' }, false],
    ['people whom a member added', {}, true],
    ['people who were not told yet', { toldAt: null }, true],
  ] as const)('%s: %j, shown: %s (T458)', async (_, given, isShown) => {
    const { id } = await plant(given);
    expect(await namesIn()).toEqual(isShown ? ['Vera Lind'] : []);
    expect((await ask(world.employer, 'GET', `/candidates/${id}`)).status).toBe(isShown ? 200 : 404);
    expect((await ask(world.employer, 'GET', `/candidates/${id}/alike`)).status).toBe(isShown ? 200 : 404);
  });

  test('are no longer shown when all of their applications are withdrawn (T459)', async () => {
    const first = (await apply(world.seeker)).body.id;
    const { id: jobId } = await createActive(world.app, world.employer, job);
    const second = (await apply(world.seeker, undefined, jobId)).body.id;
    await plantApplicant(world.seeker);
    await move(first, 'withdraw', world.seeker);
    expect(await namesIn()).toEqual(['Lucía Moreno']);
    await move(second, 'withdraw', world.seeker);
    expect(await namesIn()).toEqual([]);
  });

  test('are not connected with an application under blind review (T460)', async () => {
    const { id: jobId } = await createActive(world.app, world.employer, job);
    await world.app.base.db.updateTable('job').set({ blind_review: true }).where('id', '=', jobId).execute();
    const { id } = (await apply(world.seeker, undefined, jobId)).body;
    const known = await plant({ profileId: world.seeker.profileId });
    const { body } = await ask(world.employer, 'GET', `/candidates/${known.id}`);
    expect([body.applications, body.can.propose]).toEqual([[], 'ask']);
    expect(await namesIn('?reached=rejected')).toEqual([]);
    expect((await ask(world.employer, 'GET', `/applications/${id}/candidate`)).body).toBeNull();
  });
});

describe('the list', () => {
  test('refuses unknown filters and foreign cursors', async () => {
    for (const query of ['?reached=new', '?language=xx:B2', '?contact=never', '?cursor=nowhere', '?origin=friend'])
      expect([query, (await list(query)).status]).toEqual([query, 422]);
  });

  test('is narrowed by text, languages at least at a level, skill, place, country, origin and last contact (T461)', async () => {
    const old = new Date(Date.now() - 400 * 86_400_000);
    await plant({
      firstName: 'Jürgen',
      lastName: 'Über',
      origin: 'cv',
      lastContactAt: old,
      facts: {
        city: 'Köln',
        country: 'DE',
        jobTitle: 'Account Manager',
        skills: ['Salesforce'],
        languages: [
          { language: 'de', level: 'native' },
          { language: 'en', level: 'B2' },
        ],
      },
    });
    await plant({ facts: { city: 'Lisboa', country: 'PT', languages: [{ language: 'de', level: 'B1' }] } });
    const found = 'Jürgen Über';
    for (const query of [
      'q=jurgen',
      'q=ACCOUNT',
      'language=de:B2',
      'language=de,en:B2',
      'skill=salesforce',
      'country=DE',
      'origin=cv',
      'contact=older',
    ])
      expect([query, await namesIn(`?${query}`)]).toEqual([query, [found]]);
    expect(await namesIn('?language=de')).toHaveLength(2);
    expect(await namesIn('?contact=month')).toEqual(['Vera Lind']);
    expect(await namesIn('?language=en:C1')).toEqual([]);
  });

  test('is narrowed by the status that an application has had, also in the past (T462)', async () => {
    const id = (await apply(world.seeker)).body.id;
    await plantApplicant(world.seeker);
    expect(await namesIn('?reached=interview')).toEqual([]);
    await move(id, 'interview', world.employer);
    await move(id, 'reject', world.employer);
    expect(await namesIn('?reached=interview')).toEqual(['Lucía Moreno']);
    expect(await namesIn('?reached=accepted')).toEqual([]);
  });

  test('is narrowed to people who agreed to stay in the pool (T463)', async () => {
    const id = (await apply(world.seeker)).body.id;
    await plantApplicant(world.seeker);
    await move(id, 'reject', world.employer);
    await ask(world.employer, 'POST', `/applications/${id}/pool`, {});
    expect(await namesIn('?pool=true')).toEqual([]);
    await ask(world.seeker, 'PUT', `/applications/${id}/pool`, { agrees: true });
    expect(await namesIn('?pool=true')).toEqual(['Lucía Moreno']);
  });

  test('begins with the last contact, also with one who was joined, but not in a blind review', async () => {
    const old = new Date(Date.now() - 40 * 86_400_000);
    const { id } = await plant({ firstName: 'Vera', lastContactAt: old });
    const { id: otherId } = await plant({ profileId: world.seeker.profileId, lastContactAt: old });
    await plant({ firstName: 'Eva', lastContactAt: new Date(Date.now() - 86_400_000) });
    await ask(world.employer, 'POST', `/candidates/${id}/join`, { otherId });
    const { id: blindJob } = await createActive(world.app, world.employer, job);
    await world.app.base.db.updateTable('job').set({ blind_review: true }).where('id', '=', blindJob).execute();
    const blind = await apply(world.seeker, undefined, blindJob);
    await move(blind.body.id, 'shortlist', world.employer);
    expect(await namesIn()).toEqual(['Eva Lind', 'Vera Lind']);
    await apply(world.seeker);
    expect(await namesIn()).toEqual(['Vera Lind', 'Eva Lind']);
  });

  test.each(['contact', 'added', 'name'])('is read in pages, each candidate once, sorted by %s', async (sort) => {
    for (let at = 0; at < 23; at += 1)
      await plant({
        lastName: `Lind ${String.fromCodePoint(97 + at)}`,
        lastContactAt: new Date(2026, 0, 1 + (at % 5)),
      });
    const first = await list(`?sort=${sort}`);
    const rest = await list(`?sort=${sort}&cursor=${first.body.nextCursor}`);
    const ids = [...first.body.candidates, ...rest.body.candidates].map(({ id }) => id);
    expect([first.body.candidates.length, new Set(ids).size, rest.body.nextCursor]).toEqual([20, 23, null]);
    expect(first.body.total).toEqual({ count: 23, capped: false });
  });
});

describe('a candidate', () => {
  test('has notes, which only their author deletes (T464)', async () => {
    const { id } = await plant();
    const colleague = await registerColleague(world.app, employer);
    expect((await ask(world.employer, 'POST', `/candidates/${id}/notes`, { text: ' ' })).status).toBe(422);
    const { body } = await ask(world.employer, 'POST', `/candidates/${id}/notes`, { text: 'Met at the fair.' });
    expect(body.notes).toMatchObject([{ text: 'Met at the fair.', author: 'Jonas Weber', can: { remove: true } }]);
    const path = `/candidates/${id}/notes/${body.notes[0]?.id}`;
    expect((await ask(colleague, 'DELETE', path)).status).toBe(403);
    expect((await ask(world.rival, 'DELETE', path)).status).toBe(404);
    expect((await ask(world.employer, 'DELETE', path)).body.notes).toEqual([]);
  });

  test('is found by tags of their own, and by those of their applications', async () => {
    const { body } = await apply(world.seeker);
    const { id } = await plantApplicant(world.seeker);
    await ask(world.employer, 'POST', `/applications/${body.id}/tags`, { add: ['Zweite Runde'] });
    const add = Array.from({ length: 21 }, (_, at) => `Tag ${at}`);
    expect((await ask(world.employer, 'POST', `/candidates/${id}/tags`, { add })).status).toBe(422);
    const { body: tagged } = await ask(world.employer, 'POST', `/candidates/${id}/tags`, { add: ['Büro'] });
    expect(tagged.tags).toEqual(['Büro', 'Zweite Runde']);
    expect(await namesIn('?tag=buro')).toEqual(['Lucía Moreno']);
    expect(await namesIn('?tag=zweite%20runde')).toEqual(['Lucía Moreno']);
    expect((await ask(world.employer, 'GET', '/me/company/candidate-tags')).body).toEqual(
      expect.arrayContaining(['Büro', 'Zweite Runde']),
    );
    expect((await ask(world.employer, 'POST', `/candidates/${id}/tags`, { remove: ['BURO'] })).body.tags).toEqual([
      'Zweite Runde',
    ]);
    expect(await namesIn('?tag=buro')).toEqual([]);
  });

  test('who applied is asked about another job, once, and answers (T470)', async () => {
    await apply(world.seeker);
    const { id } = await plantApplicant(world.seeker);
    const { id: jobId } = await createActive(world.app, world.employer, job);
    const invite = (by: TestPerson, of = jobId) =>
      ask(by, 'POST', `/candidates/${id}/invitations`, { jobId: of, text: 'This one fits you.' });
    expect((await invite(world.rival)).status).toBe(404);
    const foreign = await createActive(world.app, world.rival, job);
    expect((await invite(world.employer, foreign.id)).status).toBe(404);
    expect((await invite(world.employer, world.jobId)).body.data?.reason).toBe('already_applied');
    expect((await invite(world.employer)).status).toBe(200);
    expect((await invite(world.employer)).body.data?.reason).toBe('already_invited');
    const { body } = await ask(world.seeker, 'GET', '/me/job-invitations');
    expect(body).toMatchObject([
      { text: 'This one fits you.', job: { id: jobId }, can: { answer: true, apply: true } },
    ]);
  });

  test('without an account who was told is entered for another job, once (T471)', async () => {
    const { id: untold } = await plant({ toldAt: null });
    const { id } = await plant({ lastName: 'Told' });
    await apply(world.seeker);
    const { id: applied } = await plantApplicant(world.seeker);
    const { id: jobId } = await createActive(world.app, world.employer, job);
    const enter = (of: string, by: TestPerson = world.employer) =>
      ask(by, 'POST', `/candidates/${of}/applications`, { jobId });
    expect((await enter(id, world.rival)).status).toBe(404);
    for (const one of [untold, applied]) expect((await enter(one)).body.data?.reason).toBe('wrong_status');
    expect((await enter(id)).status).toBe(201);
    expect((await ask(world.employer, 'GET', `/candidates/${id}`)).body.applications).toMatchObject([
      { job: { id: jobId }, status: 'new' },
    ]);
    expect((await enter(id)).body.data?.reason).toBe('already_applied');
  });
});
