import { fold } from '../../jobs/concepts/tokens.ts';

/** The same for all spellings of a word: ignores case, accents, blanks and hyphens. */
export const keyOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}@]+/gu, '');
