import { sql } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { OwnApplication } from '#contract/applications/application-views.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import { timePosition } from '#contract/positions.ts';

import type { Ctx } from '../../context.ts';
import { preciseTime, readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { answersOfCompany, presentAnswers } from '../companies/answers.ts';
import { can, isApplicant } from './access.ts';
import { isWaiting, presentWaiting } from './promised.ts';
import { statusCounts, type StatusCounts } from './status-counts.ts';
import './table.ts';

const PAGE_SIZE = 50;

/**
 * Latest change first, with counts by status.
 * @throws Refusal INVALID for an invalid cursor
 */
export async function listOwnApplications(
  ctx: Ctx,
  { status, cursor }: { status?: ApplicationStatus | undefined; cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : readCursor(cursor, timePosition);
  let query = ownApplications(ctx)
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (status) query = query.where('application.status', '=', status);
  if (after)
    query = query.where(
      sql<boolean>`(application.updated_at, application.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    applications: shown.map((row) => presentOwn(ctx, row)),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.position, last.id]) : null,
    counts: await countOwn(ctx),
  };
}

/** Null before the actor applies. */
export async function readOwnOfJob(
  { db, actor }: Ctx,
  jobId: string,
): Promise<{ id: string; status: ApplicationStatus; appliedAt: string } | null> {
  const row = await db
    .selectFrom('application')
    .select(['id', 'status', 'applied_at'])
    .where('job_id', '=', jobId)
    .where('repeats', 'is', null)
    .where(isApplicant(actor))
    .executeTakeFirst();
  return row ? { id: row.id, status: row.status, appliedAt: row.applied_at.toISOString() } : null;
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownApplications>['execute']>>[number];

const ownApplications = ({ db, actor }: Ctx) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where(isApplicant(actor))
    .select([
      'application.id',
      'application.applicant_id',
      'application.is_blind',
      'application.status',
      'application.applied_at',
      'application.updated_at',
      'application.job_facts',
      'application.answer_due_at',
    ])
    .select([isWaiting.as('is_waiting'), answersOfCompany.as('company_answers')])
    .select(preciseTime('application.updated_at').as('position'))
    .select(['job.id as job_id', 'job.status as job_status', 'company.slug', 'company.logo_file_id']);

const presentOwn = ({ actor }: Ctx, row: OwnRow): OwnApplication => ({
  id: row.id,
  status: row.status,
  appliedAt: row.applied_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ...presentWaiting(row),
  companyAnswers: presentAnswers(row.company_answers),
  job: {
    id: row.job_id,
    status: row.job_status,
    locale: row.job_facts.locale,
    title: row.job_facts.title,
    companyName: row.job_facts.companyName,
    companySlug: row.slug,
    companyLogoUrl: row.logo_file_id && fileUrl(row.logo_file_id),
    city: row.job_facts.city,
    country: row.job_facts.country,
  },
  can: { withdraw: can(actor, { ...row, may_decide: false }).withdraw },
});

async function countOwn({ db, actor }: Ctx): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('application')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(isApplicant(actor))
    .groupBy('status')
    .execute();
  return statusCounts(rows);
}
