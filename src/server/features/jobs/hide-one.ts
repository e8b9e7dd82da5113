import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { wrongStatus } from '../../platform/http/refusal.ts';
import { requireShown } from '../companies/hide.ts';
import { RECRUITING } from '../companies/memberships.ts';
import { can } from './access.ts';
import './events.ts';
import { changeJob, lockJob, type JobToChange } from './to-change.ts';

/**
 * Hides a job from all but its company and administrators; returns its company. A job that a ban hid then stays hidden when the
 * ban ends.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status for drafts and where an administrator hid it already.
 */
export async function hideJob(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockJob(tx, id);
    if (!can(tx.actor, job).hide) throw wrongStatus();
    await changeJob(tx, job, {
      hidden_at: tx.clock.now(),
      hidden_reason: reason,
      hidden_for: null,
      hidden_with_company: false,
    });
    await tx.emit('job.hidden', { jobId: id, companyId: job.company_id, reason });
    await tx.emit('job.changed', { jobId: id, companyId: job.company_id });
    return job.company_id;
  });
}

/**
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status if no administrator hid it, the poster is banned, or no member
 * can sign in; company_hidden.
 */
export async function restoreJob(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockJob(tx, id);
    if (!can(tx.actor, job).restore || !(await hasAnswerer(tx, job))) throw wrongStatus();
    await requireShown(tx, job.company_id);
    await changeJob(tx, job, { hidden_at: null, hidden_reason: null, hidden_with_company: false });
    await tx.emit('job.restored', { jobId: id, companyId: job.company_id });
    await tx.emit('job.changed', { jobId: id, companyId: job.company_id });
  });
}

/** Whether a member can sign in and the poster is not banned; otherwise a ban would hide the job. */
async function hasAnswerer({ db }: TxCtx, { company_id, posted_by }: JobToChange): Promise<boolean> {
  const members = await db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .select('account.id')
    .where('member.company_id', '=', company_id)
    .where('member.role', 'in', RECRUITING)
    .where('account.email_verified', '=', true)
    .where('account.banned_at', 'is', null)
    .limit(1)
    .execute();
  const banned = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', posted_by)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return members.length > 0 && !banned;
}
