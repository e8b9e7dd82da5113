import { positionWords } from './entry-words.ts';
import { headingOf } from './headings.ts';
import { fold, type Line } from './line.ts';

export interface Found {
  value: string;
  line: Line;
}

export interface ReadPerson {
  firstName?: Found;
  lastName?: Found;
  jobTitle?: Found;
  email?: Found;
  phone?: Found;
  city?: Found;
  links: Found[];
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.[a-z]{2,24}(?![a-z])/iu;
export const LINK =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|(?<![@\w.])(?:[a-z]{2}\.)?(?:linkedin\.com|github\.com|xing\.com)\/[^\s|,;<>()]{2,200}/giu;
const PHONE = /(?:\+|\b00|\(|\b0|\b[1-9])[\d\s().\-/\u00a0]{6,22}\d/gu;
const PHONE_LABEL = /(?:tel|phone|mobil|handy|fon|movil|portable|cell|telemovel|gsm)/u;
const POSTAL_TOWN = /\b(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s+(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,2})/u;
const TITLE = /^(?:curriculum vit(?:ae|æ)|curriculo|cv|resume|lebenslauf|europass)\b/u;
const NAME_LABEL =
  /^(?:(?:name|nachname|vorname|prenom|nom|nombre|nome)(?:\((?:n|s)\))?\s*\/\s*(?:surname|vorname|nachname|nom|prenom|apellido|cognome|apelido)s?(?:\((?:n|s)\))?|name|vor- und nachname|nom|nom et prenom|nombre|nombre y apellidos|nome|nome e cognome|nome completo|full name)\s*[:\t]\s*/u;
/** "Anna de La Tour": one to five words, of which the first and last are capitalized. */
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|d[aeio]s?|del|della|di|von|van|zu|y|e|la|le|ten|der|den)){1,4}$/u;
const POSITION = new RegExp(positionWords, 'u');
const PARTICLES = /\s(?=(?:d[aeio]s?|del|della|di|von|van|zu|de la)\s)/iu;

/** `head` is the text before the first heading of each column. */
export function personOf(lines: readonly Line[], head: readonly Line[]): ReadPerson {
  const name = nameOf(head.length > 0 ? head : lines.slice(0, 8));
  const jobTitle = name && titleAfter(head, name.line);
  return {
    ...(name ? splitName(name) : {}),
    ...(jobTitle ? { jobTitle } : {}),
    ...first('email', lines, ({ text }) => EMAIL.exec(text)?.[0]),
    ...first('phone', withLabelFirst(lines, head), phoneOf),
    ...first('city', head, ({ text }) => POSTAL_TOWN.exec(text)?.[1]),
    links: lines.flatMap((line) =>
      (line.text.match(LINK) ?? []).map((value) => ({ value: value.replace(/[.]$/, ''), line })),
    ),
  };
}

function first(
  name: 'email' | 'phone' | 'city',
  lines: readonly Line[],
  read: (line: Line) => string | undefined,
): Partial<Record<'email' | 'phone' | 'city', Found>> {
  for (const line of lines) {
    const value = read(line);
    if (value !== undefined) return { [name]: { value, line } };
  }
  return {};
}

/** Numbers with a label come first, then those in the head, then the rest. */
const withLabelFirst = (lines: readonly Line[], head: readonly Line[]): Line[] => [
  ...lines.filter(({ text }) => PHONE_LABEL.test(fold(text))),
  ...head,
  ...lines,
];

function phoneOf({ text }: Line): string | undefined {
  const outside = text.replace(EMAIL, ' ').replace(LINK, ' ');
  return outside.match(PHONE)?.find(isPhone)?.trim();
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const hasYears =
    /\b(?:19|20)\d\d\s?\D{1,2}\s?(?:19|20)\d\d$/.test(text.trim()) ||
    /\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b/.test(text);
  return digits.length >= 8 && digits.length <= 15 && !hasYears && !/\b\d{1,2}[./](?:19|20)\d\d\b/.test(text);
}

/** The largest line that reads like a name; of the same size, the first. */
function nameOf(lines: readonly Line[]): Found | undefined {
  const names = lines.flatMap((line): Found[] => {
    const bare = line.text.replace(/(?:\t|\s[—–|]\s).*$/s, '').trim();
    const label = NAME_LABEL.exec(fold(line.text))?.[0].length ?? 0;
    const value = (label > 0 ? line.text.slice(label) : bare).trim();
    const isName = NAME.test(value) && !TITLE.test(fold(value)) && !headingOf({ text: value });
    return isName && (label > 0 || !POSITION.test(fold(value))) ? [{ value, line }] : [];
  });
  const largest = Math.max(...names.map(({ line }) => line.size ?? 0));
  return names.find(({ line }) => (line.size ?? 0) >= largest);
}

function splitName({ value, line }: Found): Pick<ReadPerson, 'firstName' | 'lastName'> {
  const words = isUpper(value) ? capitalized(value) : value;
  const particle = PARTICLES.exec(words);
  const at = particle?.index ?? words.indexOf(' ');
  return {
    firstName: { value: words.slice(0, at).trim(), line },
    lastName: { value: words.slice(at).trim(), line },
  };
}

const isUpper = (text: string): boolean => text === text.toUpperCase();
const capitalized = (text: string): string =>
  text.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

function titleAfter(head: readonly Line[], name: Line): Found | undefined {
  const after = head[head.indexOf(name) + 1];
  const value = after?.text.split(/\t|\s[|·•]\s/)[0]?.trim() ?? '';
  const isTitle = value.length <= 80 && !/[@\d]/.test(value) && POSITION.test(fold(value));
  return after && isTitle ? { value, line: after } : undefined;
}
