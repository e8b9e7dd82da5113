import { sql } from 'kysely';

import type { CompanyFilters, CompanyRow } from '#contract/admin/admin-verification.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { presentVerification } from '../../companies/present.ts';
import '../../companies/table.ts';
import { wordPattern } from '../word-pattern.ts';

const PAGE = 25;
const COUNTED_MAX = 1_000;

export const rowColumns = [
  'company.id',
  'company.slug',
  'company.name',
  'company.logo_file_id',
  'company.domain',
  'company.verified_at',
  'company.verified_how',
  'company.verified_by',
  'company.created_at',
] as const;

export const isHiring = sql<boolean>`exists (select from open_company where open_company.id = company.id)`;

/**
 * Newest first, 25 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listCompanies(
  ctx: Ctx,
  { cursor, ...filters }: CompanyFilters & { cursor?: string | undefined },
): Promise<{ companies: CompanyRow[]; nextCursor: string | null }> {
  let query = companiesMatching(ctx, filters)
    .select(rowColumns)
    .select([isHiring.as('is_hiring'), preciseTime('company.created_at').as('position')])
    .orderBy('company.created_at', 'desc')
    .orderBy('company.id', 'desc')
    .limit(PAGE + 1);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(company.created_at, company.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    companies: shown.map(presentRow),
    nextCursor: last && rows.length > PAGE ? writeCursor([last.position, last.id]) : null,
  };
}

/** Up to 1,000. */
export async function countUnverifiedHiring(ctx: Ctx): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(
      companiesMatching(ctx, { state: 'unverified', hiring: 'yes' }).select('company.id').limit(COUNTED_MAX).as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function companiesMatching({ db }: Ctx, { q, state, hiring }: CompanyFilters) {
  let query = db.selectFrom('company');
  for (const word of q?.split(/\s+/).filter(Boolean) ?? [])
    query = query.where(
      sql<boolean>`company_search_text(company.name, company.domain) like lower(unaccent(${wordPattern(word)}))`,
    );
  if (state) query = query.where('company.verified_at', state === 'verified' ? 'is not' : 'is', null);
  if (hiring) query = query.where(isHiring);
  return query;
}

interface Row {
  id: string;
  slug: string;
  name: string;
  logo_file_id: string | null;
  domain: string | null;
  verified_at: Date | null;
  verified_how: Parameters<typeof presentVerification>[0]['verified_how'];
  verified_by: string | null;
  created_at: Date;
  is_hiring: boolean;
}

export const presentRow = (row: Row): CompanyRow => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  logoUrl: row.logo_file_id && fileUrl(row.logo_file_id),
  domain: row.domain,
  verification: presentVerification(row),
  createdAt: row.created_at.toISOString(),
  isHiring: row.is_hiring,
});
