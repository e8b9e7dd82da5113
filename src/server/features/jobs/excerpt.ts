import { plainText } from './rich-text.ts';

const EXCERPT_LENGTH = 200;

/** In characters, including markup. */
export const EXCERPT_SOURCE_LENGTH = 1_500;

/**
 * One line of plain text, at most 200 characters, cut at a word's end. `html` must be sanitised and may be cut
 * anywhere.
 */
export function excerptOf(html: string): string {
  const text = plainText(withoutCutEnd(html)).replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= EXCERPT_LENGTH) return text;
  const wordEnd = characters.lastIndexOf(' ', EXCERPT_LENGTH - 1);
  const beginning = characters.slice(0, wordEnd > 0 ? wordEnd : EXCERPT_LENGTH - 1).join('');
  return `${beginning.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

/** Half a tag or entity at the end would be read as text. */
const withoutCutEnd = (html: string): string => html.replace(/<[^<>]*$/, '').replace(/&[a-z]{0,4}$/, '');
