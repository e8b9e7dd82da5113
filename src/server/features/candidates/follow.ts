import { sql } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { newId } from '../../platform/id.ts';
import '../accounts/table.ts';
import { applicantSnapshotOf } from '../applications/snapshots.ts';
import '../applications/events.ts';
import '../applications/table.ts';
import '../messaging/events.ts';
import '../profiles/events.ts';
import { presentProfile } from '../profiles/present.ts';
import { readOwnProfile } from '../profiles/profiles.ts';
import { searchKeysOf } from './search-keys.ts';
import './table.ts';

/** A person who applies becomes a candidate of the company, with what they sent; in a blind review once revealed. */
export async function rememberApplicant(
  tx: TxCtx,
  { applicationId }: DomainEvents['application.received'],
): Promise<void> {
  const sent = await tx.db
    .selectFrom('application')
    .select(['company_id', 'applicant_id', 'applicant_facts', 'cv_file_id', 'applied_at'])
    .where('id', '=', applicationId)
    .where('is_blind', '=', false)
    .where('is_added', '=', false)
    .executeTakeFirst();
  if (!sent) return;
  const now = tx.clock.now();
  const known = {
    facts: JSON.stringify(sent.applicant_facts),
    cv_file_id: sent.cv_file_id,
    ...searchKeysOf(sent.applicant_facts),
    last_contact_at: now,
  };
  await tx.db
    .insertInto('candidate')
    .values({
      ...known,
      id: newId(),
      company_id: sent.company_id,
      profile_id: sent.applicant_id,
      origin: 'applied',
      added_by: null,
      added_at: sent.applied_at,
      told_at: null,
      told_by: null,
      tell_at: null,
      warned_at: null,
      objected_at: null,
      joined_into: null,
      joined_by: null,
      joined_at: null,
    })
    // Added before: now they know the company.
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'profile_id']).doUpdateSet((eb) => ({
        ...known,
        told_at: sql`case candidate.origin when 'applied' then null else coalesce(candidate.told_at, ${now}) end`,
        tell_at: null,
        objected_at: null,
        cv_file_id: eb.fn.coalesce('excluded.cv_file_id', 'candidate.cv_file_id'),
      })),
    )
    .execute();
  await recordContact(tx, { applicationId });
}

/**
 * For retention, and the order of the list: also of the candidate that they were joined into. A blind review must not
 * show itself in it.
 */
export async function recordContact(tx: TxCtx, { applicationId }: { applicationId: string }): Promise<void> {
  await sql`
    update candidate set last_contact_at = ${tx.clock.now()}
    from application join candidate as known
      on known.company_id = application.company_id and known.profile_id = application.applicant_id
    where application.id = ${applicationId} and not application.is_blind
      and candidate.id in (known.id, known.joined_into)`.execute(tx.db);
}

/** A person without an account corrected their profile: so is what the company that added them states. */
export async function followCorrection(tx: TxCtx, { profileId }: DomainEvents['profile.changed']): Promise<void> {
  const added = await tx.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select('candidate.id')
    .where('candidate.profile_id', '=', profileId)
    .where('candidate.origin', '<>', 'applied')
    .where('account.email', 'is', null)
    .execute();
  if (added.length === 0) return;
  const facts = applicantSnapshotOf(presentProfile(tx.actor, await readOwnProfile(tx)), '');
  await tx.db
    .updateTable('candidate')
    .set({ facts: JSON.stringify(facts), ...searchKeysOf(facts) })
    .where(
      'id',
      'in',
      added.map(({ id }) => id),
    )
    .execute();
}
