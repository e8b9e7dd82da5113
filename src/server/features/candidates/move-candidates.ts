import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import type { Tx } from '../../platform/db/database.ts';
import '../accounts/events.ts';
import './table.ts';

/**
 * A company that knew both gets one candidate, with the tags, notes and lists of both. The facts of an applicant are
 * newer than what the company entered.
 */
export async function moveCandidates(
  tx: TxCtx,
  { fromProfileId: from, intoProfileId: into }: DomainEvents['person.joined'],
): Promise<void> {
  const { db } = tx;
  const both = await db
    .selectFrom('candidate as held')
    .innerJoin('candidate as moved', 'moved.company_id', 'held.company_id')
    .select(['held.id as held', 'moved.id as moved'])
    .where('held.profile_id', '=', into)
    .where('moved.profile_id', '=', from)
    .orderBy('held.company_id')
    .execute();
  for (const pair of both) await mergeInto(tx, pair);
  await db.updateTable('candidate').set({ profile_id: into }).where('profile_id', '=', from).execute();
}

async function mergeInto({ db }: TxCtx, { held, moved }: { held: string; moved: string }): Promise<void> {
  await sql`select from candidate where id in (${held}, ${moved}) order by id for update`.execute(db);
  await sql`
    insert into candidate_tag (candidate_id, name)
    select ${held}::uuid, name from candidate_tag where candidate_id = ${moved} on conflict do nothing`.execute(db);
  await sql`
    insert into candidate_list_entry (list_id, candidate_id, added_at)
    select list_id, ${held}::uuid, added_at from candidate_list_entry where candidate_id = ${moved} on conflict do nothing`.execute(
    db,
  );
  await db.updateTable('candidate_note').set({ candidate_id: held }).where('candidate_id', '=', moved).execute();
  await sql`
    update candidate set
      source = coalesce(nullif(candidate.source, ''), other.source),
      phone = coalesce(nullif(candidate.phone, ''), other.phone),
      told_at = least(candidate.told_at, other.told_at),
      told_by = coalesce(candidate.told_by, other.told_by),
      tell_at = case when candidate.told_at is null and other.told_at is null then least(candidate.tell_at, other.tell_at) end,
      objected_at = coalesce(candidate.objected_at, other.objected_at),
      last_contact_at = greatest(candidate.last_contact_at, other.last_contact_at),
      cv_file_id = coalesce(candidate.cv_file_id, other.cv_file_id),
      origin = case when other.origin = 'applied' then other.origin else candidate.origin end,
      (facts, filter_tags, search_text, sort_name) = (
        select chosen.facts, chosen.filter_tags, chosen.search_text, chosen.sort_name from candidate as chosen
        where chosen.id = case when other.origin = 'applied' and candidate.origin <> 'applied' then other.id else candidate.id end)
    from candidate as other where candidate.id = ${held} and other.id = ${moved}`.execute(db);
  await keepGroups(db, held, moved);
  await db.deleteFrom('candidate').where('id', '=', moved).execute();
}

/** Those whom the company joined with either stay joined; a candidate that is in a group of its own stays there. */
async function keepGroups(tx: Tx, held: string, moved: string): Promise<void> {
  await sql`update candidate set joined_into = null, joined_at = null, joined_by = null
    where (id, joined_into) in ((${held}, ${moved}), (${moved}, ${held}))`.execute(tx);
  await sql`
    update candidate set joined_into = group_of.root, joined_at = coalesce(candidate.joined_at, now())
    from (select coalesce(joined_into, id) as root from candidate where id = ${held}) as group_of
    where candidate.joined_into = ${moved} and candidate.id <> group_of.root`.execute(tx);
  await sql`
    update candidate set joined_into = other.joined_into, joined_at = other.joined_at, joined_by = other.joined_by
    from candidate as other
    where other.id = ${moved} and other.joined_into is not null and candidate.id <> other.joined_into
      and (candidate.id = ${held} or candidate.joined_into = ${held})
      and exists (select from candidate as own where own.id = ${held} and own.joined_into is null)`.execute(tx);
}
