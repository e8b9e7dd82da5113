import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../../actor.ts';
import type { Ctx, TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../../own-data-part.ts';
import '../../accounts/events.ts';
import '../../accounts/table.ts';
import { decisions } from './decisions.ts';
import { subjectOf } from './open-case.ts';
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
    .select(['of.subject', 'of.job_id', 'of.company_id', 'of.person_id', 'of.message_id'])
    .select(['report.reason', 'report.text', 'report.reported_at'])
    .where('report.id', 'in', reportsOf(ctx, person))
    .orderBy('report.reported_at')
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    subjectId: subjectOf(row).id,
    reason: row.reason,
    text: row.text,
    reportedAt: row.reported_at.toISOString(),
  }));
}

/** Decisions against the person; those against a company belong to the company. */
async function exportDecisions(ctx: Ctx, { userId }: Person): Promise<OwnData['decisions']> {
  const rows = await decisions(ctx)
    .where(({ eb, or }) => or([eb('made.user_id', '=', userId), eb('made.appealed_by', '=', userId)]))
    .orderBy('made.decided_at')
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    as: row.decision ?? 'hidden',
    ground: row.ground,
    rule: row.rule,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
    appeal: row.appeal_text,
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
    moderation_case: { codes: ['subject', 'cause', 'decision'], goesWith: ['user_account', 'company'] },
    job_report: {
      words: { text: 'reports', email: 'account' },
      codes: ['reason', 'locale'],
      goesWith: ['user_account', 'company'],
      erased: 'The text, and who wrote it.',
    },
    moderation_decision: {
      words: {
        rule: OTHERS_WORDS,
        reason: OTHERS_WORDS,
        appeal_text: 'decisions',
        appeal_reason: OTHERS_WORDS,
      },
      codes: ['ground', 'digest', 'appeal_outcome'],
      goesWith: ['user_account', 'company'],
      stays: 'What somebody wrote in the name of their company stays with it, without their name.',
    },
    moderation_figure: { codes: ['what', 'subject', 'detail'] },
    audit_entry: {
      words: { details: OTHERS_WORDS, key_name: OTHERS_WORDS },
      codes: ['action', 'subject_type'],
      stays: 'It holds ids, and what administrators said and set.',
    },
  },
  exports: { reports: exportReports, decisions: exportDecisions },
  erase,
};
