/** Matches part of a word. A trigram index can use fewer than three characters only at a word's start. */
export const wordPattern = (word: string): string =>
  `%${word.length < 3 ? ' ' : ''}${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
