import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/applications/application-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';

/** None of these reaches the company before a member reveals the applicant. */
const secrets = [
  'Quintília',
  'Zurbarán',
  'quintilia_z',
  'Figueiró',
  'Kundenberaterin',
  'Universidade de Coimbra',
  'Banco Esmeralda',
  'mein-lebenslauf-2026.pdf',
  'Mutter von zwei Kindern',
  'sehr geehrte',
  'quintilia@',
  '1987',
];

/** May contain the digits of the year. */
const ID = /[0-9a-f-]{32,}/g;

const picture = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#446' } })
    .png()
    .toBuffer();

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let seeker: TestPerson;
let jobId: string;
let id: string;
let avatarId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function call(by: TestPerson, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  const text = await answer.text();
  return { status: answer.status, text, body: (/^[{[]/.test(text) ? JSON.parse(text) : {}) as Application };
}

async function upload(kind: 'cv' | 'avatar', name: string, bytes: Uint8Array): Promise<string> {
  const answer = await app.request('POST', '/api/files', {
    cookie: seeker.cookie,
    body: uploadForm(kind, name, bytes),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function fillProfile(): Promise<void> {
  await call(seeker, 'PATCH', '/me/profile', {
    jobTitle: 'Kundenberaterin',
    bio: 'Mutter von zwei Kindern.',
    city: 'Figueiró',
    country: 'PT',
    skills: ['CRM', 'Methode Zurbarán'],
    languages: [{ language: 'pt', level: 'native' }],
    cvFileId: await upload('cv', 'mein-lebenslauf-2026.pdf', pdf()),
    avatarFileId: avatarId,
  });
  await setContactAddress(app, seeker, 'quintilia@people.example');
  const entry = { description: 'Mutter von zwei Kindern.', startDate: '1987-05-01' };
  await call(seeker, 'POST', '/me/work-experience', {
    ...entry,
    position: 'Kundenberaterin',
    company: 'Banco Esmeralda',
    endDate: '1990-07-01',
    isCurrent: false,
  });
  await call(seeker, 'POST', '/me/education', {
    ...entry,
    degree: 'Licenciatura',
    institution: 'Universidade de Coimbra',
    fieldOfStudy: 'Line',
    endDate: null,
  });
}

async function apply(): Promise<string> {
  const { text: asked } = await call(owner, 'PUT', `/jobs/${jobId}/questions`, {
    questions: [{ kind: 'text', required: true, texts: { en: 'Why?', de: 'Warum?' } }],
  });
  const value = 'I, ZURBARAN, sold for Banco Esmeralda; quintilia@people.example, +351 912 345 678.';
  const { body } = await call(seeker, 'POST', `/jobs/${jobId}/applications`, {
    coverLetter: 'Sehr geehrte Damen, Quintília Zurbarán',
    answers: [{ questionId: /"id":"([^"]+)"/.exec(asked)?.[1], value }],
  });
  return body.id;
}

beforeEach(async () => {
  owner = await registerEmployer(app, { firstName: 'Ana' });
  recruiter = await registerColleague(app, owner, { firstName: 'Klaus', lastName: 'Berg' });
  jobId = (await createActive(app, owner)).id;
  await call(owner, 'PUT', `/jobs/${jobId}/blind-review`, { isBlind: true });
  seeker = await registerPerson(app, { firstName: 'Quintília', lastName: 'Zurbarán' });
  avatarId = await upload('avatar', 'quintilia_z.png', await picture());
  await fillProfile();
  id = await apply();
});

function found(text: string): string[] {
  const isIn = (read: string) => (secret: string) => read.toLowerCase().includes(secret.toLowerCase());
  return [
    ...secrets.filter(isIn(text.replaceAll(ID, ''))),
    ...[avatarId, seeker.profileId, seeker.userId, seeker.email].filter(isIn(text)),
  ];
}

const received = async (query = '') =>
  (JSON.parse((await call(owner, 'GET', `/applications?${query}`)).text) as { applications: ReceivedApplication[] })
    .applications;

/** Everything that the company's members can read about it. */
const reads = () => [
  '/applications',
  `/applications?job=${jobId}&sort=name`,
  '/me/company/waiting-applications',
  `/applications/${id}`,
  `/applications/${id}/neighbours`,
  `/applications/${id}/others`,
  `/applications/${id}/notes`,
  `/applications/${id}/comments`,
  `/applications/${id}/scores`,
  `/applications/${id}/interviews`,
  '/conversations',
  `/applications/${id}/thread`,
  `/applications/${id}/messages`,
  '/notifications',
  `/me/company/application-counts?jobs=${jobId}`,
];

describe('hides the applicant', () => {
  test('in what the company reads: headers, notifications, emails and live events', async () => {
    await call(recruiter, 'POST', `/applications/${id}/comments`, { text: '@Ana?', mentions: [owner.userId] });
    await call(recruiter, 'POST', `/applications/${id}/view`, {});
    await call(recruiter, 'POST', `/applications/${id}/shortlist`, {});
    await call(seeker, 'POST', `/applications/${id}/typing`, {});
    await app.drain();
    expect((await call(owner, 'GET', `/applications/${id}/cv`)).status).toBe(404);
    for (const path of reads()) {
      const answer = await app.request('GET', `/api${path}`, { cookie: owner.cookie });
      const text = (await answer.text()) + JSON.stringify([...answer.headers]);
      expect([path, answer.status, found(text)]).toEqual([path, 200, []]);
    }
    const exported = await call(owner, 'POST', '/me/export', {});
    expect(found(exported.text)).toEqual([]);
    const mails = await app.base.db
      .selectFrom('mail')
      .selectAll()
      .where('to_address', 'in', [owner.email, recruiter.email])
      .execute();
    expect(mails.length).toBeGreaterThan(2);
    const sent = mails.map(({ subject, text, html }) => [subject, text, html].join(' ')).join(' ');
    expect([found(sent), sent.includes(`Candidate ${id.slice(-4).toUpperCase()}`)]).toEqual([[], true]);
    const events = await app.base.db
      .selectFrom('live_event')
      .selectAll()
      .where('user_id', 'in', [owner.userId, recruiter.userId])
      .execute();
    expect([events.length > 0, found(JSON.stringify(events.map(({ event }) => event)))]).toEqual([true, []]);
  });

  test('from searches, sort orders, and requests for the profile by its address', async () => {
    expect(await received('q=zurb')).toEqual([]);
    expect(await received('q=kundenberaterin')).toEqual([]);
    expect((await call(owner, 'GET', `/profiles/${seeker.profileId}`)).status).toBe(404);
    const other = (await createActive(app, owner)).id;
    const named = await call(seeker, 'POST', `/jobs/${other}/applications`, { coverLetter: 'Olá.' });
    // The other application is not blind, so it must not lead here.
    expect((await call(owner, 'GET', `/applications/${named.body.id}/others`)).body).toEqual([]);
    expect((await call(owner, 'GET', `/applications/${id}/others`)).body).toEqual([]);
  });
});

test('keeps languages, skills, answers and the length of experience', async () => {
  const { body } = await call(owner, 'GET', `/applications/${id}`);
  expect(body).toMatchObject({
    applicant: {
      username: `Candidate ${id.slice(-4).toUpperCase()}`,
      skills: ['CRM', 'Methode …'],
      languages: [{ language: 'pt', level: 'native' }],
      profileId: null,
      workExperience: [],
    },
    answers: [{ value: 'I, …, sold for …; … ….' }],
    blind: { experienceMonths: [38] },
    cv: null,
    can: { shortlist: true, reject: true, interview: false, accept: false, reveal: true, downloadCv: false },
  });
  expect(await received(`language=pt:C1&skill=crm`)).toHaveLength(1);
});

test('invites, accepts and messages no one before they are revealed', async () => {
  await call(owner, 'POST', `/applications/${id}/view`, {});
  for (const [path, json] of [
    [`/applications/${id}/interview`, {}],
    [`/applications/${id}/accept`, {}],
    [`/applications/${id}/interviews`, interviewInput(owner.userId)],
    [`/applications/${id}/messages`, { clientId: randomUUID(), content: 'Hello.' }],
  ] as const) {
    const { status, text } = await call(owner, 'POST', path, json);
    expect([path, status, text]).toEqual([path, 409, expect.stringContaining('not_revealed')]);
  }
  expect((await call(owner, 'POST', `/applications/${id}/reject`, {})).status).toBe(200);
});

test('reveals for the whole company, once, and records it', async () => {
  const { body } = await call(recruiter, 'POST', `/applications/${id}/reveal`, {});
  expect(body).toMatchObject({
    applicant: { lastName: 'Zurbarán', profileId: seeker.profileId },
    cv: { name: 'mein-lebenslauf-2026.pdf' },
    revealed: { name: 'Klaus Berg' },
    blind: null,
    can: { accept: true, reveal: false },
  });
  expect((await call(owner, 'POST', `/applications/${id}/reveal`, {})).status).toBe(409);
  expect(await received('q=zurbaran')).toMatchObject([{ isBlind: false, applicant: { name: 'Quintília Zurbarán' } }]);
  expect((await call(seeker, 'GET', `/applications/${id}`)).body).toMatchObject({ revealed: null });
});

test('leaves earlier applications open and withdrawn ones hidden; applicants see their own unchanged', async () => {
  expect((await call(seeker, 'GET', `/applications/${id}`)).body).toMatchObject({
    blind: null,
    applicant: { lastName: 'Zurbarán' },
    cv: { name: 'mein-lebenslauf-2026.pdf' },
  });
  await call(seeker, 'POST', `/applications/${id}/withdraw`, {});
  expect((await call(owner, 'POST', `/applications/${id}/reveal`, {})).status).toBe(409);
  const open = (await createActive(app, owner)).id;
  const before = await call(seeker, 'POST', `/jobs/${open}/applications`, { coverLetter: 'Olá.' });
  await call(owner, 'PUT', `/jobs/${open}/blind-review`, { isBlind: true });
  expect((await call(owner, 'GET', `/applications/${before.body.id}`)).body).toMatchObject({
    blind: null,
    applicant: { lastName: 'Zurbarán' },
  });
  expect((await call(seeker, 'GET', `/jobs/${open}`)).body).toMatchObject({ isBlind: true });
});

test('refuses to ask an applicant for the pool whose name is still hidden', async () => {
  await call(owner, 'POST', `/applications/${id}/reject`, {});
  expect((await call(owner, 'POST', `/applications/${id}/pool`, {})).status).toBe(409);
});

test('reveals once when two members do it at the same time', async () => {
  const answers = await Promise.all([owner, recruiter].map((by) => call(by, 'POST', `/applications/${id}/reveal`, {})));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('does not find earlier applications by skills that are hidden now', async () => {
  const tags = ['skill:crm', 'skill:methode zurbaran', 'skill:crm of banco esmeralda', 'language:pt', 'tag:zurbaran'];
  const store = () => app.base.db.updateTable('application').set({ tags }).where('id', '=', id).execute();
  const migrate = async () =>
    app.database.pool.query(await readFile('db/migrations/0121_blind_filter_tags.sql', 'utf8'));
  const kept = () => app.base.db.selectFrom('application').select('tags').where('id', '=', id).executeTakeFirst();
  await store();
  await migrate();
  expect(await kept()).toEqual({ tags: ['skill:crm', 'language:pt', 'tag:zurbaran'] });
  await call(recruiter, 'POST', `/applications/${id}/reveal`, {});
  await store();
  await migrate();
  expect(await kept()).toEqual({ tags });
});
