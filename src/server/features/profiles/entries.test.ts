import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ENTRIES_MAX, type Profile } from '#contract/profiles/profiles.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { readOwnProfile } from './profiles.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-00000000ffff';

let app: TestApp;
let seeker: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  stranger = await registerPerson(app);
});
beforeEach(async () => {
  seeker = await registerPerson(app);
});

const call = async (method: string, path: string, person: TestPerson | undefined, json?: unknown) => {
  const answer = await app.request(method, `/api/me/${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as { id: string; data?: { fields?: object[] } } };
};
const mine = async (person = seeker) =>
  (await (await app.request('GET', '/api/me/profile', { cookie: person.cookie })).json()) as Profile;

/** One kind of entry: its path, a valid input, a changed one, and invalid inputs with the field that is reported. */
interface Kind {
  path: string;
  list: 'workExperience' | 'education' | 'certifications';
  start: string;
  end: string;
  entry: Record<string, unknown>;
  changed: Record<string, unknown>;
  wrong: [Record<string, unknown>, string][];
}

const kinds: Kind[] = [
  {
    path: 'work-experience',
    list: 'workExperience',
    start: 'startDate',
    end: 'endDate',
    entry: {
      position: 'Berater',
      company: 'Größe & Co 美',
      startDate: '2020-02-29',
      endDate: '2021-01-31',
      isCurrent: false,
      description: 'Two\nlines',
    },
    changed: {
      position: 'Leiter',
      company: 'Größe & Co',
      startDate: '2021-02-01',
      endDate: null,
      isCurrent: true,
      description: '',
    },
    wrong: [
      [{ position: '' }, 'position'],
      [{ isCurrent: true }, 'endDate'],
      [{ description: 'a'.repeat(2001) }, 'description'],
    ],
  },
  {
    path: 'education',
    list: 'education',
    start: 'startDate',
    end: 'endDate',
    entry: {
      degree: 'Máster',
      institution: 'Universidad',
      fieldOfStudy: '',
      startDate: '2015-09-01',
      endDate: null,
      description: '',
    },
    changed: {
      degree: 'Máster',
      institution: 'Universidad',
      fieldOfStudy: 'Filología',
      startDate: '2015-09-01',
      endDate: '2015-09-01',
      description: 'x',
    },
    wrong: [[{ institution: ' ' }, 'institution']],
  },
  {
    path: 'certifications',
    list: 'certifications',
    start: 'issueDate',
    end: 'expirationDate',
    entry: {
      name: 'TELC C1',
      issuingOrganization: 'telc',
      issueDate: '2022-05-05',
      expirationDate: null,
      credentialUrl: null,
    },
    changed: {
      name: 'TELC C2',
      issuingOrganization: 'telc',
      issueDate: '2023-05-05',
      expirationDate: '2033-05-05',
      credentialUrl: 'https://telc.example/c/1',
    },
    wrong: [[{ credentialUrl: 'javascript:alert(1)' }, 'credentialUrl']],
  },
];

describe.each(kinds)('$path', ({ path, list, start, end, entry, changed, wrong }) => {
  test('is refused to signed-out users, and to users who are not seekers', async () => {
    const employer = await registerPerson(app, { role: 'employer' });
    for (const [person, status] of [
      [undefined, 401],
      [employer, 403],
    ] as const) {
      expect((await call('POST', path, person, entry)).status).toBe(status);
      expect((await call('PUT', `${path}/${UNKNOWN_ID}`, person, entry)).status).toBe(status);
      expect((await call('DELETE', `${path}/${UNKNOWN_ID}`, person)).status).toBe(status);
    }
  });

  test('of another person is not found, as for unknown ids', async () => {
    const { id } = (await call('POST', path, stranger, entry)).body;
    for (const other of [id, UNKNOWN_ID, 'nonsense']) {
      expect((await call('PUT', `${path}/${other}`, seeker, changed)).status).toBe(404);
      expect((await call('DELETE', `${path}/${other}`, seeker)).status).toBe(404);
    }
    expect((await mine(stranger))[list].find((kept) => kept.id === id)).toEqual({ id, ...entry });
  });

  test('accepts valid values only, and no unknown fields', async () => {
    const { id } = (await call('POST', path, seeker, entry)).body;
    const all: [Record<string, unknown>, string][] = [
      ...wrong,
      [{ [start]: '2021-02-29' }, start],
      [{ [start]: '1919-12-31' }, start],
      [{ [start]: '2020-05-05', [end]: '2020-05-04' }, end],
      [{ profileId: stranger.profileId }, 'profileId'],
      [{ profile_id: stranger.profileId }, 'profile_id'],
    ];
    for (const [change, field] of all) {
      const json = { ...entry, ...change };
      for (const refused of [
        await call('POST', path, seeker, json),
        await call('PUT', `${path}/${id}`, seeker, json),
      ]) {
        expect([refused.status, refused.body.data?.fields?.[0]]).toMatchObject([422, { path: field }]);
      }
    }
    expect((await mine())[list]).toEqual([{ id, ...entry }]);
  });

  test('is stored as written, and can be changed and removed (T123)', async () => {
    const added = await call('POST', path, seeker, entry);
    expect([added.status, added.body]).toEqual([201, { id: expect.any(String), ...entry }]);
    const { id } = added.body;
    expect((await mine())[list]).toEqual([{ id, ...entry }]);
    expect((await call('PUT', `${path}/${id}`, seeker, changed)).body).toEqual({ id, ...changed });
    expect((await mine())[list]).toEqual([{ id, ...changed }]);
    expect((await call('DELETE', `${path}/${id}`, seeker)).status).toBe(200);
    expect((await mine())[list]).toEqual([]);
    expect((await call('DELETE', `${path}/${id}`, seeker)).status).toBe(404);
  });

  test('uses the id in the address, not one in the body', async () => {
    const [first, second] = [
      (await call('POST', path, seeker, entry)).body.id,
      (await call('POST', path, seeker, entry)).body.id,
    ];
    await call('PUT', `${path}/${first}`, seeker, { ...changed, id: second });
    expect((await mine())[list].find(({ id }) => id === second)).toEqual({ id: second, ...entry });
  });

  test('is listed newest first, and within a day in the order of addition (T251)', async () => {
    const ids: string[] = [];
    for (const day of ['2020-01-01', '2022-01-01', '2021-01-01', '2022-01-01']) {
      ids.push((await call('POST', path, seeker, { ...entry, [start]: day, [end]: null })).body.id);
    }
    expect((await mine())[list].map(({ id }) => id)).toEqual([1, 3, 2, 0].map((index) => ids[index]));
  });

  test(`is limited to ${ENTRIES_MAX}, also when many are added at once`, async () => {
    const answers = await Promise.all(Array.from({ length: ENTRIES_MAX + 5 }, () => call('POST', path, seeker, entry)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: '', code: 'too_long', params: { max: ENTRIES_MAX } }] } },
    });
    expect((await mine())[list]).toHaveLength(ENTRIES_MAX);
  });
});

test('reads a profile in one statement, however many entries it has', async () => {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: app.database.pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  for (const { path, entry } of kinds) {
    for (let count = 0; count < 5; count++) await call('POST', path, seeker, entry);
  }
  const profile = await readOwnProfile({ ...app.ctx(seeker.actor), db });
  expect(profile.work_experience).toHaveLength(5);
  expect(statements).toHaveLength(1);
});
