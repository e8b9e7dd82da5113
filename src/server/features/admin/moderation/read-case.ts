import { sql } from 'kysely';

import { MESSAGES_AROUND } from '#contract/admin/moderation-choices.ts';
import { JOBS_COUNTED_MAX, REPORTS_SHOWN, type Case, type Report, type Evidence } from '#contract/admin/moderation.ts';

import { userIdOf } from '../../../actor.ts';
import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { presentVerification } from '../../companies/present.ts';
import { can as canJob } from '../../jobs/access.ts';
import { moment } from '../../jobs/present.ts';
import { record } from '../audit.ts';
import { decisions, presentDecision } from './decisions.ts';
import '../../files/table.ts';
import '../../messaging/table.ts';
import { cases, presentRow, type CaseListRow } from './queries.ts';

/**
 * With its newest 100 reports; a message comes with those around it, which is recorded.
 * @throws Refusal NOT_FOUND
 */
export async function readCase(ctx: Ctx, id: string): Promise<Case> {
  const row = await findCase(ctx, id);
  const shown = presentRow(row);
  return {
    ...shown,
    job: shown.job && { ...shown.job, ...jobDetails(row) },
    company: shown.company && { ...shown.company, ...companyDetails(row) },
    evidence: row.message_id === null ? [] : await readEvidence(ctx, row.message_id),
    reported: await reportsOf(ctx, id),
    decision: row.decision_id === null ? null : await decisionOf(ctx, row.decision_id),
    can: abilitiesOf(ctx, row),
  };
}

const findCase = (ctx: Ctx, id: string) =>
  cases(ctx)
    .leftJoin('user_account as poster', 'poster.id', 'job.posted_by')
    .where('found.id', '=', id)
    .select([
      'job.hidden_reason',
      'job.hidden_for',
      'job.first_published_at',
      'poster.id as poster_id',
      'poster.name as poster_name',
    ])
    .select([
      'company.created_at as company_since',
      'company.verified_at',
      'company.verified_by',
      'company.verified_how',
    ])
    .select(
      sql<number>`(select count(*)::int from (select from job as other where other.company_id = company.id and other.first_published_at is not null limit ${JOBS_COUNTED_MAX}) as counted)`.as(
        'jobs_published',
      ),
    )
    .executeTakeFirstOrThrow(notFound);

type Row = Awaited<ReturnType<typeof findCase>>;

const jobDetails = (row: Row) => ({
  firstPublishedAt: moment(row.first_published_at),
  postedBy: row.poster_id !== null && row.poster_name !== null ? { id: row.poster_id, name: row.poster_name } : null,
  hidden: row.hidden_at && {
    at: row.hidden_at.toISOString(),
    reason: row.hidden_reason ?? '',
    byBan: row.hidden_for !== null,
  },
});

const companyDetails = ({ company_since: since, jobs_published: jobsPublished, ...row }: Row) => ({
  createdAt: (since ?? new Date(0)).toISOString(),
  verified: presentVerification(row) !== null,
  jobsPublished,
});

/** An open case can be hidden or kept; a decided one can be reversed, and its job hidden again. */
function abilitiesOf({ actor }: Ctx, row: Row): Case['can'] {
  const keep = row.decided_at === null;
  if (row.subject === 'job' && row.status !== null) {
    const { hidden_at, hidden_for, status } = row;
    const { hide, restore } = canJob(actor, { status, hidden_at, hidden_for, member_role: null });
    return { keep, hide, restore };
  }
  const restricted = isRestricted(row);
  const isOwn = row.subject === 'person' && row.person_id === userIdOf({ actor });
  return { keep, hide: keep && !restricted && !isOwn, restore: !keep && restricted };
}

const isRestricted = ({ subject, ...row }: CaseListRow): boolean =>
  (subject === 'company' ? row.company_hidden_at : subject === 'message' ? row.message_hidden_at : row.banned_at) !==
  null;

async function decisionOf(ctx: Ctx, id: string): Promise<Case['decision']> {
  const row = await decisions(ctx)
    .leftJoin('user_account as decider', 'decider.id', 'made.decided_by')
    .select('decider.name as decider_name')
    .where('made.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const { can: _, ...decision } = presentDecision(ctx, row);
  const by =
    row.decided_by !== null && row.decider_name !== null ? { id: row.decided_by, name: row.decider_name } : null;
  const waits = decision.appeal !== null && decision.appeal.decided === null;
  return { ...decision, by, appealFor: waits ? await appealFor(ctx, row.decided_by) : null };
}

async function appealFor({ db, actor }: Ctx, decidedBy: string | null) {
  const reader = userIdOf({ actor });
  if (decidedBy === null || decidedBy !== reader) return 'reader' as const;
  const other = await db
    .selectFrom('profile')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('account.id')
    .where('profile.role', '=', 'admin')
    .where('account.banned_at', 'is', null)
    .where('account.id', '<>', reader)
    .limit(1)
    .executeTakeFirst();
  return other ? ('others' as const) : ('reader_as_only_one' as const);
}

async function reportsOf({ db }: Ctx, caseId: string): Promise<Report[]> {
  const rows = await db
    .selectFrom('job_report as report')
    .leftJoin('user_account as reporter', 'reporter.id', 'report.reporter_id')
    .select([
      'report.id',
      'report.reason',
      'report.text',
      'report.reported_at',
      'reporter.id as reporter_id',
      'reporter.name',
    ])
    .where('report.case_id', '=', caseId)
    .orderBy('report.reported_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(REPORTS_SHOWN)
    .execute();
  return rows.map(({ id, reason, text, reported_at, reporter_id, name }) => ({
    id,
    reason,
    text,
    reportedAt: reported_at.toISOString(),
    reporter: reporter_id !== null && name !== null ? { id: reporter_id, name } : null,
  }));
}

/** The message and those around it, as they were sent; the audit log records who read them. */
async function readEvidence(ctx: Ctx, messageId: string): Promise<Evidence[]> {
  const { application_id: applicationId, seq } = await ctx.db
    .selectFrom('message')
    .select(['application_id', 'seq'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow(notFound);
  const rows = await ctx.db
    .selectFrom('message')
    .leftJoin('user_account as sender', 'sender.id', 'message.sender_id')
    .select(['message.id', 'message.side', 'message.content', 'message.created_at', 'sender.name'])
    .select(
      sql<string[]>`array(select file.name from message_attachment as attached join file on file.id = attached.file_id
        where attached.message_id = message.id order by attached.position)`.as('attachments'),
    )
    .where('message.application_id', '=', applicationId)
    .where('message.seq', '>=', seq - MESSAGES_AROUND)
    .where('message.seq', '<=', seq + MESSAGES_AROUND)
    .orderBy('message.seq')
    .execute();
  await record(ctx, { action: 'message.viewed', subject: { type: 'message', id: messageId } });
  return rows.map(({ created_at: at, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    isReported: row.id === messageId,
  }));
}
