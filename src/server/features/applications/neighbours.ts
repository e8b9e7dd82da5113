import { sql } from 'kysely';

import { undecidedStatuses } from '#contract/applications/application-status.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isForCompanyOf } from './access.ts';
import './table.ts';

/**
 * The undecided applications of the same job sent just before and after this one.
 * @throws Refusal NOT_FOUND
 */
export async function findNeighbours(
  { db, actor }: Ctx,
  id: string,
): Promise<{ previous: string | null; next: string | null }> {
  const here = await db
    .selectFrom('application')
    .select('job_id')
    .where('id', '=', id)
    .where(isForCompanyOf(actor))
    .executeTakeFirst();
  if (!here) throw notFound();
  // Compared in the database, which keeps microseconds.
  const place = sql`(select applied_at, id from application where id = ${id})`;
  const beside = (order: 'asc' | 'desc') =>
    db
      .selectFrom('application')
      .select('id')
      .where('job_id', '=', here.job_id)
      .where(isForCompanyOf(actor))
      .where('status', 'in', [...undecidedStatuses])
      .where(sql<boolean>`(applied_at, id) ${order === 'asc' ? sql`>` : sql`<`} ${place}`)
      .orderBy('applied_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = [await beside('desc'), await beside('asc')];
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}
