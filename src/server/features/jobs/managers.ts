import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { JobManager } from '#contract/jobs/job-team.ts';
import { MEMBERS_MAX } from '#contract/limits.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { can, memberRole, visibleTo } from './access.ts';
import './table.ts';
import { lockOwnJob } from './to-change.ts';

const MANAGES: CompanyMemberRole = 'hiring_manager';

interface OfJob {
  id: string;
  company_id: string;
}

/**
 * The hiring managers of the job's company.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function listManagers(ctx: Ctx, id: string): Promise<JobManager[]> {
  const job = await ctx.db
    .selectFrom('job')
    .select(['id', 'company_id', 'status', 'hidden_at', 'hidden_for', memberRole(ctx.actor).as('member_role')])
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!job) throw notFound();
  if (!can(ctx.actor, job).edit) throw new Refusal('FORBIDDEN');
  return readManagers(ctx, job);
}

/**
 * Replaces them.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for a person who is not a hiring manager of its company.
 */
export async function chooseManagers(
  ctx: Ctx,
  { id, userIds }: { id: string; userIds: readonly string[] },
): Promise<JobManager[]> {
  const chosen = [...new Set(userIds)];
  return inTransaction(ctx, async (tx) => {
    const job = await lockOwnJob(tx, id);
    await tx.db.deleteFrom('job_manager').where('job_id', '=', id).execute();
    if (chosen.length > 0) await addManagers(tx, job, chosen);
    return readManagers(tx, job);
  });
}

async function addManagers(tx: TxCtx, { id, company_id }: OfJob, userIds: string[]): Promise<void> {
  // Locked, so that none of them leaves in between.
  const members = await tx.db
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', company_id)
    .where('user_id', 'in', userIds)
    .where('role', '=', MANAGES)
    .orderBy('user_id')
    .forShare()
    .execute();
  if (members.length < userIds.length) throw new Refusal('INVALID', { fields: [{ path: 'userIds', code: 'invalid' }] });
  await tx.db
    .insertInto('job_manager')
    .values(members.map(({ user_id }) => ({ job_id: id, company_id, user_id })))
    .execute();
}

async function readManagers({ db }: Ctx, { id, company_id }: OfJob): Promise<JobManager[]> {
  const rows = await db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .leftJoin('job_manager as manager', (join) =>
      join.onRef('manager.user_id', '=', 'member.user_id').on('manager.job_id', '=', id),
    )
    .select(['member.user_id', 'account.name', 'manager.job_id'])
    .where('member.company_id', '=', company_id)
    .where('member.role', '=', MANAGES)
    .orderBy('account.name')
    .orderBy('member.user_id')
    .limit(MEMBERS_MAX)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, name: row.name, isOfJob: row.job_id !== null }));
}
