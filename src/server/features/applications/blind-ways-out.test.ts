import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { inputOf, procedures, send, type Thing, withKey } from '#test/support/authorization/calls.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';

/** A person whose every trace can be recognized, spelled as it would appear in an answer. */
const TRACES = [
  ['Quintília', 'Zurbarán', 'zurbaran', 'quintiliaz', 'Figueiró'],
  ['Kundenberaterin', 'Esmeralda', 'esmeralda', 'Universidade de Coimbra', 'mein-lebenslauf'],
  ['Mutter von', 'sehr geehrte', 'people.example', 'old-neighbour.example'],
  ['912 345', '٩١٢٣', '９１２３', '1987-05', '01.05.', '1. Mai', '١٩٨٧'],
].flat();

const ANSWERS = [
  'I, QUINTÍLIA ZURBARAN, quintiliazurbaran, the Zurbaráns, Zurbarán’s way at Banco Esmeralda.',
  'Tel. +351 912 345 678, ٠٩١٢٣٤٥٦٧٨, ０９１２３４５６７８; born 1987-05-01, 01.05.1987, 1. Mai 1987, ١٩٨٧/٠٥/٠١.',
];

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let seeker: TestPerson;
let key: string;
let jobId: string;
let id: string;
let avatarId: string;

const call = async (by: TestPerson, method: string, path: string, json?: unknown) => {
  const answer = await app.request(method, `/api${path}`, { cookie: by.cookie, ...(json ? { json } : {}) });
  const text = await answer.text();
  expect([path, answer.ok, answer.ok || text]).toEqual([path, true, true]);
  return text;
};

const idIn = (text: string) => (JSON.parse(text) as { id: string }).id;

async function upload(kind: 'cv' | 'avatar', name: string, bytes: Uint8Array): Promise<string> {
  const body = uploadForm(kind, name, bytes);
  const answer = await app.request('POST', '/api/files', { cookie: seeker.cookie, body });
  return idIn(await answer.text());
}

async function fillProfile(): Promise<void> {
  const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#446' } }).png();
  avatarId = await upload('avatar', 'quintilia_z.png', await photo.toBuffer());
  await call(seeker, 'PATCH', '/me/profile', {
    jobTitle: 'Kundenberaterin',
    bio: 'Mutter von zwei Kindern.',
    city: 'Figueiró',
    country: 'PT',
    skills: ['CRM', 'Methode Zurbarán', 'CRM of Banco Esmeralda', 'Teaching at Universidade de Coimbra'],
    languages: [{ language: 'pt', level: 'native' }],
    cvFileId: await upload('cv', 'mein-lebenslauf-2026.pdf', pdf()),
    avatarFileId: avatarId,
  });
  await setContactAddress(app, seeker, 'quintiliaz@people.example');
  const entry = { description: 'Mutter von zwei Kindern.', startDate: '1987-05-01', endDate: '1990-07-01' };
  const work = { ...entry, position: 'Kundenberaterin', company: 'Banco Esmeralda S.A.', isCurrent: false };
  await call(seeker, 'POST', '/me/work-experience', work);
  const education = { ...entry, degree: 'BA', institution: 'Universidade de Coimbra', fieldOfStudy: 'Line' };
  await call(seeker, 'POST', '/me/education', education);
}

async function apply(): Promise<string> {
  const asked = await call(owner, 'PUT', `/jobs/${jobId}/questions`, {
    questions: [
      ...ANSWERS.map((_, at) => ({ kind: 'text', required: true, texts: { en: `Why ${at}?` } })),
      { kind: 'date', required: true, texts: { en: 'When?' } },
    ],
  });
  const values = [...ANSWERS, '1987-05-01'];
  const answers = [...asked.matchAll(/"id":"([^"]+)"/g)].map(([, questionId], at) => ({
    questionId,
    value: values[at],
  }));
  return idIn(
    await call(seeker, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: 'Sehr geehrte Damen, Quintília Zurbarán',
      source: 'old-neighbour.example',
      answers,
    }),
  );
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app, { firstName: 'Ana' });
  recruiter = await registerColleague(app, owner, { firstName: 'Klaus', lastName: 'Berg' });
  jobId = (await createActive(app, owner)).id;
  await call(owner, 'PUT', `/jobs/${jobId}/blind-review`, { isBlind: true });
  const made = await call(owner, 'POST', `/companies/${owner.companyId}/keys`, {
    name: 'Own system',
    scopes: ['read_jobs', 'read_applications', 'write_applications', 'webhooks'],
    expiresInDays: 30,
  });
  ({ key } = JSON.parse(made) as { key: string });
  seeker = await registerPerson(app, {
    firstName: 'Quintília',
    lastName: 'Zurbarán',
    email: 'quintilia@people.example',
  });
  await fillProfile();
  id = await apply();
  await call(recruiter, 'POST', `/applications/${id}/comments`, { text: '@Ana?', mentions: [owner.userId] });
  await call(recruiter, 'POST', `/applications/${id}/todos`, { text: 'Look at it.', assigneeId: owner.userId });
  await call(recruiter, 'POST', `/applications/${id}/view`, {});
  await app.drain();
});
afterAll(() => app.close());

/** Ids may contain the digits of a year. */
const ID = /[0-9a-f-]{32,}/g;

function tracesIn(text: string): string[] {
  const words = text.replaceAll(ID, '').toLowerCase();
  return [
    ...TRACES.filter((trace) => words.includes(trace.toLowerCase())),
    ...[avatarId, seeker.profileId, seeker.userId].filter((one) => text.includes(one)),
  ];
}

test('no read procedure reveals the applicant to the company or its key', async () => {
  const things: Thing[] = [id, jobId, owner.companyId, seeker.profileId].map((of) => ({ id: of, jobId }));
  const answered = new Set<string>();
  for (const [name, { method, scope }] of procedures)
    for (const thing of method === 'GET' ? things : [])
      for (const credential of scope ? [owner.cookie, key] : [owner.cookie]) {
        const answer = await send(app, name, inputOf(name, thing), credential);
        const text = (await answer.text()) + JSON.stringify([...answer.headers]);
        // The path comes from the request, not from the answer.
        expect([name, tracesIn(text.replaceAll(thing.id, ''))]).toEqual([name, []]);
        if (answer.ok) answered.add(name);
      }
  expect([...answered]).toEqual(
    expect.arrayContaining([
      'applications.read',
      'applications.received',
      'applications.waiting',
      'todos.mine',
      'hiringFigures.read',
    ]),
  );
});

test('nor does a change, a file, or an export', async () => {
  const changes = [
    'tags.change',
    'scorecards.give',
    'comments.add',
    'applications.saveNotes',
    'applications.shortlist',
  ];
  for (const name of changes) {
    const answer = await send(app, name, inputOf(name, { id }), owner.cookie);
    expect([name, answer.ok, tracesIn(await answer.text())]).toEqual([name, true, []]);
  }
  const moved = await app.request('POST', `/api/applications/${id}/view`, { ...withKey(key), json: {} });
  expect(tracesIn(await moved.text())).toEqual([]);
  for (const [method, path] of [
    ['GET', `/companies/${owner.companyId}/figures.csv?days=all`],
    ['POST', '/me/export'],
  ] as const)
    expect([path, tracesIn(await call(owner, method, path, method === 'POST' ? {} : undefined))]).toEqual([path, []]);
  expect((await app.request('GET', `/api/applications/${id}/cv`, { cookie: owner.cookie })).status).toBe(404);
});

test('nor do emails, notifications, live events and deliveries', async () => {
  const { rows } = await app.database.pool.query<{ what: string; said: string }>(
    `select 'mail' as what, concat(subject, text, html) as said from mail where to_address = any($1)
     union all select 'notification', data::text from notification where user_id = any($2)
     union all select 'live', event::text from live_event where user_id = any($2)`,
    [
      [owner.email, recruiter.email],
      [owner.userId, recruiter.userId],
    ],
  );
  expect(new Set(rows.map(({ what }) => what)).size).toBe(3);
  expect(rows.filter(({ said }) => tracesIn(said).length > 0)).toEqual([]);
});

test('nor do searches, filters or sort orders that guess', async () => {
  const other = await registerPerson(app, { firstName: 'Aaron', lastName: 'Aal' });
  await call(other, 'POST', `/jobs/${(await createActive(app, owner)).id}/applications`, { coverLetter: '' });
  const found = async (query: object) => {
    const text = await call(owner, 'GET', `/applications?${new URLSearchParams({ ...query })}`);
    return (JSON.parse(text) as { applications: { id: string }[] }).applications.map((one) => one.id);
  };
  for (const q of ['zurb', 'quintilia', 'kundenberaterin', 'figueiro']) expect(await found({ q })).toEqual([]);
  for (const skill of ['Methode Zurbarán', 'CRM of Banco Esmeralda']) expect(await found({ skill })).toEqual([]);
  expect(await found({ skill: 'CRM' })).toEqual([id]);
  expect((await found({ sort: 'name' }))[0]).toBe(id);
});

test('once revealed, it is found by the hidden data, and its source is counted', async () => {
  await call(owner, 'POST', `/applications/${id}/reveal`, {});
  const skill = encodeURIComponent('Methode Zurbarán');
  expect(await call(owner, 'GET', `/applications?q=zurbaran&skill=${skill}`)).toContain(id);
  expect(await call(owner, 'GET', `/companies/${owner.companyId}/figures`)).toContain('old-neighbour.example');
});
