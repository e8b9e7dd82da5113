import { sql } from 'kysely';

import { consentsOf } from '../agency.ts';
import type { World } from '../world.ts';

/**
 * After each step: no one is presented without a consent, no application that the employer has no interest in yet
 * outlives it, no one is asked or presented twice, and what the employer did is the answer.
 */
export async function brokenInPresenting({ site, agency }: World): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    with consent as (
      select representation.*, coalesce(mandate.job_id, mandate.id) as search
      from representation join mandate on mandate.id = representation.mandate_id
      where representation.agency_id = ${agency.id}
    ), presented as (
      select consent.search, consent.profile_id, consent.state, consent.answered_at as consented_at, presentation.id,
        presentation.answer, presentation.shortlist_id, application.status, application.is_blind,
        application.applicant_id, application.job_id
      from presentation join consent on consent.id = presentation.representation_id
        left join application on application.id = presentation.application_id
    )
    select 'somebody was presented without a consent' as broken from presented
      where consented_at is null or state in ('asked', 'refused')
    union all
    select 'an application is open whose consent is over' from presented
      where status not in ('accepted', 'rejected', 'withdrawn') and (state = 'taken_back' or is_blind and state <> 'given')
    union all
    select 'an application was withdrawn, and its consent lives' from presented where status = 'withdrawn' and state = 'given'
    union all
    select 'somebody was asked twice at once' from consent where state in ('asked', 'given')
      group by search, profile_id having count(*) > 1
    union all
    select 'somebody was presented twice for one job' from presented group by search, profile_id having count(*) > 1
    union all
    select 'an application is another person''s' from presented where applicant_id <> profile_id or job_id <> search
    union all
    select 'a rejection is not the answer' from presented where status = 'rejected' and answer <> 'no'
    union all
    select 'an interest is not the answer' from presented where not is_blind and status <> 'rejected' and answer <> 'yes'
    union all
    select 'an accepted person has not one placement' from presented
      where status = 'accepted' and 1 <> (select count(*) from placement where presentation_id = presented.id)`.execute(
    site.db,
  );
  return rows.map(({ broken }) => broken);
}

/** What is over stays so: no one is presented by it afterwards. */
export async function brokenInEndedConsents(world: World): Promise<string[]> {
  const { over } = world.agency;
  const broken: string[] = [];
  for (const { id, state, presentation_id: presentationId } of await consentsOf(world)) {
    const isOver = state !== 'asked' && state !== 'given';
    if (over.has(id) && !isOver) broken.push(`a consent that was over is ${state}`);
    if (over.has(id) && over.get(id) !== presentationId)
      broken.push('somebody was presented after the consent was over');
    if (isOver) over.set(id, presentationId);
  }
  return broken;
}
