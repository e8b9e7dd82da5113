/** A result of this many times the length is not a translation. */
const LONGER = 4;
/** For short texts. */
const LONGER_BY = 80;

/** A translator's answer, unless it is useless: nothing, no text, or far longer than the original. */
export function usableTranslation(original: string, said: unknown): string | null {
  const text = typeof said === 'string' ? said.trim() : '';
  return text === '' || text.length > LONGER * original.length + LONGER_BY ? null : text;
}
