/** Addresses of pages and of mail say nothing of the language around them. */
const NO_WORDS = /\bhttps?:\/\/\S+|\S+@\S+\.\S+/giu;
/** In characters; "Ja, gerne" could be Danish. */
const SHORTEST = 12;

/**
 * The language of a text, by its n-grams: its code (ISO 639-1), or null where the text is too short or too mixed to
 * tell. About 0.05 ms; the table is read on the first call.
 */
export async function languageOf(text: string): Promise<string | null> {
  const words = text.replaceAll(NO_WORDS, ' ').trim();
  if (words.length < SHORTEST) return null;
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(words);
  return found.language !== '' && found.isReliable() ? found.language : null;
}
