import type { Locale } from '#contract/locales.ts';
import type { caseDecisions } from '#contract/moderation.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import '../../accounts/table.ts';
import { findTitles } from '../../jobs/titles.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import '../../profiles/table.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import './table.ts';

const BATCH = 20;

/**
 * Emails are in the language of the report (Regulation (EU) 2022/2065, article 16). Deletes the addresses of anonymous
 * reporters. Safe to repeat.
 */
export async function emailReporters(ctx: Ctx, { caseId }: { caseId: string }): Promise<void> {
  while ((await inTransaction(ctx, (tx) => emailBatch(tx, caseId))) === BATCH);
}

async function emailBatch(tx: TxCtx, caseId: string): Promise<number> {
  const reports = await takeNotEmailed(tx, caseId);
  for (const report of reports) {
    const decision = report.decision;
    const to = report.is_open
      ? {
          userId: report.reporter_id,
          name: report.name ?? '',
          firstName: report.first_name ?? '',
          address: report.address ?? '',
        }
      : { userId: null, name: '', address: report.email ?? '' };
    if (decision && to.address)
      await enqueueEmail(tx, {
        to,
        ...(await wordsOf(tx, decision, report)),
        dedupeKey: `report:${report.id}`,
      });
  }
  const ids = reports.map(({ id }) => id);
  if (ids.length > 0)
    await tx.db
      .updateTable('job_report')
      .set({ told_at: tx.clock.now(), email: null })
      .where('id', 'in', ids)
      .execute();
  return reports.length;
}

/** Joins the account of reporters who have one and may receive email. */
const takeNotEmailed = ({ db }: TxCtx, caseId: string) =>
  db
    .selectFrom('job_report as report')
    .innerJoin('moderation_case as decided', 'decided.id', 'report.case_id')
    .leftJoin('user_account as account', (join) =>
      join
        .onRef('account.id', '=', 'report.reporter_id')
        .on('account.email_verified', '=', true)
        .on('account.banned_at', 'is', null),
    )
    .leftJoin('profile', 'profile.user_id', 'account.id')
    .select(['report.id', 'report.reporter_id', 'report.locale', 'report.email', 'decided.job_id', 'decided.decision'])
    .select(['account.name', 'account.email as address', 'profile.first_name'])
    .select(({ eb }) => eb('account.id', 'is not', null).as('is_open'))
    .where('report.case_id', '=', caseId)
    .where('report.told_at', 'is', null)
    .orderBy('report.id')
    .limit(BATCH)
    .forUpdate('report')
    .skipLocked()
    .execute();

async function wordsOf(
  tx: TxCtx,
  decision: (typeof caseDecisions)[number],
  report: { job_id: string; locale: Locale },
) {
  const settings = await tx.settings();
  const locale = offeredLocale(settings, report.locale);
  const job = await findTitles(tx, report.job_id);
  const title = job?.titleIn(locale) ?? '';
  const { 'site.contact_email': contact } = settings;
  const write = await mailWriter(tx);
  const { subject, paragraphs } = write(
    'report_decided',
    locale,
    { title, contact },
    { also: [decision === 'hidden' ? 'hidden' : 'kept', ...(contact ? (['contact'] as const) : [])] },
  );
  return { about: { userId: null, companyId: job?.companyId ?? null }, locale, subject, paragraphs };
}
