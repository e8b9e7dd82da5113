import { sql } from 'kysely';

import type { EventData } from '#server/features/webhooks/table.ts';

import type { Arrival } from '../receiver.ts';
import type { World } from '../world.ts';

/** The events that the company's program must receive, in order for its application. */
interface Fact {
  subject: string;
  what: string;
}

/** Each event arrives with the same id and content each time, in order, and at no other company. */
export async function brokenInWebhooks({ site: { db }, receiver, owner }: World): Promise<string[]> {
  const ours = receiver.arrivals.filter(({ path }) => path === '/ours');
  const { rows: facts } = await sql<Fact>`
    with ours as (select id from application where company_id = ${owner.companyId}),
    event as (
      select application_id, to_status, row_number() over (partition by application_id order by at, id) as place
      from application_event where application_id in (select id from ours)
    )
    select application_id as subject, what from (
      select id as application_id, 'application.received' as what, 0 as kind, 0 as place from ours
      union all select application_id, 'message.received ' || id, 1, seq from message
        where application_id in (select id from ours) and side = 'applicant'
      union all select application_id, case when to_status in ('shortlisted', 'interview') then 'application.moved' when to_status = 'withdrawn'
        then 'application.withdrawn' else 'application.decided' end, 2, place from event
        where to_status in ('shortlisted', 'interview', 'accepted', 'rejected', 'withdrawn')
      union all select application_id, 'candidate.hired', 3, 0 from offer
        where application_id in (select id from ours) and state = 'accepted'
    ) as fact order by kind, place`.execute(db);
  const byId = Map.groupBy(ours, ({ id }) => id);
  const taken = [...byId.values()].flatMap((arrivals) => arrivals.find(({ isTaken }) => isTaken) ?? []);
  const told = taken.map(factOf).filter(({ what }) => !what.startsWith('offer.'));
  const nameOf = ({ subject, what }: Fact) => `${what} of ${subject}`;
  const times = (fact: Fact) => told.filter((one) => nameOf(one) === nameOf(fact)).length;
  const rival = receiver.arrivals.filter(({ path }) => path !== '/ours');
  return [
    ...rival.map(({ body }) => `another company heard of ${body}`),
    ...[...facts, ...told]
      .filter((fact) => times(fact) !== facts.filter((one) => nameOf(one) === nameOf(fact)).length)
      .map((fact) => `a webhook told ${times(fact)} times: ${nameOf(fact)}`),
    ...[...byId.values()]
      .filter((arrivals) => new Set(arrivals.map(({ body }) => body)).size > 1)
      .map(([first]) => `a webhook said something else when it was repeated: ${first?.id}`),
    ...brokenInOrder(facts, ours),
  ];
}

/**
 * Nothing of a subject arrives before its earlier events were accepted. Messages and statuses are ordered separately.
 */
function brokenInOrder(facts: readonly Fact[], arrivals: readonly Arrival[]): string[] {
  const firstOf = ({ subject, what }: Fact, isTaken: boolean) =>
    arrivals.findIndex((arrival) => {
      const told = factOf(arrival);
      return told.subject === subject && told.what === what && (arrival.isTaken || !isTaken);
    });
  const isMessage = ({ what }: Fact) => what.startsWith('message.');
  return facts.flatMap((fact, index) => {
    const before = facts.slice(0, index).findLast((one) => {
      // Deliveries of two moves cannot be told apart.
      if (one.subject !== fact.subject || one.what === fact.what) return false;
      // No one writes after a withdrawal.
      return isMessage(one) === isMessage(fact) || one.what === 'application.received' || isWithdrawal(fact);
    });
    const isLate = before !== undefined && firstOf(fact, false) < firstOf(before, true);
    return isLate ? [`a webhook told ${fact.what} before ${before.what}`] : [];
  });
}

const isWithdrawal = ({ what }: Fact) => what === 'application.withdrawn';

function factOf({ body }: Pick<Arrival, 'body'>): Fact {
  const { type, data } = JSON.parse(body) as { type: string; data: EventData };
  const what = data.messageId ? `${type} ${data.messageId}` : type;
  return { subject: data.applicationId ?? '', what };
}
