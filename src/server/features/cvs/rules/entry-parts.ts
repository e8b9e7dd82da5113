import { companyWords, degreeWords, positionWords, schoolWords } from './entry-words.ts';
import { fold } from './line.ts';

export type EntryKind = 'work' | 'education' | 'certificate';

/** The texts beside an entry's dates, in their order. */
export interface HeaderParts {
  first: string;
  second: string;
}

const STRONG = /\t+|\s+[|·•–—]\s+|\s+-\s+|\s+@\s+/u;
const CONNECTOR = /\s+(?:at|bei|bei der|beim|chez|presso)\s+/u;
const COMMA = /,\s+/;

/** One text may name both; of two, each names one, followed by places and the like. */
export function partsOf(texts: readonly string[]): HeaderParts {
  const filled = texts.map((text) => text.trim()).filter(Boolean);
  const [one = '', two] = filled;
  if (two !== undefined) return { first: firstOf(one), second: firstOf(two) };
  for (const separator of [STRONG, CONNECTOR, COMMA]) {
    const [first = '', ...others] = one.split(separator).filter(Boolean);
    if (others.length > 0)
      return separator === COMMA ? byComma(first, others) : { first, second: firstOf(others[0] ?? '') };
  }
  return { first: one, second: '' };
}

const firstOf = (text: string): string =>
  text
    .split(STRONG)
    .find((part) => part.trim() !== '')
    ?.trim() ?? '';

/** "Team Leader, Customer Care, Kestrel Software": the company is the part that looks like one, else the next. */
function byComma(first: string, others: string[]): HeaderParts {
  const at = Math.max(
    0,
    others.findIndex((part) => score(part, COMPANY) > 0 || score(part, SCHOOL) > 0),
  );
  return { first: [first, ...others.slice(0, at)].join(', '), second: others[at] ?? '' };
}

const wordOf = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'u');
const POSITION = new RegExp(positionWords, 'u');
const DEGREE = new RegExp(String.raw`(?<![\p{L}\d])(?:${degreeWords})`, 'u');
const COMPANY = wordOf(companyWords);
const SCHOOL = new RegExp(String.raw`(?:${schoolWords})`, 'u');

const score = (text: string, words: RegExp): number => (words.test(fold(text)) ? 1 : 0);

/** The order of the two is the same in all entries of a section. */
export function chooseOrder(entries: readonly HeaderParts[], kind: EntryKind) {
  const [title, place] = kind === 'work' ? [POSITION, COMPANY] : [DEGREE, SCHOOL];
  const isTitle = (text: string) => score(text, title) - score(text, place);
  const sum = entries
    .filter(({ second }) => second !== '')
    .reduce((total, { first, second }) => total + isTitle(first) - isTitle(second), 0);
  return ({ first, second }: HeaderParts): { title: string; place: string } => {
    const [asTitle, asPlace] = sum >= 0 ? [first, second] : [second, first];
    return { title: asTitle, place: withoutTown(asPlace, kind) };
  };
}

/** "Harbour Ltd, London", "Harbour Ltd (London)" */
function withoutTown(place: string, kind: EntryKind): string {
  const bare = place.replace(/\s*\([^()]*\)\s*$/u, '');
  const at = bare.lastIndexOf(', ');
  if (at <= 0 || kind === 'certificate') return bare;
  return score(bare.slice(at), COMPANY) > 0 ? bare : bare.slice(0, at);
}
