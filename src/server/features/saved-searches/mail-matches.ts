import { sql } from 'kysely';

import type { JobCard } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { enqueueRenderedEmail } from '../../platform/mail/outbox.ts';
import { readCards } from '../jobs/cards.ts';
import '../jobs/table.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { readNames } from './describe.ts';
import { isDue } from './due.ts';
import { matchesEmail, unsubscribeHeaders, type Fit } from './emails.ts';
import { lockOwner } from './queries.ts';
import './table.ts';
import { findRecipient, isOfRecipient } from './recipients.ts';
import { tokenMaker } from './tokens.ts';

export const JOBS_IN_MAIL = 20;
/** Sent emails lose their texts immediately; this is for those that cannot be sent. */
const MAIL_DAYS = 7;
const DAY = 86_400_000;

/**
 * Sends one email with all due jobs of a search's owner: each job once, without jobs closed meanwhile. The email and
 * the marks of what was sent are one transaction.
 */
export async function mailMatches(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [{ renderEmail }, tokenOf, settings, write] = await Promise.all([
    // Loaded lazily: only processes that write emails need the template engine.
    import('../../platform/mail/layout.tsx'),
    tokenMaker(ctx),
    ctx.settings(),
    mailWriter(ctx),
  ]);
  await inTransaction(ctx, async (tx) => {
    const search = await findOwner(tx, id);
    if (!search) return;
    await lockOwner(tx, `mails ${search.account_email ?? search.email}`);
    const due = await takeDue(tx, search);
    const recipient = await findRecipient(tx, search);
    if (!recipient || due.jobIds.length === 0) return;
    const jobs = await readShown(tx, due.jobIds, recipient.locale);
    const [first] = due.searches;
    if (!first || jobs.length === 0) return;
    const content = matchesEmail(write, {
      jobs,
      count: due.jobIds.length,
      searches: due.searches,
      names: await readNames(tx, due.searches),
      recipient,
      token: tokenOf(first.id),
      site: settings['site.name'],
      appUrl: ctx.appUrl,
    });
    await enqueueRenderedEmail(tx, {
      to: recipient,
      about: { userId: null, companyId: onlyOne(jobs.map(({ company }) => company.id)), applicationId: null },
      locale: recipient.locale,
      subject: content.subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
      headers: unsubscribeHeaders(tokenOf(first.id), due.searches.length > 1, ctx.appUrl),
      removeAt: new Date(tx.clock.now().getTime() + MAIL_DAYS * DAY),
    });
  });
}

const onlyOne = (ids: string[]): string | null => (new Set(ids).size === 1 ? (ids[0] ?? null) : null);

const findOwner = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('saved_search as search')
    .leftJoin('user_account as account', 'account.id', 'search.user_id')
    .select(['search.user_id', 'search.email', 'search.locale', 'account.email as account_email'])
    .where('search.id', '=', id)
    .executeTakeFirst();

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

interface Due {
  /** Open ones, the latest first. */
  jobIds: string[];
  searches: Fit[];
}

/** Marks everything due as sent, in every search of the recipient. */
async function takeDue(tx: TxCtx, { user_id: userId, email }: Owner): Promise<Due> {
  const ofRecipient = isOfRecipient(userId, email);
  const { rows } = await sql<{ job_id: string; search_id: string }>`
    with due as (
      select distinct match.job_id
      from saved_search_match as match join saved_search as search on search.id = match.saved_search_id
      where ${userId === null ? sql`search.email = ${email}` : sql`search.user_id = ${userId}`} and ${isDue(tx)}
    ), told as (
      select match.job_id
      from saved_search_match as match join saved_search as search on search.id = match.saved_search_id
      where ${ofRecipient} and match.sent_at is not null and match.job_id in (select job_id from due)
    ), marked as (
      update saved_search_match as match set sent_at = ${tx.clock.now()}
      from saved_search as search
      where search.id = match.saved_search_id and ${ofRecipient} and match.sent_at is null
        and match.job_id in (select job_id from due)
      returning match.job_id, match.saved_search_id
    )
    select marked.job_id, marked.saved_search_id as search_id
    from marked join job on job.id = marked.job_id
    where job.status = 'active' and job.hidden_at is null and marked.job_id not in (select job_id from told)
    order by job.first_published_at desc, marked.job_id, marked.saved_search_id`.execute(tx.db);
  return {
    jobIds: [...new Set(rows.map(({ job_id: id }) => id))],
    searches: await readFits(tx, rows),
  };
}

async function readFits({ db }: TxCtx, matches: { job_id: string; search_id: string }[]): Promise<Fit[]> {
  const ids = [...new Set(matches.map(({ search_id: id }) => id))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', 'name', 'filters'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    jobIds: new Set(matches.filter(({ search_id: id }) => id === row.id).map(({ job_id: id }) => id)),
  }));
}

/** As everyone sees them. */
const readShown = (tx: Ctx, ids: readonly string[], locale: Locale): Promise<JobCard[]> =>
  readCards({ ...tx, actor: { kind: 'anonymous' } }, ids.slice(0, JOBS_IN_MAIL), locale);
