import { sql } from 'kysely';
// How fast searches are: 500 varied queries of each kind, one client after the other, then eight at 50 requests a
// second together, timed from when a request was due. SIZES=100000,1000000 runs everything; filling a million takes
// half an hour. KEPT=/some/folder keeps filled databases for the next run (a subfolder for each size).
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { JobSearchInput } from '../../src/contract/jobs/job-search.ts';
import { builtInDictionary } from '../../src/server/features/jobs/concepts/concepts.ts';
import { searching, type SearchCtx } from '../../src/server/features/jobs/search/bounded.ts';
import { correct } from '../../src/server/features/jobs/search/corrections.ts';
import { indexJobs } from '../../src/server/features/jobs/search/index-job.ts';
import { countHits, findHits, searchJobs } from '../../src/server/features/jobs/search/search.ts';
import { suggest } from '../../src/server/features/jobs/search/suggest.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import { Refusal } from '../../src/server/platform/http/refusal.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { openStorage } from '../../src/server/platform/storage/storage.ts';
import { createSecurityLog } from '../../src/server/security-events.ts';
import { createRandom } from '../../src/server/seeds/random.ts';
import { startJobsServer } from './jobs-site.ts';
import { quantile, report, type Goal } from './report.ts';
import {
  inventBeginning,
  inventFilters,
  inventLocale,
  inventMeaning,
  inventText,
  misspell,
  readVocabulary,
  type Vocabulary,
} from './search-queries.ts';

const sizes = (process.env.SIZES ?? '100000').split(',').map(Number);
const QUERIES = 500;
/** Of the words of the jobs, the most frequent first. */
const COMMON = 30;
const CLIENTS = 8;
const REQUESTS_PER_SECOND = 50;
const REQUESTS_TOGETHER = 3_000;
const INDEXED = 100;

/** The maximum p99 of one client at a million jobs, in ms; with fewer, FEWER. */
const goals: Record<string, number> = {
  'hits by date': 12,
  'hits by salary': 22,
  'hits by relevance': 25,
  'hits, total and facets': 30,
  suggestions: 5,
  correction: 2,
  'whole answer': 150,
  'common words: whole answer': 150,
  'understood: whole answer': 150,
};
/** The same at fewer jobs. */
const FEWER: Record<string, number> = {
  suggestions: 5,
  correction: 2,
  'whole answer': 50,
  'common words: whole answer': 50,
  'understood: whole answer': 50,
};
const FEWER_OTHERS = 15;

type Ask = () => Promise<unknown>;

const figures: Record<string, number> = {};
const wanted: Goal[] = [];
for (const size of sizes) {
  const server = await startJobsServer(size);
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-search-'));
  try {
    const { db } = server.database;
    const ctx = await contextOf(db, dataDir);
    const asks = inventAsks(ctx, await readVocabulary(db));
    console.log(
      `${size} jobs, load of the machine ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    await measureAlone(size, asks);
    await measureTogether(size, asks);
    await measureIndex(ctx, db, size);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
report('search', figures, wanted);

/** A signed-out reader, in the hour in which the jobs were created. */
async function contextOf(db: Db, dataDir: string): Promise<SearchCtx> {
  const { rows } = await sql<{ latest: number }>`select max(published) as latest from job_search`.execute(db);
  const now = new Date((rows[0]?.latest ?? 0) / 1_000);
  const unused = () => Promise.reject(new Error('Searching needs none of this.'));
  const log = createLog('silent');
  return {
    actor: { kind: 'anonymous' },
    searchTimeout: 1_000,
    appUrl: new URL('http://localhost:3000'),
    locale: 'en',
    db,
    clock: { now: () => now },
    log,
    security: createSecurityLog(db, log),
    storage: await openStorage({ dataDir, storage: { kind: 'disk' } }),
    settings: unused,
    dictionary: () => Promise.resolve(builtInDictionary),
    transactional: { emit: unused, enqueue: unused, invalidate: unused, deliverEvents: () => {} },
  };
}

/** The same in every run on the same jobs. */
function inventAsks(ctx: SearchCtx, vocabulary: Vocabulary): Record<string, Ask[]> {
  const random = createRandom(4);
  const text = () => ({ q: inventText(vocabulary, random), locale: inventLocale(random) });
  const search = (most: Partial<JobSearchInput>): JobSearchInput => ({ ...inventFilters(vocabulary, random), ...most });
  const find = (input: JobSearchInput) => () => searching(ctx, (bounded) => findHits(bounded, input));
  const count = (input: JobSearchInput) => () => searching(ctx, (bounded) => countHits(bounded, input));
  const some = (): JobSearchInput =>
    search({ ...(random.chance(0.6) ? text() : {}), ...(random.chance(0.2) ? { sort: 'salary' } : {}) });
  const many = (invent: () => Ask): Ask[] => Array.from({ length: QUERIES }, invent);
  return {
    'hits by date': many(() => find(search({ ...(random.chance(0.5) ? text() : {}), sort: 'newest' }))),
    'hits by salary': many(() => find(search({ ...(random.chance(0.5) ? text() : {}), sort: 'salary' }))),
    'hits by relevance': many(() => find(search({ ...text(), sort: 'relevance' }))),
    'hits, total and facets': many(() => count(some())),
    'whole answer': many(() => () => searchJobs(ctx, some())),
    suggestions: many(
      () => () => suggest(ctx, { q: inventBeginning(vocabulary, random), locale: inventLocale(random) }),
    ),
    correction: many(() => {
      const [typed, locale] = [misspell(vocabulary, random), inventLocale(random)];
      return () =>
        searching(ctx, ({ db }) =>
          correct(db, typed, {
            words: [{ word: typed, lexemes: [], jobs: 0, isUnknown: true, isDoubtful: false }],
            locale,
            dictionary: builtInDictionary,
          }),
        );
    }),
    // Which no job may have together.
    'common words: whole answer': many(() => {
      const common = vocabulary.words.slice(0, COMMON);
      const input = { q: Array.from({ length: 3 }, () => random.pick(common)).join(' '), locale: inventLocale(random) };
      return () => searchJobs(ctx, input);
    }),
    'understood: whole answer': many(() => {
      const input = { q: inventMeaning(vocabulary, random), locale: inventLocale(random) };
      return () => searchJobs(ctx, input);
    }),
  };
}

async function measureAlone(size: number, asks: Record<string, Ask[]>): Promise<void> {
  for (const [kind, list] of Object.entries(asks)) {
    // First reads come from the disk, and the code is not compiled yet.
    for (const ask of list.slice(0, 50)) await isAnswered(ask);
    const times: number[] = [];
    let refused = 0;
    for (const ask of list) {
      const started = performance.now();
      if (!(await isAnswered(ask))) refused++;
      times.push(performance.now() - started);
    }
    note(size, kind, 'one client', times);
    figures[`${size} jobs, ${kind}, one client, refused`] = refused;
    const goal = goals[kind];
    if (goal !== undefined)
      wanted.push({
        figure: figureOf(size, kind, 'one client', 'p99'),
        atMost: size >= 1_000_000 ? goal : (FEWER[kind] ?? FEWER_OTHERS),
      });
  }
}

/** A search that the database cannot answer in its second is refused; it counts with its time. */
async function isAnswered(ask: Ask): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAVAILABLE') return false;
    throw error;
  }
}

/** All kinds mixed. A request that has to wait for a client counts from when it was due. */
async function measureTogether(size: number, asks: Record<string, Ask[]>): Promise<void> {
  const kinds = Object.entries(asks);
  const random = createRandom(8);
  const times = new Map(kinds.map(([kind]): [string, number[]] => [kind, []]));
  const began = performance.now();
  let next = 0;
  const client = async () => {
    while (next < REQUESTS_TOGETHER) {
      const due = began + (next++ * 1_000) / REQUESTS_PER_SECOND;
      const [kind, list] = random.pick(kinds);
      await sleep(Math.max(0, due - performance.now()));
      await isAnswered(random.pick(list));
      times.get(kind)?.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  for (const [kind, list] of times) note(size, kind, 'eight clients', list);
}

/** The disk space that search takes, and what it adds to publishing a job. */
async function measureIndex(ctx: SearchCtx, db: Db, size: number): Promise<void> {
  const { rows } = await sql<{ index: number; table: number }>`
    select pg_relation_size('job_search_index') / 1e6 as index, pg_table_size('job_search') / 1e6 as table`.execute(db);
  const ids = await sql<{
    job_id: string;
  }>`select job_id from job_search where abs(hashtext(job_id::text)) % greatest(1, ${size}::integer / ${INDEXED}::integer) = 0 limit ${INDEXED}`.execute(
    db,
  );
  const times: number[] = [];
  for (const { job_id } of ids.rows) {
    const tx = await db.startTransaction().execute();
    await tx.deleteFrom('job_search').where('job_id', '=', job_id).execute();
    const started = performance.now();
    await indexJobs(tx, [job_id]);
    times.push(performance.now() - started);
    await tx.rollback().execute();
  }
  Object.assign(figures, {
    [`${size} jobs, index, MB`]: Number(rows[0]?.index),
    [`${size} jobs, table, MB`]: Number(rows[0]?.table),
    [`${size} jobs, indexing one, p50, ms`]: quantile(times, 0.5),
    [`${size} jobs, indexing one, p99, ms`]: quantile(times, 0.99),
  });
}

function note(size: number, kind: string, clients: string, times: number[]): void {
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const)
    figures[figureOf(size, kind, clients, name)] = quantile(times, share);
}

function figureOf(size: number, kind: string, clients: string, share: string): string {
  return `${size} jobs, ${kind}, ${clients}, ${share}, ms`;
}
