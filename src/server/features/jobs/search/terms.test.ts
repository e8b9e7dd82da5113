import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

import { addUpTermCounts, recountTerms } from './recount.ts';
import { searchJobs } from './search.ts';
import { suggest } from './suggest.ts';

let app: TestApp;
let employer: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  await app.database.pool.query(
    `update platform_setting set value = '{"max":100000,"seconds":60}' where key like 'limits.%'`,
  );
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

const texts = async (q: string) => (await suggest(app.searchCtx(), { q })).map(({ text }) => text);
const act = (id: string, action: string) =>
  callJobs(app, 'POST', `/${id}/${action}`, employer, action === 'close' ? { reason: 'other' } : {});
const titled = (title: string, description: string) => ({
  translations: { en: { title, description: `<p>${description}</p>`, requirements: '' } },
});

interface Counts {
  words: Record<string, number>;
  suggestions: Record<string, number>;
}

/** The number of jobs with each term: stored, and counted from the jobs. */
async function readCounts(): Promise<{ known: Counts; counted: Counts }> {
  const read = async (query: ReturnType<typeof sql>) =>
    Object.fromEntries(
      (await sql<{ term: string; jobs: string }>`${query}`.execute(app.base.db)).rows.map(({ term, jobs }) => [
        term,
        Number(jobs),
      ]),
    );
  const counted = (kind: string) =>
    read(
      sql`select term, count(*) as jobs from job_term, unnest(terms) as term where starts_with(term, ${kind}) group by term`,
    );
  return {
    known: {
      words: await read(sql`select 'w:' || word || ' ' || lexeme as term, jobs from job_word`),
      suggestions: await read(sql`select distinct 's:' || locale || ':' || text as term, jobs from job_suggestion`),
    },
    counted: { words: await counted('w:'), suggestions: await counted('s:') },
  };
}

test('counts match the jobs, whatever happens to them while counts are added up or recounted', async () => {
  const shared = Array.from({ length: 12 }, (_, n) => `vocable${'abcdefghijkl'[n]}`);
  const some = (from: number) => Array.from({ length: 6 }, (_, n) => shared[(from * 5 + n * 7) % shared.length]!);
  const drafts = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      createDraft(app, employer, {
        ...titled(`Reader of ${some(n).join(' ')}`, some(n + 1).join(' ')),
        skills: [...some(n + 2), 'CRM'],
        city: `Ville ${n % 3}`,
      }),
    ),
  );
  const over = new AbortController();
  const adding = (async () => {
    while (!over.signal.aborted) await addUpTermCounts(app.base.db);
  })();
  const counting = (async () => {
    while (!over.signal.aborted) await recountTerms(app.base.db);
  })();
  const lives = drafts.map(async ({ id }, n) => {
    for (const action of ['publish', 'pause', 'publish']) expect((await act(id, action)).status).toBe(200);
    expect(
      (
        await callJobs(app, 'PATCH', `/${id}`, employer, {
          skills: some(n + 3),
          ...titled(`Writer of ${some(n + 4).join(' ')}`, 'Text'),
        })
      ).status,
    ).toBe(200);
    if (n % 2 === 0) expect((await act(id, 'close')).status).toBe(200);
  });
  await Promise.all(lives);
  over.abort();
  await Promise.all([adding, counting]);
  await addUpTermCounts(app.base.db);
  const { known, counted } = await readCounts();
  expect(known).toEqual(counted);
  expect(Object.keys(known.words)).toContain('w:writer writer');
});

test('keeps what two jobs share until the second leaves, and removes it when both leave at once', async () => {
  const pair = () =>
    Promise.all(
      [1, 2].map((n) =>
        createActive(app, employer, { ...titled(`Glassblower ${n}`, 'Text'), skills: ['Glassblowing'] }),
      ),
    );
  const shown = async () => [
    await texts('glass'),
    (await searchJobs(app.searchCtx(), { q: 'glassblowwer' })).didYouMean,
  ];
  const [first, second] = await pair();
  await act(first!.id, 'pause');
  expect(await shown()).toEqual([['Glassblower 2', 'Glassblowing'], 'glassblower']);
  await act(second!.id, 'pause');
  expect(await shown()).toEqual([[], null]);
  const both = await pair();
  expect((await shown())[0]).toHaveLength(3);
  await Promise.all(both.map(({ id }) => act(id, 'close')));
  expect(await shown()).toEqual([[], null]);
  await addUpTermCounts(app.base.db);
  expect(await shown()).toEqual([[], null]);
});

test('treats a removed word as unknown, and corrects its spelling too', async () => {
  await createActive(app, employer, titled('Cartwright', 'Text'));
  const { id } = await createActive(app, employer, titled('Cartwrights', 'Text'));
  const other = await createActive(app, employer, titled('Cartwrigth', 'Text'));
  await act(other.id, 'pause');
  await act(id, 'pause');
  expect((await searchJobs(app.searchCtx(), { q: 'cartwrigth' })).didYouMean).toBe('cartwright');
});

test('restores a row that was removed while a job with it was published', async () => {
  await createActive(app, employer, { ...titled('Thatcher', 'Text'), skills: ['Thatching'] });
  await app.base.db.deleteFrom('job_word').where('word', '=', 'thatcher').execute();
  await app.base.db.deleteFrom('job_suggestion').where('text', '=', 'Thatching').execute();
  expect(await texts('thatch')).toEqual(['Thatcher']);
  await addUpTermCounts(app.base.db);
  expect(await texts('thatch')).toEqual(['Thatcher', 'Thatching']);
  expect((await searchJobs(app.searchCtx(), { q: 'thatchher' })).didYouMean).toBe('thatcher');
});
