import { sql } from 'kysely';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { Approval } from '#contract/approvals/approvals.ts';
import { timePosition } from '#contract/positions.ts';

import { userIdOf } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../applications/table.ts';
import { currentCompany } from '../companies/memberships.ts';
import { wordsIn } from '../jobs/queries.ts';
import { visibleTo, waitsFor } from './access.ts';
import { memberOf, presentApproval, stepsOfApproval } from './present.ts';
import './table.ts';

const PAGE = 25;
const COUNT_MAX = 100;

/** @throws Refusal NOT_FOUND */
export async function readApproval(ctx: Ctx, id: string): Promise<Approval> {
  const row = await findApprovals(ctx).where('approval.id', '=', id).executeTakeFirst();
  return row ? presentApproval(row) : throwNotFound();
}

/** The latest one; null for those who do not see it. */
export async function findLastOfJob(ctx: Ctx, jobId: string): Promise<Approval | null> {
  const row = await findApprovals(ctx)
    .where('approval.job_id', '=', jobId)
    .where('approval.kind', '=', 'job')
    .orderBy('approval.asked_at', 'desc')
    .orderBy('approval.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentApproval(row) : null;
}

/** The latest one of a version; null for those who do not see it. */
export async function findLastOfOffer(ctx: Ctx, offerVersionId: string): Promise<Approval | null> {
  const row = await findApprovals(ctx)
    .where('approval.offer_version_id', '=', offerVersionId)
    .orderBy('approval.asked_at', 'desc')
    .orderBy('approval.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentApproval(row) : null;
}

/**
 * Of the current company, the latest first: those that wait for the reader, or that the reader asked for.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listApprovals(
  ctx: Ctx,
  { of, cursor }: { of: 'reader' | 'asked'; cursor?: string | undefined },
): Promise<{ approvals: Approval[]; nextCursor: string | null }> {
  const { userId } = personOf(ctx);
  let query = findApprovals(ctx)
    .where('approval.company_id', '=', currentCompany(userId))
    .where(of === 'reader' ? waitsFor(userId) : sql<boolean>`approval.asked_by = ${userId}::uuid`)
    .select(preciseTime('approval.asked_at').as('position'))
    .orderBy('approval.asked_at', 'desc')
    .orderBy('approval.id', 'desc')
    .limit(PAGE + 1);
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, timePosition);
    query = query.where(sql<boolean>`(approval.asked_at, approval.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    approvals: shown.map(presentApproval),
    nextCursor: last && rows.length > PAGE ? writeCursor([last.position, last.id]) : null,
  };
}

/** Of those that wait for the reader in the current company, at most COUNT_MAX. */
export async function countApprovals(ctx: Ctx): Promise<number> {
  const { userId } = personOf(ctx);
  const rows = await ctx.db
    .selectFrom('approval')
    .select('approval.id')
    .where('approval.company_id', '=', currentCompany(userId))
    .where(waitsFor(userId))
    .limit(COUNT_MAX)
    .execute();
  return rows.length;
}

const findApprovals = (ctx: Ctx) =>
  ctx.db
    .selectFrom('approval')
    .innerJoin('job', 'job.id', 'approval.job_id')
    .leftJoin('application', 'application.id', 'approval.application_id')
    .where(visibleTo(ctx))
    .selectAll('approval')
    .select(wordsIn(ctx.locale).select('t.title').as('job_title'))
    .select(sql<ApplicantSnapshot | null>`application.applicant_facts`.as('applicant'))
    .select([memberOf(sql`approval.asked_by`).as('asker'), stepsOfApproval.as('steps')])
    .select([
      waitsFor(userIdOf(ctx)).as('is_turn'),
      sql<boolean>`coalesce(approval.asked_by = ${userIdOf(ctx)}::uuid, false)`.as('is_own'),
    ]);
