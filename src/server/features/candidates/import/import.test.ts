import { beforeEach, describe, expect, test } from 'vitest';

import type { CandidateImport } from '#contract/candidates/candidate-imports.ts';
import type { ImportRow } from '#contract/imports/import-procedures.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { statedCandidate } from '#test/support/candidates.ts';
import { createActive, dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { zip } from '#test/support/made-documents.ts';
import { pdf } from '#test/support/made-files.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { sweepImports } from '../../imports/tasks.ts';

const own = mailingApp();
let owner: TestPerson & { companyId: string };

beforeEach(async () => {
  owner = await registerEmployer(own.app);
});

type Answer<T> = T & { data?: { reason?: string; fields?: { path: string }[] } };

async function ask<T>(by: { cookie: string } | undefined, method: string, path: string, json?: unknown) {
  const answer = await own.app.request(method, `/api${path}`, {
    ...(by && { cookie: by.cookie }),
    ...(json === undefined ? {} : { json }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer<T> };
}

const call = <T>(by: { cookie: string } | undefined, method: string, path: string, json?: unknown) =>
  ask<T>(by, method, `/companies/${owner.companyId}/candidate-imports${path}`, json);

async function send(content: string, by: { cookie: string } | undefined = owner, cvs?: Uint8Array) {
  const body = new FormData();
  if (cvs) body.set('cvs', new File([new Uint8Array(cvs)], 'cvs.zip'));
  body.set('file', new File([content], 'candidates.csv'));
  const path = `/api/companies/${owner.companyId}/candidate-imports`;
  const answer = await own.app.request('POST', path, { body, ...(by && { cookie: by.cookie }) });
  return { status: answer.status, body: (await answer.json()) as Answer<CandidateImport> };
}

const read = async (id: string) => (await call<CandidateImport>(owner, 'GET', `/${id}`)).body;
const rowsOf = async (id: string) => (await call<{ rows: ImportRow[] }>(owner, 'GET', `/${id}/rows`)).body.rows;

const upload = (...rows: string[]) => uploadWith(undefined, ...rows);

/** An import, uploaded with a ZIP and checked. */
async function uploadWith(cvs: Uint8Array | undefined, ...rows: string[]): Promise<CandidateImport> {
  const { status, body } = await send(rows.join('\r\n'), owner, cvs);
  if (status !== 201) throw new Error(JSON.stringify(body));
  await own.app.drain();
  return read(body.id);
}

async function change({ id }: { id: string }, step: 'apply' | 'undo'): Promise<CandidateImport> {
  await call(owner, 'POST', `/${id}/${step}`, {});
  await own.app.drain();
  return read(id);
}

const importRows = async (...rows: string[]) => change(await upload(...rows), 'apply');

const map = (found: CandidateImport, options: Partial<CandidateImport['options']>) =>
  call(owner, 'PUT', `/${found.id}/mapping`, {
    mapping: found.columns.map(({ field }) => field),
    options: { ...found.options, ...options },
  });

const candidates = () =>
  own.app.base.db
    .selectFrom('candidate')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('candidate_tag')
        .select((tag) => tag.fn.agg<string[] | null>('array_agg', ['name']).as('tags'))
        .whereRef('candidate_id', '=', 'candidate.id')
        .as('tags'),
      eb
        .selectFrom('candidate_note')
        .select((note) => note.fn.agg<string[] | null>('array_agg', ['text']).as('notes'))
        .whereRef('candidate_id', '=', 'candidate.id')
        .as('notes'),
    ])
    .where('company_id', '=', owner.companyId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

const applications = () =>
  own.app.base.db
    .selectFrom('application')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['profile.contact_email', 'status', 'applied_at', 'is_added', 'job_id'])
    .where('company_id', '=', owner.companyId)
    .orderBy('application.id')
    .execute();

const countPeople = async () =>
  (await own.app.base.db.selectFrom('user_account').select('id').where('added_by_company', '=', true).execute()).length;

const HEAD = 'First name,Last name,Email,Job,Stage,Tags,Notes,Application date,Languages';

describe('importing candidates without permission', () => {
  test('is refused, as is another company’s or another kind of import', async () => {
    const [reader, stranger, seeker] = [
      await registerColleague(own.app, owner, { memberAs: 'reader' }),
      await registerEmployer(own.app),
      await registerPerson(own.app),
    ];
    const file = `${HEAD}\nAna,Sá,ana@example.com`;
    const statuses = await Promise.all(
      [{ cookie: '' }, seeker, stranger, reader].map(async (by) => (await send(file, by)).status),
    );
    expect(statuses).toEqual([401, 403, 404, 403]);
    const found = await upload(file);
    expect((await call(reader, 'GET', `/${found.id}`)).status).toBe(403);
    expect((await call(owner, 'GET', `/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await ask(owner, 'GET', `/companies/${owner.companyId}/imports/${found.id}`)).status).toBe(404);
    expect((await ask(stranger, 'GET', `/companies/${stranger.companyId}/candidate-imports/${found.id}`)).status).toBe(
      404,
    );
  });

  test('is refused for people who were told tomorrow, and with a link as the source', async () => {
    const found = await upload(`${HEAD}\nAna,Sá,ana@example.com`);
    expect((await map(found, { toldOn: dayIn(1) })).status).toBe(422);
    expect((await map(found, { source: 'https://evil.example/x' })).status).toBe(422);
  });
});

test.each([
  ['an address', 'Ana,Sá,', [{ code: 'missing', field: 'email', value: null }]],
  ['a usable address', 'Ana,Sá,ana@', [{ code: 'invalid', field: 'email', value: 'ana@' }]],
  ['a last name', 'Ana,,ana@example.com', [{ code: 'missing', field: 'lastName', value: null }]],
  ['a date', 'Ana,Sá,ana@example.com,,,,,soon', [{ code: 'not_a_date', field: 'appliedOn', value: 'soon' }]],
  ['short tags', `Ana,Sá,ana@example.com,,,${'t'.repeat(41)}`, [{ code: 'too_long', field: 'tags', value: null }]],
])('names the row and the field of a row without %s (T472)', async (_what, row, problems) => {
  const found = await upload(HEAD, 'Rui,Melo,rui@example.com', row);
  expect(found.counts).toMatchObject({ create: 1, wrong: 1 });
  expect((await rowsOf(found.id))[1]).toMatchObject({ position: 2, action: 'wrong', problems });
});

test('adds candidates with their job, stage, tags and notes, emails no one, and is undone whole (T473)', async () => {
  const { id: jobId, translations } = await createActive(own.app, owner);
  const [before, mails] = [await countPeople(), own.smtp.mails.length];
  const job = translations.en?.title ?? '';
  const applied = await importRows(
    HEAD,
    `Ana,Sá,Ana@Example.com,${job},Interview,"sales, Porto",Speaks well,2026-03-01,"Portuguese native; German C1"`,
    `Rui,Melo,rui@example.com,${job},Rejected,,,2026-02-01,`,
    'Eva,Lind,eva@example.com,Head of Sailing,Interview,,,2026-01-01,Klingon',
  );
  expect(applied).toMatchObject({ status: 'applied', outcomes: { done: 3, kept: 0 } });
  const [ana, rui, eva] = await candidates();
  expect(ana).toMatchObject({
    origin: 'import',
    source: 'our previous recruitment system',
    told_at: null,
    tags: ['sales', 'Porto'],
    notes: ['Speaks well'],
    facts: {
      firstName: 'Ana',
      contactEmail: 'ana@example.com',
      languages: [
        { language: 'pt', level: 'native' },
        { language: 'de', level: 'C1' },
      ],
    },
  });
  expect(ana?.tell_at).not.toBeNull();
  expect(rui?.notes).toBeNull();
  // What cannot be entered is kept as a note.
  expect(eva?.notes).toEqual(['Head of Sailing · Interview · 2026-01-01']);
  expect(await applications()).toEqual([
    expect.objectContaining({ contact_email: 'ana@example.com', status: 'interview', is_added: true, job_id: jobId }),
    expect.objectContaining({
      contact_email: 'rui@example.com',
      status: 'rejected',
      applied_at: new Date('2026-02-01'),
    }),
  ]);
  expect(own.smtp.mails).toHaveLength(mails);

  const undone = await change(applied, 'undo');
  expect(undone).toMatchObject({ status: 'undone', outcomes: { undone: 3, not_undone: 0 } });
  expect([await candidates(), await applications(), await countPeople()]).toEqual([[], [], before]);
  // The file's words about them are gone too.
  expect((await rowsOf(applied.id)).map(({ reference, title }) => reference + title)).toEqual(['', '', '']);
});

test('makes one candidate of rows with the same address, and says so (T474)', async () => {
  const found = await upload(
    HEAD,
    'Ana,Sá,ana@example.com,,,sales,First,,',
    'Ana,Sá,ANA@example.com,,,support,Second,,French B2',
  );
  expect((await rowsOf(found.id))[1]?.warnings).toEqual([{ code: 'same_person', field: null, value: '1' }]);
  await change(found, 'apply');
  const [ana, ...others] = await candidates();
  expect([others, ana?.tags, ana?.notes]).toEqual([[], ['sales', 'support'], ['First', 'Second']]);
  expect(ana?.facts.languages).toEqual([{ language: 'fr', level: 'B2' }]);
  expect((await change(found, 'undo')).outcomes).toMatchObject({ undone: 2, not_undone: 0 });
  expect(await candidates()).toEqual([]);
});

test('adds what is new about a known candidate, and takes only that back', async () => {
  await ask(owner, 'POST', '/candidates', statedCandidate('ines@example.com', { phone: '', skills: ['CRM'] }));
  const [before] = await candidates();
  const found = await upload(
    'Name,Email,Phone,City,Skills,Tags',
    'Inês Tavares,ines@example.com,+351 1,Braga,"crm, Excel",fair',
  );
  expect(found.counts).toMatchObject({ create: 0, change: 1 });
  const applied = await change(found, 'apply');
  const [after] = await candidates();
  expect(after).toMatchObject({ phone: '+351 1', tags: ['fair'], facts: { city: 'Porto', skills: ['CRM', 'Excel'] } });
  await change(applied, 'undo');
  expect(await candidates()).toEqual([before]);
});

test('keeps candidates that were changed after the import, and says so (T476)', async () => {
  const applied = await importRows(HEAD, 'Ana,Sá,ana@example.com', 'Rui,Melo,rui@example.com');
  const [ana] = await candidates();
  const update = { ...statedCandidate('ana@example.com'), id: undefined };
  const { jobId: _job, cvFileId: _cv, toldOn: _told, ...input } = update;
  expect((await ask(owner, 'PUT', `/candidates/${ana?.id}`, input)).status).toBe(200);
  expect((await change(applied, 'undo')).outcomes).toMatchObject({ undone: 1, not_undone: 1 });
  expect((await candidates()).map(({ id }) => id)).toEqual([ana?.id]);
  const [kept] = await rowsOf(applied.id);
  expect(kept?.warnings.map(({ code }) => code)).toContain('changed_since');
});

test('does not import people who objected', async () => {
  await importRows(HEAD, 'Ana,Sá,ana@example.com');
  await own.app.base.db
    .updateTable('candidate')
    .set({ objected_at: new Date() })
    .where('company_id', '=', owner.companyId)
    .execute();
  const found = await upload(HEAD, 'Ana,Sá,ana@example.com');
  expect(found.counts).toMatchObject({ same: 1, create: 0, change: 0 });
  expect((await rowsOf(found.id))[0]?.warnings.map(({ code }) => code)).toEqual(['objected']);
});

test('enters no application for people who applied themselves', async () => {
  const { id: first } = await createActive(own.app, owner, {
    translations: { en: { title: 'First job', description: '<p>Sell.</p>', requirements: '' } },
  });
  const { id: second } = await createActive(own.app, owner);
  await applyAsNewcomer(own.app, first);
  const [applicant] = await candidates();
  const address = applicant?.facts.contactEmail ?? '';
  await importRows(HEAD, `Ana,Sá,${address},${second},Interview,vip`);
  expect((await applications()).map(({ job_id }) => job_id)).toEqual([first]);
  const [known, ...others] = await candidates();
  expect([known?.tags, known?.facts.firstName, others]).toEqual([['vip'], applicant?.facts.firstName, []]);
});

test('marks everyone as told on the day that the options say', async () => {
  const found = await upload(HEAD, 'Ana,Sá,ana@example.com');
  expect((await map(found, { toldOn: dayIn(-2) })).body).toMatchObject({ status: 'ready' });
  await change(found, 'apply');
  const [ana] = await candidates();
  expect([ana?.told_at?.toISOString().slice(0, 10), ana?.tell_at, ana?.told_by]).toEqual([
    dayIn(-2),
    null,
    owner.userId,
  ]);
});

test('forgets the row of a candidate who is erased', async () => {
  const applied = await importRows(HEAD, 'Ana,Sá,ana@example.com', 'Rui,Melo,rui@example.com');
  const [ana] = await candidates();
  expect((await ask(owner, 'DELETE', `/candidates/${ana?.id}`)).status).toBe(200);
  expect((await rowsOf(applied.id)).map(({ reference }) => reference)).toEqual(['rui@example.com']);
});

test('deletes the file’s rows after thirty days, and keeps the candidates', async () => {
  const { id } = await importRows(HEAD, 'Ana,Sá,ana@example.com');
  const after = (days: number) => ({
    ...own.app.system,
    clock: { now: () => new Date(Date.now() + days * 86_400_000) },
  });
  await sweepImports(after(29));
  expect(await rowsOf(id)).toHaveLength(1);
  await sweepImports(after(31));
  expect((await call(owner, 'GET', `/${id}`)).status).toBe(404);
  expect(await candidates()).toHaveLength(1);
});

describe('CVs from a ZIP', () => {
  const WITH_CV = 'First name,Last name,Email,CV';

  test('are attached to their candidates, and a missing or a damaged one is a warning (T475)', async () => {
    const cvs = zip([
      { name: 'CVs/Ana.pdf', content: Buffer.from(pdf()) },
      { name: 'rui.docx', content: 'no document' },
      { name: 'eva.exe', content: 'no CV' },
    ]);
    const found = await uploadWith(
      cvs,
      WITH_CV,
      'Ana,Sá,ana@example.com,ana.PDF',
      'Rui,Melo,rui@example.com,rui.docx',
      'Eva,Lind,eva@example.com,eva.exe',
    );
    expect((await rowsOf(found.id)).map(({ warnings }) => warnings.map(({ code, value }) => [code, value]))).toEqual([
      [],
      [['cv_unusable', 'rui.docx']],
      [['cv_missing', 'eva.exe']],
    ]);
    const applied = await change(found, 'apply');
    const people = await candidates();
    expect(people.map(({ cv_file_id }) => cv_file_id !== null)).toEqual([true, false, false]);
    const ofAna = own.app.base.db.selectFrom('file').innerJoin('profile', 'profile.user_id', 'file.owner_id');
    const files = await ofAna.select(['file.id', 'file.name', 'profile.contact_email']).execute();
    expect(files).toContainEqual({ id: people[0]?.cv_file_id, name: 'ana.pdf', contact_email: 'ana@example.com' });
    await change(applied, 'undo');
    expect(
      await ofAna
        .select('file.id')
        .where('file.id', '=', people[0]?.cv_file_id ?? '')
        .execute(),
    ).toEqual([]);
  });

  test('are attached to known candidates without one, and removed when it is undone', async () => {
    await ask(owner, 'POST', '/candidates', statedCandidate('ines@example.com'));
    const [before] = await candidates();
    const cvs = zip([{ name: 'ines.pdf', content: Buffer.from(pdf()) }]);
    const applied = await change(await uploadWith(cvs, WITH_CV, 'Inês,Tavares,ines@example.com,ines.pdf'), 'apply');
    expect((await candidates())[0]?.cv_file_id).not.toBeNull();
    await change(applied, 'undo');
    expect(await candidates()).toEqual([before]);
  });

  test('that are no ZIP end the import with a message', async () => {
    const found = await uploadWith(Buffer.from('no archive'), WITH_CV, 'Ana,Sá,ana@example.com,ana.pdf');
    expect(found).toMatchObject({ status: 'failed', problem: 'archive_damaged' });
  });
});
