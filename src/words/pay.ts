import type { Currency } from '#contract/currencies.ts';
import type { Salary, VariablePay } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Formats } from './formats.ts';
import { payPeriodWords } from './jobs.ts';

/** Texts about pay in one language. */
export function payWordsIn(locale: Locale, { numberFormat }: Pick<Formats, 'numberFormat'>) {
  const money = (currency: Currency) => numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const amount = (value: number, currency: Currency): string => money(currency).format(value);
  const range = (min: number, max: number, currency: Currency): string =>
    min === max ? amount(min, currency) : money(currency).formatRange(min, max);
  const percent = (value: number): string => numberFormat(locale, { style: 'percent' }).format(value / 100);
  return {
    /** In whole units of the currency: "€45,000". */
    amount,
    /** "€45,000–€55,000"; one amount if both ends are equal. */
    range,
    percent,
    /** "€45,000–€55,000 a year" */
    salary: ({ min, max, currency, period }: Salary): string =>
      payPeriodWords[period]({ pay: range(min, max, currency) }, { locale }),
    /** The amount a year at target if given, and whether and where it is capped. */
    variable: ({ target, capped, cap, currency }: VariablePay): string => {
      const most = typeof cap === 'number' ? amount(cap, currency) : undefined;
      if (target === null) {
        if (most) return m.jobs_variable_capped_at({ cap: most }, { locale });
        return capped ? m.jobs_variable_capped({}, { locale }) : m.jobs_variable_uncapped({}, { locale });
      }
      const atTarget = amount(target, currency);
      if (most) return m.jobs_variable_target_capped_at({ amount: atTarget, cap: most }, { locale });
      return capped
        ? m.jobs_variable_target_capped({ amount: atTarget }, { locale })
        : m.jobs_variable_target_uncapped({ amount: atTarget }, { locale });
    },
    /** How far others reached their targets, as stated by the employer. */
    reached: ({ reached }: VariablePay): string | null =>
      reached
        ? m.jobs_variable_reached({ percent: percent(reached.percent), year: String(reached.year) }, { locale })
        : null,
  };
}
