/** A translation of this many times the length is none. */
const LONGER = 4;
/** For short texts. */
const LONGER_BY = 80;

/** What a translator said, unless it is of no use: nothing, no text, or far more than there was to translate. */
export function usableTranslation(original: string, said: unknown): string | null {
  const text = typeof said === 'string' ? said.trim() : '';
  return text === '' || text.length > LONGER * original.length + LONGER_BY ? null : text;
}
