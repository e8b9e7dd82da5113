import { findDates } from '../rules/dates.ts';
import { fold, type Line } from '../rules/line.ts';

/** TeX fonts have separate letters and accents: "Negociaci´on", "Gon¸calves". */
const MARKS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030C',
  '˚': '\u030A',
};
export const isMark = (text: string): boolean => text in MARKS;

const LOOSE = /([´`¨ˆ˜¸ˇ˚])\s?(\p{L})/gu;
/** "l´azienda" uses an accent as an apostrophe; after these characters it belongs to a letter. */
const TELLING = /[`¨ˆ˜¸]\p{L}|´ı/u;

export const hasLooseAccents = (text: string): boolean => TELLING.test(text);

export const withAccents = (text: string): string =>
  text.replace(LOOSE, (whole, mark: string, letter: string) => {
    const composed = `${letter === 'ı' ? 'i' : letter}${MARKS[mark] ?? ''}`.normalize('NFC');
    return composed.length === 1 ? composed : whole;
  });

/** Maximum lines of a footer. */
const FOOT = 3;
const PAGE_NUMBER =
  /^(?:(?:page|seite|pagina|pag\.?)\s*\d{1,2}(?:\s*(?:\/|of|de|von|sur|di)\s*(?:\d{1,2}|\?\?))?|\d{1,2}\s?\/\s?\d{1,2})(?:$|\s+[-–·|])/u;

/** Removes the page number and the text after it. */
export function withoutFooter(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(({ text }, index) => index >= lines.length - FOOT && PAGE_NUMBER.test(fold(text).trim()));
  return at === -1 ? [...lines] : lines.slice(0, at);
}

/** "Verhandlungs-" and "führung" are one word, "Vertriebs-" and "und" are not. */
const DIVIDED = /\p{L}{2}-$/u;
const REST = /^(?!(?:und|oder|bzw|sowie|and|or|et|ou|y|e|o|u)\b)\p{Ll}/u;

/** Joins words and dates that continue in the next line. */
export function mendLines(lines: readonly Line[]): Line[] {
  const mended: Line[] = [];
  for (const line of lines) {
    const last = mended.at(-1);
    if (last && continues(last, line))
      mended[mended.length - 1] = { ...last, text: last.text.slice(0, -1) + line.text };
    else mended.push(line);
  }
  return mended.flatMap((line, index) => {
    const before = mended[index - 1];
    const [next] = datesOver(line, mended[index + 1]) ?? [];
    const rest = before && datesOver(before, line)?.[1];
    if (next) return [{ ...line, text: next }];
    if (rest === undefined) return [line];
    return rest === '' ? [] : [{ ...line, text: rest }];
  });
}

const continues = (last: Line, { text, isBullet, size }: Line): boolean =>
  !isBullet && DIVIDED.test(last.text) && REST.test(text) && Math.abs((last.size ?? 0) - (size ?? 0)) < 1;

const BEGUN = /^([^\t]{4,24}?)\s*[-–—]\s*(\S.*)$/su;
/** Words in dates. */
const MOST_WORDS = 4;

/**
 * Dates broken by a narrow column: "June 2021– Account Manager" above "present".
 * @returns both lines, the dates in the first
 */
function datesOver({ text }: Line, below: Line | undefined): [string, string] | undefined {
  const [, start = '', said = ''] = BEGUN.exec(text) ?? [];
  if (!below || !findDates(start)?.isSingle || !findDates(text)?.isSingle) return undefined;
  const words = below.text.split(/(?<=\s)|(?=[\t•◦▪])/u);
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    const range = `${start} – ${words.slice(0, count).join('').trim()}`;
    const found = findDates(range);
    if (found && !found.isSingle && found.rest === '') return [`${range}\t${said}`, words.slice(count).join('').trim()];
  }
  return undefined;
}
