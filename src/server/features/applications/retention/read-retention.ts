import type { Retention } from '#contract/applications/retention.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { isApplicant, isDecidedBy } from '../access.ts';
import '../table.ts';
import { erasedAt, readRules } from './due.ts';
import './table.ts';

/**
 * For both sides, without interviewers.
 * @throws Refusal NOT_FOUND
 */
export async function readRetention(ctx: Ctx, id: string): Promise<Retention> {
  const rules = await readRules(ctx);
  const row = await ctx.db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('pool_request as asked', 'asked.application_id', 'application.id')
    .leftJoin('pool_consent as consent', (join) =>
      join.onRef('consent.application_id', '=', 'application.id').on('consent.ended_at', 'is', null),
    )
    .select(['application.status', 'application.applicant_id', 'application.is_blind', 'asked.asked_at'])
    .select(['asked.answer', 'asked.asked_again_at', 'consent.until', erasedAt(rules).as('ends_at')])
    .where('application.id', '=', id)
    .where((eb) => eb.or([isApplicant(ctx.actor), isDecidedBy(ctx.actor)]))
    .executeTakeFirst();
  if (!row) throw notFound();
  const isOwn = ctx.actor.kind === 'person' && ctx.actor.profileId === row.applicant_id;
  const isOver = row.status === 'accepted' || row.status === 'rejected';
  return {
    endsAt: row.ends_at && row.ends_at.toISOString(),
    pool: {
      askedAt: row.asked_at && row.asked_at.toISOString(),
      answer: row.answer,
      until: row.until && row.until.toISOString(),
      isAskedAgain: row.asked_again_at !== null && row.until !== null,
      days: (await ctx.settings())['retention.pool_days'],
    },
    can: { ask: !isOwn && isOver && !row.is_blind && !row.asked_at, answer: isOwn && row.asked_at !== null },
  };
}
