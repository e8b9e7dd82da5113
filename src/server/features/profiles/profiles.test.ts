import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { FileKind } from '#contract/files/file-rules.ts';
import { completenessSteps } from '#contract/profiles/profile-choices.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-00000000ffff';

let app: TestApp;
let seeker: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  stranger = await registerPerson(app);
});
beforeEach(async () => {
  seeker = await registerPerson(app, { firstName: 'Ada', lastName: 'Lovelace' });
});

const call = async (method: string, person: TestPerson | undefined, json?: unknown) => {
  const answer = await app.request(method, '/api/me/profile', { json, ...(person ? { cookie: person.cookie } : {}) });
  return {
    status: answer.status,
    body: (await answer.json()) as Profile & { data?: { fields?: { path: string; code: string; params?: object }[] } },
  };
};
const mine = async (person = seeker) => (await call('GET', person)).body;
const update = (json: object, person = seeker) => call('PATCH', person, json);

async function storeFile(owner: TestPerson, kind: FileKind): Promise<string> {
  const id = newId();
  await app.base.db
    .insertInto('file')
    .values({
      id,
      owner_id: owner.userId,
      kind,
      name: 'Lebenslauf.pdf',
      size: 1234,
      type: 'application/pdf',
      sha256: id,
      storage_key: id,
    })
    .execute();
  return id;
}

describe("the user's own profile", () => {
  test('is for signed-in users', async () => {
    expect((await call('GET', undefined)).status).toBe(401);
    expect((await call('PATCH', undefined, { bio: 'x' })).status).toBe(401);
  });

  test('exists for every role, and can be edited', async () => {
    for (const role of ['job_seeker', 'employer', 'admin'] as const) {
      const person = await registerPerson(app, { role });
      expect(await mine(person)).toMatchObject({ id: person.profileId, role, can: { edit: true } });
    }
  });

  test('refuses fields that only the server sets (T118)', async () => {
    const before = await mine();
    for (const extra of [
      { role: 'admin' },
      { id: stranger.profileId },
      { userId: stranger.userId },
      { user_id: stranger.userId },
      { username: 'root' },
      { email: 'other@example.com' },
      { emailVerified: true },
      { contactEmail: 'other@example.com' },
      { contactEmailToConfirm: 'other@example.com' },
      { verified: true },
      { createdAt: '2020-01-01T00:00:00Z' },
      { cv: { id: UNKNOWN_ID } },
      { workExperience: [] },
      { can: { edit: true } },
    ]) {
      const refused = await update({ bio: 'Changed', ...extra });
      expect([refused.status, refused.body.data?.fields]).toEqual([
        422,
        [{ path: Object.keys(extra)[0], code: 'unknown_key' }],
      ]);
    }
    expect(await mine()).toEqual(before);
  });

  test('accepts valid values only (T310)', async () => {
    const wrong: [object, string, string][] = [
      [{ firstName: ' ' }, 'firstName', 'required'],
      [{ firstName: 'a'.repeat(81) }, 'firstName', 'too_long'],
      [{ lastName: 'a'.repeat(81) }, 'lastName', 'too_long'],
      [{ firstName: 'Ada\u202e' }, 'firstName', 'hidden_characters'],
      [{ firstName: 'Ada\u0007' }, 'firstName', 'invalid'],
      [{ lastName: 'see evil.example' }, 'lastName', 'web_address'],
      [{ jobTitle: 'see https://evil.example' }, 'jobTitle', 'web_address'],
      [{ bio: 'a'.repeat(4001) }, 'bio', 'too_long'],
      [{ bio: 'a\u0000' }, 'bio', 'invalid'],
      [{ country: 'EU' }, 'country', 'invalid'],
      [{ skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) }, 'skills', 'too_long'],
      [{ skills: ['a'.repeat(61)] }, 'skills.0', 'too_long'],
      [{ skills: ['  '] }, 'skills.0', 'required'],
      [{ languages: [{ language: 'de', level: 'C3' }] }, 'languages.0.level', 'invalid'],
      [
        {
          languages: [
            { language: 'de', level: 'C1' },
            { language: 'de', level: 'A1' },
          ],
        },
        'languages',
        'invalid',
      ],
      [{ workAuthorisation: ['DE', 'XX'] }, 'workAuthorisation.1', 'invalid'],
      [{ visibility: 'everybody' }, 'visibility', 'invalid'],
    ];
    for (const [change, path, code] of wrong) {
      const refused = await update(change);
      expect([refused.status, refused.body.data?.fields?.[0]]).toMatchObject([422, { path, code }]);
    }
  });

  test("accepts only the user's own files, each of its kind", async () => {
    for (const [field, kind, other] of [
      ['avatarFileId', 'avatar', 'cv'],
      ['cvFileId', 'cv', 'attachment'],
    ] as const) {
      for (const file of [await storeFile(stranger, kind), await storeFile(seeker, other), UNKNOWN_ID]) {
        const refused = await update({ city: 'Elsewhere', [field]: file });
        expect([refused.status, refused.body.data?.fields]).toEqual([422, [{ path: field, code: 'invalid' }]]);
      }
    }
    expect(await mine()).toMatchObject({ city: '', avatarFileId: null, cv: null });
  });

  test('stores text of any script, up to its limits (T114)', async () => {
    const written = {
      firstName: 'Łucja 美',
      lastName: `ʻAḥmad Ἀθηνᾶ ${'ü'.repeat(67)}`,
      jobTitle: 'Vertrieb & Beratung 😀',
      bio: '😀'.repeat(4000),
      city: 'Αθήνα',
      country: 'GR',
      skills: Array.from({ length: 50 }, (_, index) => `${String(index).padStart(2, '0')}${'ß'.repeat(58)}`),
      languages: [
        { language: 'pl', level: 'native' },
        { language: 'de', level: 'C1' },
        { language: 'ar', level: 'A2' },
      ],
      workAuthorisation: ['PL', 'GR'],
      visibility: 'employers',
      avatarFileId: await storeFile(seeker, 'avatar'),
    };
    expect([...written.lastName]).toHaveLength(80);
    expect((await update(written)).status).toBe(200);
    const kept = {
      ...written,
      role: 'job_seeker',
      username: expect.stringMatching(/^ada_lovelace_\d{13}$/) as unknown,
      avatarUrl: `/api/files/${written.avatarFileId}`,
    };
    expect(await mine()).toMatchObject(kept);
  });

  test('stores every character of the basic plane, or refuses it', async () => {
    const PART = 0x400;
    for (let first = 0; first < 0x1_0000; first += PART) {
      // Separated, because consecutive marks combine with one letter.
      const bio = Array.from({ length: PART }, (_, index) => String.fromCharCode(first + index)).join('a');
      const answer = await update({ bio });
      const refused = bio.includes('\u0000') || !bio.isWellFormed();
      expect([first, answer.status, answer.body.bio]).toEqual([
        first,
        refused ? 422 : 200,
        refused ? undefined : bio.trim(),
      ]);
    }
  });

  test('stores each skill once, in its first spelling', async () => {
    await update({ skills: ['  Verkauf ', 'CRM', 'verkauf', 'crm', 'Ärger', 'ÄRGER', 'Excel'] });
    expect((await mine()).skills).toEqual(['Verkauf', 'CRM', 'Ärger', 'Excel']);
  });

  test('changes only the given fields', async () => {
    await update({
      bio: 'About me',
      languages: [{ language: 'it', level: 'B2' }],
      country: 'IT',
      skills: ['Sales'],
      workAuthorisation: ['IT'],
    });
    const before = await mine();
    expect((await update({})).status).toBe(200);
    expect((await update({ firstName: 'Augusta' })).body).toEqual({ ...before, firstName: 'Augusta' });
    const emptied = { languages: [], skills: [], workAuthorisation: [], country: null };
    expect((await update(emptied)).body).toEqual({
      ...before,
      firstName: 'Augusta',
      ...emptied,
      languageEvidence: [],
      missing: expect.any(Array),
    });
  });

  test('includes the account', async () => {
    await update({ lastName: 'Byron' });
    const account = await app.base.db
      .selectFrom('user_account')
      .select('name')
      .where('id', '=', seeker.userId)
      .executeTakeFirst();
    expect(account).toEqual({ name: 'Ada Byron' });
  });

  test('shows the CV to its owner, and keeps a replaced one (T115)', async () => {
    const [first, second] = [await storeFile(seeker, 'cv'), await storeFile(seeker, 'cv')];
    await update({ cvFileId: first });
    expect((await mine()).cv).toMatchObject({
      id: first,
      kind: 'cv',
      name: 'Lebenslauf.pdf',
      size: 1234,
      type: 'application/pdf',
    });
    await update({ cvFileId: second });
    expect((await mine()).cv?.id).toBe(second);
    await update({ cvFileId: null });
    expect((await mine()).cv).toBeNull();
    const { rows } = await app.database.pool.query('select id from file where id = any($1::uuid[])', [[first, second]]);
    expect(rows).toHaveLength(2);
  });

  test("lists what a seeker's profile lacks, in order, until it is complete", async () => {
    expect((await mine()).missing).toEqual(completenessSteps);
    await update({ jobTitle: 'Agent', bio: 'About me', country: 'ES' });
    expect((await mine()).missing).toEqual(['languages', 'cv', 'skills', 'location', 'experience', 'education']);
    await update({
      languages: [{ language: 'es', level: 'native' }],
      skills: ['Sales'],
      city: 'Madrid',
      cvFileId: await storeFile(seeker, 'cv'),
    });
    const entry = { startDate: '2020-01-01', endDate: null, description: '' };
    await app.request('POST', '/api/me/education', {
      cookie: seeker.cookie,
      json: { ...entry, degree: 'BA', institution: 'UCM', fieldOfStudy: '' },
    });
    expect((await mine()).missing).toEqual(['experience']);
    await app.request('POST', '/api/me/work-experience', {
      cookie: seeker.cookie,
      json: { ...entry, position: 'Agent', company: 'Acme', isCurrent: true },
    });
    expect((await mine()).missing).toEqual([]);
    expect((await mine(await registerPerson(app, { role: 'employer' }))).missing).toEqual([]);
  });
});
