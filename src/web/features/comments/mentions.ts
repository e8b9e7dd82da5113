export interface Member {
  userId: string;
  name: string;
}

const BEGUN = /(?:^|\s)@([\p{L}\p{M}’'. -]{0,40})$/u;

const SHOWN = 6;

export interface BegunMention {
  /** Where the "@" is. */
  start: number;
  members: readonly Member[];
}

/** The mention that is being written before the caret, with those whom it could be; undefined if there is none. */
export function begunMention(text: string, caret: number, members: readonly Member[]): BegunMention | undefined {
  const written = BEGUN.exec(text.slice(0, caret))?.[1];
  if (written === undefined) return undefined;
  const plain = plainOf(written);
  const matching = members.filter(({ name }) => ` ${plainOf(name)}`.includes(` ${plain}`));
  return matching.length > 0 ? { start: caret - written.length - 1, members: matching.slice(0, SHOWN) } : undefined;
}

const plainOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The text with the mention completed, and where the caret goes. */
export function completeMention(
  text: string,
  caret: number,
  start: number,
  { name }: Member,
): { text: string; caret: number } {
  const mention = `@${name} `;
  return { text: text.slice(0, start) + mention + text.slice(caret).trimStart(), caret: start + mention.length };
}

/** Those whose names are written with an "@". */
export function mentionedIn(text: string, members: readonly Member[]): Member[] {
  const written = new Set(splitMentions(text, members).filter((_, at) => at % 2 === 1));
  return members.filter(({ name }) => written.has(`@${name}`));
}

/** The text in parts, of which every second one is a mention. */
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

/** One name may be the beginning of another one. */
const longestAt = (text: string, at: number, mentions: readonly Member[]): string | undefined =>
  mentions
    .flatMap(({ name }) => (name !== '' && text.startsWith(`@${name}`, at) ? [`@${name}`] : []))
    .toSorted((a, b) => b.length - a.length)[0];
