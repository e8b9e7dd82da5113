import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ImportRow, ImportSummary } from '#contract/imports/import-procedures.ts';
import type { ImportSchedule } from '#contract/imports/import-schedules.ts';
import type { JobImport } from '#contract/imports/imports.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { type JobFileServer, startJobFileServer } from '#test/support/job-file-server.ts';
import { callJobs, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let server: JobFileServer;
let owner: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startJobFileServer();
  app = await createTestApp({ PRIVATE_NETWORKS: '127.0.0.0/8,::1/128' });
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  owner = await registerEmployer(app);
  server.answer = { status: 200, body: file('A1', 'A2', 'A3') };
});

const file = (...references: string[]) =>
  ['Referenz;Stellentitel;Beschreibung;Bereich;Vertragsart;Arbeitsmodell;Stadt;Land']
    .concat(references.map((one) => `${one};Stelle ${one};Sie arbeiten.;Vertrieb;Vollzeit;Hybrid;Köln;Deutschland`))
    .join('\n');

type Answered<T> = T & { data?: { reason?: string } };

async function call<T>(by: { cookie: string } | undefined, method: string, path: string, json?: unknown) {
  const answer = await app.request(method, `/api/companies/${owner.companyId}/${path}`, {
    ...(by && { cookie: by.cookie }),
    ...(json === undefined ? {} : { json }),
  });
  return { status: answer.status, body: (await answer.json()) as Answered<T> };
}

interface Answer {
  schedule: ImportSchedule | null;
}

const save = (by: { cookie: string } | undefined = owner, more: object = {}) =>
  call<Answer>(by, 'PUT', 'import-schedule', { address: server.address, everyHours: 24, ...more });
const change = (what: string, by: { cookie: string } = owner) => call<Answer>(by, 'POST', `import-schedule/${what}`);
const read = async () => (await call<Answer>(owner, 'GET', 'import-schedule')).body.schedule;
const importOf = async (id = '') => (await call<JobImport>(owner, 'GET', `imports/${id}`)).body;

/** Saved and read, with its first import applied. */
async function begin(options: Partial<JobImport['options']> = {}): Promise<JobImport> {
  await save();
  await app.drain();
  const first = await importOf((await read())?.importId ?? '');
  expect(await read()).toMatchObject({ status: 'first', result: 'waiting', problem: null });
  const mapping = first.columns.map(({ field }) => field);
  await call(owner, 'PUT', `imports/${first.id}/mapping`, {
    mapping,
    options: { ...first.options, publish: true, closeMissing: true, locale: 'de', ...options },
  });
  await app.drain();
  await call(owner, 'POST', `imports/${first.id}/apply`, {});
  await app.drain();
  return first;
}

/** Moves time to the next run. */
async function runLater(): Promise<ImportSchedule | null> {
  await app.base.db
    .updateTable('import_schedule')
    .set({ due_at: new Date(0) })
    .where('company_id', '=', owner.companyId)
    .execute();
  await app.base.db.transaction().execute((tx) => app.base.transactional.enqueue(tx, 'imports.collect', {}));
  await app.drain();
  return read();
}

async function openJobs(): Promise<string[]> {
  const rows = await app.base.db
    .selectFrom('imported_job')
    .innerJoin('job', 'job.id', 'imported_job.job_id')
    .select('reference')
    .where('imported_job.company_id', '=', owner.companyId)
    .where('job.status', '=', 'active')
    .orderBy('reference')
    .execute();
  return rows.map(({ reference }) => reference);
}

async function told(person: TestPerson): Promise<string[]> {
  const answer = await app.request('GET', '/api/notifications', { cookie: person.cookie });
  const { notifications } = (await answer.json()) as { notifications: Notification[] };
  return notifications.flatMap(({ data }) => (data.kind === 'import_troubled' ? [data.problem] : []));
}

async function mailed(person: TestPerson): Promise<string[]> {
  const rows = await app.base.db
    .selectFrom('mail')
    .select('subject')
    .where('to_user_id', '=', person.userId)
    .where('dedupe_key', 'like', 'import-schedule:%')
    .execute();
  return rows.map(({ subject }) => subject);
}

describe('importing from an address', () => {
  test('is refused without permission', async () => {
    const [reader, stranger, seeker] = [
      await registerColleague(app, owner, { memberAs: 'reader' }),
      await registerEmployer(app),
      await registerPerson(app),
    ];
    const refusals = await Promise.all(
      [{ cookie: '' }, seeker, stranger, reader].map(async (by) => (await save(by)).status),
    );
    expect(refusals).toEqual([401, 403, 404, 403]);
    expect((await call(reader, 'GET', 'import-schedule')).status).toBe(403);
  });

  test('is refused for an address that does not use HTTPS', async () => {
    for (const address of [
      '',
      'jobs.csv',
      'ftp://jobs.example/a',
      'http://jobs.example/a',
      `https://${'x'.repeat(2_000)}`,
    ])
      expect([address, (await save(owner, { address })).status]).toEqual([address, 422]);
  });

  test('is refused for other intervals, for unknown schedules, and for too many runs', async () => {
    expect((await save(owner, { everyHours: 2 })).status).toBe(422);
    expect((await save(owner, { address: undefined })).status).toBe(422);
    expect((await change('pause')).status).toBe(404);
    expect((await call(owner, 'DELETE', 'import-schedule')).status).toBe(404);
    await save();
    expect((await change('pause')).status).toBe(409);
    expect((await change('resume')).status).toBe(409);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await change('run')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('calls no address of a private network', async () => {
    const strict = await createTestApp();
    const member = await registerEmployer(strict);
    const path = `/api/companies/${member.companyId}/import-schedule`;
    const asked = server.asked;
    await strict.request('PUT', path, { cookie: member.cookie, json: { address: server.address, everyHours: 1 } });
    await strict.drain();
    expect(await (await strict.request('GET', path, { cookie: member.cookie })).json()).toMatchObject({
      schedule: { result: 'failed', problem: 'unreachable' },
    });
    expect(server.asked).toBe(asked);
    await strict.close();
  });
});

test('leaves the first import to a person, repeats its columns and rules later, and keeps the address secret', async () => {
  const { id, isFetched, name } = await begin();
  expect({ isFetched, name }).toEqual({ isFetched: true, name: new URL(server.address).host });
  expect(await openJobs()).toEqual(['A1', 'A2', 'A3']);
  expect(await read()).toMatchObject({ status: 'active', result: 'imported', problem: null, importId: id });
  expect(JSON.stringify(await read())).not.toContain('secret');
  server.answer.body = file('A1', 'A2', 'A4').replace('Köln', 'Bonn');
  const later = await runLater();
  expect(later).toMatchObject({ result: 'imported', setBy: expect.any(String) as string });
  expect(new Date(later?.nextRunAt ?? 0).getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  expect(await openJobs()).toEqual(['A1', 'A2', 'A4']);
  const { rows } = (await call<{ rows: ImportRow[] }>(owner, 'GET', `imports/${later?.importId}/rows`)).body;
  // Unchanged rows are not kept.
  expect(rows.map(({ action }) => action)).toEqual(['change', 'create', 'close']);
  const job = (await callJobs(app, 'GET', `/${rows[0]?.jobId ?? UNKNOWN_ID}/edit`, owner)).body as EditableJob;
  expect(job).toMatchObject({ city: 'Bonn', status: 'active' });
  await call(owner, 'POST', `imports/${later?.importId}/undo`, {});
  await app.drain();
  expect(await openJobs()).toEqual(['A1', 'A2', 'A3']);
  // Otherwise the next run would do it again.
  expect(await read()).toMatchObject({ status: 'paused', nextRunAt: null });
});

test('reads unchanged content once, by its tag or by its content', async () => {
  server.answer.headers = { etag: '"one"' };
  await begin();
  expect(await runLater()).toMatchObject({ result: 'unchanged' });
  delete server.answer.headers;
  expect(await runLater()).toMatchObject({ result: 'unchanged' });
  expect((await call<ImportSummary[]>(owner, 'GET', 'imports')).body).toHaveLength(1);
});

test('reports the first of several failed runs, and keeps the jobs', async () => {
  await begin();
  server.answer.status = 500;
  expect(await runLater()).toMatchObject({ status: 'active', result: 'failed', problem: 'refused' });
  await runLater();
  server.answer = { status: 200, body: '' };
  expect(await runLater()).toMatchObject({ result: 'failed', problem: 'empty' });
  expect(await told(owner)).toEqual(['refused']);
  expect(await mailed(owner)).toEqual(['Jobs from your address were not imported']);
  expect(await openJobs()).toEqual(['A1', 'A2', 'A3']);
  server.answer.body = file('A1', 'A2', 'A3', 'A4');
  expect(await runLater()).toMatchObject({ result: 'imported', problem: null });
  const wanted = { type: 'other', inApp: true, byMail: false };
  await app.request('PUT', '/api/me/notification-preferences', { cookie: owner.cookie, json: wanted });
  server.answer.status = 404;
  await runLater();
  expect(await told(owner)).toEqual(['refused', 'refused']);
  expect(await mailed(owner)).toHaveLength(1);
});

test('asks a person if more than half of the jobs, or the column of references, are missing', async () => {
  await begin();
  server.answer.body = file('A1');
  const asked = await runLater();
  expect(asked).toMatchObject({ status: 'active', result: 'waiting', problem: 'lost_many' });
  await runLater();
  expect(await told(owner)).toEqual(['lost_many']);
  expect(await openJobs()).toEqual(['A1', 'A2', 'A3']);
  server.answer.body = file('A1', 'A2', 'A3').replaceAll(/^[^;]*;/gm, '');
  expect(await runLater()).toMatchObject({ result: 'waiting', problem: 'columns_changed' });
  server.answer.body = file('A1');
  const waiting = await importOf((await runLater())?.importId ?? '');
  expect(waiting).toMatchObject({ status: 'ready', counts: { close: 2 } });
  await call(owner, 'POST', `imports/${waiting.id}/apply`, {});
  await app.drain();
  expect(await openJobs()).toEqual(['A1']);
  expect(await read()).toMatchObject({ result: 'imported', problem: null });
});

test('stops when its user no longer recruits, and a colleague can continue it in their own name', async () => {
  const colleague = await registerColleague(app, owner, { memberAs: 'recruiter' });
  await begin();
  await save(colleague, { address: undefined });
  await app.base.db
    .updateTable('company_member')
    .set({ role: 'reader' })
    .where('user_id', '=', colleague.userId)
    .execute();
  expect(await runLater()).toMatchObject({ status: 'stopped', problem: 'no_access', nextRunAt: null });
  expect(await told(owner)).toEqual(['no_access']);
  expect((await change('run')).status).toBe(409);
  server.answer.body = file('A1', 'A2', 'A3', 'A5');
  expect((await change('resume')).body).toMatchObject({ schedule: { status: 'active' } });
  await app.drain();
  expect(await openJobs()).toEqual(['A1', 'A2', 'A3', 'A5']);
  expect((await change('pause')).body).toMatchObject({ schedule: { status: 'paused' } });
  expect((await call<Answer>(owner, 'DELETE', 'import-schedule')).body).toEqual({ schedule: null });
  expect(await openJobs()).toHaveLength(4);
});
