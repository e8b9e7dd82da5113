import { intlLocale, type Locale } from '#contract/locales.ts';
import { isMailLine, type MailKind } from '#contract/mail-texts/mail-text-choices.ts';

import { kinds } from './kinds.ts';
import { INSERTED, type Part, type Parts } from './parts.ts';

export type Texts = Record<string, string>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** One pass: a value that looks like a placeholder is not replaced. */
const fill = (text: string, inputs: Record<string, unknown>): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(inputs, name) ? String(inputs[name]) : whole));

/** Our own parts, in order; inserted ones have no text. */
export const partsOf = (kind: MailKind): [name: string, part: Part][] =>
  Object.entries<Parts[string]>(kinds[kind]).flatMap(([name, part]) =>
    part === undefined || part === INSERTED ? [] : [[name, part]],
  );

/** Replaces each placeholder with itself. Plurals use their general form. */
const placeholders = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `{${name}}` : undefined) });

/** The catalogue's text with its placeholders. */
export const catalogueText = ({ text }: Part, locale: Locale): string => text(placeholders as never, { locale });

/** Placeholders that the texts of a kind may use: those of any of its parts, and the site. */
export const placeholdersOf = (kind: MailKind): string[] => [
  ...new Set([...partsOf(kind).flatMap(([, part]) => namesIn(catalogueText(part, 'en'))), 'site']),
];

export interface TextProblem {
  code: 'required' | 'unknown_placeholder' | 'missing_placeholder';
  name?: string;
}

/** Undefined if the text can be sent. */
export function problemIn(text: string, part: Part, known: readonly string[]): TextProblem | undefined {
  if (text.trim() === '') return { code: 'required' };
  const named = namesIn(text);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) return { code: 'unknown_placeholder', name: unknown };
  const missing = part.needs?.find((name) => !named.includes(name));
  return missing === undefined ? undefined : { code: 'missing_placeholder', name: missing };
}

/** A customized text that an update has invalidated is ignored. */
export function sayPart(
  [name, part]: [string, Part],
  { own, known, locale, inputs }: { own: Texts; known: readonly string[]; locale: Locale; inputs: Texts },
): string {
  const changed = own[name];
  const said =
    changed === undefined || problemIn(changed, part, known)
      ? part.text(inputs as never, { locale })
      : fill(changed, inputs);
  // A line break would begin another header.
  return isMailLine(name) ? said.replaceAll(/\s+/g, (blank) => (/[\r\n]/.test(blank) ? ' ' : blank)).trim() : said;
}

/** Paragraphs. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** "9 March 2027", in UTC. */
export const longDay = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
