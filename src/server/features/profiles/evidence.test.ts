import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { LanguageTests } from '#contract/language-tests/language-tests.ts';
import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { FoundPeople } from '#contract/talent/talent.ts';
import { newId } from '#server/platform/id.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

type Employer = TestPerson & { companyId: string };

let app: TestApp;
let owner: Employer;
let rival: Employer;
let admin: TestPerson;
let seeker: TestPerson;
let jobId: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.database.pool.query(
    `update platform_setting set value = '{"max":100000,"seconds":60}' where key like 'limits.%'`,
  );
  admin = await registerPerson(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, rival, seeker] = await Promise.all([registerEmployer(app), registerEmployer(app), registerPerson(app)]);
  ({ id: jobId } = await createActive(app, owner));
  await app.database.pool.query(
    `delete from talent_consent; update company set verified_at = now(), verified_how = 'domain'`,
  );
  await call(seeker, 'PATCH', '/me/profile', { languages: [german, { language: 'pt', level: 'native' }] });
});

const german = { language: 'de', level: 'B2' };

async function call<Body>(by: TestPerson, method: string, path: string, json?: unknown): Promise<Body> {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  expect([path, answer.status < 300 ? 200 : answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
}

/** A result, as if the test had been submitted. */
async function selfTest(level: string, isShown: boolean, person = seeker): Promise<string> {
  const id = newId();
  await app.database.pool.query(
    `insert into language_test (id, profile_id, language, form, started_at, ends_at, sent_at, gaps, score, accents, level, is_shown)
     values ($1, $2, 'de', 0, now(), now(), now(), 80, 50, 0, $3, $4)`,
    [id, person.profileId, level, isShown],
  );
  return id;
}

const beFound = (person = seeker) =>
  call(person, 'PUT', '/me/being-found', {
    shownName: 'full',
    availability: { kind: 'now', day: null, weeks: null },
    workplaces: [],
  });

const apply = async (): Promise<string> =>
  (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).id;

/** An interview that was held, with the company's statement. */
async function interview(applicationId: string, isMet: boolean): Promise<void> {
  const input = interviewInput(owner.userId);
  const { id } = await call<{ id: string }>(owner, 'POST', `/applications/${applicationId}/interviews`, input);
  await call(seeker, 'POST', `/interviews/${id}/choose`, { startsAt: input.slots[0], timeZone: 'Europe/Madrid' });
  await app.database.pool.query(`update interview set starts_at = now() - interval '2 hours' where id = $1`, [id]);
  await call(owner, 'PUT', `/interviews/${id}/language`, { language: 'de', isMet });
}

const ofGerman = (evidence: readonly LanguageEvidence[]) =>
  evidence
    .filter(({ language }) => language === 'de')
    .map(({ kind, level }) => `${kind} ${level}`)
    .toSorted();

const profileFor = async (by: TestPerson) =>
  ofGerman((await call<Profile>(by, 'GET', `/profiles/${seeker.profileId}`)).languageEvidence);

const own = async () => (await call<Profile>(seeker, 'GET', '/me/profile')).languageEvidence;

describe('the evidence of a level', () => {
  test("is the person's own statement at first", async () => {
    const [before] = await own();
    expect(before).toMatchObject({ kind: 'stated', isMet: null, isShown: true });
    const since = new Map((await own()).map(({ language, at }) => [language, at]));
    await call(seeker, 'PATCH', '/me/profile', {
      languages: [
        { ...german, level: 'C1' },
        { language: 'pt', level: 'native' },
      ],
    });
    const after = await own();
    expect(after.find(({ language }) => language === 'pt')?.at).toBe(since.get('pt'));
    expect(after.find(({ language }) => language === 'de')).toMatchObject({ level: 'C1' });
    expect(after.find(({ language }) => language === 'de')?.at).not.toBe(since.get('de'));
  });

  test('is a certificate that an administrator checked, and a self-test once it is shown', async () => {
    await beFound();
    await call(admin, 'POST', `/admin/users/${seeker.userId}/verifications`, {
      fact: { what: 'language', ...german, how: 'certificate' },
      note: 'Goethe, read.',
      name: 'Ana Prado',
    });
    const id = await selfTest('C1', false);
    expect(ofGerman(await own())).toEqual(['certificate B2', 'self_test C1', 'stated B2']);
    expect((await own()).find(({ kind }) => kind === 'self_test')?.isShown).toBe(false);
    expect(await profileFor(rival)).toEqual(['certificate B2', 'stated B2']);
    await call<LanguageTests>(seeker, 'PATCH', `/me/language-tests/${id}`, { isShown: true });
    expect(await profileFor(rival)).toEqual(['certificate B2', 'self_test C1', 'stated B2']);
    await call(seeker, 'DELETE', `/me/language-tests/${id}`);
    expect(await profileFor(rival)).toEqual(['certificate B2', 'stated B2']);
  });

  test('is an interview, for the person and the company that held it', async () => {
    await beFound();
    await interview(await apply(), false);
    expect((await own()).find(({ kind }) => kind === 'interview')).toMatchObject({ level: 'B2', isMet: false });
    expect(await profileFor(owner)).toEqual(['interview B2', 'stated B2']);
    expect(await profileFor(rival)).toEqual(['stated B2']);
  });

  test('is not shown for a language that the profile no longer has', async () => {
    await beFound();
    await selfTest('C1', true);
    await call(seeker, 'PATCH', '/me/profile', { languages: [{ language: 'pt', level: 'native' }] });
    expect(await profileFor(rival)).toEqual([]);
    expect(ofGerman(await own())).toEqual([]);
  });

  test('is not shown to other seekers', async () => {
    const employer = await call<Profile>(seeker, 'GET', `/profiles/${owner.profileId}`);
    expect(employer.languageEvidence).toEqual([]);
  });
});

describe('an application', () => {
  test('shows the statement of its own snapshot, and current evidence', async () => {
    const id = await apply();
    await call(seeker, 'PATCH', '/me/profile', { languages: [{ ...german, level: 'C2' }] });
    await Promise.all([selfTest('B1', true), selfTest('A2', false)]);
    const { applicant } = await call<Application>(owner, 'GET', `/applications/${id}`);
    expect(ofGerman(applicant.languageEvidence)).toEqual(['self_test B1', 'stated B2']);
  });

  test('under blind review shows no interview, whose date would identify the person', async () => {
    const id = await apply();
    await interview(id, true);
    const kinds = async () =>
      ofGerman((await call<Application>(owner, 'GET', `/applications/${id}`)).applicant.languageEvidence);
    expect(await kinds()).toEqual(['interview B2', 'stated B2']);
    await app.database.pool.query('update application set is_blind = true where id = $1', [id]);
    expect(await kinds()).toEqual(['stated B2']);
  });
});

/** Evidence is only shown: search results and their order do not depend on it. */
describe('evidence does not affect', () => {
  test('which people are found, or their order', async () => {
    const others = await Promise.all([registerPerson(app), registerPerson(app)]);
    for (const [at, person] of [seeker, ...others].entries()) {
      await call(person, 'PATCH', '/me/profile', { languages: [{ language: 'de', level: 'A2' }] });
      await beFound(person);
      await app.database.pool.query(
        `update talent_consent set confirmed_at = now() - $2 * interval '1 hour' where profile_id = $1`,
        [person.profileId, at],
      );
    }
    await app.drain();
    const found = async (query: string) => {
      const { people, total } = await call<FoundPeople>(rival, 'GET', `/talent${query}`);
      return { ids: people.map(({ id }) => id), total };
    };
    const before = await Promise.all([found(''), found('?language=de:A2'), found('?language=de:B2')]);
    expect(before.map(({ ids }) => ids.length)).toEqual([3, 3, 0]);
    await selfTest('C2', true, others[1]);
    await call(others[1] ?? seeker, 'PATCH', '/me/profile', { jobTitle: 'Clerk' });
    await app.drain();
    expect(await Promise.all([found(''), found('?language=de:A2'), found('?language=de:B2')])).toEqual(before);
    expect((await call<FoundPeople>(rival, 'GET', '/talent')).people[2]?.languageEvidence).toMatchObject([
      { kind: 'self_test', level: 'C2' },
      { kind: 'stated', level: 'A2' },
    ]);
  });

  test('the order or filters of applications', async () => {
    await apply();
    const other = await registerPerson(app);
    await call(other, 'PATCH', '/me/profile', { languages: [{ language: 'de', level: 'A2' }] });
    await call(other, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    const received = async (query: string) => {
      const body = await call<{ applications: { id: string }[] }>(owner, 'GET', `/applications${query}`);
      return body.applications.map(({ id }) => id);
    };
    const before = await Promise.all([received(''), received('?language=de:B1')]);
    expect(before.map((ids) => ids.length)).toEqual([2, 1]);
    await selfTest('C2', true, other);
    expect(await Promise.all([received(''), received('?language=de:B1')])).toEqual(before);
  });
});
