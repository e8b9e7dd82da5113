import { undecidedStatuses } from '#contract/applications/application-status.ts';
import type { Interview } from '#contract/interviews/interviews.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isDecidedBy, visibleTo } from '../applications/access.ts';
import { findPossibleInterviewers } from '../applications/members.ts';
import { findInterviews, INTERVIEWS_MAX, presentInterview } from './queries.ts';

interface OfApplication {
  interviews: Interview[];
  members: { userId: string; name: string }[];
  can: { propose: boolean };
}

/** @throws Refusal NOT_FOUND */
export async function listInterviews(ctx: Ctx, applicationId: string): Promise<OfApplication> {
  const application = await ctx.db
    .selectFrom('application')
    .select(['status', 'is_blind', isDecidedBy(ctx.actor).as('may_decide')])
    .where('id', '=', applicationId)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!application) throw notFound();
  const rows = await findInterviews(ctx)
    .where('application.id', '=', applicationId)
    .orderBy('interview.created_at', 'desc')
    .orderBy('interview.id', 'desc')
    .limit(INTERVIEWS_MAX)
    .execute();
  const mayDecide = Boolean(application.may_decide);
  return {
    interviews: rows.map((row) => presentInterview(ctx, row)),
    members: mayDecide ? await findPossibleInterviewers(ctx, applicationId) : [],
    can: { propose: mayDecide && !application.is_blind && undecidedStatuses.includes(application.status) },
  };
}

/** @throws Refusal NOT_FOUND */
export async function readInterview(ctx: Ctx, id: string): Promise<Interview> {
  const row = await findInterviews(ctx).where('interview.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return presentInterview(ctx, row);
}
