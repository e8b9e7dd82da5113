import { fold, type Line } from '../rules/line.ts';

/** The footer of each page and the address of the profile; the export has both in all languages. */
const ADDRESS = /linkedin\.com\/in\//u;
const FOOTER = /^(?:page|seite|pagina)\s+\d+\s+(?:of|de|sur|von|di)\s+\d+$/u;
/** "2 years 3 months" under a company with several positions. */
const DURATION = /^\d+\s+\p{L}+(?:\s+\d+\s+\p{L}+)?$/u;

export const isLinkedIn = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => FOOTER.test(fold(text))) &&
  (lines.some(({ text }) => ADDRESS.test(fold(text))) || lines.some(({ text }) => text.includes('(LinkedIn)')));

/** Removes LinkedIn's additions; the rules read the rest. */
export const linkedInLines = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }) => !FOOTER.test(fold(text)) && !DURATION.test(fold(text).trim()));
