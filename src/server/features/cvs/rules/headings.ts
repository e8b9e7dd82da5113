import { headingWords, type Section } from './heading-words.ts';
import { fold, withoutBullet, type Line } from './line.ts';

export interface Heading {
  section: Section;
  /** The rest of the same line: "Languages: German, English". */
  rest: string;
}

const sectionOf = new Map<string, Section>();
for (const [section, words] of Object.entries(headingWords) as [Section, string][]) {
  for (const word of words.split(',')) {
    const plain = word.replace(/\s+/g, ' ').trim();
    // A word of two sections belongs to the first.
    if (!sectionOf.has(plain)) sectionOf.set(plain, section);
  }
}

const LONGEST = 60;
const LETTER_SPACED = /^\p{L}(?:\s\p{L}){3,}/u;
const AND = /\s+(?:&|and|und|et|y|e|ed|\/|\+)\s+|\s*[/&]\s*/u;

/** Undefined for other lines. */
export function headingOf({ text, isBullet }: Line): Heading | undefined {
  if (isBullet) return undefined;
  const [label = '', ...cells] = text.split('\t');
  const whole = sectionOfText(label);
  if (whole) return { section: whole, rest: cells.join('\t').trim() };
  const colon = label.indexOf(':');
  const section = colon > 0 ? sectionOfText(label.slice(0, colon)) : undefined;
  return section && { section, rest: [label.slice(colon + 1), ...cells].join('\t').trim() };
}

function sectionOfText(text: string): Section | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainHeading(text);
  const known = sectionOf.get(plain);
  if (known) return known;
  const parts = plain.split(AND);
  const sections = parts.map((part) => sectionOf.get(part.trim()));
  return parts.length > 1 && sections.every((section) => section !== undefined) ? sections[0] : undefined;
}

function plainHeading(text: string): string {
  const joined = LETTER_SPACED.test(text.trim())
    ? text
        .trim()
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : withoutBullet(text);
  return fold(joined)
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');
}
