import type { OwnData } from '#contract/own-data.ts';

import type { Person } from '../../../actor.ts';
import type { Ctx, TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../../own-data-part.ts';
import '../../accounts/events.ts';
import '../../accounts/table.ts';
import './table.ts';

/** Includes anonymous reports with the account's address. */
const reportsOf = ({ db }: Ctx | TxCtx, { userId }: Person) =>
  db
    .selectFrom('job_report')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('reporter_id', '=', userId),
        eb('email', '=', selectFrom('user_account').select('email').where('id', '=', userId)),
      ]),
    );

async function exportReports(ctx: Ctx, person: Person): Promise<OwnData['reports']> {
  const rows = await ctx.db
    .selectFrom('job_report as report')
    .innerJoin('moderation_case as of', 'of.id', 'report.case_id')
    .select(['of.job_id', 'report.reason', 'report.text', 'report.reported_at'])
    .where('report.id', 'in', reportsOf(ctx, person))
    .orderBy('report.reported_at')
    .execute();
  return rows.map((row) => ({
    jobId: row.job_id,
    reason: row.reason,
    text: row.text,
    reportedAt: row.reported_at.toISOString(),
  }));
}

/** The report and its reason stay, because they concern the company. */
const erase = async (tx: TxCtx, person: Person): Promise<void> =>
  void (await tx.db
    .updateTable('job_report')
    .set({ text: '', email: null, reporter_id: null })
    .where('id', 'in', reportsOf(tx, person))
    .execute());

/** Moves anonymous reports to the new address, so that their author still gets the outcome. */
export async function moveReports({ db }: TxCtx, { from, to }: DomainEvents['account.address_changed']): Promise<void> {
  const reported = db.selectFrom('job_report').select('case_id').where('email', '=', to);
  await db
    .updateTable('job_report')
    .set({ email: null })
    .where('email', '=', from)
    .where('case_id', 'in', reported)
    .execute();
  await db.updateTable('job_report').set({ email: to }).where('email', '=', from).execute();
}

export const moderationData: OwnDataPart = {
  tables: {
    moderation_case: { codes: ['cause', 'decision'], goesWith: ['company'] },
    job_report: {
      words: { text: 'reports', email: 'account' },
      codes: ['reason', 'locale'],
      goesWith: ['company'],
      erased: 'The text, and who wrote it.',
    },
    audit_entry: {
      words: { details: OTHERS_WORDS, key_name: OTHERS_WORDS },
      codes: ['action', 'subject_type'],
      stays: 'It holds ids, and what administrators said and set (docs/decisions/0037-administration.md).',
    },
  },
  exports: { reports: exportReports },
  erase,
};
