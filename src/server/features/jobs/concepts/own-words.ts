import { createHash } from 'node:crypto';

import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Changes } from '../../../platform/live/changes.ts';
import { followEsco, knownEsco, type Esco } from '../esco/read-esco.ts';
import { builtInDictionary, mergedWords, type OwnWord, type Words } from './concepts.ts';
import { Dictionary } from './dictionary.ts';
import './table.ts';

export const OWN_WORDS_TOPIC = 'search_words';

export interface OwnWords {
  words: OwnWord[];
  /** The release of ESCO that is active. */
  escoId: string | undefined;
  /** Of both. */
  digest: string;
}

export async function readOwnWords(db: Db | Tx): Promise<OwnWords> {
  const words = await db
    .selectFrom('concept_word')
    .select(['concept_key', 'locale', 'word'])
    .orderBy('concept_key')
    .orderBy('locale')
    .orderBy('key')
    .execute();
  const release = await db.selectFrom('esco_release').select('id').where('status', '=', 'active').executeTakeFirst();
  return {
    words,
    escoId: release?.id,
    digest: createHash('sha256')
      .update(JSON.stringify([words, release?.id]))
      .digest('base64url'),
  };
}

/** For indexing, which uses the words that its transaction sees. */
export const readDictionary = async (db: Db | Tx): Promise<Words> => dictionaryWith(await readOwnWords(db));

/**
 * The dictionary with the administrator's words. This process caches them and reads them again after any process
 * changes them. Until they are read, each search reads on its own connection, since waiting for another search's
 * transaction could exhaust the pool.
 */
export function createDictionaryReader(db: Db, changes: Changes): (within: Db | Tx) => Promise<Words> {
  let known: OwnWords | undefined;
  let reading = 0;
  const readAgain = async () => {
    known = undefined;
    const turn = (reading += 1);
    const read = await readOwnWords(db);
    // A later change may have been announced during the read.
    if (turn === reading) known = read;
    await followEsco(db);
  };
  changes.listen((topics) => {
    // After a failure each search reads for itself.
    if (topics === undefined || topics.includes(OWN_WORDS_TOPIC)) void readAgain().catch(() => {});
  });
  return async (within) => (known && changes.connected() ? dictionaryWith(known) : readDictionary(within));
}

let made: { digest: string; isBehind: boolean; dictionary: Words } | undefined;

function dictionaryWith({ words, escoId, digest }: OwnWords): Words {
  if (words.length === 0 && escoId === undefined) return builtInDictionary;
  const esco = escoId === undefined ? undefined : knownEsco(escoId);
  const isBehind = escoId !== undefined && !esco;
  if (made?.digest !== digest || made.isBehind !== isBehind)
    made = { digest, isBehind, dictionary: { ...withOwn(builtInDictionary, words, esco), isBehind } };
  return made.dictionary;
}

function withOwn(builtIn: Words, words: readonly OwnWord[], esco?: Esco): Omit<Words, 'isBehind'> {
  const concepts = esco?.concepts ?? builtIn.concepts;
  const own = new Dictionary();
  for (const { concept_key: key, locale, word } of words) {
    const concept = concepts.get(key);
    if (concept) own.add(word, locale, { kind: concept.kind, id: concept.id });
  }
  const dictionaries = [builtIn, ...(esco ? [esco.dictionary] : []), own];
  return {
    own: words,
    concepts,
    words: mergedWords(dictionaries),
    nearest: (tokens, locale) => dictionaries.flatMap((dictionary) => dictionary.nearest(tokens, locale)),
    find: (tokens, locale, range) => dictionaries.flatMap((dictionary) => dictionary.find(tokens, locale, range)),
  };
}
