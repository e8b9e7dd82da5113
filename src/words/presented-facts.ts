import { intlLocale, type Locale } from '#contract/locales.ts';
import type { PresentedFacts } from '#contract/presenting/presented-facts.ts';
import type { PresentedPart } from '#contract/presenting/presenting-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Formats } from './formats.ts';
import { jobChoiceWords, payPeriodWords } from './jobs.ts';
import { payWordsIn } from './pay.ts';
import { levelText } from './profiles.ts';
import type { Word } from './word.ts';

export const presentedPartWords: Record<PresentedPart, Word> = {
  languages: m.profile_languages,
  experience: m.profile_experience,
  skills: m.profile_skills,
  region: m.presenting_part_region,
  availability: m.presenting_part_availability,
  wishes: m.presenting_part_wishes,
  right_to_work: m.verification_work,
};

type Language = NonNullable<PresentedFacts['languages']>[number];

const levelWords: Record<Language['evidence'], Word<{ language: string; level: string; month: string }>> = {
  heard: m.presenting_level_heard,
  certificate: m.presenting_level_certificate,
  self_test: m.presenting_level_self_test,
  stated: m.presenting_level_stated,
};

/** `month`: `2026-11`. */
export const screenedText = (month: string, locale: Locale, formats: Formats): string =>
  m.presenting_screened({ month: monthText(month, locale, formats) }, { locale });

const monthText = (month: string, locale: Locale, formats: Formats): string =>
  formats.dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

export interface PresentedLines {
  part: PresentedPart;
  label: string;
  lines: string[];
}

/** What a client reads of a person, part by part, in one language; parts without anything are left out. */
export function presentedLinesIn(locale: Locale, formats: Formats): (facts: PresentedFacts) => PresentedLines[] {
  const linesOf = linesIn(locale, formats);
  return (facts) =>
    (Object.keys(presentedPartWords) as PresentedPart[]).flatMap((part) => {
      const lines = linesOf[part](facts).filter((line) => line !== '');
      return lines.length > 0 ? [{ part, label: presentedPartWords[part]({}, { locale }), lines }] : [];
    });
}

type LinesOf = Record<PresentedPart, (facts: PresentedFacts) => string[]>;

function linesIn(locale: Locale, formats: Formats): LinesOf {
  const said = { locale };
  const named = (type: 'language' | 'region', code: string) => formats.displayNames(locale, { type }).of(code);
  const day = (text: string) =>
    formats.dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  const units = (amount: number, unit: 'week' | 'month' | 'year') =>
    formats.numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const list = new Intl.ListFormat(intlLocale(locale), { type: 'unit' });
  const length = (months: number) =>
    list.format([
      ...(months >= 12 ? [units(Math.floor(months / 12), 'year')] : []),
      ...(months % 12 > 0 ? [units(months % 12, 'month')] : []),
    ]);
  return {
    languages: ({ languages }) =>
      (languages ?? []).map(({ language, level, evidence, month }) =>
        levelWords[evidence](
          {
            language: named('language', language),
            level: levelText(level, locale),
            month: month === null ? '' : monthText(month, locale, formats),
          },
          said,
        ),
      ),
    experience: ({ experience }) => (experience ?? []).map(({ title, months }) => `${title} · ${length(months)}`),
    skills: ({ skills }) => [(skills ?? []).join(' · ')],
    region: ({ country }) => (country === null ? [] : [named('region', country)]),
    availability: ({ availability }) =>
      availability
        ? [
            availability.from ? m.presenting_from({ day: day(availability.from) }, said) : '',
            availability.notice ? m.presenting_notice({ notice: noticeText(availability.notice) }, said) : '',
            availability.words,
          ]
        : [],
    wishes: ({ wishes }) =>
      wishes
        ? [
            wishes.pay ? payText(wishes.pay) : '',
            wishes.workplace ? jobChoiceWords.workplace[wishes.workplace]({}, said) : '',
            wishes.words,
          ]
        : [],
    right_to_work: ({ rightToWork }) => {
      if (!rightToWork) return [];
      const word = rightToWork.isSeen ? m.presenting_right_seen : m.presenting_right_declared;
      return [word({ countries: rightToWork.countries.map((code) => named('region', code)).join(', ') }, said)];
    },
  };

  function noticeText({ amount, unit }: NonNullable<NonNullable<PresentedFacts['availability']>['notice']>): string {
    return units(amount, unit === 'weeks' ? 'week' : 'month');
  }

  function payText({ amount, currency, period }: NonNullable<NonNullable<PresentedFacts['wishes']>['pay']>): string {
    return payPeriodWords[period]({ pay: payWordsIn(locale, formats).amount(amount, currency) }, said);
  }
}
