import { locales } from '#contract/locales.ts';

/** Profile addresses on sites where people present themselves. */
const OWN_PAGE =
  /(?<![\p{L}\p{N}])(?:linkedin|xing|github|gitlab|facebook|fb|instagram|tiktok|twitter|x|t|wa|behance|dribbble|medium|linktr)\.[a-z]{2,3}\/\S/iu;

const isAddress = (run: string): boolean =>
  /@[\p{L}\p{N}_]/u.test(run) || /https?:\/\/|www\./i.test(run) || OWN_PAGE.test(run);

// Telephone numbers in the digits of any script, and dates in ISO 8601 and other notations.
const FIGURES =
  /[+＋]?\p{Nd}[\p{Nd}\s()（）./\-‐-―−·]{5,}\p{Nd}|\p{Nd}{1,2}([./\-‐-―−])\p{Nd}{1,2}\1\p{Nd}{2}(?!\p{Nd})/gu;

const monthNames = [
  ...new Set(
    locales.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2001, at)).replace(/\.$/, ''));
      }),
    ),
  ),
].toSorted((a, b) => b.length - a.length);

/** The years in which a person of working age may be born. */
const YEAR = String.raw`(?:19[3-9]\d|200\d)`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?`;
const DAYS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${DAY}\s?(?:de |of )?)?(?:${monthNames.join('|')})\.?,? ?(?:${DAY},? ?)?(?:de |del )?${YEAR}(?!\d)`,
  'giu',
);
// An amount is no year.
const YEARS = new RegExp(String.raw`(?<![\p{L}\p{N}.,]|\p{Sc}\s?)${YEAR}(?![\p{L}\p{N}]|\s?[\p{Sc}%])`, 'gu');

/** Without email and web addresses, telephone numbers, and possible dates and years of birth. */
export const withoutAddresses = (text: string, hidden: string): string =>
  text
    .replaceAll(/\S+/gu, (run) => (isAddress(run) ? hidden : run))
    .replaceAll(FIGURES, hidden)
    .replaceAll(DAYS_IN_WORDS, hidden)
    .replaceAll(YEARS, hidden);
