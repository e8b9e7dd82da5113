import { sql } from 'kysely';

import { DECLINED_MONTHS, INVITATION_DAYS } from '#contract/talent/talent-choices.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import '../applications/table.ts';
import { recruits } from '../companies/memberships.ts';
import { memberRole, visibleTo as jobVisibleTo } from '../jobs/access.ts';
import '../jobs/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { isFoundBy, isOwnerInGoodStanding } from '../profiles/access.ts';
import './events.ts';
import { requireFinding } from './search.ts';
import './table.ts';

interface Invitation {
  /** The profile's. */
  id: string;
  jobId: string;
  text: string;
}

/**
 * @returns the invitation's id
 * @throws Refusal FORBIDDEN, NOT_FOUND for a person or a job that the actor cannot find, CONFLICT job_closed,
 * already_applied (but not while the review is blind), already_invited or declined_before, TOO_MANY_REQUESTS
 */
export async function invitePerson(ctx: Ctx, { id, jobId, text }: Invitation): Promise<string> {
  await requireFinding(ctx);
  return inTransaction(ctx, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job.verified_at) throw new Refusal('FORBIDDEN', { reason: 'company_not_verified' });
    await requireFound(tx, id);
    return sendInvitation(tx, job, { id, jobId, text });
  });
}

/**
 * To a person whom the company may ask: one that it found, or one of its candidates. The job must be locked.
 * @returns the invitation's id
 * @throws Refusal CONFLICT already_applied (but not while the review is blind), already_invited or declined_before,
 * TOO_MANY_REQUESTS
 */
export async function sendInvitation(
  tx: TxCtx,
  job: { company_id: string },
  { id, jobId, text }: Invitation,
): Promise<string> {
  await requireUnasked(tx, { profileId: id, jobId, companyId: job.company_id });
  const limit = (await tx.settings())['limits.talent_invitations_per_company'];
  await takeAttempt(tx.db, `talent_invitations:${job.company_id}`, limit);
  const now = tx.clock.now();
  const added = await tx.db
    .insertInto('talent_invitation')
    .values({
      id: newId(),
      company_id: job.company_id,
      job_id: jobId,
      profile_id: id,
      invited_by: userIdOf(tx),
      text,
      sent_at: now,
      expires_at: daysAfter(now, INVITATION_DAYS),
      status: 'open',
      answered_at: null,
      reported_at: null,
    })
    // A colleague may invite at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('CONFLICT', { reason: 'already_invited' });
  await tx.emit('job_invitation.sent', { invitationId: added.id });
  return added.id;
}

/** @throws Refusal NOT_FOUND, CONFLICT job_closed */
export async function lockJob({ db, actor, clock }: TxCtx, id: string) {
  const job = await db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .select(['job.company_id', 'job.status', 'job.hidden_at', 'job.valid_through', 'company.verified_at'])
    .select(memberRole(actor).as('member_role'))
    .where('job.id', '=', id)
    .where(jobVisibleTo(actor))
    .forShare('job')
    .executeTakeFirst();
  if (!job || !recruits(job.member_role)) throw notFound();
  if (job.status !== 'active' || job.hidden_at || !job.valid_through || job.valid_through <= clock.now())
    throw new Refusal('CONFLICT', { reason: 'job_closed' });
  return job;
}

/**
 * Locked, then checked: a concurrent hiding or withdrawal either came before, or waits until the invitation is sent. A
 * sent invitation outlives a withdrawal of consent, so that the person can answer; hiding cancels it.
 */
async function requireFound(tx: TxCtx, id: string): Promise<void> {
  await tx.db.selectFrom('profile').select('id').where('id', '=', id).forShare().execute();
  const found = await tx.db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', id)
    .where(isOwnerInGoodStanding)
    .where(isFoundBy(personOf(tx)))
    .executeTakeFirst();
  if (!found) throw notFound();
}

async function requireUnasked(
  { db, clock }: TxCtx,
  { profileId, jobId, companyId }: { profileId: string; jobId: string; companyId: string },
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('talent_invitation')
    .set({ status: 'lapsed' })
    .where('job_id', '=', jobId)
    .where('profile_id', '=', profileId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - DECLINED_MONTHS);
  const { rows } = await sql<{ applied: boolean; invited: boolean; declined: boolean }>`
    select
      exists (select from application where job_id = ${jobId} and applicant_id = ${profileId} and not is_blind) as applied,
      exists (select from talent_invitation where job_id = ${jobId} and profile_id = ${profileId}
        and status in ('open', 'interested')) as invited,
      exists (select from talent_invitation where company_id = ${companyId} and profile_id = ${profileId}
        and status = 'declined' and answered_at > ${since}) as declined`.execute(db);
  const [asked] = rows;
  if (asked?.applied) throw new Refusal('CONFLICT', { reason: 'already_applied' });
  if (asked?.declined) throw new Refusal('CONFLICT', { reason: 'declined_before' });
  if (asked?.invited) throw new Refusal('CONFLICT', { reason: 'already_invited' });
}
