import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import '../features/companies/table.ts';
import '../features/jobs/table.ts';

/** Gives one of the owner's open jobs a blind review, with unopened applications. */
export async function fillBlindReview({ db }: TxCtx, { ownerId }: { ownerId: string }): Promise<void> {
  const job = await db
    .selectFrom('job')
    .innerJoin('company_member as member', 'member.company_id', 'job.company_id')
    .innerJoin('application', 'application.job_id', 'job.id')
    .select('job.id')
    .where('member.user_id', '=', ownerId)
    .where('member.role', '=', 'owner')
    .where('job.status', '=', 'active')
    .where('application.status', '=', 'new')
    .orderBy('job.created_at')
    .executeTakeFirst();
  if (!job) return;
  await db.updateTable('job').set({ blind_review: true }).where('id', '=', job.id).execute();
  await db
    .updateTable('application')
    .set({ is_blind: true, search_text: '', sort_name: '' })
    .where('job_id', '=', job.id)
    .where('status', '=', 'new')
    .execute();
}
