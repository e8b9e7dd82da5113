const LETTER = /[\p{L}\p{N}]/u;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Replaces the first occurrence of a quote. With `html`, only text within one element is replaced. Undefined if that is
 * not possible.
 */
export function replaceQuote(text: string, quote: string, replacement: string, html: boolean): string | undefined {
  const [wanted, written] = html ? [escaped(quote), escaped(replacement)] : [quote, replacement];
  if (!wanted) return undefined;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWithinWord(text, at, end) || (html && isWithinTag(text, at))) continue;
    return text.slice(0, at) + written + text.slice(end);
  }
  return undefined;
}

const isWithinWord = (text: string, start: number, end: number) =>
  (LETTER.test(text.charAt(start - 1)) && LETTER.test(text.charAt(start))) ||
  (LETTER.test(text.charAt(end - 1)) && LETTER.test(text.charAt(end)));

const isWithinTag = (html: string, at: number) => html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1);
