import { sql } from 'kysely';

import type { World } from '../world.ts';

/** Never two accepted offers for one opening, one sent that was not approved, or an accepted one changed. */
export async function brokenInOffers({ site, jobId }: World): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`
    select 'more offers are accepted than there are openings' as broken
      from job where id = ${jobId} and openings < (select count(*) from offer where job_id = job.id and state = 'accepted')
    union all
    select 'an offer was sent that was not approved' from offer_version as version
      join offer on offer.id = version.offer_id and offer.job_id = ${jobId}
      where version.sent_at is not null and not exists (
        select from approval where offer_version_id = version.id and state = 'approved')
    union all
    select 'an accepted offer was changed' from offer
      join lateral (select * from offer_version where offer_id = offer.id order by number desc limit 1) as last on true
      where offer.job_id = ${jobId} and offer.state = 'accepted' and (last.sent_at is null or not exists (
        select from offer_signature where version_id = last.id and party = 'candidate'))
    union all
    select 'an offer is accepted, but not its application' from offer join application on application.id = offer.application_id
      where offer.job_id = ${jobId} and offer.state = 'accepted' and application.status <> 'accepted'`.execute(site.db);
  return rows.map(({ broken }) => broken);
}
