import { sql } from 'kysely';

import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import '../../companies/table.ts';
import { isOpen, visibleTo } from '../access.ts';
import { readableLocales } from '../queries.ts';

export interface SitemapPart {
  part: number;
  changed_at: Date;
}

/** One index lookup for each part, however many jobs there are. */
export async function findJobParts({ db, actor }: Ctx, size: number): Promise<SitemapPart[]> {
  const last = db
    .selectFrom('job')
    .where(visibleTo(actor))
    .select((eb) => eb.fn.max('job.number').as('number'));
  // A literal, to match the index expression.
  const partOf = sql<number>`(job.number - 1) / ${sql.lit(size)}`;
  return db
    .selectFrom(
      sql<{ part: number }>`generate_series(1, ((${last}) - 1) / ${sql.lit(size)} + 1)`.as<'parts'>(sql`parts(part)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('job')
          .where(visibleTo(actor))
          .where(partOf, '=', sql<number>`parts.part - 1`)
          .select('job.updated_at as changed_at')
          .orderBy('job.updated_at', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['parts.part', 'newest.changed_at'])
    .orderBy('parts.part')
    .execute();
}

/** Changes with any job of the part, and with the languages offered; undefined for an empty part. */
export async function findJobPartVersion(
  { db, actor, settings }: Ctx,
  part: number,
  size: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('job')
    .where(visibleTo(actor))
    .where('job.number', '>', (part - 1) * size)
    .where('job.number', '<=', part * size)
    .select(
      sql<
        string | null
      >`md5(string_agg(job.number || ' ' || extract(epoch from job.updated_at), ',' order by job.number))`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  const { 'site.languages': languages } = await settings();
  return found.version === null ? undefined : `${found.version}-${languages.join('')}`;
}

export interface ListedJob {
  id: string;
  number: number;
  updated_at: Date;
  locales: Locale[];
}

export const findListedJobs = (
  { db, actor }: Ctx,
  range: { after: number; upTo: number; limit: number },
): Promise<ListedJob[]> =>
  db
    .selectFrom('job')
    .where(visibleTo(actor))
    .where('job.number', '>', range.after)
    .where('job.number', '<=', range.upTo)
    .select(['job.id', 'job.number', 'job.updated_at', readableLocales.as('locales')])
    .orderBy('job.number')
    .limit(range.limit)
    .execute();

/** By id. There are thousands, not millions. */
const companiesWithJobs = ({ db }: Ctx) =>
  db
    .selectFrom('company')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('job')
          .where(isOpen)
          .whereRef('job.company_id', '=', 'company.id')
          .select('job.updated_at')
          .orderBy('job.updated_at', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'company.slug',
      sql<Date>`greatest(company.updated_at, newest.updated_at)`.as('changed_at'),
      sql<number>`(row_number() over (order by company.id) - 1)::integer`.as('position'),
    ]);

export const findCompanyParts = (ctx: Ctx, size: number): Promise<SitemapPart[]> =>
  ctx.db
    .selectFrom(companiesWithJobs(ctx).as('listed'))
    .select([
      sql<number>`listed.position / ${sql.lit(size)} + 1`.as('part'),
      (eb) => eb.fn.max('listed.changed_at').as('changed_at'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();

export const findListedCompanies = (ctx: Ctx, part: number, size: number) =>
  ctx.db
    .selectFrom(companiesWithJobs(ctx).as('listed'))
    .where('listed.position', '>=', (part - 1) * size)
    .where('listed.position', '<', part * size)
    .select(['listed.slug', 'listed.changed_at'])
    .orderBy('listed.position')
    .execute();
