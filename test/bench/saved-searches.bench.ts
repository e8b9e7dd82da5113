// How long it takes to compare one published job with all saved searches, realistic ones with filters or words.
// SEARCHES=100000 is the goal's size; words and places come from 3,000 jobs.
import { sql } from 'kysely';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SavedFilters } from '../../src/contract/saved-searches/saved-searches.ts';
import type { Ctx, TxCtx } from '../../src/server/context.ts';
import { rebuildJobSearch } from '../../src/server/features/jobs/search/rebuild.ts';
import { compiledColumns } from '../../src/server/features/saved-searches/compile.ts';
import { matchJobs } from '../../src/server/features/saved-searches/match.ts';
import { openDatabase, type Db } from '../../src/server/platform/db/database.ts';
import { newId } from '../../src/server/platform/id.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { openStorage } from '../../src/server/platform/storage/storage.ts';
import { createSecurityLog } from '../../src/server/security-events.ts';
import { createRandom, type Random } from '../../src/server/seeds/random.ts';
import { seedJobs } from '../../src/server/seeds/seed-jobs.ts';
import { startServer } from '../support/server.ts';
import { quantile, report } from './report.ts';
import { inventFilters, inventText, readVocabulary, type Vocabulary } from './search-queries.ts';

const jobs = Number(process.env.JOBS ?? '3000');
const searches = Number(process.env.SEARCHES ?? '100000');
const MATCHED = 300;
/** Compiling each would take minutes, and users' searches are similar. */
const DISTINCT = 5_000;
const INSERTED = 1_000;
const GOAL = 50;
const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

const server = await startServer(true);
const database = openDatabase({ connectionString: server.url });
const dataDir = await mkdtemp(join(tmpdir(), 'parlance-saved-'));
try {
  const { db } = database;
  await sql`set statement_timeout = 0`.execute(db);
  // Only the migrations: the site itself is not measured here.
  for (const file of (await readdir(MIGRATIONS)).toSorted())
    await database.pool.query(await readFile(join(MIGRATIONS, file), 'utf8'));
  await seedJobs(db, { jobs });
  await rebuildJobSearch(db);
  const ctx = await contextOf(db);
  await fill(ctx);
  const [times, matches] = await measure(ctx);
  console.log(`${jobs} jobs, ${searches} saved searches, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  report(
    'saved-searches',
    {
      'one job, p50, ms': quantile(times, 0.5),
      'one job, p99, ms': quantile(times, 0.99),
      'searches that it fits, p50': quantile(matches, 0.5),
      'searches that it fits, most': Math.max(...matches),
    },
    [{ figure: 'one job, p99, ms', atMost: GOAL }],
  );
} finally {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function contextOf(db: Db): Promise<Ctx> {
  const unused = () => Promise.reject(new Error('Comparing needs none of this.'));
  const log = createLog('silent');
  return {
    actor: { kind: 'system' },
    appUrl: new URL('http://localhost:3000'),
    locale: 'en',
    db,
    clock: { now: () => new Date() },
    log,
    security: createSecurityLog(db, log),
    storage: await openStorage({ dataDir, storage: { kind: 'disk' } }),
    settings: unused,
    transactional: { emit: unused, enqueue: unused, invalidate: unused, deliverEvents: () => {} },
  };
}

/** Most people look for work in one city, or in one country. */
function placeOf({ cities, countries }: Vocabulary, { chance, zipf }: Random) {
  return chance(0.6) ? { city: [zipf(cities)] } : { country: [zipf(countries)] };
}

/**
 * For addresses, so that no accounts are needed; each search several times. Users rarely save searches with one
 * criterion.
 */
async function fill(ctx: Ctx): Promise<void> {
  const vocabulary = await readVocabulary(ctx.db);
  const random = createRandom(9);
  const invent = (): SavedFilters => {
    const { posted_within: _, ...filters } = inventFilters(vocabulary, random);
    const text = random.chance(0.7) ? { q: inventText(vocabulary, random) } : {};
    const place = random.chance(0.6) ? placeOf(vocabulary, random) : {};
    const all = { ...filters, ...text, ...place } as SavedFilters;
    return Object.keys(all).length < 2 ? invent() : all;
  };
  const made: (Awaited<ReturnType<typeof compiledColumns>> & { filters: string })[] = [];
  for (let count = 0; count < Math.min(DISTINCT, searches); count += 1) {
    const filters = invent();
    made.push({ ...(await compiledColumns(ctx, filters, 'en')), filters: JSON.stringify(filters) });
  }
  for (let at = 0; at < searches; at += INSERTED) {
    const rows = Array.from({ length: Math.min(INSERTED, searches - at) }, (_, index) => ({
      id: newId(),
      user_id: null,
      email: `reader-${at + index}@example.com`,
      name: '',
      locale: 'en' as const,
      frequency: 'daily' as const,
      paused: false,
      qualified: false,
      confirmed_at: new Date(),
      token_digest: `digest-${at + index}`,
      created_at: new Date(),
      ...made[(at + index) % made.length]!,
    }));
    await ctx.db.insertInto('saved_search').values(rows).execute();
  }
  await sql`vacuum analyze saved_search`.execute(ctx.db);
}

/** Each comparison is rolled back, so that all have the same work; everything before the commit is timed. */
async function measure(ctx: Ctx): Promise<[times: number[], matches: number[]]> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from job_search order by md5(job_id::text) limit ${MATCHED}`.execute(ctx.db);
  const times: number[] = [];
  const matches: number[] = [];
  for (const { id } of rows) {
    const tx = await ctx.db.startTransaction().execute();
    const bound = { ...ctx, db: tx, publish: () => Promise.resolve() } as unknown as TxCtx;
    const started = performance.now();
    await matchJobs(bound, { jobIds: [id] });
    times.push(performance.now() - started);
    const { count } = await tx
      .selectFrom('saved_search_match')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    matches.push(count);
    await tx.rollback().execute();
  }
  return [times, matches];
}
