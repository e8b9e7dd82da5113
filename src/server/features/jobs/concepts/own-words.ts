import { createHash } from 'node:crypto';

import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Changes } from '../../../platform/live/changes.ts';
import { builtInDictionary, conceptsByKey, mergedWords, type OwnWord, type Words } from './concepts.ts';
import { Dictionary } from './dictionary.ts';
import './table.ts';
import { tokensOf } from './tokens.ts';

export const OWN_WORDS_TOPIC = 'search_words';

export interface OwnWords {
  words: OwnWord[];
  digest: string;
}

/** The form in which words are compared: folded, without punctuation. Empty if there are no letters or digits. */
export const wordKey = (word: string): string =>
  tokensOf(word)
    .map((token) => token.word)
    .join(' ');

export async function readOwnWords(db: Db | Tx): Promise<OwnWords> {
  const words = await db
    .selectFrom('concept_word')
    .select(['concept_key', 'locale', 'word'])
    .orderBy('concept_key')
    .orderBy('locale')
    .orderBy('key')
    .execute();
  return { words, digest: createHash('sha256').update(JSON.stringify(words)).digest('base64url') };
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
  };
  changes.listen((topics) => {
    // After a failure each search reads for itself.
    if (topics === undefined || topics.includes(OWN_WORDS_TOPIC)) void readAgain().catch(() => {});
  });
  return async (within) => (known && changes.connected() ? dictionaryWith(known) : readDictionary(within));
}

let made: { digest: string; dictionary: Words } | undefined;

function dictionaryWith({ words, digest }: OwnWords): Words {
  if (words.length === 0) return builtInDictionary;
  if (made?.digest !== digest) made = { digest, dictionary: withOwn(builtInDictionary, words) };
  return made.dictionary;
}

function withOwn(builtIn: Words, words: readonly OwnWord[]): Words {
  const own = new Dictionary();
  for (const { concept_key: key, locale, word } of words) {
    const concept = conceptsByKey().get(key);
    if (concept) own.add(word, locale, { kind: concept.kind, id: concept.id });
  }
  return {
    own: words,
    words: mergedWords([builtIn, own]),
    nearest: (tokens, locale) => [...builtIn.nearest(tokens, locale), ...own.nearest(tokens, locale)],
    find: (tokens, locale, range) => [...builtIn.find(tokens, locale, range), ...own.find(tokens, locale, range)],
  };
}
