import { fold } from '#contract/folded-text.ts';
import { titleWithoutCodes } from '#contract/jobs/job-title.ts';

const SHOUTING = /!|\?{2,}|\*{2,}|[\p{Extended_Pictographic}★☆►▶✓✔]/u;
const PAY =
  /[€$£]\s?\d|\d\s?(?:€|£|\$|k(?!\p{L})|(?:eur|euros?|chf|usd|gbp)(?!\p{L}))|(?<!\d)\d{2,3}[.,’']\d{3}(?!\d)/iu;

/** Shorter words in capitals may be abbreviations. */
const SHOUTED_LETTERS = 8;
const SHOUTED_SHARE = 0.7;

/**
 * Finds all capitals, exclamation marks, a code, pay or the city (Google, "Job posting": the title). "(m/w/d)" is
 * allowed.
 */
export const isNoisy = (title: string, city: string): boolean =>
  isShouted(title) ||
  SHOUTING.test(title) ||
  titleWithoutCodes(title) !== title ||
  PAY.test(title) ||
  names(title, city);

function isShouted(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return capitals.length >= SHOUTED_LETTERS && capitals.length / letters.length >= SHOUTED_SHARE;
}

const words = (text: string): string =>
  ` ${fold(text.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const names = (title: string, city: string): boolean => words(city).trim() !== '' && words(title).includes(words(city));
