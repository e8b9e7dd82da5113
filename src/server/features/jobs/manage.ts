import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { managedSorts } from '#contract/jobs/job-choices.ts';
import { jobStatuses, type JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { countPosition, textPosition, timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { currentCompanyOf } from '../companies/memberships.ts';
import { isOwn } from './access.ts';
import { presentManaged } from './present.ts';
import { allViews, findManaged, wordsIn } from './queries.ts';
import './table.ts';

/** Unless another is asked for. */
const PAGE_SIZE = 25;
const TITLE_KEY_LENGTH = 120;

type Sort = (typeof managedSorts)[number];

export interface ManageInput {
  /** Words of the title, in any language. */
  q?: string | undefined;
  status?: JobStatus | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface ManagedPage {
  jobs: ManagedJob[];
  nextCursor: string | null;
  /** Counts all jobs, not only the filtered ones. */
  counts: Record<JobStatus, number>;
}

/**
 * Empty without a company.
 * @throws Refusal INVALID for a cursor of another sort.
 */
export async function manageJobs(ctx: Ctx, input: ManageInput): Promise<ManagedPage> {
  const { ids, nextCursor } = await findPage(ctx, input);
  const rows = new Map((await findManaged(ctx, ids)).map((row) => [row.id, presentManaged(ctx.actor, row)]));
  return { jobs: ids.flatMap((id) => rows.get(id) ?? []), nextCursor, counts: await countByStatus(ctx) };
}

/**
 * In any company of the actor.
 * @throws Refusal NOT_FOUND
 */
export async function readManagedJob(ctx: Ctx, id: string): Promise<ManagedJob> {
  const [row] = await findManaged(ctx, [id]);
  if (!row) throw notFound();
  return presentManaged(ctx.actor, row);
}

interface Order {
  key: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  written: RawBuilder<string | number>;
  position: z.ZodType<[string | number, string]>;
  type: RawBuilder<unknown>;
}

const byTime = (key: RawBuilder<unknown>, direction: Order['direction']): Order => ({
  key,
  direction,
  written: preciseTime(key),
  position: timePosition,
  type: sql`timestamptz`,
});

const byTitle = (locale: Locale): Order => {
  // Decomposed, so that é sorts next to e under any collation; cut, because a cursor's length is limited.
  const key = sql<string>`left(normalize(lower((${wordsIn(locale).select('t.title')})), nfkd), ${sql.lit(TITLE_KEY_LENGTH)})`;
  return { key, direction: 'asc', written: key, position: textPosition(2 * TITLE_KEY_LENGTH), type: sql`text` };
};

const orders: Record<Sort, (locale: Locale) => Order> = {
  newest: () => byTime(sql`job.created_at`, 'desc'),
  // Jobs whose term does not run come last.
  ending: () =>
    byTime(sql`case when job.status in ('active', 'paused') then job.valid_through else '9999-12-31' end`, 'asc'),
  views: () => ({ key: allViews, direction: 'desc', written: allViews, position: countPosition, type: sql`bigint` }),
  title: byTitle,
};

async function findPage(
  ctx: Ctx,
  { q, status, sort = 'newest', cursor, limit = PAGE_SIZE }: ManageInput,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const { key, direction, written, position, type } = orders[sort](ctx.locale);
  let query = ctx.db.selectFrom('job').where(isOfCurrentCompany(ctx));
  if (status) query = query.where('job.status', '=', status);
  if (q) query = query.where(hasInTitle(q));
  if (cursor !== undefined) {
    const [value, id] = readCursor(cursor, position);
    const beyond = direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<SqlBool>`(${key}, job.id) ${beyond} (${value}::${type}, ${id}::uuid)`);
  }
  const found = await query
    .select(['job.id', written.as('key')])
    .orderBy(key, direction)
    .orderBy('job.id', direction)
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    nextCursor: last && found.length > limit ? writeCursor([last.key, last.id]) : null,
  };
}

const isOfCurrentCompany = ({ actor }: Ctx) => isOwn(actor).and('job.company_id', '=', currentCompanyOf(actor));

const hasInTitle = (q: string) =>
  sql<SqlBool>`exists (select from job_translation as t where t.job_id = job.id and t.title ilike ${`%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`})`;

async function countByStatus(ctx: Ctx): Promise<Record<JobStatus, number>> {
  const counted = await ctx.db
    .selectFrom('job')
    .where(isOfCurrentCompany(ctx))
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(counted.map(({ status, count }) => [status, count]));
  return Object.fromEntries(jobStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    JobStatus,
    number
  >;
}
