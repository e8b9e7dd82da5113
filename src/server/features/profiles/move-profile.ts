import { sql } from 'kysely';

import { PROFILES_TOPIC } from '#contract/topics.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../accounts/events.ts';
import './table.ts';

const ENTRIES = ['work_experience', 'education', 'certification'] as const;

/** What the person stated in the profile that stays is kept; the other fills what is empty there. */
export async function moveProfile(
  tx: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
) {
  const { db } = tx;
  await sql`
    update profile set
      bio = coalesce(nullif(profile.bio, ''), other.bio),
      city = coalesce(nullif(profile.city, ''), other.city),
      country = coalesce(profile.country, other.country),
      job_title = coalesce(nullif(profile.job_title, ''), other.job_title),
      skills = case when profile.skills = '{}' then other.skills else profile.skills end,
      work_authorisation = case when profile.work_authorisation = '{}' then other.work_authorisation else profile.work_authorisation end,
      cv_file_id = coalesce(profile.cv_file_id, other.cv_file_id),
      updated_at = now()
    from profile as other where profile.id = ${into} and other.id = ${from}`.execute(db);
  await sql`
    update profile_language set profile_id = ${into},
      position = position + (select coalesce(max(position) + 1, 0) from profile_language where profile_id = ${into})
    where profile_id = ${from} and language not in (select language from profile_language where profile_id = ${into})`.execute(
    db,
  );
  for (const entries of ENTRIES)
    await sql`
      update ${sql.table(entries)} set profile_id = ${into}
      where profile_id = ${from} and not exists (select from ${sql.table(entries)} where profile_id = ${into})`.execute(
      db,
    );
  await moveVerifications(tx, from, into);
  await sql`
    insert into profile_look (profile_id, company_id, day)
    select ${into}::uuid, company_id, day from profile_look where profile_id = ${from} on conflict do nothing`.execute(
    db,
  );
  await tx.invalidate([PROFILES_TOPIC]);
}

/** Of two of the same fact, the one of the profile that stays holds. */
async function moveVerifications({ db, clock }: TxCtx, from: string, into: string): Promise<void> {
  await sql`
    update candidate_verification as moved set ended_at = ${clock.now()}, ended_how = 'replaced'
    from candidate_verification as held
    where moved.profile_id = ${from} and moved.ended_at is null and held.profile_id = ${into} and held.ended_at is null
      and held.what = moved.what and (held.language, held.country) is not distinct from (moved.language, moved.country)`.execute(
    db,
  );
  await db.updateTable('candidate_verification').set({ profile_id: into }).where('profile_id', '=', from).execute();
}
