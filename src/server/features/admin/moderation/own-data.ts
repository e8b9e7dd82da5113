import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person, TxCtx } from '../../../context.ts';
import '../../accounts/table.ts';
import './table.ts';

/** What the person reported, the oldest first. */
export async function exportOwn({ db }: Ctx, { userId }: Person): Promise<OwnData['reports']> {
  const rows = await db
    .selectFrom('job_report as report')
    .innerJoin('moderation_case as of', 'of.id', 'report.case_id')
    .select(['of.job_id', 'report.reason', 'report.text', 'report.reported_at'])
    .where('report.reporter_id', '=', userId)
    .orderBy('report.reported_at')
    .execute();
  return rows.map((row) => ({ jobId: row.job_id, reason: row.reason, text: row.text, reportedAt: row.reported_at.toISOString() }));
}

/** What was reported stays, for it is about somebody else; who reported it goes with the account. So does their address where they were signed out. */
export async function eraseOwn({ db }: TxCtx, { userId }: Person): Promise<void> {
  await db
    .updateTable('job_report')
    .set({ email: null })
    .where('email', '=', ({ selectFrom }) => selectFrom('user_account').select('email').where('id', '=', userId))
    .execute();
}
