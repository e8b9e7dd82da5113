/** A part of a text for `like`: anywhere in a word; of less than three characters a trigram index knows only the beginnings of words. */
export const wordPattern = (word: string): string =>
  `%${word.length < 3 ? ' ' : ''}${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
