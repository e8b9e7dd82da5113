import { sql } from 'kysely';
import type { z } from 'zod';

import { OWN_WORDS_MAX, type addWordInput, type SearchConcept } from '#contract/admin/search-words.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/id.ts';
import { conceptsByKey } from '../../jobs/concepts/concepts.ts';
import { OWN_WORDS_TOPIC } from '../../jobs/concepts/own-words.ts';
import { wordKey } from '../../jobs/concepts/tokens.ts';
import '../../jobs/concepts/table.ts';
import { record } from '../audit.ts';
import { keysOfConcepts } from './concept-keys.ts';
import { readConcept } from './list-concepts.ts';

type NewWord = z.infer<typeof addWordInput>;

/** A single letter would match everywhere. */
const KEY_MIN = 2;

/**
 * @throws Refusal NOT_FOUND, INVALID if the word has no letters, CONFLICT word_known, word_taken with the concept of
 * the same kind that has it in this language, too_many_words.
 */
export async function addConceptWord(ctx: Ctx, input: NewWord): Promise<SearchConcept> {
  const { concept, locale, word } = input;
  if (!conceptsByKey().has(concept)) throw notFound();
  const key = wordKey(word);
  if (key === '') throw invalidField('word', 'letters_required');
  if (key.length < KEY_MIN) throw invalidField('word', 'too_short', { min: KEY_MIN });
  return inTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    // One at a time, so that a word belongs to one concept and the number stays within its limit.
    await sql`lock table concept_word in share row exclusive mode`.execute(db);
    await requireFree(tx, { ...input, key });
    const id = newId();
    await db
      .insertInto('concept_word')
      .values({
        id,
        concept_key: concept,
        locale,
        word,
        key,
        created_by: actor.kind === 'person' ? actor.userId : null,
      })
      .execute();
    await follow(tx, 'search_word.added', { id, concept, locale, word });
    return readConcept(tx, concept);
  });
}

/** @throws Refusal NOT_FOUND */
export async function removeConceptWord(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { concept_key: concept, ...removed } = await tx.db
      .deleteFrom('concept_word')
      .where('id', '=', id)
      .returning(['id', 'concept_key', 'locale', 'word'])
      .executeTakeFirstOrThrow(notFound);
    await follow(tx, 'search_word.removed', { concept, ...removed });
  });
}

/** Search pages show other jobs now. `followWords` indexes the jobs again. */
async function follow(
  tx: TxCtx,
  action: 'search_word.added' | 'search_word.removed',
  { id, concept, locale, word }: NewWord & { id: string },
): Promise<void> {
  await tx.invalidate([OWN_WORDS_TOPIC, JOBS_TOPIC]);
  await record(tx, {
    action,
    subject: { type: 'search_word', id },
    details: { word, concept, language: locale },
  });
}

async function requireFree({ db }: TxCtx, { concept, locale, key }: NewWord & { key: string }): Promise<void> {
  const kind = conceptsByKey().get(concept)?.kind;
  const added = await db.selectFrom('concept_word').select(['concept_key', 'locale', 'key']).execute();
  const having = [
    ...[...keysOfConcepts()].filter(([, keys]) => keys[locale].includes(key)).map(([of]) => of),
    ...added.filter((word) => word.locale === locale && word.key === key).map(({ concept_key }) => concept_key),
  ].filter((of) => conceptsByKey().get(of)?.kind === kind);
  if (having.includes(concept)) throw new Refusal('CONFLICT', { reason: 'word_known', concept });
  const [other] = having;
  if (other !== undefined) throw new Refusal('CONFLICT', { reason: 'word_taken', concept: other });
  if (added.length >= OWN_WORDS_MAX) throw new Refusal('CONFLICT', { reason: 'too_many_words' });
}
