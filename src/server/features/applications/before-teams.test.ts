import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import { openTestApp, type TestApp } from '#test/support/app.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database.ts';
import { signInAs } from '#test/support/people.ts';

import { openDatabase } from '../../platform/db/database.ts';
import { migrate, migrations } from '../../platform/db/migrate.ts';

/** Added with teams, custom stages, questions and later features. */
const TEAMS = '0032_teams.sql';

let server: TestDatabase;
let app: TestApp;
let dataDir: string;
let employer: string;
let seeker: string;

beforeAll(async () => {
  server = await createEmptyDatabase();
  const database = openDatabase({ connectionString: server.url });
  await migrate(database.pool, { wanted: migrations.filter(([name]) => name < TEAMS) });
  await database.pool.query(BEFORE);
  await database.close();
  dataDir = await mkdtemp(join(tmpdir(), 'parlance-before-'));
  app = await openTestApp({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  [employer, seeker] = await Promise.all([signInAs(app, { userId: EMPLOYER }), signInAs(app, { userId: SEEKER })]);
});
afterAll(async () => {
  await app.close();
  await server.drop();
  await rm(dataDir, { recursive: true });
});

const id = (number: number): string => `01a20000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [SEEKER, EMPLOYER, PROFILE, COMPANY] = [id(1), id(2), id(3), id(4)];
const job = (place: number) => id(100 + place);
const application = (place: number) => id(200 + place);

const applicant = {
  firstName: 'Ana',
  lastName: 'Prado',
  username: 'ana',
  jobTitle: 'Seller',
  bio: '',
  city: 'Bilbao',
  country: 'ES',
  contactEmail: 'ana@example.com',
  skills: ['CRM'],
  languages: [{ language: 'es', level: 'native' }],
  workAuthorisation: [],
  workExperience: [],
  education: [],
  certifications: [],
};
const posting = {
  locale: 'en',
  title: 'Clerk',
  description: '<p>Work.</p>',
  requirements: '',
  companyName: 'Acme',
  city: 'Kiel',
  country: 'DE',
  workplace: 'onsite',
  employmentType: 'full_time',
  skills: [],
  languages: [],
};
const ENDED = new Set(['accepted', 'rejected', 'withdrawn']);

/** One employer, a job and an application for each status, and notes on the first. */
const BEFORE = `
  insert into user_account (id, name, email, email_verified, user_type) values
    ('${SEEKER}', 'Ana Prado', 'ana@example.com', true, 'job_seeker'), ('${EMPLOYER}', 'Jonas Weber', 'jonas@example.com', true, 'employer');
  insert into profile (id, user_id, role, first_name, last_name, username) values
    ('${PROFILE}', '${SEEKER}', 'job_seeker', 'Ana', 'Prado', 'ana'), ('${id(5)}', '${EMPLOYER}', 'employer', 'Jonas', 'Weber', 'jonas');
  insert into company (id, name, slug) values ('${COMPANY}', 'Acme', 'acme');
  insert into company_member (company_id, user_id, role) values ('${COMPANY}', '${EMPLOYER}', 'owner');
  ${applicationStatuses
    .map(
      (status, place) => `
  insert into job (id, company_id, posted_by, status, primary_locale, first_published_at, valid_through)
    values ('${job(place)}', '${COMPANY}', '${EMPLOYER}', 'active', 'en', now(), now() + interval '20 days');
  insert into job_translation (job_id, locale, title, description, requirements) values ('${job(place)}', 'en', 'Clerk', '<p>Work.</p>', '');
  insert into application (id, job_id, company_id, applicant_id, status, decided_at, applicant_facts, job_facts)
    values ('${application(place)}', '${job(place)}', '${COMPANY}', '${PROFILE}', '${status}', ${ENDED.has(status) ? 'now()' : 'null'},
      '${JSON.stringify(applicant)}', '${JSON.stringify(posting)}');`,
    )
    .join('\n')}
  insert into application_note (application_id, text, updated_by) values ('${application(0)}', 'A good call.', '${EMPLOYER}');`;

async function call<T>(cookie: string, method: string, path: string): Promise<[number, T]> {
  const answer = await app.request(method, `/api${path}`, { cookie, ...(method === 'GET' ? {} : { json: {} }) });
  return [answer.status, (await answer.json()) as T];
}

test('keeps a company from before teams as it was, with its one member as owner', async () => {
  const [, { applications }] = await call<{ applications: ReceivedApplication[] }>(employer, 'GET', '/applications');
  expect(applications.map(({ status }) => status).toSorted()).toEqual([...applicationStatuses].toSorted());
  expect(applications.every(({ applicant: { name }, stage }) => name === 'Ana Prado' && stage === null)).toBe(true);
  expect(await call(employer, 'GET', `/applications/${application(0)}/notes`)).toMatchObject([
    200,
    { text: 'A good call.' },
  ]);
  expect(await call(employer, 'GET', `/companies/${COMPANY}/members`)).toMatchObject([
    200,
    { members: [{ name: 'Jonas Weber', role: 'owner' }], invitations: [] },
  ]);
  expect(await call(employer, 'GET', `/companies/${COMPANY}/stages`)).toEqual([200, []]);
  expect(await call(employer, 'GET', `/jobs/${job(0)}/stages`)).toMatchObject([200, { pipelineId: null, stages: [] }]);
});

test('continues as before: an application is viewed, shortlisted, invited, accepted, and the applicant notified', async () => {
  for (const [verb, status] of [
    ['view', 'viewed'],
    ['shortlist', 'shortlisted'],
    ['interview', 'interview'],
    ['accept', 'accepted'],
  ])
    expect(await call(employer, 'POST', `/applications/${application(0)}/${verb}`)).toMatchObject([200, { status }]);
  const [, { history, status }] = await call<Application>(seeker, 'GET', `/applications/${application(0)}`);
  expect([status, history.length]).toEqual(['accepted', 4]);
  const [, { notifications }] = await call<{ notifications: unknown[] }>(seeker, 'GET', '/notifications');
  expect(notifications).toHaveLength(4);
});
