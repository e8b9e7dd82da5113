import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Candidate } from '#contract/admin/admin-verification.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { VerifiedFact } from '#contract/admin/verifications.ts';
import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const IDENTITY: VerifiedFact = { what: 'identity' };
const GERMAN: VerifiedFact = { what: 'language', language: 'de', level: 'B2', how: 'interview' };
const PORTUGAL: VerifiedFact = { what: 'work_authorisation', country: 'PT' };
const REFERENCES: VerifiedFact = { what: 'references' };

let app: TestApp;
let admin: TestPerson;
let employer: Awaited<ReturnType<typeof registerEmployer>>;
let jobId: string;
/** Created for each test, with German at B2 and the right to work in Portugal; verified companies can find them. */
let seeker: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  employer = await registerEmployer(app);
  jobId = (await createActive(app, employer)).id;
  await app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain'`);
});
beforeEach(async () => {
  seeker = await registerPerson(app, { firstName: 'Lea', lastName: 'Roth' });
  await change({
    languages: [
      { language: 'de', level: 'B2' },
      { language: 'pt', level: 'native' },
    ],
    workAuthorisation: ['PT', 'ES'],
    visibility: 'employers',
  });
});
afterAll(() => app.close());

interface Answer<Body> {
  status: number;
  body: Body & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

async function call<Body = Candidate>(
  method: string,
  path: string,
  json?: unknown,
  cookie: string | undefined = admin.cookie,
): Promise<Answer<Body>> {
  const answer = await app.request(method, `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}
const change = (json: object) => call('PATCH', '/me/profile', json, seeker.cookie);
const path = (userId = seeker.userId) => `/admin/users/${userId}/verifications`;
const verify = (fact: object, json: object = {}, cookie?: string, userId?: string) =>
  call('POST', path(userId), { fact, note: 'Seen on a call.', name: 'Lea Roth', ...json }, cookie);
const withdraw = (id: string, reason: unknown = 'It was somebody else.', cookie?: string) =>
  call('POST', `/admin/verifications/${id}/withdraw`, { reason }, cookie);
const shownTo = async ({ cookie }: TestPerson) =>
  (await call<Profile>('GET', `/profiles/${seeker.profileId}`, undefined, cookie)).body.verifications?.map(
    ({ at: _at, ...fact }) => fact,
  );
const newest = async () => (await call('GET', path())).body.verifications[0];

describe('a candidate’s verification', () => {
  test('is for administrators only', async () => {
    const { body } = await verify(IDENTITY);
    const [made] = body.verifications;
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      expect((await call('GET', path(), undefined, cookie)).status).toBe(status);
      expect((await verify(REFERENCES, {}, cookie)).status).toBe(status);
      expect((await withdraw(made?.id ?? '', 'x', cookie)).status).toBe(status);
    }
    expect(await shownTo(employer)).toEqual([IDENTITY]);
  });

  test('requires an existing job seeker', async () => {
    for (const id of [UNKNOWN_ID, 'nobody']) {
      expect((await call('GET', path(id))).status).toBe(404);
      expect((await verify(IDENTITY, {}, undefined, id)).status).toBe(404);
      expect((await withdraw(id)).status).toBe(404);
    }
    expect((await verify(IDENTITY, { name: 'Ana Prado' }, undefined, employer.userId)).body.data?.reason).toBe(
      'wrong_status',
    );
    expect((await call('GET', path(employer.userId))).body.can).toEqual({ verify: false });
  });

  test('states its subject, one that the profile names, with a note', async () => {
    const refused: [object, object, string][] = [
      [{ what: 'luck' }, {}, 'fact.what'],
      [{ what: 'language', language: 'de' }, {}, 'fact.level'],
      [{ ...GERMAN, level: 'native' }, {}, 'fact.level'],
      [{ ...GERMAN, language: 'fr' }, {}, 'fact.language'],
      [{ ...GERMAN, level: 'B1' }, {}, 'fact.level'],
      [{ what: 'language', language: 'pt', level: 'C1', how: 'interview' }, {}, 'fact.level'],
      [{ what: 'work_authorisation', country: 'DE' }, {}, 'fact.country'],
      [IDENTITY, { note: ' ' }, 'note'],
      [IDENTITY, { note: 'x'.repeat(1_001) }, 'note'],
    ];
    for (const [fact, json, field] of refused) {
      const { status, body } = await verify(fact, json);
      expect([status, body.data?.fields?.some((wrong) => wrong.path === field)], JSON.stringify([fact, body])).toEqual([
        422,
        true,
      ]);
    }
    expect(await shownTo(employer)).toEqual([]);
  });

  test('requires the name that was checked', async () => {
    await change({ lastName: 'Rot' });
    const { status, body } = await verify(IDENTITY);
    expect([status, body.data?.reason]).toEqual([409, 'changed_meanwhile']);
  });

  test('is shown to employers and the person, not to other seekers, and never with the note', async () => {
    for (const fact of [IDENTITY, GERMAN, PORTUGAL, REFERENCES]) expect((await verify(fact)).status).toBe(200);
    expect(await shownTo(employer)).toEqual([REFERENCES, PORTUGAL, GERMAN, IDENTITY]);
    expect(await shownTo(seeker)).toHaveLength(4);
    const profile = await call<Profile>('GET', `/profiles/${seeker.profileId}`, undefined, employer.cookie);
    expect(JSON.stringify(profile.body)).not.toMatch(/Seen on a call|Boss/);
    const other = await registerPerson(app);
    expect((await call('GET', `/profiles/${seeker.profileId}`, undefined, other.cookie)).status).toBe(404);
  });

  test('is shown with an application in its current state', async () => {
    const sent = await call<Application>(
      'POST',
      `/jobs/${jobId}/applications`,
      { coverLetter: 'Hello' },
      seeker.cookie,
    );
    expect(sent.status).toBe(201);
    await verify(IDENTITY);
    await verify(GERMAN);
    const application = (await call<Application>('GET', `/applications/${sent.body.id}`, undefined, employer.cookie))
      .body;
    expect(application.applicant.verifications).toMatchObject([GERMAN, IDENTITY]);
    const list = (
      await call<{ applications: ReceivedApplication[] }>('GET', '/applications', undefined, employer.cookie)
    ).body.applications;
    expect(list.find(({ id }) => id === sent.body.id)?.applicant.verified).toEqual(['identity', 'language']);
    await change({ firstName: 'Leonie' });
    expect(
      (await call<Application>('GET', `/applications/${sent.body.id}`, undefined, employer.cookie)).body.applicant
        .verifications,
    ).toMatchObject([GERMAN]);
  });

  test('for a language is shown while the profile claims no more', async () => {
    await verify({ ...GERMAN, level: 'C1' });
    const shows = async (languages: object[]) => {
      await change({ languages });
      return (await shownTo(employer))?.length === 1;
    };
    expect(await shows([{ language: 'de', level: 'C1' }])).toBe(true);
    expect(await shows([{ language: 'de', level: 'A1' }])).toBe(true);
    expect(await shows([{ language: 'de', level: 'C2' }])).toBe(false);
    expect((await newest())?.isShown).toBe(false);
    expect(await shows([{ language: 'de', level: 'native' }])).toBe(false);
    expect(await shows([{ language: 'en', level: 'C1' }])).toBe(false);
    expect(await shows([{ language: 'de', level: 'B2' }])).toBe(true);
  });

  test('for C2 covers a mother tongue', async () => {
    expect((await verify({ what: 'language', language: 'pt', level: 'C2', how: 'certificate' })).status).toBe(200);
    expect(await shownTo(employer)).toHaveLength(1);
  });

  test('for the right to work is shown while the profile names the country', async () => {
    await verify(PORTUGAL);
    await change({ workAuthorisation: ['ES'] });
    expect(await shownTo(employer)).toEqual([]);
  });

  test('for an identity ends permanently when the name changes', async () => {
    await verify(IDENTITY);
    await change({ firstName: 'Lea', bio: 'New.' });
    expect(await shownTo(employer)).toEqual([IDENTITY]);
    await change({ firstName: 'Leonie' });
    await change({ firstName: 'Lea' });
    expect(await shownTo(employer)).toEqual([]);
    expect((await newest())?.end).toMatchObject({ how: 'changed' });
  });

  test('replaces an earlier one for the same subject, also when made concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => verify({ ...GERMAN, level: index % 2 ? 'C1' : 'B2' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shownTo(employer)).toHaveLength(1);
    const { verifications } = (await call('GET', path())).body;
    expect(verifications.filter(({ end }) => end?.how === 'replaced')).toHaveLength(4);
  });

  test('is withdrawn once, with a reason, and all of it is recorded', async () => {
    const [made] = (await verify(GERMAN)).body.verifications;
    for (const reason of [null, '', ' ']) expect((await withdraw(made?.id ?? '', reason)).status).toBe(422);
    const answers = await Promise.all([withdraw(made?.id ?? ''), withdraw(made?.id ?? '')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shownTo(employer)).toEqual([]);
    expect(await newest()).toMatchObject({
      note: 'Seen on a call.',
      by: { name: 'Ada Boss' },
      end: { how: 'withdrawn', by: { name: 'Ada Boss' }, reason: 'It was somebody else.' },
    });
    const { entries } = (await call<{ entries: AuditEntry[] }>('GET', `/admin/audit?subject=${seeker.userId}`)).body;
    expect(entries.map(({ action, subject, details }) => [action, subject.name, details])).toEqual([
      [
        'candidate.verification_withdrawn',
        'Lea Roth',
        { check: 'language', language: 'de', level: 'B2', reason: 'It was somebody else.' },
      ],
      ['candidate.verified', 'Lea Roth', { check: 'language', language: 'de', level: 'B2' }],
    ]);
  });

  test('ends with the account of the administrator who made it', async () => {
    const second = await registerPerson(app, { role: 'admin' });
    await verify(IDENTITY, {}, second.cookie);
    expect((await call('POST', '/me/erase', { password: second.password }, second.cookie)).status).toBe(200);
    expect(await shownTo(employer)).toEqual([]);
    expect(await newest()).toMatchObject({ by: null, end: { how: 'unattended' } });
  });

  test('is in the export of the person’s data, and erased with them', async () => {
    await verify(IDENTITY);
    const data = (await (await app.request('POST', '/api/me/export', { json: {}, cookie: seeker.cookie })).json()) as {
      profile: { verificationHistory: object[] };
    };
    expect(data.profile.verificationHistory).toMatchObject([
      { fact: IDENTITY, note: 'Seen on a call.', endedAt: null },
    ]);
    expect((await call('POST', '/me/erase', { password: seeker.password }, seeker.cookie)).status).toBe(200);
    expect(
      await app.base.db
        .selectFrom('candidate_verification')
        .select('id')
        .where('profile_id', '=', seeker.profileId)
        .execute(),
    ).toEqual([]);
  });
});
