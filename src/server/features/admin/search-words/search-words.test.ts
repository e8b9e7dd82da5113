import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { ConceptName, SearchConcept } from '#contract/admin/search-words.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, openTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { newId } from '../../../platform/id.ts';
import { followWords } from '../../jobs/search/follow-words.ts';
import { followRenames } from '../../jobs/search/rebuild.ts';
import { removeConceptWord } from './change-words.ts';

const KEY = 'o.key-account-manager';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let admin: TestPerson;
let employer: Awaited<ReturnType<typeof registerEmployer>>;
beforeAll(async () => {
  app = await createTestApp();
  other = await openTestApp({ DATABASE_URL: app.config.databaseUrl ?? '', DATA_DIR: app.config.dataDir });
  admin = await registerPerson(app, { role: 'admin' });
  employer = await registerEmployer(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

interface Refused {
  data?: { reason?: string; concept?: string; fields?: { path: string; code: string }[] };
}

interface Answer<Body> {
  status: number;
  body: Body & Refused;
}

async function call<Body = object>(
  method: string,
  path: string,
  json?: unknown,
  cookie: string | undefined = admin.cookie,
): Promise<Answer<Body>> {
  const answer = await app.request(method, `/api/admin${path}`, { json, ...(cookie ? { cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

const add = (word: string, concept = KEY, locale = 'en') =>
  call<SearchConcept>('POST', `/concepts/${concept}/words`, { locale, word });
const remove = (id: string) => call('DELETE', `/concept-words/${id}`);
const list = (query = '') => call<{ concepts: SearchConcept[]; nextCursor: string | null }>('GET', `/concepts${query}`);
const ownOf = ({ words }: SearchConcept, locale = 'en') => words.find((of) => of.locale === locale)?.own ?? [];
const idOf = ({ body }: { body: SearchConcept }, word: string) =>
  ownOf(body).find((own) => own.word === word)?.id ?? '';

async function search(text: string, within: TestApp = app): Promise<JobSearchResult> {
  const answer = await within.request('GET', `/api/jobs?q=${encodeURIComponent(text)}`);
  return (await answer.json()) as JobSearchResult;
}
const namedBy = async (text: string, within?: TestApp) =>
  (await search(text, within)).understood.map(({ value }) => value);

/** The jobs that would be indexed again. */
const marked = async () => (await app.base.db.selectFrom('job_search_renamed').selectAll().execute()).length;

describe('refuses words', () => {
  test('from everyone but administrators', async () => {
    const seeker = await registerPerson(app);
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      const calls = [
        call('GET', '/concepts', undefined, cookie),
        call('GET', '/concepts/names', undefined, cookie),
        call('POST', `/concepts/${KEY}/words`, { locale: 'en', word: 'Anchorwright' }, cookie),
        call('DELETE', `/concept-words/${UNKNOWN_ID}`, undefined, cookie),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  test('for a concept or a word that does not exist', async () => {
    for (const concept of ['o.lion-tamer', 'p.key-account-manager', 'nonsense'])
      expect((await add('Anchorwright', concept)).status, concept).toBe(404);
    for (const id of [UNKNOWN_ID, 'nonsense']) expect((await remove(id)).status, id).toBe(404);
  });

  test('that the concept has already, built in or added, in any spelling', async () => {
    const { body } = await add('Tollwright Lead');
    for (const word of ['key account manager', 'KEY-ACCOUNT  Manager', 'tollwright-lead'])
      expect(await add(word), word).toMatchObject({
        status: 409,
        body: { data: { reason: 'word_known', concept: KEY } },
      });
    await remove(idOf({ body }, 'Tollwright Lead'));
  });

  test('that another concept of its kind has in that language, and names it', async () => {
    const { body } = await add('Tollwright', 'o.account-manager');
    for (const [word, concept] of [
      ['Account Manager', 'o.account-manager'],
      ['tollwright', 'o.account-manager'],
    ] as const)
      expect(await add(word), word).toMatchObject({ status: 409, body: { data: { reason: 'word_taken', concept } } });
    // For another kind or language it may mean something else.
    const skill = await add('Tollwright', 's.crm-software');
    const german = await add('Tollwright', KEY, 'de');
    expect([skill.status, german.status]).toEqual([201, 201]);
    for (const { id } of [...ownOf(body), ...ownOf(skill.body), ...ownOf(german.body, 'de')]) await remove(id);
  });

  test('without letters, too long, in a language that the site lacks, or with unknown fields', async () => {
    for (const [word, code] of [
      ['', 'required'],
      ['  ', 'required'],
      ['&!', 'letters_required'],
      ['x', 'too_short'],
      ['a'.repeat(81), 'too_long'],
      ['two\nlines', 'invalid'],
    ] as const)
      expect(await add(word), word).toMatchObject({
        status: 422,
        body: { data: { fields: [{ path: 'word', code }] } },
      });
    expect((await add('Ankerman', KEY, 'nl')).status).toBe(422);
    const more = { locale: 'en', word: 'Anchorwright', id: newId() };
    expect((await call('POST', `/concepts/${KEY}/words`, more)).status).toBe(422);
    for (const query of ['?own=no', '?cursor=nowhere', `?q=${'a'.repeat(81)}`])
      expect((await list(query)).status, query).toBe(422);
    expect((await list('?own=yes')).body.concepts).toEqual([]);
  });

  test('beyond 2,000', async () => {
    await app.database.pool.query(
      `insert into concept_word (id, concept_key, locale, word, key) select gen_random_uuid(), $1, 'en', 'w' || n, 'w' || n from generate_series(1, 2000) as n`,
      [KEY],
    );
    expect(await add('Anchorwright')).toMatchObject({ status: 409, body: { data: { reason: 'too_many_words' } } });
    await app.database.pool.query('delete from concept_word');
  });

  test('added twice at once: one of two administrators succeeds', async () => {
    const answers = await Promise.all([add('Anchorwright'), add('Anchorwright', 'o.account-manager')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await removeAll();
  });
});

describe('an added word', () => {
  test('names its concept in searches immediately, in every process, until it is removed', async () => {
    const job = await createActive(app, employer, { translations: english('Key Account Manager') });
    expect(await namedBy('Anchorwright')).toEqual([]);
    expect((await search('Anchorwright')).jobs).toEqual([]);
    expect(await namedBy('Anchorwright', other)).toEqual([]);

    const added = await add('Anchorwright');
    expect(added.status).toBe(201);
    for (const process of [app, other]) {
      await expect.poll(() => namedBy('anchorwrights', process)).toEqual([KEY]);
      expect((await search('Anchorwright', process)).jobs.map(({ id }) => id)).toContain(job.id);
      // Corrections know it too.
      expect(await namedBy('anchorwrigt', process)).toEqual([KEY]);
    }

    expect((await remove(idOf(added, 'Anchorwright'))).status).toBe(200);
    for (const process of [app, other]) await expect.poll(() => namedBy('Anchorwright', process)).toEqual([]);
    expect((await search('Anchorwright')).jobs).toEqual([]);
  });

  test('is suggested in its language while it exists and jobs have its concept', async () => {
    await createActive(app, employer, { translations: english('Key Account Manager') });
    const suggested = async (locale: string) =>
      (await app.request('GET', `/api/jobs/suggest?q=mooring&locale=${locale}`)).json();
    const added = await add('Mooringkeeper');
    await expect.poll(() => suggested('en')).toEqual([{ text: 'Mooringkeeper', kind: 'occupation' }]);
    expect(await suggested('de')).toEqual([]);
    await remove(idOf(added, 'Mooringkeeper'));
    await expect.poll(() => suggested('en')).toEqual([]);
  });

  test('is found in jobs, and in existing ones as soon as they are indexed again', async () => {
    const before = await createActive(app, employer, { translations: english('Harbourmonger') });
    await tidy();
    const idsOf = async () => (await search('KAM')).jobs.map(({ id }) => id);
    expect(await idsOf()).not.toContain(before.id);

    const added = await add('Harbourmonger');
    const after = await createActive(app, employer, { translations: english('Senior Harbourmonger') });
    expect(await idsOf()).toContain(after.id);
    expect(await idsOf()).not.toContain(before.id);
    await tidy();
    expect(await idsOf()).toEqual(expect.arrayContaining([before.id, after.id]));

    await remove(idOf(added, 'Harbourmonger'));
    await tidy();
    expect(await idsOf()).not.toContain(before.id);
    expect(await idsOf()).not.toContain(after.id);
  });

  test('is recorded in the audit log with its concept and language, and so is its removal', async () => {
    const id = idOf(await add('Anchorwright'), 'Anchorwright');
    await remove(id);
    const { body } = await call<{ entries: AuditEntry[] }>('GET', `/audit?subject=${id}`);
    const entry = {
      actor: { id: admin.userId },
      subject: { type: 'search_word', id },
      details: { word: 'Anchorwright', concept: KEY, language: 'en' },
    };
    expect(body.entries).toMatchObject([
      { ...entry, action: 'search_word.removed' },
      { ...entry, action: 'search_word.added' },
    ]);
  });

  test('remains when the account that added it is erased', async () => {
    const gone = await registerPerson(app, { role: 'admin' });
    const { status } = await call(
      'POST',
      `/concepts/${KEY}/words`,
      { locale: 'en', word: 'Anchorwright' },
      gone.cookie,
    );
    expect(status).toBe(201);
    await eraseOwnData(app.ctx(gone.actor), { password: gone.password });
    const rows = await app.base.db.selectFrom('concept_word').select(['word', 'created_by']).execute();
    expect(rows).toEqual([{ word: 'Anchorwright', created_by: null }]);
    await removeAll();
  });
});

describe('indexes jobs again', () => {
  test('when the built-in lists have changed, and not otherwise', async () => {
    await tidy();
    await followWords(app.ctx());
    expect(await marked()).toBe(0);
    await app.base.db.updateTable('job_search_words').set({ digest: 'of an older release' }).execute();
    await followWords(app.ctx());
    expect(await marked()).toBe(1);
    await tidy();
    expect(await marked()).toBe(0);
  });

  test('and reports it in searches until the last job is indexed', async () => {
    const isIndexing = async () => (await search('harbour')).indexing;
    await createActive(app, await registerEmployer(app));
    expect(await isIndexing()).toBe(false);
    await app.base.db.updateTable('job_search_words').set({ digest: 'of an older release' }).execute();
    await followWords(app.ctx());
    expect(await isIndexing()).toBe(true);
    // Another process works on the jobs of one company.
    const { company_id: last } = await app.base.db
      .selectFrom('job_search_renamed')
      .selectAll()
      .executeTakeFirstOrThrow();
    const busy = await app.database.pool.connect();
    await busy.query('begin');
    await busy.query('delete from job_search_renamed where company_id = $1', [last]);
    await followRenames(app.ctx());
    expect([await marked(), await isIndexing()]).toEqual([1, true]);
    await busy.query('commit');
    busy.release();
    await followRenames(app.ctx());
    expect(await isIndexing()).toBe(false);
  });
});

describe('the list of concepts', () => {
  test('is sorted by name in the reader’s language, and paged without gaps', async () => {
    const { body: names } = await call<ConceptName[]>('GET', '/concepts/names');
    const keys: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await list(cursor && `?cursor=${cursor}`);
      keys.push(...body.concepts.map(({ key }) => key));
      cursor = body.nextCursor;
    }
    expect(keys).toEqual(names.map(({ key }) => key));
    expect(keys.length).toBeGreaterThan(500);
    const german = await app.request('GET', '/api/admin/concepts?q=key+account+manager', {
      cookie: admin.cookie,
      headers: { 'accept-language': 'de' },
    });
    const { concepts } = (await german.json()) as { concepts: SearchConcept[] };
    expect(concepts.find(({ key }) => key === KEY)).toMatchObject({
      kind: 'occupation',
      category: 'account_management',
      isco: '3322',
      label: 'Key Account Manager',
    });
  });

  test('is searched in all languages, including added words, and can be limited to concepts with these', async () => {
    const keysOf = async (query: string) => (await list(query)).body.concepts.map(({ key }) => key);
    expect(await keysOf('?q=Großkundenbetr')).toContain(KEY);
    expect(await keysOf('?q=%26')).toEqual([]);
    expect(await keysOf('?own=yes')).toEqual([]);
    const added = await add('Anchor-Wright');
    expect(await keysOf('?q=anchor+wri')).toEqual([KEY]);
    expect(await keysOf('?own=yes')).toEqual([KEY]);
    expect(await keysOf('?own=yes&q=crm')).toEqual([]);
    await remove(idOf(added, 'Anchor-Wright'));
  });
});

const english = (title: string) => ({
  en: { title, description: '<p>You look after what our harbours need, every day of the week.</p>', requirements: '' },
});

async function removeAll(): Promise<void> {
  for (const { id } of await app.base.db.selectFrom('concept_word').select('id').execute())
    await removeConceptWord(app.ctx(), { id });
}

async function tidy(): Promise<void> {
  await followWords(app.ctx());
  await followRenames(app.ctx());
}
