import { sql } from 'kysely';

import type { Desk, Due, Pipeline } from '#contract/placements/desk.ts';
import { dueKinds } from '#contract/placements/placement-choices.ts';
import type { Money } from '#contract/placements/placements.ts';

import type { Ctx } from '../../context.ts';
import { requireAgency } from '../agency/access.ts';
import '../clients/table.ts';
import { dayOf } from '../jobs/term.ts';
import '../presenting/table.ts';
import '../profiles/table.ts';
import '../screening/table.ts';
import './table.ts';

/** Days before an end at which it is due. */
const ENDING_DAYS = 14;
/** Days for which a client's answer is news. */
const ANSWER_DAYS = 30;
const OF_A_KIND_MAX = 20;
const MANDATES_MAX = 100;

/**
 * Of the current agency, in the order of the days.
 * @throws Refusal NOT_FOUND
 */
export async function readDesk(ctx: Ctx): Promise<Desk> {
  const scope = { agencyId: await requireAgency(ctx), today: dayOf(ctx.clock.now()) };
  const [due, pipeline, fees, medianDays] = await Promise.all([
    readDue(ctx, scope),
    readPipeline(ctx, scope),
    readFees(ctx, scope),
    readMedianDays(ctx, scope),
  ]);
  return { due, pipeline, fees, medianDays };
}

interface Scope {
  agencyId: string;
  today: string;
}

const NAME = sql`nullif(coalesce(nullif(concat_ws(' ', nullif(profile.first_name, ''), nullif(profile.last_name, '')), ''), profile.username), '')`;

async function readDue({ db }: Ctx, { agencyId, today }: Scope): Promise<Due[]> {
  const presented = sql`from representation
    join mandate on mandate.id = representation.mandate_id
    join client on client.id = mandate.client_id
    join profile on profile.id = representation.profile_id`;
  const placed = sql`from placement
    join client on client.id = placement.client_id
    left join profile on profile.id = placement.profile_id
    where placement.agency_id = ${agencyId}`;
  const ofMandate = sql`mandate.id, ${NAME}, client.name, mandate.title`;
  const ofPlacement = sql`placement.id, ${NAME}, client.name, placement.title`;
  const { rows } = await sql<Due>`
    with due as (
      select case screening.state when 'open' then 'screening_open' else 'screening_requested' end as kind,
        screening.id as key, screening.id, ${NAME} as person, null as client, '' as title, screening.asked_at::date as day
      from screening join profile on profile.id = screening.profile_id
      where screening.agency_id = ${agencyId} and screening.state in ('requested', 'open')
      union all
      select 'consent_asked', representation.id, ${ofMandate}, representation.asked_at::date ${presented}
      where representation.agency_id = ${agencyId} and representation.state = 'asked'
      union all
      select 'consent_ending', representation.id, ${ofMandate}, representation.ends_on ${presented}
      where representation.agency_id = ${agencyId} and representation.state = 'given'
        and representation.ends_on <= ${today}::date + ${ENDING_DAYS}::integer
      union all
      select 'answer', presentation.id, ${ofMandate}, presentation.answered_at::date ${presented}
        join presentation on presentation.representation_id = representation.id
      where representation.agency_id = ${agencyId} and representation.state = 'given'
        and presentation.answer in ('yes', 'perhaps')
        and presentation.answered_at >= ${today}::date - ${ANSWER_DAYS}::integer
        and not exists (select from placement
          where placement.presentation_id = presentation.id and placement.state <> 'cancelled')
      union all
      select 'start', placement.id, ${ofPlacement}, placement.starts_on ${placed}
        and placement.state = 'expected' and placement.starts_on <= ${today}::date
      union all
      select 'guarantee_ending', placement.id, ${ofPlacement}, placement.guarantee_until ${placed}
        and placement.state = 'started' and placement.guarantee_until <= ${today}::date + ${ENDING_DAYS}::integer
      union all
      select 'invoice', placement.id, ${ofPlacement}, coalesce(placement.ended_on, placement.starts_on) ${placed}
        and placement.state in ('started', 'guaranteed', 'ended_early') and placement.fee > 0
        and (select count(*) from invoice where invoice.placement_id = placement.id)
          < case when placement.refund > 0 then 2 else 1 end
    ), ranked as (
      select *, row_number() over (partition by kind order by day, key) as position from due
    )
    select kind, id, key, person as "personName", client as "clientName", title, day::text
    from ranked where position <= ${OF_A_KIND_MAX}
    order by array_position(${[...dueKinds]}::text[], kind), day, key`.execute(db);
  return rows;
}

async function readPipeline({ db }: Ctx, { agencyId }: Scope): Promise<Pipeline[]> {
  const { rows } = await sql<Pipeline>`
    select json_build_object('id', mandate.id, 'title', mandate.title) as mandate,
      json_build_object('id', client.id, 'name', client.name) as client,
      counted.asked, counted.consented, counted.presented, counted.interested,
      (select count(*)::integer from placement
        where placement.mandate_id = mandate.id and placement.state <> 'cancelled') as placed
    from (
      select * from mandate where agency_id = ${agencyId} and state = 'open'
      order by opened_on desc, id desc limit ${MANDATES_MAX}
    ) as mandate
      join client on client.id = mandate.client_id
      cross join lateral (
        select count(*)::integer as asked,
          count(*) filter (where representation.ends_on is not null)::integer as consented,
          count(presentation.id)::integer as presented,
          count(*) filter (where presentation.answer = 'yes')::integer as interested
        from representation left join presentation on presentation.representation_id = representation.id
        where representation.mandate_id = mandate.id
      ) as counted
    order by lower(client.name), client.id, mandate.opened_on desc, mandate.id desc`.execute(db);
  return rows;
}

async function readFees({ db }: Ctx, { agencyId, today }: Scope): Promise<Desk['fees']> {
  const { rows } = await sql<{ month: string; money: Money[] }>`
    with months as (
      select generate_series(date_trunc('month', ${today}::date) - interval '5 months',
        date_trunc('month', ${today}::date) + interval '6 months', interval '1 month')::date as month
    ), sums as (
      select date_trunc('month', starts_on)::date as month,
        coalesce(fee_terms -> 'fee' ->> 'currency', currency) as currency, sum(fee - refund)::float8 as amount
      from placement where agency_id = ${agencyId} and state <> 'cancelled' and fee > 0
        and starts_on >= (select min(month) from months)
        and starts_on < (select max(month) from months) + interval '1 month'
      group by 1, 2
    )
    select months.month::text, coalesce(json_agg(json_build_object('currency', sums.currency, 'amount', sums.amount)
      order by sums.currency) filter (where sums.currency is not null), '[]') as money
    from months left join sums on sums.month = months.month
    group by months.month order by months.month`.execute(db);
  return rows;
}

async function readMedianDays({ db }: Ctx, { agencyId, today }: Scope): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by placement.starts_on - mandate.opened_on)::float8 as days
    from placement join mandate on mandate.id = placement.mandate_id
    where placement.agency_id = ${agencyId} and placement.state in ('started', 'guaranteed', 'ended_early')
      and placement.starts_on > ${today}::date - 365`.execute(db);
  return rows[0]?.days ?? null;
}
