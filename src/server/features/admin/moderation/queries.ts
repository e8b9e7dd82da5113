import { sql } from 'kysely';
import { z } from 'zod';

import type { CaseState } from '#contract/admin-choices.ts';
import {
  JOBS_COUNTED_MAX,
  OPEN_CASES_MAX,
  REPORTS_SHOWN,
  type Case,
  type CaseRow,
  type Report,
} from '#contract/moderation.ts';
import { momentSchema } from '#contract/positions.ts';

import type { Ctx } from '../../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../accounts/table.ts';
import '../../companies/table.ts';
import { presentVerification } from '../../companies/present.ts';
import { can } from '../../jobs/access.ts';
import { moment } from '../../jobs/present.ts';
import { wordsIn } from '../../jobs/queries.ts';
import './table.ts';

const PAGE = 50;

/** Open cases: without a report (1) or with one (0), then when opened; decided ones: when decided. */
const positionSchema = z.tuple([z.literal([0, 1]), momentSchema, z.uuid()]);

/** Counts up to 1,000. */
export async function countOpen({ db }: Ctx): Promise<number> {
  const { open } = await db
    .selectFrom((eb) =>
      eb.selectFrom('moderation_case').select('id').where('decided_at', 'is', null).limit(OPEN_CASES_MAX).as('some'),
    )
    .select(sql<number>`count(*)::int`.as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

const cases = ({ db, locale }: Ctx) =>
  db
    .selectFrom('moderation_case as found')
    .innerJoin('job', 'job.id', 'found.job_id')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoinLateral(
      () => wordsIn(locale).select(['t.locale', 't.title']).as('words'),
      (join) => join.onTrue(),
    )
    .select(['found.id', 'found.cause', 'found.reports', 'found.opened_at', 'found.decision', 'found.decided_at'])
    .select(['job.id as job_id', 'job.status', 'job.hidden_at', 'words.title', 'words.locale'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.slug']);

/**
 * Lists open cases, reported ones first, then longest waiting; or decided ones, newest first. 50 a page.
 * @throws Refusal INVALID for a cursor of another list
 */
export async function listCases(
  ctx: Ctx,
  { state = 'open', cursor }: { state?: CaseState | undefined; cursor?: string | undefined },
): Promise<{ cases: CaseRow[]; nextCursor: string | null }> {
  const position = cursor === undefined ? undefined : readCursor(cursor, positionSchema);
  const rows = await (state === 'open' ? waiting(ctx, position) : decided(ctx, position)).limit(PAGE + 1).execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    cases: shown.map(presentRow),
    nextCursor: last && rows.length > PAGE ? writeCursor([last.reports === 0 ? 1 : 0, last.position, last.id]) : null,
  };
}

type Position = z.infer<typeof positionSchema> | undefined;

function waiting(ctx: Ctx, position: Position) {
  const query = cases(ctx)
    .select(preciseTime('found.opened_at').as('position'))
    .where('found.decided_at', 'is', null)
    .orderBy(sql`found.reports = 0`)
    .orderBy('found.opened_at')
    .orderBy('found.id');
  return position
    ? query.where(
        sql<boolean>`(found.reports = 0, found.opened_at, found.id) > (${position[0] === 1}::boolean, ${position[1]}::timestamptz, ${position[2]}::uuid)`,
      )
    : query;
}

function decided(ctx: Ctx, position: Position) {
  const query = cases(ctx)
    .select(preciseTime('found.decided_at').as('position'))
    .where('found.decided_at', 'is not', null)
    .orderBy('found.decided_at', 'desc')
    .orderBy('found.id', 'desc');
  return position
    ? query.where(sql<boolean>`(found.decided_at, found.id) < (${position[1]}::timestamptz, ${position[2]}::uuid)`)
    : query;
}

type Row = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number];

const presentRow = (row: Row): CaseRow => ({
  id: row.id,
  cause: row.cause,
  openedAt: row.opened_at.toISOString(),
  reports: row.reports,
  job: { id: row.job_id, title: row.title, locale: row.locale, status: row.status, isHidden: row.hidden_at !== null },
  company: { id: row.company_id, name: row.company_name, slug: row.slug },
  decided: row.decision && row.decided_at && { as: row.decision, at: row.decided_at.toISOString() },
});

/**
 * With its newest 100 reports.
 * @throws Refusal NOT_FOUND
 */
export async function readCase(ctx: Ctx, id: string): Promise<Case> {
  const row = await cases(ctx)
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
  const { hide, restore } = can(ctx.actor, { ...row, member_role: null });
  const shown = presentRow(row);
  return {
    ...shown,
    job: {
      ...shown.job,
      firstPublishedAt: moment(row.first_published_at),
      postedBy:
        row.poster_id !== null && row.poster_name !== null ? { id: row.poster_id, name: row.poster_name } : null,
      hidden: row.hidden_at && {
        at: row.hidden_at.toISOString(),
        reason: row.hidden_reason ?? '',
        byBan: row.hidden_for !== null,
      },
    },
    company: {
      ...shown.company,
      createdAt: row.company_since.toISOString(),
      verified: presentVerification(row) !== null,
      jobsPublished: row.jobs_published,
    },
    reported: await reportsOf(ctx, id),
    can: { keep: row.decided_at === null, hide, restore },
  };
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
