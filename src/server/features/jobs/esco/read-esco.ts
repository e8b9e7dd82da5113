import { setImmediate as nextTurn } from 'node:timers/promises';

import { locales, type Locale } from '#contract/locales.ts';

import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  builtInDictionary,
  conceptKey,
  conceptsByKey,
  isConcept,
  warmDictionary,
  type Concept,
} from '../concepts/concepts.ts';
import { Dictionary } from '../concepts/dictionary.ts';
import { tokensOf, wordKey } from '../concepts/tokens.ts';
import { singleLabels } from './single-labels.ts';
import './table.ts';
import type { EscoLabels } from './table.ts';

/** The occupations of a release, as searches and jobs are read with them. */
export interface Esco {
  releaseId: string;
  /** The built-in concepts, and ESCO's that are none of these. */
  concepts: ReadonlyMap<string, Concept>;
  dictionary: Dictionary;
}

/** Occupations that one statement reads. */
const BATCH = 100;
/** Some milliseconds of work. */
const LABELS_IN_A_TURN = 25;

const PREFIX = 'esco-';
/** No built-in concept begins with it. */
const idOf = (uri: string): string => `${PREFIX}${uri.slice(uri.lastIndexOf('/') + 1).toLowerCase()}`;

interface Occupation {
  uri: string;
  isco: string | null;
  broader: string[];
  labels: EscoLabels;
}

let known: Esco | undefined;
let reading: { releaseId: string; read: Promise<Esco> } | undefined;

/** What this process has read of the release. */
export const knownEsco = (releaseId: string): Esco | undefined => (known?.releaseId === releaseId ? known : undefined);

/** Reads the active release in small steps, once in a process, so that requests are answered in between. */
export async function followEsco(db: Db | Tx): Promise<void> {
  const release = await db.selectFrom('esco_release').select('id').where('status', '=', 'active').executeTakeFirst();
  // Its words take memory.
  if (!release) [known, reading] = [undefined, undefined];
  if (!release || known?.releaseId === release.id) return;
  if (reading?.releaseId !== release.id) reading = { releaseId: release.id, read: readRelease(db, release.id) };
  const own = reading;
  try {
    const read = await own.read;
    // Another release may have been loaded meanwhile.
    if (reading === own) known = read;
  } finally {
    if (reading === own) reading = undefined;
  }
}

async function readRelease(db: Db | Tx, releaseId: string): Promise<Esco> {
  await warmDictionary();
  const turn = createTurns();
  const builtIn = await keysOfLabels(turn);
  const read = new Reading(builtIn);
  for (let after = ''; ;) {
    const batch: Occupation[] = await db
      .selectFrom('esco_occupation')
      .select(['uri', 'isco', 'broader', 'labels'])
      .where('release_id', '=', releaseId)
      .where('uri', '>', after)
      .orderBy('uri')
      .limit(BATCH)
      .execute();
    for (const occupation of batch) await read.add(occupation, turn);
    const last = batch.at(-1);
    if (!last) break;
    after = last.uri;
  }
  return { releaseId, concepts: read.concepts(), dictionary: read.dictionary };
}

type Turn = () => Promise<void>;

function createTurns(): Turn {
  let done = 0;
  return async () => {
    done += 1;
    if (done % LABELS_IN_A_TURN === 0) await nextTurn();
  };
}

/** The built-in occupations by their words. */
async function keysOfLabels(turn: Turn): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [key, { kind, words }] of conceptsByKey()) {
    if (kind !== 'occupation') continue;
    for (const locale of locales)
      for (const word of words[locale]) {
        const label = labelKey(word, locale);
        if (!keys.has(label)) keys.set(label, key);
        await turn();
      }
  }
  return keys;
}

const labelKey = (label: string, locale: Locale): string => `${locale} ${wordKey(label)}`;

class Reading {
  readonly dictionary = new Dictionary();
  readonly #builtIn: ReadonlyMap<string, string>;
  readonly #keys = new Map<string, string>();
  readonly #own: { key: string; occupation: Omit<Occupation, 'labels'>; names: EscoLabels }[] = [];

  constructor(builtIn: ReadonlyMap<string, string>) {
    this.#builtIn = builtIn;
  }

  async add({ labels, ...occupation }: Occupation, turn: Turn): Promise<void> {
    const { uri } = occupation;
    const names: EscoLabels = {};
    const all = locales.map((locale) => {
      const [preferred = [], ...others] = (labels[locale] ?? []).map(singleLabels);
      names[locale] = preferred;
      return { locale, words: [...preferred, ...others.flat()] };
    });
    const key = this.#joined(names) ?? conceptKey({ kind: 'occupation', id: idOf(uri) });
    this.#keys.set(uri, key);
    this.#own.push({ key, occupation, names });
    const meaning = { kind: 'occupation', id: key.slice(2) } as const;
    for (const { locale, words } of all)
      for (const word of words) {
        if (!saysOtherThings(word, locale)) this.dictionary.add(word, locale, meaning);
        await turn();
      }
  }

  /** The built-in concept that has most of its preferred labels. */
  #joined(names: EscoLabels): string | undefined {
    const counts = new Map<string, number>();
    for (const locale of locales)
      for (const name of names[locale] ?? []) {
        const key = this.#builtIn.get(labelKey(name, locale));
        if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  }

  concepts(): ReadonlyMap<string, Concept> {
    const concepts = new Map(conceptsByKey());
    for (const { key, occupation, names } of this.#own) {
      const { isco, broader } = occupation;
      const joined = concepts.get(key);
      if (joined) {
        concepts.set(key, { ...joined, isco: joined.isco ?? isco });
        continue;
      }
      const wider = broader.map((uri) => this.#keys.get(uri)).filter((found) => found !== undefined && found !== key);
      concepts.set(key, {
        id: key.slice(2),
        kind: 'occupation',
        category: null,
        isco,
        broader: wider.map((found) => found?.slice(2) ?? ''),
        words: namesIn(names),
      });
    }
    return concepts;
  }
}

/** Only its names, which take little memory; in languages that were not loaded its English name, or any. */
function namesIn(names: EscoLabels): Concept['words'] {
  const any = [names.en, ...locales.map((locale) => names[locale])].find((found) => found?.length) ?? [];
  return Object.fromEntries(
    locales.map((locale) => [locale, (names[locale]?.length ? names[locale] : any).slice(0, 1)]),
  ) as Concept['words'];
}

/** "Agent", "senior": single words that the search reads as something else. */
function saysOtherThings(label: string, locale: Locale): boolean {
  const tokens = tokensOf(label);
  if (tokens.length !== 1) return tokens.length === 0;
  const found = builtInDictionary.find(tokens, locale);
  return found.some((match) => match.exact > 0 && !isConcept(match) && match.kind !== 'other_trade');
}
