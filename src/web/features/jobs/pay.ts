import type { Currency } from '#contract/currencies.ts';
import type { Salary, VariablePay } from '#contract/jobs/job-fields.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';
import { say } from '#web/ui/say.ts';
import { payPeriodWords } from '#words/jobs.ts';

const money = (currency: Currency) =>
  numberFormat(getLocale(), { style: 'currency', currency, maximumFractionDigits: 0 });

/** In whole units of the currency: "€45,000". */
export const amountText = (amount: number, currency: Currency): string => money(currency).format(amount);

/** "€45,000–€55,000"; one amount if both ends are equal. */
export const rangeText = (min: number, max: number, currency: Currency): string =>
  min === max ? amountText(min, currency) : money(currency).formatRange(min, max);

/** "€45,000–€55,000 a year"; one amount if both ends are equal. */
export function salaryText({ min, max, currency, period }: Salary): string {
  return say(payPeriodWords[period], { pay: rangeText(min, max, currency) });
}

/** The amount a year at target if given, and whether and where it is capped. */
export function variablePayText({ target, capped, cap, currency }: VariablePay): string {
  const most = typeof cap === 'number' ? amountText(cap, currency) : undefined;
  if (target === null) {
    if (most) return m.jobs_variable_capped_at({ cap: most });
    return capped ? m.jobs_variable_capped() : m.jobs_variable_uncapped();
  }
  const amount = amountText(target, currency);
  if (most) return m.jobs_variable_target_capped_at({ amount, cap: most });
  return capped ? m.jobs_variable_target_capped({ amount }) : m.jobs_variable_target_uncapped({ amount });
}

/** How far others reached their targets, as stated by the employer. */
export const reachedText = ({ reached }: VariablePay): string | null =>
  reached
    ? m.jobs_variable_reached({
        percent: numberFormat(getLocale(), { style: 'percent' }).format(reached.percent / 100),
        year: String(reached.year),
      })
    : null;
