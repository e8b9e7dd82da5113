import { type RawBuilder, sql } from 'kysely';

import { UNDECIDED } from '#contract/applications/application-status.ts';
import type { Neighbours } from '#contract/applications/application-views.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isForCompanyOf } from './access.ts';
import { COUNT_CAP, type Filters, isInList, sorts } from './received.ts';
import { findScope } from './scope.ts';
import { findStagesOfJob } from './stages.ts';
import './table.ts';

/**
 * The applications before and after this one in a list, in which it need not be; without filters, among the undecided ones
 * of its job.
 * @throws Refusal NOT_FOUND
 */
export async function findNeighbours(ctx: Ctx, { id, ...given }: Filters & { id: string }): Promise<Neighbours> {
  const here = await ctx.db
    .selectFrom('application')
    .select('job_id')
    .where('id', '=', id)
    .where(isForCompanyOf(ctx.actor))
    .executeTakeFirst();
  if (!here) throw notFound();
  const scope = await findScope(ctx);
  if (!scope) return { previous: null, next: null, place: null, count: 0 };
  const isList = Object.values(given).some((value) => value !== undefined);
  const filters: Filters = isList ? given : { job: here.job_id, status: UNDECIDED };
  const list = isInList(scope, filters, filters.job ? await findStagesOfJob(ctx, filters.job) : []);
  const { key, ascending } = sorts[filters.sort ?? 'oldest'];
  // Compared in the database, which keeps microseconds.
  const isBeside = (before: boolean) =>
    sql`(${key}, application.id) ${before === ascending ? sql`<` : sql`>`} (select ${key}, application.id from application where application.id = ${id})`;
  const beside = (before: boolean) => {
    const direction = before === ascending ? sql`desc` : sql`asc`;
    return sql`(select application.id from application where ${list} and ${isBeside(before)}
      order by ${key} ${direction}, application.id ${direction} limit 1)`;
  };
  const countUpTo = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from (select from application where ${list} ${condition} limit ${COUNT_CAP}) as found)`;
  const { rows } = await sql<Neighbours>`
    select ${beside(true)} as previous, ${beside(false)} as next, ${countUpTo(sql``)} as count,
      case when exists (select from application where ${list} and application.id = ${id})
        then ${countUpTo(sql`and ${isBeside(true)}`)} + 1 end as place`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
