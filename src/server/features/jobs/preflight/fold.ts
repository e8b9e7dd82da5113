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

/**
 * A text in lower case, without accents and with plain punctuation, so that rules need one spelling. What stands at an
 * index of it stands at the same index of the text, which must be in Unicode's composed form (NFC).
 */
export const fold = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- all that is not ASCII, each code unit by itself: an index must stay
    .replace(/[^\x00-\x7f]/g, (character) => PUNCTUATION[character] ?? character.normalize('NFD').charAt(0))
    .toLowerCase();
