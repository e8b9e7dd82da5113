export interface Member {
  userId: string;
  name: string;
}

const BEGUN = /(?:^|\s)@([\p{L}\p{M}’'. -]{0,40})$/u;

const SHOWN = 6;

export interface BegunMention {
  /** The position of the "@". */
  start: number;
  members: readonly Member[];
}

/** The unfinished mention before the caret, with the members that match it; undefined if there is none. */
export function begunMention(text: string, caret: number, members: readonly Member[]): BegunMention | undefined {
  const written = BEGUN.exec(text.slice(0, caret))?.[1];
  if (written === undefined) return undefined;
  const plain = plainOf(written);
  const matching = members.filter(({ name }) => ` ${plainOf(name)}`.includes(` ${plain}`));
  return matching.length > 0 ? { start: caret - written.length - 1, members: matching.slice(0, SHOWN) } : undefined;
}

const plainOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The text with the completed mention, and the new position of the caret. */
export function completeMention(
  text: string,
  caret: number,
  start: number,
  { name }: Member,
): { text: string; caret: number } {
  const mention = `@${name} `;
  return { text: text.slice(0, start) + mention + text.slice(caret).trimStart(), caret: start + mention.length };
}

/** The members whose names follow an "@". */
export function mentionedIn(text: string, members: readonly Member[]): Member[] {
  const written = new Set(splitMentions(text, members).filter((_, at) => at % 2 === 1));
  return members.filter(({ name }) => written.has(`@${name}`));
}

/** The parts of the text; every second one is a mention. */
export function splitMentions(text: string, mentions: readonly Member[]): string[] {
  const parts: string[] = [];
  let words = '';
  for (let at = 0; at < text.length;) {
    const mention = longestAt(text, at, mentions);
    if (mention) {
      parts.push(words, mention);
      words = '';
    } else words += text[at];
    at += mention?.length ?? 1;
  }
  return [...parts, words];
}

/** A name may be the beginning of another one. */
const longestAt = (text: string, at: number, mentions: readonly Member[]): string | undefined =>
  mentions
    .flatMap(({ name }) => (name !== '' && text.startsWith(`@${name}`, at) ? [`@${name}`] : []))
    .toSorted((a, b) => b.length - a.length)[0];
