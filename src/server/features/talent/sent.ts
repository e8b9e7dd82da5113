import { sql, type SqlBool } from 'kysely';

import type { SentInvitation } from '#contract/talent/talent.ts';

import type { Ctx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { wordsIn } from '../jobs/queries.ts';
import { isStrangerTo, visibleTo } from '../profiles/access.ts';
import { foundName, requireFinding } from './search.ts';
import './table.ts';

const SHOWN_MAX = 100;

/** Invitations of the company for which the reader searches, the newest first. People who hide now are not named. */
export async function listSent(ctx: Ctx): Promise<SentInvitation[]> {
  personOf(ctx);
  const companyId = await requireFinding(ctx);
  const rows = await ctx.db
    .selectFrom('talent_invitation as invitation')
    .innerJoin('profile', 'profile.id', 'invitation.profile_id')
    .innerJoin('job', 'job.id', 'invitation.job_id')
    .leftJoin('talent_consent as consent', 'consent.profile_id', 'profile.id')
    .select(['invitation.id', 'invitation.job_id', 'invitation.text', 'invitation.status', 'invitation.sent_at'])
    .select(['invitation.expires_at', 'invitation.answered_at', 'invitation.reason'])
    .select(['profile.id as profile_id', 'profile.first_name', 'profile.last_name'])
    .select(['consent.shown_name', visibleTo(ctx.actor).as('is_visible'), isStrangerTo(ctx.actor).as('is_stranger')])
    .select(wordsIn(ctx.locale).select('t.title').as('title'))
    .select(sql<SqlBool>`invitation.status = 'open' and invitation.expires_at <= ${ctx.clock.now()}`.as('is_over'))
    .where('invitation.company_id', '=', companyId)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    person: row.is_visible ? { id: row.profile_id, name: foundName(row) } : null,
    job: { id: row.job_id, title: row.title ?? '' },
    text: row.text,
    status: row.is_over ? 'lapsed' : row.status,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
  }));
}
