import type { Locale } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import { digestOf, newSecret } from '../../accounts/secrets.ts';
import { addressOfPerson } from '../../accounts/standing.ts';
import { findRecipients } from '../../companies/members.ts';
import { responsibleId } from '../../jobs/responsible.ts';
import { longDay } from '../../mail-texts/filling.ts';
import { mailWriter, type WriteMail, withAction } from '../../mail-texts/write-mail.ts';
import '../../profiles/table.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import type { DecisionMail } from './decision-mail-task.ts';
import { decisions, type DecisionRow } from './decisions.ts';
import './events.ts';

/** By email, and in the app. Users cannot opt out of it. Safe to repeat. */
export async function mailDecision(ctx: Ctx, { decisionId, what }: DecisionMail): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const made = await decisions(tx).where('made.id', '=', decisionId).executeTakeFirst();
    if (!made) return;
    const write = await mailWriter(tx);
    for (const to of await findReaders(tx, made)) {
      // In each reader's language.
      const row = await decisions({ ...tx, locale: to.locale })
        .where('made.id', '=', decisionId)
        .executeTakeFirstOrThrow();
      if (!to.isBanned) await tellInApp(tx, row, what, to.userId);
      if (!to.isVerified) continue;
      const words = what === 'made' ? await madeWords(tx, write, row, to.locale) : appealWords(write, row, to.locale);
      const path = to.isBanned
        ? withToken(paths.mailedDecision(), await issueSecret(tx, decisionId))
        : paths.decision(decisionId);
      await enqueueEmail(tx, {
        to,
        about: { userId: row.user_id, companyId: row.company_id, applicationId: null },
        locale: to.locale,
        ...withAction(words, path),
        dedupeKey: `decision:${decisionId}:${what}:${to.userId}`,
      });
    }
  });
}

/** The job's company is notified of the hiding by `job.hidden`. */
async function tellInApp(tx: TxCtx, row: DecisionRow, what: DecisionMail['what'], userId: string): Promise<void> {
  const { id: decisionId, subject, about, appeal_outcome: outcome } = row;
  if (what === 'made' && subject === 'job') return;
  const name = subject === 'message' ? '' : about;
  await tx.emit('decision.told', { decisionId, userId, subject, name, outcome: what === 'made' ? null : outcome });
}

/** A banned person cannot sign in; the link of the last email is the one that works. */
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
    .select(['account.id', 'account.banned_at', addressOfPerson.as('address')])
    .select(['profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .select('account.email_verified')
    .where('account.id', 'in', ids)
    .execute();
  const settings = await tx.settings();
  return rows.map((row) => ({
    userId: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    address: row.address,
    locale: offeredLocale(settings, row.preferred_locale),
    isBanned: row.banned_at !== null,
    // Otherwise it may be a stranger's address.
    isVerified: row.email_verified,
  }));
}

/** The members who are notified of everything that concerns a company. */
async function membersToTell(tx: TxCtx, companyId: string | null, caseId: string): Promise<string[]> {
  const job = await tx.db
    .selectFrom('moderation_case as of')
    .innerJoin('job', 'job.id', 'of.job_id')
    .select(responsibleId.as('responsible_id'))
    .where('of.id', '=', caseId)
    .executeTakeFirst();
  return findRecipients(tx, { companyId, jobId: null, responsibleId: job?.responsible_id ?? null, actorId: null });
}

async function madeWords(tx: TxCtx, write: WriteMail, row: DecisionRow, locale: Locale) {
  const { 'site.contact_email': contact } = await tx.settings();
  const date = longDay(row.appeal_until, locale);
  const { subject, about, reason, rule } = row;
  const inputs = { title: about, name: about, reason, rule, date, contact };
  return write(`decision_${subject}`, locale, inputs, { also: partsOf(row, contact) });
}

/** The legal ground, the means of detection, and the contact. */
const partsOf = ({ ground, rule, by_report: isReported }: DecisionRow, contact: string) => [
  ground === 'law' ? ('law' as const) : rule ? ('terms_rule' as const) : ('terms' as const),
  isReported ? ('report' as const) : ('own_check' as const),
  ...(contact ? (['contact'] as const) : []),
];

const appealWords = (
  write: WriteMail,
  { appeal_outcome: outcome, appeal_reason: reason, appeal_decided_alone: isAlone }: DecisionRow,
  locale: Locale,
) =>
  write(
    'appeal_decided',
    locale,
    { reason: reason ?? '' },
    { also: [outcome === 'restored' ? 'restored' : 'kept', isAlone ? 'alone' : 'other'] },
  );
