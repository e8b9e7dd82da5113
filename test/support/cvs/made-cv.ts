import type { LanguageLevel } from '#contract/languages.ts';
import { locales, type Locale } from '#contract/locales.ts';

import { cvLives } from './lives.ts';
import { cvWords } from './words.ts';

/** YYYY-MM, or YYYY if the CV states no month. */
type Month = string;

export interface MadeEntry {
  /** Position or degree. */
  title: string;
  /** Company or school. */
  place: string;
  city: string;
  from: Month;
  /** Undefined: until today. */
  to?: Month;
  /** As written in the CV. */
  dates: string;
  tasks: string[];
}

export interface MadeCv {
  locale: Locale;
  number: number;
  name: string;
  jobTitle: string;
  city: string;
  email: string;
  phone: string;
  about: string;
  jobs: MadeEntry[];
  education: MadeEntry[];
  /** `said` is the level as written in the CV. */
  languages: { code: string; name: string; level: LanguageLevel; said: string }[];
  skills: string[];
  headings: Record<keyof (typeof cvWords)['en']['headings'], string>;
  /** Date formats and layouts that the rules were not written for. */
  isHeldOut: boolean;
}

type Choose = <Value>(values: readonly Value[]) => Value;

/** Mulberry32: the same CVs in each run. */
function chooserOf(seed: number): Choose {
  let state = seed * 0x9e3779b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (values) => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('Nothing to choose from.');
    return value;
  };
}

type DateForm = (month: Month, locale: Locale) => string;
const monthOf = (month: Month) => Number(month.slice(5)) - 1;
const year = (month: Month) => month.slice(0, 4);

const forms: Record<'slashed' | 'dotted' | 'long' | 'short' | 'years' | 'iso' | 'apostrophe', DateForm> = {
  slashed: (month) => `${month.slice(5)}/${year(month)}`,
  dotted: (month) => `${month.slice(5)}.${year(month)}`,
  long: (month, locale) => {
    const name = cvWords[locale].months[monthOf(month)];
    return locale === 'es' || locale === 'pt' ? `${name} de ${year(month)}` : `${name} ${year(month)}`;
  },
  short: (month, locale) => `${cvWords[locale].shortMonths[monthOf(month)]} ${year(month)}`,
  years: year,
  iso: (month) => month,
  apostrophe: (month, locale) => `${cvWords[locale].shortMonths[monthOf(month)]} ’${month.slice(2, 4)}`,
};
const known = ['slashed', 'long', 'years', 'short'] as const;
const heldOut = ['dotted', 'iso', 'short', 'long'] as const;
const joints = [' – ', ' - ', '–', ' — '] as const;

/** The CV of this number: the last third of each language is held out. */
export function makeCv(locale: Locale, number: number): MadeCv {
  const choose = chooserOf(number * 64 + locales.indexOf(locale) + 1);
  const [words, lives] = [cvWords[locale], cvLives[locale]];
  const isHeldOut = number % 3 === 2;
  const first = choose(lives.firstNames);
  const last = choose(lives.lastNames);
  const form = choose(isHeldOut ? heldOut : known);
  const joint = choose(joints);
  const inWords = form === 'long' && choose([true, false]);
  const say = (from: Month, to: Month | undefined) => {
    const [start, end] = [forms[form](from, locale), to ? forms[form](to, locale) : choose(words.now)];
    return inWords && to ? words.range(start, end) : `${start}${joint}${end}`;
  };
  const cut = (month: Month) => (form === 'years' ? year(month) : month);
  const entry = (title: string, place: string, from: Month, to: Month | undefined): MadeEntry => ({
    title,
    place,
    city: choose(lives.cities),
    from: cut(from),
    to: to && cut(to),
    dates: say(from, to),
    tasks: lives.tasks.filter(() => choose([true, false])),
  });
  const month = () => choose(['01', '02', '03', '05', '06', '09', '10', '12']);
  const [positions, companies] = [rotated(lives.positions, number), rotated(lives.companies, number + 1)];
  const jobs = [
    entry(positions[0] ?? '', companies[0] ?? '', `2021-${month()}`, choose(['', '', '2025-04']) || undefined),
    entry(positions[1] ?? '', companies[1] ?? '', `2017-${month()}`, `2020-${month()}`),
    entry(positions[2] ?? '', companies[2] ?? '', `2014-${month()}`, `2016-${month()}`),
  ];
  const [degrees, schools] = [rotated(lives.degrees, number), rotated(lives.schools, number)];
  const education = [
    entry(degrees[0] ?? '', schools[0] ?? '', `2011-${month()}`, `2013-${month()}`),
    entry(degrees[1] ?? '', schools[1] ?? '', `2008-${month()}`, `2010-${month()}`),
  ].map((learned) => ({ ...learned, tasks: [] }));
  return {
    locale,
    number,
    name: `${first} ${last}`,
    jobTitle: positions[0] ?? '',
    city: choose(lives.cities),
    email: `${plain(first)}.${plain(last)}@example.${choose(['com', 'org', 'net'])}`,
    phone: choose(lives.phone),
    about: lives.about,
    jobs,
    education,
    languages: languagesOf(locale, choose),
    skills: lives.skills.filter((_, index) => index < 4 || choose([true, false])),
    headings: Object.fromEntries(
      Object.entries(words.headings).map(([section, variants]) => [section, choose(variants)]),
    ) as MadeCv['headings'],
    isHeldOut,
  };
}

function languagesOf(locale: Locale, choose: Choose): MadeCv['languages'] {
  const { levels, languageNames } = cvWords[locale];
  const inLetters = choose([true, true, false]);
  const others = rotated(
    locales.filter((code) => code !== locale),
    choose([0, 1, 2, 3, 4]),
  ).slice(0, choose([2, 3]));
  return [locale, ...others].map((code, index) => {
    const [said, level] = choose(levels.filter((pair) => (pair[1] === 'native') === (index === 0)));
    const letter = choose(['A2', 'B1', 'B2', 'C1', 'C2'] as const);
    const name = languageNames[code] ?? code;
    return index > 0 && inLetters ? { code, name, level: letter, said: letter } : { code, name, level, said };
  });
}

const rotated = <Value>(values: readonly Value[], by: number): Value[] => {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
