import { sql, type Expression, type RawBuilder } from 'kysely';

import type { JobNotices } from '#contract/notifications/job-notices.ts';

import type { Ctx, TxCtx } from '../../context.ts';
import { personOf } from '../accounts/signed-in.ts';
import { findReviewedJob } from '../jobs/reviewed.ts';
import './table.ts';

/** @throws Refusal NOT_FOUND, FORBIDDEN for those who do not decide on its applications. */
export async function readJobNotices(ctx: Ctx, jobId: string): Promise<JobNotices> {
  await findReviewedJob(ctx, jobId);
  const row = await ctx.db
    .selectFrom('job_notice_choice')
    .select('choice')
    .where('job_id', '=', jobId)
    .where('user_id', '=', personOf(ctx).userId)
    .executeTakeFirst();
  return row?.choice ?? 'usual';
}

/** @throws as `readJobNotices` */
export async function chooseJobNotices(
  ctx: Ctx,
  { id: jobId, choice }: { id: string; choice: JobNotices },
): Promise<JobNotices> {
  await findReviewedJob(ctx, jobId);
  const { userId } = personOf(ctx);
  if (choice === 'usual')
    await ctx.db.deleteFrom('job_notice_choice').where('job_id', '=', jobId).where('user_id', '=', userId).execute();
  else
    await ctx.db
      .insertInto('job_notice_choice')
      .values({ job_id: jobId, user_id: userId, choice })
      .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doUpdateSet({ choice }))
      .execute();
  return choice;
}

/**
 * For the surrounding statement's job: `recipients` without those who opted out for it, and with those of `members` who
 * want everything.
 */
export const byChoice = (
  jobId: Expression<string>,
  { recipients, members, actorId }: Record<'recipients' | 'members', RawBuilder<string[]>> & { actorId: string | null },
): RawBuilder<string[]> => sql`array(
  select wanted.user_id
  from (select unnest(${recipients}) as user_id union select choice.user_id from job_notice_choice as choice
    where choice.job_id = ${jobId} and choice.choice = 'all' and choice.user_id = any(${members})
      and choice.user_id is distinct from ${actorId}::uuid) as wanted
  where not exists (select from job_notice_choice as choice
    where choice.job_id = ${jobId} and choice.user_id = wanted.user_id and choice.choice = 'none')
  order by wanted.user_id)`;

/** Whether the person opted out of notifications about the job. */
export const isSilenced = async ({ db }: TxCtx, userId: string, jobId: string): Promise<boolean> =>
  (await db
    .selectFrom('job_notice_choice')
    .select('choice')
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('choice', '=', 'none')
    .executeTakeFirst()) !== undefined;
