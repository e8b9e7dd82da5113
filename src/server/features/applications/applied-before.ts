import type { Ctx } from '../../context.ts';
import { ownAddress } from '../accounts/standing.ts';
import './table.ts';

/** Whether anyone who confirmed this person's address applied for the job, with an account or without one. */
export async function hasAppliedBefore(
  { db }: Pick<Ctx, 'db'>,
  { jobId, profileId }: { jobId: string; profileId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('application.id')
    .where('application.job_id', '=', jobId)
    .where('account.email_verified', '=', true)
    .where(ownAddress, '=', ({ selectFrom }) =>
      selectFrom('profile as own').select('own.contact_email').where('own.id', '=', profileId),
    )
    .executeTakeFirst();
  return found !== undefined;
}
