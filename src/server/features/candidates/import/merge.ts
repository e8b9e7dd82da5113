import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';

import type { TxCtx } from '../../../context.ts';
import { fillProfile } from '../../profiles/fill.ts';
import { distinctSkills } from '../../profiles/profiles.ts';
import { searchKeysOf } from '../search-keys.ts';
import '../table.ts';
import type { ImportedCandidate } from './read-row.ts';

/** What undoing a row needs. */
export interface CandidateBefore {
  /** Of a known candidate; null for a new one. */
  merged: Known | null;
  /** A known candidate had none. */
  hasNewCv: boolean;
  /** What the row added. */
  tags: string[];
  noteId: string | null;
  applicationId: string | null;
  /** After the row was applied. */
  hash: string;
}

export interface Known {
  facts: ApplicantSnapshot;
  phone: string;
}

/** Adds what the company does not know yet; returns what it knew. */
export async function mergeInto(tx: TxCtx, id: string, input: ImportedCandidate): Promise<Known> {
  const { facts, phone } = await tx.db
    .selectFrom('candidate')
    .select(['facts', 'phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const spoken = new Set(facts.languages.map(({ language }) => language));
  await storeKnown(tx, id, {
    phone: phone || input.phone,
    facts: {
      ...facts,
      jobTitle: facts.jobTitle || input.jobTitle,
      city: facts.city || input.city,
      country: facts.country ?? input.country,
      skills: distinctSkills([...facts.skills, ...input.skills]),
      languages: [...facts.languages, ...input.languages.filter(({ language }) => !spoken.has(language))],
    },
  });
  return { facts, phone };
}

/** Until the person is told, their page shows the same. */
export async function storeKnown(tx: TxCtx, id: string, { facts, phone }: Known): Promise<void> {
  const {
    profile_id: profileId,
    told_at: toldAt,
    origin,
  } = await tx.db
    .updateTable('candidate')
    .set({ facts: JSON.stringify(facts), phone, ...searchKeysOf(facts) })
    .where('id', '=', id)
    .returning(['profile_id', 'told_at', 'origin'])
    .executeTakeFirstOrThrow();
  if (!toldAt && origin !== 'applied') await fillProfile(tx, profileId, facts);
}
