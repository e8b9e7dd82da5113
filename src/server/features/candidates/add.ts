import { sql } from 'kysely';

import { type CandidateOrigin, TELL_DAYS } from '#contract/candidates/candidate-choices.ts';
import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { createUnclaimed } from '../accounts/unclaimed.ts';
import '../accounts/table.ts';
import '../files/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { fillNewProfile, snapshotOfFacts, type StatedFacts } from '../profiles/fill.ts';
import './events.ts';
import { searchKeysOf } from './search-keys.ts';
import './table.ts';

export interface NewCandidate {
  companyId: string;
  person: Omit<StatedFacts, 'contactEmail'> & { address: string; locale: Locale; phone?: string };
  origin: Exclude<CandidateOrigin, 'applied'>;
  /** From where, in the company's words. */
  source: string;
  /** Of kind `cv`, and until now of `cvOwnerId`: the person who adds the candidate, unless another is named. */
  cvFileId?: string | null;
  cvOwnerId?: string;
  /** Null for a key. */
  addedBy: string | null;
  addedAt: Date;
  /** When the person was told by the company; null: an email tells them three days later. */
  told: Date | null;
  /** Where the company had contact with them before. */
  lastContactAt?: Date;
}

/**
 * Adds a person without an account, who belongs to the company alone. The caller checks `findKnown` and the limits.
 * @returns the candidate's id
 * @throws Refusal INVALID cvFileId
 */
export async function addCandidate(tx: TxCtx, candidate: NewCandidate): Promise<string> {
  const { companyId, origin, source, addedBy, addedAt, told, lastContactAt = addedAt } = candidate;
  const { address, locale, phone = '', ...stated } = candidate.person;
  const { firstName, lastName } = stated;
  const { userId, profileId } = await createUnclaimed(tx, {
    firstName,
    lastName,
    address,
    locale,
    isAddedByCompany: true,
  });
  const { username } = await tx.db
    .selectFrom('profile')
    .select('username')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  const facts = snapshotOfFacts({ ...stated, contactEmail: address }, username);
  await fillNewProfile(tx, profileId, facts);
  const cvFileId = candidate.cvFileId ?? null;
  if (cvFileId) await handOverCv(tx, { cvFileId, from: candidate.cvOwnerId ?? addedBy, userId, profileId });
  if (told) await letReceiveMails(tx, profileId);
  const id = newId();
  await tx.db
    .insertInto('candidate')
    .values({
      id,
      company_id: companyId,
      profile_id: profileId,
      origin,
      source,
      phone,
      added_by: addedBy,
      added_at: addedAt,
      told_at: told,
      told_by: told && addedBy,
      tell_at: told ? null : daysAfter(addedAt, TELL_DAYS),
      warned_at: null,
      objected_at: null,
      last_contact_at: lastContactAt,
      facts: JSON.stringify(facts),
      cv_file_id: cvFileId,
      ...searchKeysOf(facts),
      joined_into: null,
      joined_by: null,
      joined_at: null,
    })
    .execute();
  await tx.emit('candidate.added', { candidateId: id, companyId });
  return id;
}

interface Handover {
  cvFileId: string;
  from: string | null;
  userId: string;
  profileId: string;
}

/** It is deleted with the person, not with the member who uploaded it. */
export async function handOverCv({ db }: TxCtx, { cvFileId, from, userId, profileId }: Handover): Promise<void> {
  const moved = await db
    .updateTable('file')
    .set({ owner_id: userId })
    .where('id', '=', cvFileId)
    .where('owner_id', '=', from)
    .where('kind', '=', 'cv')
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw invalidField('cvFileId', 'invalid');
  await db.updateTable('profile').set({ cv_file_id: cvFileId }).where('id', '=', profileId).execute();
}

/** A person who knows that the company keeps their data gets its emails. */
export async function letReceiveMails({ db }: TxCtx, profileId: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ email_verified: true })
    .where('email', 'is', null)
    .where('id', '=', (eb) => eb.selectFrom('profile').select('user_id').where('id', '=', profileId))
    .execute();
}

interface KnownCandidate {
  /** The one that stays, of several that were joined. */
  id: string;
  hasObjected: boolean;
}

/** The company's candidates with these addresses, also those who objected. */
export async function findKnown(
  { db }: Pick<TxCtx, 'db'>,
  companyId: string,
  addresses: readonly string[],
): Promise<Map<string, KnownCandidate>> {
  const address = sql<string>`lower(facts ->> 'contactEmail')`;
  const known = await db
    .selectFrom('candidate')
    .select(['id', 'objected_at', 'joined_into', address.as('address')])
    .where('company_id', '=', companyId)
    .where(address, '=', sql<string>`any(${[...addresses]}::text[])`)
    .orderBy(sql`objected_at is not null`)
    .orderBy('added_at', 'desc')
    .execute();
  return new Map(
    known.map((one) => [one.address, { id: one.joined_into ?? one.id, hasObjected: one.objected_at !== null }]),
  );
}
