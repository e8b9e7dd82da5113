import { afterAll, beforeAll, expect, test } from 'vitest';

import { screeningParts } from '#contract/screening/screening-choices.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { callScreening, finishScreening, registerConsultant } from '#test/support/screening.ts';

import { shownScreening } from './shown.ts';

let app: TestApp;
let consultant: TestPerson & { companyId: string };
let employer: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  consultant = await registerConsultant(app);
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

type Shown = Record<'profiles' | 'applications' | 'candidates', Record<string, ShownScreening>>;

const readShown = async (person: TestPerson, query: string) =>
  (await callScreening<Shown>(app, 'GET', `/screenings/shown?${query}`, person)).body;

/** A screened person who shows these parts. */
async function screen(parts: readonly string[]) {
  const { id, seeker } = await finishScreening(app, consultant);
  for (const part of parts)
    await callScreening(app, 'PUT', `/me/screenings/${id}/parts/${part}`, seeker, { isShown: true });
  return { id, seeker };
}

async function apply(seeker: TestPerson, { isBlind = false } = {}) {
  const { id: jobId } = await createActive(app, employer);
  if (isBlind) await app.base.db.updateTable('job').set({ blind_review: true }).where('id', '=', jobId).execute();
  const { body } = await callScreening<{ id: string }>(app, 'POST', `/jobs/${jobId}/applications`, seeker, {
    coverLetter: '',
  });
  return body.id;
}

test('shows others nothing before the person shows it', async () => {
  const { seeker } = await screen([]);
  const applicationId = await apply(seeker);
  const query = `profile=${seeker.profileId}&application=${applicationId}`;
  expect(await readShown(employer, query)).toEqual({ profiles: {}, applications: {}, candidates: {} });
});

test('shows nothing of people whom the reader does not see', async () => {
  const { seeker } = await screen(screeningParts.slice(0, 5));
  const applicationId = await apply(seeker);
  const query = `profile=${seeker.profileId}&application=${applicationId}`;
  for (const person of [await registerEmployer(app), await registerPerson(app)])
    expect(await readShown(person, query)).toEqual({ profiles: {}, applications: {}, candidates: {} });
});

test('shows only the parts that the person shows, with who checked them and when (T656)', async () => {
  const { seeker } = await screen(['identity', 'languages']);
  const applicationId = await apply(seeker);
  const { applications } = await readShown(employer, `application=${applicationId}`);
  expect(applications[applicationId]).toMatchObject({
    by: 'Marta Keller',
    findings: { identity: { document: 'passport' }, rightToWork: null, availability: null, wishes: null },
    languages: [{ language: 'de', level: 'B2', heardBy: 'Marta Keller' }],
    references: 0,
  });
});

test('shows nothing in a blind review, where days would say who applied', async () => {
  const { seeker } = await screen(screeningParts.slice(0, 5));
  const applicationId = await apply(seeker, { isBlind: true });
  expect((await readShown(employer, `application=${applicationId}`)).applications).toEqual({});
});

test('keeps wishes for pay from interviewers', async () => {
  const { seeker } = await screen(['identity', 'wishes']);
  const applicationId = await apply(seeker);
  const interviewer = await registerColleague(app, employer, { memberAs: 'interviewer' });
  const input = interviewInput(interviewer.userId);
  await callScreening(app, 'POST', `/applications/${applicationId}/interviews`, employer, input);
  const { applications } = await readShown(interviewer, `application=${applicationId}`);
  expect(applications[applicationId]?.findings).toMatchObject({ identity: { document: 'passport' }, wishes: null });
});

test('hides a contested part until a consultant answers in words (T657)', async () => {
  const { id, seeker } = await screen(['identity', 'availability']);
  const shown = async () => Object.entries((await shownScreening(app.ctx(), seeker.profileId))?.findings ?? {});
  const parts = async () => (await shown()).flatMap(([part, found]) => (found ? [part] : []));
  const contest = `/me/screenings/${id}/parts/availability/contest`;
  await callScreening(app, 'POST', contest, seeker, { words: 'Eight weeks' });
  expect(await parts()).toEqual(['identity']);
  const answer = `/screenings/${id}/parts/availability/answer`;
  const { status } = await callScreening(app, 'POST', answer, consultant, { words: 'You said four.' });
  expect([status, await parts()]).toEqual([200, ['identity', 'availability']]);
  expect((await callScreening(app, 'POST', answer, consultant, { words: 'Again' })).status).toBe(409);
});

test('no longer shows a screening once it has expired', async () => {
  const { id, seeker } = await screen(['identity']);
  expect(await shownScreening(app.ctx(), seeker.profileId)).not.toBeNull();
  await app.base.db.updateTable('screening').set({ valid_until: '2020-01-01' }).where('id', '=', id).execute();
  expect(await shownScreening(app.ctx(), seeker.profileId)).toBeNull();
});

test('lets companies search for people who show a screening, without ordering by it', async () => {
  const shows = await screen(['identity']);
  const hides = await screen([]);
  const given = { shownName: 'full', availability: { kind: 'now', day: null, weeks: null }, workplaces: [] };
  for (const { seeker } of [shows, hides]) await callScreening(app, 'PUT', '/me/being-found', seeker, given);
  await app.base.db
    .updateTable('company')
    .set({ verified_at: new Date(), verified_how: 'domain' })
    .where('id', '=', employer.companyId)
    .execute();
  const find = async (query: string) => {
    const { body } = await callScreening<{ people: { id: string }[] }>(app, 'GET', `/talent${query}`, employer);
    return body.people.map(({ id }) => id);
  };
  expect(await find('?screened=true')).toEqual([shows.seeker.profileId]);
  expect(await find('')).toEqual([hides.seeker.profileId, shows.seeker.profileId]);
});

test('shows only the latest result of a person', async () => {
  const { id, seeker } = await screen(['identity']);
  await finishScreening(app, consultant, seeker);
  const { body } = await callScreening(app, 'GET', `/screenings/${id}`, consultant);
  expect(body.parts.filter(({ isShown }) => isShown)).toEqual([]);
  expect(await shownScreening(app.ctx(), seeker.profileId)).toBeNull();
});
