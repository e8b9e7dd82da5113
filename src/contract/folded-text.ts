const PUNCTUATION: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‑': '-',
  '‐': '-',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

/** Lower case, without accents, with ASCII punctuation. Indexes match those of `text`, which must be NFC. */
export const fold = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- all of non-ASCII, by code unit, so that indexes stay
    .replace(/[^\x00-\x7f]/g, (character) => PUNCTUATION[character] ?? character.normalize('NFD').charAt(0))
    .toLowerCase();

/** Matches a pattern of folded text between word boundaries. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'gu');
