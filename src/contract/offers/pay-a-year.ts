import type { VariablePay } from '#contract/jobs/job-fields.ts';
import { HOURS_A_YEAR } from '#contract/market/market-choices.ts';

import type { OfferConditions } from './offer-conditions.ts';

type Pay = Pick<OfferConditions, 'fixedPay' | 'hoursPerWeek'>;

/** The fixed pay of a year, in whole units. Pay by the hour is for the hours agreed, else for full time. */
export function fixedPayAYear({ fixedPay: { amount, period, payments }, hoursPerWeek }: Pay): number {
  if (period === 'year') return amount;
  if (period === 'month') return amount * (payments ?? 12);
  return Math.round(amount * (hoursPerWeek ? hoursPerWeek * 52 : HOURS_A_YEAR));
}

export interface ExampleOfPay {
  at: 'none' | 'reached' | 'target' | 'cap';
  variable: number;
  /** Including the fixed pay; null if that is in another currency. */
  total: number | null;
}

/** A year's pay if the variable part grows evenly with the targets reached. The cap alone where no amount is fixed. */
export function variablePayExample(pay: Pay, { target, cap, reached, currency }: VariablePay): ExampleOfPay[] {
  const fixed = pay.fixedPay.currency === currency ? fixedPayAYear(pay) : null;
  const at = (name: ExampleOfPay['at'], variable: number): ExampleOfPay => ({
    at: name,
    variable,
    total: fixed === null ? null : fixed + variable,
  });
  const atPercent = (amount: number, percent: number) =>
    Math.min(Math.round((amount * percent) / 100), cap ?? Infinity);
  return [
    at('none', 0),
    ...(target !== null && reached ? [at('reached', atPercent(target, reached.percent))] : []),
    ...(target === null ? [] : [at('target', target)]),
    ...(typeof cap === 'number' ? [at('cap', cap)] : []),
  ];
}
