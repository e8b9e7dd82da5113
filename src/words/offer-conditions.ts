import type { JobChoices } from '#contract/jobs/job-choices.ts';
import type { VariablePay } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import type { FixedPay, OfferConditions } from '#contract/offers/offer-conditions.ts';
import type { StatedByJob } from '#contract/offers/offer-views.ts';
import { variablePayExample } from '#contract/offers/pay-a-year.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Formats } from './formats.ts';
import { jobChoiceWords, payPeriodWords } from './jobs.ts';
import { contractFormWords, offerFormWords } from './offers.ts';
import { payWordsIn } from './pay.ts';
import type { Word } from './word.ts';

/** The names of the conditions, in the order in which pages, emails and the document show them. */
export const conditionLabels = {
  startsOn: m.offer_term_start,
  contract: m.offer_term_contract,
  employmentType: m.offer_term_employment,
  place: m.offer_term_place,
  workplace: m.offer_term_workplace,
  hours: m.offer_term_hours,
  probation: m.offer_term_probation,
  notice: m.offer_term_notice,
  fixedPay: m.offer_term_fixed_pay,
  variablePay: m.offer_term_variable_pay,
  form: m.offer_term_form,
  answerBy: m.offer_term_answer_by,
} satisfies Record<string, Word>;

export type ConditionKey = keyof typeof conditionLabels;

export interface ConditionLine {
  key: ConditionKey;
  label: string;
  value: string;
}

type Values = Partial<Record<ConditionKey, string | null>>;

/** The texts of an offer's conditions in one language. */
export function offerWordsIn(locale: Locale, formats: Formats) {
  const values = valuesIn(locale, formats);
  return {
    /** Only the conditions that were set. */
    conditions: (conditions: OfferConditions): ConditionLine[] => {
      const found = values.offered(conditions);
      return (Object.keys(conditionLabels) as ConditionKey[]).flatMap((key) => {
        const value = found[key];
        return value ? [{ key, label: conditionLabels[key]({}, { locale }), value }] : [];
      });
    },
    /** What the job stated, to be shown beside the condition of the same key; nothing where it stated nothing. */
    stated: values.stated,
    /** What a year pays when no target, as many as the team reached, or all are reached, and at the cap. */
    example: (conditions: Pick<OfferConditions, 'fixedPay' | 'hoursPerWeek'>, variablePay: VariablePay) => {
      const pay = payWordsIn(locale, formats);
      const { percent, year } = variablePay.reached ?? { percent: 0, year: 0 };
      const labels = {
        none: m.offer_example_none({}, { locale }),
        reached: m.offer_example_reached({ percent: pay.percent(percent), year: String(year) }, { locale }),
        target: m.offer_example_target({}, { locale }),
        cap: m.offer_example_cap({}, { locale }),
      };
      return variablePayExample(conditions, variablePay).map(({ at, variable, total }) => ({
        at,
        label: labels[at],
        variable: pay.amount(variable, variablePay.currency),
        total: total === null ? null : pay.amount(total, variablePay.currency),
      }));
    },
  };
}

function valuesIn(locale: Locale, formats: Formats) {
  const said = { locale };
  const pay = payWordsIn(locale, formats);
  const day = (text: string): string =>
    formats.dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  const units = (amount: number, unit: 'hour' | 'week' | 'month'): string =>
    formats.numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const place = ({ city, country }: Pick<StatedByJob, 'city' | 'country'>): string =>
    [city, country && formats.displayNames(locale, { type: 'region' }).of(country)].filter(Boolean).join(', ');
  const choices = ({ employmentType, workplace }: Pick<JobChoices, 'employmentType' | 'workplace'>): Values => ({
    employmentType: employmentType && jobChoiceWords.employmentType[employmentType]({}, said),
    workplace: workplace && jobChoiceWords.workplace[workplace]({}, said),
  });
  const contract = ({ contractForm, endsOn }: OfferConditions): string => {
    const name = contractFormWords[contractForm]({}, said);
    return endsOn ? m.offer_term_contract_until({ contract: name, day: day(endsOn) }, said) : name;
  };
  const fixedPay = ({ amount, currency, period, payments }: FixedPay): string => {
    const text = payPeriodWords[period]({ pay: pay.amount(amount, currency) }, said);
    return payments && payments !== 12 ? m.offer_term_payments({ pay: text, count: String(payments) }, said) : text;
  };
  const probation = (months: number): string =>
    months === 0 ? m.offer_term_no_probation({}, said) : units(months, 'month');
  return {
    offered: (conditions: OfferConditions): Values => {
      const { hoursPerWeek, notice, probationMonths, variablePay } = conditions;
      return {
        startsOn: day(conditions.startsOn),
        contract: contract(conditions),
        ...choices(conditions),
        place: place(conditions),
        hours: hoursPerWeek === null ? null : m.offer_term_hours_week({ hours: units(hoursPerWeek, 'hour') }, said),
        probation: probationMonths === null ? null : probation(probationMonths),
        notice: notice && units(notice.amount, notice.unit === 'weeks' ? 'week' : 'month'),
        fixedPay: fixedPay(conditions.fixedPay),
        variablePay: variablePay && pay.variable(variablePay),
        form: offerFormWords[conditions.form]({}, said),
        answerBy: day(conditions.answerBy),
      };
    },
    stated: (stated: StatedByJob): Values => ({
      ...choices(stated),
      place: place(stated),
      fixedPay: stated.salary && pay.salary(stated.salary),
      variablePay: stated.variablePay && pay.variable(stated.variablePay),
    }),
  };
}
