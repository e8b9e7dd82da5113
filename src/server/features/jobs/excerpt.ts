import { plainText } from './rich-text.ts';

const EXCERPT_LENGTH = 200;

/** How much HTML is read for an excerpt: enough for its text and the markup around it. */
export const EXCERPT_SOURCE_LENGTH = 1_500;

/**
 * The beginning of sanitised HTML in one line of plain text: 200 characters at the most, cut at a word's end. The HTML
 * itself may be cut anywhere.
 */
export function excerptOf(html: string): string {
  const text = plainText(withoutCutEnd(html)).replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= EXCERPT_LENGTH) return text;
  const wordEnd = characters.lastIndexOf(' ', EXCERPT_LENGTH - 1);
  const beginning = characters.slice(0, wordEnd > 0 ? wordEnd : EXCERPT_LENGTH - 1).join('');
  return `${beginning.replace(/[\s,;:–-]+$/, '')}…`;
}

/** Half a tag or half an entity at the end would be read as text. */
const withoutCutEnd = (html: string): string => html.replace(/<[^>]*$/, '').replace(/&[a-z]{0,4}$/, '');
