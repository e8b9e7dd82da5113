import { sql, type RawBuilder } from 'kysely';

import { type ApplicationStatus, applicationStatuses } from '#contract/applications/application-status.ts';
import type { FigurePeriod } from '#contract/applications/figure-periods.ts';
import type { HiringFigures, HiringFiguresFilters } from '#contract/applications/hiring-figures.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { type LocalizedWords, wordsFor } from '#contract/localized-words.ts';

import type { Ctx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { jobsManagedBy, SEEING_ALL_JOBS } from '../../companies/memberships.ts';
import { findStages } from '../../companies/pipelines/read.ts';
import { findCompany } from '../../companies/queries.ts';
import '../../jobs/table.ts';
import { shownSource } from '../blind.ts';
import '../table.ts';

/** Only this many of the newest are counted. */
const SENT_MAX = 50_000;
const JOBS_MAX = 50;
const SOURCES_MAX = 20;
const DAY_MS = 86_400_000;

/**
 * For applications sent in the period.
 * @throws Refusal NOT_FOUND, also for another company's job; FORBIDDEN for interviewers and non-members.
 */
export async function readHiringFigures(
  ctx: Ctx,
  { id: companyId, job, days = '90' }: HiringFiguresFilters & { id: string },
): Promise<HiringFigures> {
  const scope = await scopeOfFigures(ctx, companyId);
  const steps = await stepsOf(ctx, companyId, job);
  const to = ctx.clock.now();
  const from = firstDayOf(days, to);
  const sent = sentIn(sql`${scope} ${job ? sql`and job_id = ${job}` : sql``}
    ${from ? sql`and applied_at >= ${from}::date at time zone 'utc'` : sql``}`);
  const [reached, total, jobs, reasons, sources, languages] = await Promise.all([
    countSteps(ctx, sent, steps),
    readTotal(ctx, sent),
    readJobs(ctx, sent),
    readReasons(ctx, sent),
    readSources(ctx, sent),
    readLanguages(ctx, sent),
  ]);
  return {
    period: { from, to: to.toISOString().slice(0, 10) },
    steps: steps.map(({ status, stage }, position) => ({
      status,
      stage,
      ...(reached.get(position) ?? { reached: 0, medianHours: null }),
    })),
    total,
    jobs,
    reasons,
    sources,
    languages,
  };
}

/**
 * For rows with a company and a job: all of the company's, or those of a hiring manager's jobs.
 * @throws Refusal NOT_FOUND; FORBIDDEN for interviewers and non-members.
 */
export async function scopeOfFigures(ctx: Ctx, companyId: string): Promise<RawBuilder<unknown>> {
  const company = await findCompany(ctx, companyId);
  if (!company) throw notFound();
  const { userId } = personOf(ctx);
  if (company.member_role === null || company.member_role === 'interviewer') throw new Refusal('FORBIDDEN');
  return SEEING_ALL_JOBS.includes(company.member_role)
    ? sql`company_id = ${companyId}`
    : sql`company_id = ${companyId} and job_id = ${jobsManagedBy(userId)}`;
}

/** In UTC; null for all. */
export const firstDayOf = (days: FigurePeriod, now: Date): string | null =>
  days === 'all' ? null : new Date(now.getTime() - (Number(days) - 1) * DAY_MS).toISOString().slice(0, 10);

interface Step {
  status: ApplicationStatus;
  stage: Pick<Stage, 'id' | 'name'> | null;
}

const statusSteps: readonly Step[] = applicationStatuses
  .filter((status) => status !== 'rejected' && status !== 'withdrawn')
  .map((status) => ({ status, stage: null }));

/** The custom stages of a job, between new and accepted; else the statuses. */
async function stepsOf(ctx: Ctx, companyId: string, jobId: string | undefined): Promise<readonly Step[]> {
  if (jobId === undefined) return statusSteps;
  const job = await ctx.db
    .selectFrom('job')
    .select('pipeline_id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!job) throw notFound();
  const stages = await findStages(ctx, job.pipeline_id);
  if (stages.length === 0) return statusSteps;
  return [
    { status: 'new', stage: null },
    ...stages.map(({ id, name, status }) => ({ status, stage: { id, name } })),
    { status: 'accepted', stage: null },
  ];
}

const sentIn = (conditions: RawBuilder<unknown>): RawBuilder<unknown> => sql`sent as materialized (
  select id, job_id, status, rejection, job_facts ->> 'locale' as locale, ${shownSource} as source, applied_at, first_answered_at
  from application where ${conditions}
  order by applied_at desc limit ${SENT_MAX})`;

/**
 * By position. Entering a status counts as entering its first stage; if a stage was entered at the same moment, the
 * first one gets no time.
 */
async function countSteps({ db }: Ctx, sent: RawBuilder<unknown>, steps: readonly Step[]) {
  const isFirst = steps.map(({ status }, at) => steps.findIndex((step) => step.status === status) === at);
  const { rows } = await sql<{ position: number; reached: number; medianHours: number | null }>`
    with ${sent},
    step as (
      select * from unnest(
        ${steps.map(({ status }) => status)}::text[], ${steps.map(({ stage }) => stage?.id ?? null)}::uuid[], ${isFirst}::boolean[]
      ) with ordinality as step (status, stage_id, is_first, position)
    ),
    entry as (
      select event.application_id, event.at, step.position
      from sent join application_event as event on event.application_id = sent.id
        left join step on step.status = event.to_status and step.is_first
      union all
      select move.application_id, move.at, step.position
      from sent join application_stage_move as move on move.application_id = sent.id join step on step.stage_id = move.stage_id
    ),
    stay as (
      select application_id, position, extract(epoch from lead(at) over (partition by application_id order by at, position) - at) as seconds
      from entry
    ),
    furthest as (select application_id, max(position) as position from entry group by application_id)
    select step.position::int - 1 as position,
      (select count(*)::int from furthest where furthest.position >= step.position) as reached,
      (select (percentile_cont(0.5) within group (order by seconds) / 3600)::float8 from stay
        where stay.position = step.position and stay.seconds > 0) as "medianHours"
    from step`.execute(db);
  return new Map(rows.map(({ position, reached, medianHours }) => [position, { reached, medianHours }]));
}

/** Counts over `sent`. Applications that got further count in the earlier steps too. */
const outcomes = sql`
  count(*)::int as sent,
  count(*) filter (where came.far >= 1)::int as shortlisted,
  count(*) filter (where came.far >= 2)::int as interviewed,
  count(*) filter (where sent.status = 'accepted')::int as accepted,
  count(*) filter (where sent.status = 'rejected')::int as rejected,
  count(*) filter (where sent.status = 'withdrawn')::int as withdrawn`;

const withFurthest = sql`sent left join (
    select application_id, max(array_position(array['shortlisted', 'interview', 'accepted'], to_status)) as far
    from application_event where application_id in (select id from sent) group by application_id
  ) as came on came.application_id = sent.id`;

async function readTotal({ db }: Ctx, sent: RawBuilder<unknown>): Promise<HiringFigures['total']> {
  const { rows } = await sql<HiringFigures['total']>`
    with ${sent}
    select ${outcomes},
      count(*) filter (where sent.status not in ('accepted', 'rejected', 'withdrawn'))::int as open,
      count(first_answered_at)::int as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - applied_at)) / 3600)::float8
        as "medianHoursToAnswer"
    from ${withFurthest}`.execute(db);
  const [total] = rows;
  if (!total) throw new Error('An aggregate has one row.');
  return total;
}

async function readJobs({ db, locale }: Ctx, sent: RawBuilder<unknown>): Promise<HiringFigures['jobs']> {
  const { rows } = await sql<HiringFigures['jobs'][number]>`
    with ${sent},
    counted as (
      select job_id, ${outcomes} from ${withFurthest} group by job_id order by count(*) desc, job_id limit ${JOBS_MAX}
    )
    select job.id, job.status, counted.sent, counted.shortlisted, counted.interviewed, counted.accepted, counted.rejected,
      counted.withdrawn, coalesce(own.title, main.title) as title
    from counted join job on job.id = counted.job_id
      left join job_translation as own on own.job_id = job.id and own.locale = ${locale}
      join job_translation as main on main.job_id = job.id and main.locale = job.primary_locale
    order by counted.sent desc, job.id`.execute(db);
  return rows;
}

async function readLanguages({ db }: Ctx, sent: RawBuilder<unknown>): Promise<HiringFigures['languages']> {
  const { rows } = await sql<HiringFigures['languages'][number]>`
    with ${sent} select locale, ${outcomes} from ${withFurthest} group by locale order by count(*) desc, locale`.execute(
    db,
  );
  return rows;
}

async function readSources({ db }: Ctx, sent: RawBuilder<unknown>): Promise<HiringFigures['sources']> {
  const { rows } = await sql<HiringFigures['sources'][number]>`
    with ${sent} select source, ${outcomes} from ${withFurthest}
    group by source order by count(*) desc, source nulls last limit ${SOURCES_MAX}`.execute(db);
  return rows;
}

/** By each stage's last name. */
async function readReasons({ db, locale }: Ctx, sent: RawBuilder<unknown>): Promise<HiringFigures['reasons']> {
  const { rows } = await sql<{ names: LocalizedWords; count: number }>`
    with ${sent}
    select (array_agg(rejection -> 'names' order by applied_at desc))[1] as names, count(*)::int as count
    from sent where rejection is not null group by rejection ->> 'reasonId' order by count(*) desc limit ${JOBS_MAX}`.execute(
    db,
  );
  return rows.map(({ names, count }) => ({ name: wordsFor(names, locale), count }));
}
