import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ImportAction } from '#contract/imports/import-choices.ts';
import type { ImportRow, ImportSummary } from '#contract/imports/import-procedures.ts';
import type { JobImport } from '#contract/imports/imports.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { callJobs, createDraft, dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { checkBatch } from './check.ts';
import { jobImports } from './jobs/kind.ts';
import { findImport } from './under-way.ts';

const own = mailingApp();
let owner: TestPerson & { companyId: string };

type Answer<T> = T & { data?: { reason?: string } };

async function call<T>(by: { cookie: string } | undefined, method: string, path: string, json?: unknown) {
  const answer = await own.app.request(method, `/api/companies/${owner.companyId}/imports${path}`, {
    ...(by && { cookie: by.cookie }),
    ...(json === undefined ? {} : { json }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer<T> };
}

async function send(content: string | Buffer, by: { cookie: string } | undefined = owner, name = 'jobs.csv') {
  const body = new FormData();
  body.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const answer = await own.app.request('POST', `/api/companies/${owner.companyId}/imports`, {
    body,
    ...(by && { cookie: by.cookie }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer<JobImport> };
}

const read = async (id: string) => (await call<JobImport>(owner, 'GET', `/${id}`)).body;

const rowsOf = async (id: string, action?: ImportAction) =>
  (await call<{ rows: ImportRow[] }>(owner, 'GET', `/${id}/rows${action ? `?action=${action}` : ''}`)).body.rows;

/** An import, uploaded and checked. */
async function upload(content: string | Buffer, name?: string): Promise<JobImport> {
  const { body } = await send(content, owner, name);
  await own.app.drain();
  return read(body.id);
}

async function map(found: JobImport, change: Partial<JobImport['options']>): Promise<JobImport> {
  const mapping = found.columns.map(({ field }) => field);
  await call(owner, 'PUT', `/${found.id}/mapping`, { mapping, options: { ...found.options, ...change } });
  await own.app.drain();
  return read(found.id);
}

async function apply({ id }: { id: string }, rows?: number[]): Promise<JobImport> {
  await call(owner, 'POST', `/${id}/apply`, rows ? { rows } : {});
  await own.app.drain();
  return read(id);
}

async function undo({ id }: { id: string }): Promise<JobImport> {
  await call(owner, 'POST', `/${id}/undo`, {});
  await own.app.drain();
  return read(id);
}

const job = async (row: ImportRow | undefined) =>
  (await callJobs(own.app, 'GET', `/${row?.jobId ?? UNKNOWN_ID}/edit`, owner)).body as EditableJob;

const HEAD = 'Referenz;Stellentitel;Beschreibung;Bereich;Vertragsart;Arbeitsmodell;Stadt;Land;Gehalt;Sprachen';
const first =
  'A1;Key Account Manager;Sie betreuen Kunden.;Vertrieb;Vollzeit;Hybrid;Köln;Deutschland;45.000 – 52.000 € / Jahr;Deutsch C1, Englisch B2';
const second = 'A2;Support-Agent;Sie helfen.;Kundenservice;Teilzeit;Vor Ort;Wien;Österreich;;Deutsch B2';
const EXTRA = `${HEAD};Anforderungen;Kenntnisse`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

beforeEach(async () => {
  owner = await registerEmployer(own.app);
});

describe('importing without permission', () => {
  test('is refused, as are invalid files and steps', async () => {
    const [reader, stranger, seeker] = [
      await registerColleague(own.app, owner, { memberAs: 'reader' }),
      await registerEmployer(own.app),
      await registerPerson(own.app),
    ];
    const refusals = await Promise.all(
      [undefined, seeker, stranger, reader].map(async (by) => (await send(file(first), by ?? { cookie: '' })).status),
    );
    expect(refusals).toEqual([401, 403, 404, 403]);
    expect((await send('')).status).toBe(422);
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 100))).status).toBe(413);
    const { body } = await send(file(first));
    expect((await call(owner, 'POST', `/${body.id}/apply`, {})).status).toBe(409);
    expect((await call(owner, 'POST', `/${body.id}/undo`, {})).status).toBe(409);
    await own.app.drain();
    const found = await read(body.id);
    const twice = found.columns.map(() => 'title');
    expect((await call(owner, 'PUT', `/${body.id}/mapping`, { mapping: twice, options: found.options })).status).toBe(
      422,
    );
    expect((await call(reader, 'GET', `/${body.id}`)).status).toBe(403);
    expect((await call(owner, 'GET', `/${UNKNOWN_ID}`)).status).toBe(404);
  });
});

test('creates jobs from a German file, changes nothing the second time, and can be undone', async () => {
  const bytes = Buffer.from(
    file(first, second, 'A3;;Ohne Titel;Vertrieb;Vollzeit;Hybrid;Bonn;DE;;', 'A1;Noch einmal;;;;;;;;'),
    'latin1',
  );
  const found = await upload(Buffer.from(bytes.toString('latin1').replace('–', '-').replace('€', 'EUR'), 'latin1'));
  expect(found.columns.map(({ field }) => field)).not.toContain(null);
  expect(found).toMatchObject({ status: 'ready', rows: 4, counts: { create: 2, wrong: 2 } });
  expect((await rowsOf(found.id, 'wrong')).map(({ position, problems }) => [position, problems])).toEqual([
    [3, [{ code: 'missing', field: 'title', value: null }]],
    [4, [{ code: 'duplicate', field: 'reference', value: null }]],
  ]);
  const ready = await map(found, { publish: true, locale: 'de' });
  const applied = await apply(ready);
  expect(applied).toMatchObject({ status: 'applied', outcomes: { done: 2, kept: 0 } });
  const [row] = await rowsOf(found.id);
  expect(await job(row)).toMatchObject({
    status: 'active',
    primaryLocale: 'de',
    category: 'sales',
    city: 'Köln',
    country: 'DE',
    salary: { min: 45_000, max: 52_000, currency: 'EUR', period: 'year' },
    languages: [
      { language: 'de', level: 'C1', required: true },
      { language: 'en', level: 'B2', required: true },
    ],
    validThrough: dayIn(30),
    translations: { de: { title: 'Key Account Manager', description: '<p>Sie betreuen Kunden.</p>' } },
  });

  // Fields filled in by hand stay; those in the new file change.
  await callJobs(own.app, 'PATCH', `/${row?.jobId}`, owner, { skills: ['CRM'] });
  const again = await upload(file(first.replace('Köln', 'Bonn'), second));
  expect(again).toMatchObject({ counts: { create: 0, change: 1, same: 1 }, options: { publish: true } });
  await apply(again);
  expect(await job(row)).toMatchObject({ city: 'Bonn', skills: ['CRM'] });
  expect((await upload(file(first.replace('Köln', 'Bonn'), second))).counts).toMatchObject({ same: 2, change: 0 });
  expect(await undo(again)).toMatchObject({ status: 'undone', outcomes: { undone: 1 } });
  expect(await job(row)).toMatchObject({ city: 'Köln', skills: ['CRM'], status: 'active' });
});

test('closes missing jobs if chosen, except those with undecided applications; undoing reopens them', async () => {
  const start = await apply(
    await map(await upload(file(first, second, second.replace('A2', 'A3'))), { publish: true, closeMissing: true }),
  );
  const rows = await rowsOf(start.id);
  await applyAsNewcomer(own.app, rows[1]?.jobId ?? '');
  const gone = await upload(file(first));
  const closing = await rowsOf(gone.id, 'close');
  expect(closing.map(({ reference, warnings }) => [reference, warnings.map(({ code }) => code)])).toEqual([
    ['A2', ['undecided']],
    ['A3', []],
  ]);
  expect(await apply(gone)).toMatchObject({ outcomes: { done: 1, kept: 1 } });
  expect([(await job(rows[1])).status, (await job(rows[2])).status]).toEqual(['active', 'closed']);
  const back = await upload(file(first, second, second.replace('A2', 'A3')));
  expect(back.counts).toMatchObject({ reopen: 1, same: 2 });
  await apply(back);
  expect((await job(rows[2])).status).toBe('active');
  await undo(back);
  expect((await job(rows[2])).status).toBe('closed');
  await undo(gone);
  expect((await job(rows[2])).status).toBe('active');
  // Deletes jobs without applications, and lists those it keeps.
  expect(await undo(start)).toMatchObject({ outcomes: { undone: 2, not_undone: 1 } });
  expect((await rowsOf(start.id)).map(({ outcome, warnings }) => [outcome, warnings[0]?.code])).toEqual([
    ['undone', expect.anything()],
    ['not_undone', 'has_applications'],
    ['undone', expect.anything()],
  ]);
  expect((await callJobs(own.app, 'GET', `/${rows[0]?.jobId}`)).status).toBe(404);
});

describe('undoing', () => {
  const keptOf = async (found: JobImport) => {
    const { outcomes } = await undo(found);
    const rows = await rowsOf(found.id);
    return [outcomes.not_undone, rows.find(({ outcome }) => outcome === 'not_undone')?.warnings[0]?.code];
  };
  const change = (row: ImportRow | undefined, city: string) =>
    callJobs(own.app, 'PATCH', `/${row?.jobId}`, owner, { city });

  test('keeps later manual changes of jobs that an import created or changed', async () => {
    const start = await apply(await upload(file(first, second)));
    const [row] = await rowsOf(start.id);
    await change(row, 'Ulm');
    const again = await apply(await upload(file(first.replace('Köln', 'Bonn'), second)));
    await change(row, 'Jena');
    expect(await keptOf(again)).toEqual([1, 'changed_since']);
    expect(await keptOf(start)).toEqual([1, 'changed_since']);
    expect(await job(row)).toMatchObject({ city: 'Jena' });
  });

  test('keeps a job open that was reopened by hand', async () => {
    const start = await apply(await map(await upload(file(first, second)), { publish: true, closeMissing: true }));
    const [, gone] = await rowsOf(start.id);
    const closing = await apply(await upload(file(first)));
    await callJobs(own.app, 'POST', `/${gone?.jobId}/renew`, owner, { validThrough: dayIn(20) });
    expect(await keptOf(closing)).toEqual([1, 'changed_since']);
    expect(await job(gone)).toMatchObject({ status: 'active', validThrough: dayIn(20) });
  });

  test('pauses the jobs that the import published', async () => {
    const draft = await apply(await upload(file(first)));
    const published = await apply(await map(await upload(file(first)), { publish: true }));
    const [row] = await rowsOf(draft.id);
    expect((await job(row)).status).toBe('active');
    await undo(published);
    expect((await job(row)).status).toBe('paused');
  });
});

test('applies and undoes an import once when two requests arrive at once', async () => {
  const { id } = await upload(file(first));
  const lock = `select from job_import where id = '${id}' for update`;
  for (const verb of ['apply', 'undo']) {
    const acting = () => call(owner, 'POST', `/${id}/${verb}`, {});
    expect([verb, sortedStatuses(await sendAtOnce(own.app, lock, [acting, acting]))]).toEqual([verb, [200, 409]]);
    await own.app.drain();
  }
});

test('imports nothing when no row is selected', async () => {
  const found = await upload(file(first, second));
  expect(await apply(found, [])).toMatchObject({ status: 'applied', outcomes: { done: 0 } });
});

test('publishing shows immediately what stays a draft, and publishes drafts of earlier files', async () => {
  const rows = file(first, 'A2;Support-Agent;;;;;;;;');
  const found = await upload(rows);
  const choose = async (of: JobImport, publish: boolean) => {
    const input = { mapping: of.columns.map(({ field }) => field), options: { ...of.options, publish } };
    return (await call<JobImport>(owner, 'PUT', `/${of.id}/mapping`, input)).body;
  };
  const lacking = async () =>
    (await rowsOf(found.id)).map(({ warnings }) => warnings.some(({ code }) => code === 'draft_without'));
  expect(await lacking()).toEqual([false, false]);
  expect(await choose(found, true)).toMatchObject({
    status: 'ready',
    counts: { create: 2 },
    options: { publish: true },
  });
  expect(await lacking()).toEqual([false, true]);
  expect((await choose(found, false)).status).toBe('ready');
  expect(await lacking()).toEqual([false, false]);
  await apply(found);
  const again = await upload(rows);
  expect(again.counts).toMatchObject({ same: 2, publish: 0 });
  expect((await choose(again, true)).counts).toMatchObject({ same: 1, publish: 1 });
  expect((await choose(again, false)).counts).toMatchObject({ same: 2, publish: 0 });
  const published = await apply(await choose(again, true));
  expect(published.outcomes).toMatchObject({ done: 1 });
  expect((await job((await rowsOf(found.id))[0])).status).toBe('active');
});

test('leaves no row unchecked when a mapping is saved again as the check ends', async () => {
  const found = await upload(file(first, second));
  const mapping = found.columns.map(({ field }) => field);
  const options = { ...found.options, emptyClears: true };
  await call(owner, 'PUT', `/${found.id}/mapping`, { mapping, options });
  // The running step had read no further rows by the same mapping.
  const under = await findImport(own.app.system, found.id);
  const ahead = { next: { rules: JSON.stringify([under?.mapping, under?.options]), checked: Promise.resolve([]) } };
  if (under) await checkBatch({ ...own.app.system, actor: owner.actor }, jobImports, under, ahead, 0);
  expect((await read(found.id)).status).toBe('checking');
  await own.app.drain();
  expect(await read(found.id)).toMatchObject({ status: 'ready', counts: { create: 2 } });
  expect((await apply(found)).outcomes).toMatchObject({ done: 2 });
});

test('keeps jobs beyond the publication limit as drafts, which a later file publishes; applies only the selected rows', async () => {
  await changeSetting(own.app, 'limits.publish_per_person', { max: 1, seconds: 86_400 });
  const found = await map(await upload(file(first, second, second.replace('A2', 'A3'))), { publish: true });
  const applied = await apply(found, [1, 3]);
  expect(applied.outcomes).toMatchObject({ done: 2 });
  const rows = await rowsOf(found.id);
  expect(rows.map(({ outcome, warnings }) => [outcome, warnings[0]?.code])).toEqual([
    ['done', 'gap'],
    [null, 'gap'],
    ['done', 'publish_limit'],
  ]);
  expect([(await job(rows[0])).status, (await job(rows[2])).status]).toEqual(['active', 'draft']);
  await changeSetting(own.app, 'limits.publish_per_person', { max: 9, seconds: 86_400 });
  const later = await upload(file(first, second, second.replace('A2', 'A3')));
  expect(later.counts).toMatchObject({ same: 1, create: 1, publish: 1 });
  await apply(later);
  expect((await job(rows[2])).status).toBe('active');
  expect((await call<ImportSummary[]>(owner, 'GET', '')).body).toMatchObject([
    { id: later.id, status: 'applied', rows: 3 },
    { id: found.id },
  ]);
});

test('an empty cell keeps a field or, if chosen, clears it, except for required fields', async () => {
  const written = `${first};Erfahrung;CRM`;
  const emptied = `${first.replace('Vertrieb', '').replace('45.000 – 52.000 € / Jahr', '').replace('Deutsch C1, Englisch B2', '')};;`;
  const start = await upload([EXTRA, written].join('\n'));
  await apply(await map(start, { locale: 'de' }));
  const [row] = await rowsOf(start.id);
  const said = {
    category: 'sales',
    salary: { min: 45_000 },
    skills: ['CRM'],
    languages: [{ language: 'de' }, { language: 'en' }],
    translations: { de: { description: '<p>Sie betreuen Kunden.</p>', requirements: '<p>Erfahrung</p>' } },
  };
  expect(await job(row)).toMatchObject(said);
  await apply(await upload([EXTRA, emptied].join('\n')));
  expect(await job(row)).toMatchObject(said);
  const clearing = await map(await upload([EXTRA, emptied].join('\n')), { emptyClears: true });
  expect(clearing.counts).toMatchObject({ change: 1, wrong: 0 });
  await apply(clearing);
  expect(await job(row)).toMatchObject({
    category: 'sales',
    salary: null,
    skills: [],
    languages: [],
    translations: { de: { description: '<p>Sie betreuen Kunden.</p>', requirements: '' } },
  });
  await undo(clearing);
  expect(await job(row)).toMatchObject(said);
});

test('imports jobs from the API unchanged, and changes nothing the second time', async () => {
  const whole = {
    salary: { min: 40_000, max: 50_000, currency: 'EUR', period: 'year' },
    variablePay: {
      target: 12_000,
      capped: true,
      cap: 20_000,
      reached: { percent: 87, year: 2025 },
      currency: 'GBP',
    },
    relocation: {
      helps: ['flight', 'visa'],
      housingWeeks: 6,
      movingCosts: { amount: 1_500, currency: 'CHF' },
    },
    shifts: {
      timeZone: 'Asia/Tokyo',
      times: [
        { days: [1, 2, 5], from: '08:30', to: '17:00' },
        { days: [6], from: '22:00', to: '04:00' },
      ],
    },
    languages: [{ language: 'ja', level: 'B2', required: true }],
    skills: ['CRM'],
    answerDays: 7,
  } satisfies Partial<JobInput>;
  const drafts = [
    await createDraft(own.app, owner, whole),
    await createDraft(own.app, owner, { variablePay: { target: null, capped: false, currency: 'EUR' } }),
  ];
  const content = JSON.stringify(drafts);
  owner = await registerEmployer(own.app);
  await apply(await upload(content, 'jobs.json'));
  const { id } = await upload(content, 'jobs.json');
  const rows = await rowsOf(id);
  expect(rows.map(({ action }) => action)).toEqual(['same', 'same']);
  const parts = ({ variablePay, relocation, shifts, salary, languages, skills, answerDays, city }: EditableJob) => ({
    variablePay,
    relocation,
    shifts,
    salary,
    languages,
    skills,
    answerDays,
    city,
  });
  expect([parts(await job(rows[0])), parts(await job(rows[1]))]).toEqual(drafts.map(parts));

  // A file without these columns keeps the fields; an empty cell clears them if chosen.
  const plain = drafts.map(({ id: reference }) => ({ id: reference, title: 'Seller' }));
  await apply(await upload(JSON.stringify(plain), 'jobs.json'));
  expect(parts(await job(rows[0])).variablePay).toEqual(drafts[0]?.variablePay);
  const head = 'id;title;variable pay;relocation;shifts';
  await apply(await map(await upload(`${head}\n${drafts[0]?.id};Seller;;;`), { emptyClears: true }));
  expect(parts(await job(rows[0]))).toMatchObject({ variablePay: null, relocation: null, shifts: null });
});

test('an import that fails five times ends with a message, and what was done can be undone', async () => {
  const found = await upload(file(...Array.from({ length: 102 }, (_, at) => first.replace('A1', `B${at}`))));
  await call(owner, 'POST', `/${found.id}/apply`, {});
  const { db } = own.app.base;
  const here = (position: number) =>
    db.updateTable('job_import_row').where('import_id', '=', found.id).where('position', '=', position);
  // A constraint that the last job violates: the first hundred are in an earlier transaction.
  await here(102)
    .set({ input: JSON.stringify({ openings: -5, translations: {} }) })
    .execute();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sql`update pgboss.job set start_after = now() where name = 'imports.step' and state = 'retry'`.execute(db);
    await own.app.drain();
  }
  expect(await read(found.id)).toMatchObject({ status: 'failed', problem: 'broken_off', outcomes: { done: 100 } });
  expect(await undo(found)).toMatchObject({ status: 'undone', problem: null, outcomes: { undone: 100 } });
  expect((await call(owner, 'POST', `/${found.id}/undo`, {})).status).toBe(409);
});
