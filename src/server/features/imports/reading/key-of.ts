import { fold } from '../../jobs/concepts/tokens.ts';

/** The same for all ways to write a word: case, accents, blanks and hyphens do not count. */
export const keyOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}@]+/gu, '');
