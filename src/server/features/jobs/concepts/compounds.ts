import { dutchParts, germanParts } from './compound-parts.ts';
import { fold } from './tokens.ts';

let read: ReadonlySet<string> | undefined;

const partList = (): ReadonlySet<string> =>
  (read ??= new Set([germanParts, dutchParts].flatMap((text) => text.trim().split(/\s+/u)).map(fold)));

const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/** Inflection of the last part. */
const ENDINGS = ['', 'in', 'innen', 'e', 'en', 'er', 'es', 'n', 's'];
const PART_MIN = 3;
const LONGEST = 40;

/** Cache of the words split last, because texts repeat their words. */
const known = new Map<string, string[] | undefined>();
const KNOWN_MAX = 50_000;

/**
 * Splits a German or Dutch compound of words of the field, such as "vertriebsleiter", into its parts; undefined if it
 * is none. Prefers the longest first part.
 * @param word folded
 */
export function partsOf(word: string): string[] | undefined {
  const parts = partList();
  if (word.length < 2 * PART_MIN || word.length > LONGEST || parts.has(word)) return undefined;
  if (known.has(word)) return known.get(word);
  if (known.size >= KNOWN_MAX) known.clear();
  const found = split(word, parts);
  const compound = found && found.length > 1 ? found : undefined;
  known.set(word, compound);
  return compound;
}

/**
 * @param failed positions from which the rest cannot be split; many splits reach the same one.
 */
function split(word: string, parts: ReadonlySet<string>, failed = new Set<string>()): string[] | undefined {
  if (failed.has(word)) return undefined;
  for (const ending of ENDINGS) {
    const last = word.slice(0, word.length - ending.length);
    if (word.endsWith(ending) && parts.has(last)) return [last];
  }
  for (let length = word.length - PART_MIN; length >= PART_MIN; length -= 1) {
    const part = word.slice(0, length);
    if (!parts.has(part)) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, length)) continue;
      const rest = split(word.slice(length + link.length), parts, failed);
      if (rest) return [part, ...rest];
    }
  }
  failed.add(word);
  return undefined;
}
