/** A part of a text; `href` if it is an address. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
const TRAILING = /(?<![.,;:!?'’”»)\]}])[.,;:!?'’”»)\]}]+$/;

/** Splits a text at its http and https addresses, without their trailing punctuation. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Keeps a closing bracket if it was opened within the address. */
function trimmed(address: string): string {
  const rest = address.replace(TRAILING, '');
  const closes = address.slice(rest.length).startsWith(')') && rest.split('(').length > rest.split(')').length;
  return closes ? `${rest})` : rest;
}
