import { sql } from 'kysely';

import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { TAGS_MAX } from '#contract/limits.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { findScope } from '../applications/scope.ts';
import { tagKey } from '../applications/search-keys.ts';
import { listKnownTags } from '../applications/tags.ts';
import { isEditedBy, requireCandidate, stayingId, visibleTo } from './access.ts';
import { readCandidate } from './read.ts';
import './table.ts';

const KNOWN_MAX = 200;

/** On candidates and applications that the actor sees. */
export async function listCandidateTags(ctx: Ctx): Promise<string[]> {
  const scope = await findScope(ctx);
  if (!scope) return [];
  const ofApplications = await listKnownTags(ctx);
  const own = await ctx.db
    .selectFrom('candidate_tag as tag')
    .innerJoin('candidate', 'candidate.id', 'tag.candidate_id')
    .select('tag.name')
    .distinct()
    .where('candidate.company_id', '=', scope.companyId)
    .where(visibleTo(ctx.actor))
    .orderBy('tag.name')
    .limit(KNOWN_MAX)
    .execute();
  return [...new Set([...ofApplications, ...own.map(({ name }) => name)])]
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, KNOWN_MAX);
}

/**
 * Adding an existing tag, and removing a missing one, changes nothing; so two members do not undo each other's. Removes
 * it from those who were joined, too.
 * @throws Refusal NOT_FOUND, INVALID for too many
 */
export async function changeTags(
  ctx: Ctx,
  { id, add = [], remove = [] }: { id: string; add?: string[] | undefined; remove?: string[] | undefined },
): Promise<Candidate> {
  return inTransaction(ctx, async (tx) => {
    const { id: rootId } = await requireCandidate(tx, id, isEditedBy);
    const gone = new Set(remove.map(tagKey));
    for (const one of await lockGroup(tx, rootId)) {
      const before = await findTags(tx, one.id);
      const added = one.id === rootId ? add : [];
      // One spelling of each tag, ignoring case and accents: the first one.
      const after = [...new Map([...added, ...before.toReversed()].map((name) => [tagKey(name), name])).entries()]
        .filter(([key]) => !gone.has(key))
        .map(([, name]) => name);
      if (after.length > TAGS_MAX) throw invalidField('add', 'too_big');
      await writeTags(tx, one.id, after);
    }
    return readCandidate(tx, rootId);
  });
}

const lockGroup = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('candidate')
    .select('id')
    .where(sql<boolean>`${stayingId('candidate')} = ${id}`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

async function findTags({ db }: TxCtx, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_tag')
    .select('name')
    .where('candidate_id', '=', id)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function writeTags({ db }: TxCtx, id: string, names: readonly string[]): Promise<void> {
  await db.deleteFrom('candidate_tag').where('candidate_id', '=', id).execute();
  if (names.length > 0)
    await db
      .insertInto('candidate_tag')
      .values(names.map((name) => ({ candidate_id: id, name })))
      .execute();
}
