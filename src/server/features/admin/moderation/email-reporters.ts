import type { CaseDecision } from '#contract/admin/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import '../../accounts/table.ts';
import { tryAttempt } from '../../../platform/http/limits.ts';
import '../../companies/table.ts';
import { ownAddress } from '../../accounts/standing.ts';
import { unlinked } from '../../companies/send-domain-mail.ts';
import { findTitles } from '../../jobs/titles.ts';
import '../../profiles/table.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import './events.ts';
import './table.ts';

const BATCH = 20;

/**
 * Emails are in the language of the report (Regulation (EU) 2022/2065, article 16); reporters with an account are also
 * notified in the app. Deletes the addresses of anonymous reporters. Safe to repeat.
 */
export async function emailReporters(ctx: Ctx, { caseId }: { caseId: string }): Promise<void> {
  while ((await inTransaction(ctx, (tx) => emailBatch(tx, caseId))) === BATCH);
}

async function emailBatch(tx: TxCtx, caseId: string): Promise<number> {
  const reports = await takeNotEmailed(tx, caseId);
  for (const report of reports) {
    const { decision } = report;
    const to = report.is_open
      ? {
          userId: report.reporter_id,
          name: report.name ?? '',
          firstName: report.first_name ?? '',
          address: report.address ?? '',
        }
      : { userId: null, name: '', address: report.email ?? '' };
    if (!decision) continue;
    if (to.address && (report.is_open || (await isWithinLimit(tx, to.address))))
      await enqueueEmail(tx, {
        to,
        ...(await wordsOf(tx, decision, report)),
        dedupeKey: `report:${report.id}`,
      });
    if (report.reporter_id)
      await tx.emit('report.decided', {
        reportId: report.id,
        userId: report.reporter_id,
        subject: report.subject,
        reportedAt: report.reported_at,
        outcome: decision === 'kept' ? 'kept' : 'acted',
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

/** The address of a reporter without an account is unconfirmed. */
async function isWithinLimit(tx: TxCtx, address: string): Promise<boolean> {
  return tryAttempt(tx.db, `report-mails-to:${address}`, (await tx.settings())['limits.mails_per_recipient']);
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
    .leftJoin('company', 'company.id', 'decided.company_id')
    .leftJoin('user_account as person', 'person.id', 'decided.person_id')
    .select(['report.id', 'report.reporter_id', 'report.locale', 'report.email', 'decided.job_id', 'decided.decision'])
    .select(['decided.subject', 'report.reported_at'])
    .select(['decided.company_id', 'company.name as company_name', 'decided.person_id', 'person.name as person_name'])
    .select(['account.name', 'profile.first_name', ownAddress.as('address')])
    .select(({ eb }) => eb('account.id', 'is not', null).as('is_open'))
    .where('report.case_id', '=', caseId)
    .where('report.told_at', 'is', null)
    .orderBy('report.id')
    .limit(BATCH)
    .forUpdate('report')
    .skipLocked()
    .execute();

type NotEmailed = Awaited<ReturnType<typeof takeNotEmailed>>[number];

async function wordsOf(tx: TxCtx, decision: CaseDecision, report: NotEmailed) {
  const settings = await tx.settings();
  const locale = offeredLocale(settings, report.locale);
  const { 'site.contact_email': contact } = settings;
  const write = await mailWriter(tx);
  const also = contact ? (['contact'] as const) : [];
  if (report.job_id === null) {
    const { company_id: companyId, company_name: company, person_id: userId, person_name: person } = report;
    // A message is not quoted.
    const about = unlinked(company ?? person ?? m.admin_mail_report_message({}, { locale }));
    const outcome = decision === 'kept' ? 'kept' : 'acted';
    const words = write('report_decided_other', locale, { about, contact }, { also: [outcome, ...also] });
    return { about: { userId, companyId, applicationId: null }, locale, ...words };
  }
  const job = await findTitles(tx, report.job_id);
  const title = unlinked(job?.titleIn(locale) ?? '');
  const outcome = decision === 'hidden' ? 'hidden' : 'kept';
  const words = write('report_decided', locale, { title, contact }, { also: [outcome, ...also] });
  return { about: { userId: null, companyId: job?.companyId ?? null, applicationId: null }, locale, ...words };
}
