import { type RawBuilder, sql } from 'kysely';

import {
  ANSWERS_COUNTED_DAYS,
  ANSWERS_SHOWN_FROM,
  WAITING_COUNTS_DAYS,
} from '#contract/applications/answer-choices.ts';
import { companyTopic } from '#contract/topics.ts';

import { type Ctx, inTransaction } from '../../../context.ts';
import { ownAddress } from '../../accounts/standing.ts';
import '../../accounts/table.ts';
import '../../companies/table.ts';
import '../../profiles/table.ts';
import '../table.ts';

/** The number that fits into one PostgreSQL notification (8,000 bytes). */
const TOPICS_AT_ONCE = 100;

/** Without the suffix that people add for a second account on the same address. */
const mailboxOf = (email: RawBuilder<unknown>) =>
  sql`split_part(split_part(${email}, '@', 1), '+', 1) || '@' || split_part(${email}, '@', 2)`;

/** The company's own people: an address of its verified domain, or that of a member. */
const isOwn = sql`(
  company.verified_how = 'domain' and split_part(${ownAddress}, '@', 2) = company.domain
  or exists (
    select from company_member as member join user_account as own on own.id = member.user_id
    where member.company_id = company.id and ${mailboxOf(sql`own.email`)} = ${mailboxOf(ownAddress)}))`;

/**
 * The first application of each person, so that a company gains nothing by answering itself. Leaves out banned people,
 * applications that the company entered, and applicants who withdrew before an answer.
 */
const sentSince = (now: RawBuilder<Date>) => sql`sent as materialized (
  select distinct on (company.id, ${mailboxOf(ownAddress)})
    company.id as company_id, application.applied_at, application.counted_answer_at as answered_at,
    application.answer_due_at as due_at, application.status = 'rejected' as is_rejected
  from application
    join company on company.id = application.company_id
    join profile on profile.id = application.applicant_id
    join user_account as account on account.id = profile.user_id and account.banned_at is null
  where not application.is_added and application.applied_at > ${now} - ${sql.lit(ANSWERS_COUNTED_DAYS)} * interval '1 day' and application.applied_at <= ${now}
    and (application.status <> 'withdrawn' or application.counted_answer_at is not null)
    and ${isOwn} is not true
  order by company.id, ${mailboxOf(ownAddress)}, application.applied_at, application.id)`;

/** Unanswered applications count once there was time to answer; greatest() ignores a promise that is null. */
const figures = (now: RawBuilder<Date>) => sql`figures as (
  select company_id,
    count(*) filter (where counts)::int as applications,
    count(answered_at)::int as answered,
    count(*) filter (where is_told)::int as told_at_closing,
    count(due_at) filter (where answered_at is not null or is_told or due_at <= ${now})::int as promised,
    count(*) filter (where answered_at <= due_at)::int as kept,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 3600) as median_hours
  from sent cross join lateral (select answered_at is null and is_rejected as is_told) as told
    cross join lateral (select answered_at is not null or is_told
      or greatest(applied_at + ${sql.lit(WAITING_COUNTS_DAYS)} * interval '1 day', due_at) <= ${now} as counts) as counting
  group by company_id)`;

/**
 * Recounts for all companies, in one statement, and invalidates the pages whose shown figures changed. Nothing is
 * accumulated, so deletions and corrections take effect the next night.
 */
export async function countAnswers(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Linear in the applications of 90 days: a million take longer than the timeout of a request's statement.
    await sql`set local statement_timeout = '10min'`.execute(tx.db);
    const now = sql<Date>`${tx.clock.now()}::timestamptz`;
    const { rows } = await sql<{ company_id: string }>`
      with ${sentSince(now)}, ${figures(now)},
      gone as (
        delete from company_answers where company_id not in (select company_id from figures)
        returning company_id, applications
      ),
      stored as (
        insert into company_answers (company_id, applications, answered, told_at_closing, promised, kept, median_hours, counted_at)
        select figures.*, ${now} from figures
        on conflict (company_id) do update set applications = excluded.applications, answered = excluded.answered,
          told_at_closing = excluded.told_at_closing, promised = excluded.promised, kept = excluded.kept,
          median_hours = excluded.median_hours, counted_at = excluded.counted_at
      )
      select company_id from gone where applications >= ${sql.lit(ANSWERS_SHOWN_FROM)}
      union all
      select figures.company_id
      from figures left join company_answers as before on before.company_id = figures.company_id
      where greatest(figures.applications, before.applications) >= ${sql.lit(ANSWERS_SHOWN_FROM)}
        and (figures.applications, figures.answered, figures.told_at_closing, figures.promised, figures.kept, figures.median_hours)
          is distinct from (before.applications, before.answered, before.told_at_closing, before.promised, before.kept, before.median_hours)
    `.execute(tx.db);
    const topics = rows.map((row) => companyTopic(row.company_id));
    for (let start = 0; start < topics.length; start += TOPICS_AT_ONCE)
      await tx.invalidate(topics.slice(start, start + TOPICS_AT_ONCE));
  });
}
