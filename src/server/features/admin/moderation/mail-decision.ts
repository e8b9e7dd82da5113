import type { Locale } from '#contract/locales.ts';
import { defaultLocale, intlLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type TxCtx } from '../../../context.ts';
import { digestOf, newSecret } from '../../accounts/secrets.ts';
import type { MailingCtx } from '../../accounts/send-mail.ts';
import { findRecipients } from '../../companies/members.ts';
import { responsibleId } from '../../jobs/responsible.ts';
import '../../profiles/table.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import type { DecisionMail } from './decision-mail-task.ts';
import { decisions, type DecisionRow } from './decisions.ts';

/** Nobody can opt out of it. Safe to repeat. */
export async function mailDecision(ctx: MailingCtx, { decisionId, what }: DecisionMail): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const made = await decisions(tx).where('made.id', '=', decisionId).executeTakeFirst();
    if (!made) return;
    for (const to of await findReaders(tx, made)) {
      // In each reader's language.
      const row = await decisions({ ...tx, locale: to.locale })
        .where('made.id', '=', decisionId)
        .executeTakeFirstOrThrow();
      const words = what === 'made' ? await madeWords(tx, row, to.locale) : appealWords(row, to.locale);
      const ref = to.isBanned ? await issueSecret(tx, decisionId) : decisionId;
      await enqueueEmail(tx, {
        to,
        about: { userId: row.user_id, companyId: row.company_id },
        locale: to.locale,
        ...words,
        action: {
          label: m.decisions_mail_action({}, { locale: to.locale }),
          path: paths.decision(ref),
          appUrl: ctx.appUrl,
        },
        dedupeKey: `decision:${decisionId}:${what}:${to.userId}`,
      });
    }
  });
}

/** Who was banned cannot sign in; the last mail's link is the one that works. */
async function issueSecret({ db }: TxCtx, id: string): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable('moderation_decision')
    .set({ digest: digestOf(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

async function findReaders(tx: TxCtx, { user_id: userId, company_id: companyId, case_id: caseId }: DecisionRow) {
  const ids = userId ? [userId] : await membersToTell(tx, companyId, caseId);
  if (ids.length === 0) return [];
  const rows = await tx.db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id', 'account.email', 'account.banned_at', 'profile.contact_email'])
    .select(['profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .where('account.id', 'in', ids)
    // It may be a stranger's address.
    .where('account.email_verified', '=', true)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    address: row.contact_email ?? row.email,
    locale: row.preferred_locale ?? defaultLocale,
    isBanned: row.banned_at !== null,
  }));
}

/** As of all that concerns a company (decision 0049). */
async function membersToTell(tx: TxCtx, companyId: string | null, caseId: string): Promise<string[]> {
  const job = await tx.db
    .selectFrom('moderation_case as of')
    .innerJoin('job', 'job.id', 'of.job_id')
    .select(responsibleId.as('responsible_id'))
    .where('of.id', '=', caseId)
    .executeTakeFirst();
  return findRecipients(tx, { companyId, jobId: null, responsibleId: job?.responsible_id ?? null, actorId: null });
}

async function madeWords(tx: TxCtx, row: DecisionRow, locale: Locale) {
  const { 'site.name': site, 'site.contact_email': contact } = await tx.settings();
  const until = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    row.appeal_until,
  );
  const texts = {
    job: m.decisions_what_job,
    company: m.decisions_what_company,
    message: m.decisions_what_message,
    person: m.decisions_what_person,
  };
  return {
    subject: subjectIn(row, site, locale),
    paragraphs: [
      texts[row.subject]({ site }, { locale }),
      m.admin_mail_banned_reason({ reason: row.reason }, { locale }),
      ruleIn(row, locale),
      row.by_report ? m.decisions_found_report({}, { locale }) : m.decisions_found_own_check({}, { locale }),
      m.decisions_not_automated({}, { locale }),
      m.decisions_mail_appeal({ date: until }, { locale }),
      ...(contact ? [m.admin_mail_banned_contact({ contact }, { locale })] : []),
    ],
  };
}

function subjectIn({ subject, about }: DecisionRow, site: string, locale: Locale): string {
  if (subject === 'job') return m.jobs_mail_hidden_subject({ title: about }, { locale });
  if (subject === 'person') return m.admin_mail_banned_subject({ site }, { locale });
  return subject === 'company'
    ? m.decisions_mail_company_subject({ name: about }, { locale })
    : m.decisions_mail_message_subject({ site }, { locale });
}

function ruleIn({ ground, rule }: DecisionRow, locale: Locale): string {
  if (ground === 'law') return m.decisions_ground_law({ rule }, { locale });
  return rule ? m.decisions_ground_terms_rule({ rule }, { locale }) : m.decisions_ground_terms({}, { locale });
}

const appealWords = ({ appeal_outcome: outcome, appeal_reason: reason, ...row }: DecisionRow, locale: Locale) => ({
  subject: m.decisions_mail_appeal_subject({}, { locale }),
  paragraphs: [
    outcome === 'restored' ? m.decisions_appeal_restored({}, { locale }) : m.decisions_appeal_kept({}, { locale }),
    m.admin_mail_banned_reason({ reason: reason ?? '' }, { locale }),
    row.appeal_decided_alone ? m.decisions_appeal_alone({}, { locale }) : m.decisions_appeal_other({}, { locale }),
  ],
});
