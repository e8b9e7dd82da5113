import { currencies, type Currency } from '#contract/currencies.ts';
import type { ChoiceOf, SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { LanguageCode, LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { noticeUnits } from '#contract/offers/offer-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import type { ScreeningInput } from '#contract/screening/screenings.ts';
import type { Kept, KeptFieldsProps } from '#web/app/use-kept-form.ts';
import { amountOf } from '#web/ui/amount.ts';

export interface HeardRow {
  language: string;
  level: LanguageLevel | '';
  /** Empty: who heard it has left the consultants. */
  heardBy: string;
  heardOn: string;
}

/** Numbers as typed. */
export interface ScreeningValues {
  locale: Locale;
  /** Empty: not talked about. */
  document: NonNullable<ScreeningFindings['identity']>['document'] | '';
  countries: readonly string[];
  isSeen: boolean;
  from: string;
  notice: string;
  noticeUnit: (typeof noticeUnits)[number];
  availabilityWords: string;
  amount: string;
  currency: Currency;
  period: SalaryPeriod;
  workplace: ChoiceOf<'workplace'> | '';
  wishesWords: string;
  languages: readonly HeardRow[];
}

export type FieldsProps = KeptFieldsProps<ScreeningValues>;

export const keptScreening = (userId: string, { id, updatedAt }: { id: string; updatedAt: string }): Kept => ({
  key: `parlance.screening.${userId}.${id}`,
  version: updatedAt,
});

const typed = (value: number | null | undefined): string => String(value ?? '');

export function formOf({ locale, findings, languages, hearers }: Screening): ScreeningValues {
  const { identity, rightToWork, availability, wishes } = findings;
  return {
    locale,
    document: identity?.document ?? '',
    countries: rightToWork?.countries ?? [],
    isSeen: rightToWork?.isSeen ?? false,
    from: availability?.from ?? '',
    notice: typed(availability?.notice?.amount),
    noticeUnit: availability?.notice?.unit ?? 'weeks',
    availabilityWords: availability?.words ?? '',
    amount: typed(wishes?.pay?.amount),
    currency: wishes?.pay?.currency ?? currencies[0],
    period: wishes?.pay?.period ?? 'year',
    workplace: wishes?.workplace ?? '',
    wishesWords: wishes?.words ?? '',
    languages: languages.map(({ language, level, heardOn }) => ({
      language,
      level,
      heardBy: hearers[language] ?? '',
      heardOn,
    })),
  };
}

/** What cannot be read is passed on for the API to refuse; what is empty was not talked about. */
export function inputOf(values: ScreeningValues): ScreeningInput {
  const { document, countries, isSeen, from, noticeUnit: unit, amount, currency, period, workplace } = values;
  const notice = values.notice.trim() ? { amount: amountOf(values.notice), unit } : null;
  const pay = amount.trim() ? { amount: amountOf(amount), currency, period } : null;
  const availabilityWords = values.availabilityWords.trim();
  const wishesWords = values.wishesWords.trim();
  return {
    locale: values.locale,
    findings: {
      identity: document ? { document } : null,
      rightToWork: countries.length > 0 ? { countries: [...countries], isSeen } : null,
      availability:
        from || notice || availabilityWords ? { from: from || null, notice, words: availabilityWords } : null,
      wishes: pay || workplace || wishesWords ? { pay, workplace: workplace || null, words: wishesWords } : null,
    },
    languages: values.languages.map(({ language, level, heardBy, heardOn }) => ({
      // Not chosen yet: the API's schema refuses it.
      language: language as LanguageCode,
      level: level as LanguageLevel,
      heardBy: heardBy || null,
      heardOn,
    })),
  };
}
