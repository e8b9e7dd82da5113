import { sql, type RawBuilder } from 'kysely';

import type { HiringFiguresFilters } from '#contract/applications/hiring-figures.ts';
import type { OfferFigures } from '#contract/offers/offer-figures.ts';

import type { Ctx } from '../../context.ts';
import { shownSource } from '../applications/blind.ts';
import { firstDayOf, scopeOfFigures } from '../applications/figures/read-figures.ts';
import '../applications/table.ts';
import '../jobs/table.ts';
import './table.ts';

/** Only this many of the newest are counted. */
const SENT_MAX = 20_000;
const JOBS_MAX = 50;
const SOURCES_MAX = 20;

/**
 * For offers sent in the period; without pay.
 * @throws Refusal NOT_FOUND; FORBIDDEN for interviewers and non-members.
 */
export async function readOfferFigures(
  ctx: Ctx,
  { id: companyId, job, days = '90' }: HiringFiguresFilters & { id: string },
): Promise<OfferFigures> {
  const scope = await scopeOfFigures(ctx, companyId);
  const from = firstDayOf(days, ctx.clock.now());
  const sent = sentIn(sql`${scope} ${job ? sql`and job_id = ${job}` : sql``}
    ${from ? sql`and sent_at >= ${from}::date at time zone 'utc'` : sql``}`);
  const [total, reasons, jobs, sources] = await Promise.all([
    readTotal(ctx, sent),
    readReasons(ctx, sent),
    readJobs(ctx, sent),
    readSources(ctx, sent),
  ]);
  return { total, reasons, jobs, sources };
}

const sentIn = (conditions: RawBuilder<unknown>): RawBuilder<unknown> => sql`sent as materialized (
  select job_id, state, decline_reason, sent_at, ended_at,
    (select ${shownSource} from application where application.id = offer.application_id) as source
  from offer where sent_at is not null and ${conditions}
  order by sent_at desc limit ${SENT_MAX})`;

/** Counts over `sent`. */
const outcomes = sql`
  count(*)::int as sent,
  count(*) filter (where state = 'accepted')::int as accepted,
  count(*) filter (where state = 'declined')::int as declined`;

async function readTotal({ db }: Ctx, sent: RawBuilder<unknown>): Promise<OfferFigures['total']> {
  const { rows } = await sql<OfferFigures['total']>`
    with ${sent}
    select ${outcomes},
      count(*) filter (where state = 'withdrawn')::int as withdrawn,
      count(*) filter (where state = 'lapsed')::int as lapsed,
      count(*) filter (where ended_at is null)::int as open,
      (percentile_cont(0.5) within group (order by extract(epoch from ended_at - sent_at))
        filter (where state in ('accepted', 'declined')) / 3600)::float8 as "medianHoursToAnswer"
    from sent`.execute(db);
  const [total] = rows;
  if (!total) throw new Error('An aggregate has one row.');
  return total;
}

async function readReasons({ db }: Ctx, sent: RawBuilder<unknown>): Promise<OfferFigures['reasons']> {
  const { rows } = await sql<OfferFigures['reasons'][number]>`
    with ${sent}
    select decline_reason as reason, count(*)::int as count from sent where state = 'declined'
    group by decline_reason order by count(*) desc, decline_reason nulls last`.execute(db);
  return rows;
}

async function readJobs({ db, locale }: Ctx, sent: RawBuilder<unknown>): Promise<OfferFigures['jobs']> {
  const { rows } = await sql<OfferFigures['jobs'][number]>`
    with ${sent},
    counted as (
      select job_id, ${outcomes} from sent group by job_id order by count(*) desc, job_id limit ${JOBS_MAX}
    )
    select job.id, counted.sent, counted.accepted, counted.declined, coalesce(own.title, main.title) as title
    from counted join job on job.id = counted.job_id
      left join job_translation as own on own.job_id = job.id and own.locale = ${locale}
      join job_translation as main on main.job_id = job.id and main.locale = job.primary_locale
    order by counted.sent desc, job.id`.execute(db);
  return rows;
}

async function readSources({ db }: Ctx, sent: RawBuilder<unknown>): Promise<OfferFigures['sources']> {
  const { rows } = await sql<OfferFigures['sources'][number]>`
    with ${sent} select source, ${outcomes} from sent
    group by source order by count(*) desc, source nulls last limit ${SOURCES_MAX}`.execute(db);
  return rows;
}
