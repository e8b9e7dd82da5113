import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import type { Currency } from '#contract/currencies.ts';

interface Pay {
  /** Of the first year, in whole units. */
  fixedPay: number;
  variablePay: number;
  currency: Currency;
}

/** Half up. The products of what the contract allows are exact in a double. */
const divided = (product: number, divisor: number): number => Math.floor((2 * product + divisor) / (2 * divisor));

/** What a client owes for a placement, in hundredths of `feeCurrency`. */
export function feeOf({ fee }: Pick<FeeTerms, 'fee'>, { fixedPay, variablePay }: Pay): number {
  if (fee.kind === 'fixed') return fee.amount * 100;
  const pay = fixedPay + (fee.withVariable ? variablePay : 0);
  // Percents are halves.
  return divided(pay * Math.round(fee.percent * 2), 2);
}

/** A fixed fee has its own currency, a share of the pay that of the pay. */
export const feeCurrency = ({ fee }: Pick<FeeTerms, 'fee'>, { currency }: Pick<Pay, 'currency'>): Currency =>
  fee.kind === 'fixed' ? fee.currency : currency;

const DAY_MS = 86_400_000;

/** Takes and returns YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How much of a fee, in hundredths, is given back if the person ends on that day; the day of the start is day 0. */
export function refundOf(
  { refunds, guaranteeDays }: Pick<FeeTerms, 'refunds' | 'guaranteeDays'>,
  { fee, startsOn, endedOn }: { fee: number; startsOn: string; endedOn: string },
): number {
  const day = Math.round((Date.parse(endedOn) - Date.parse(startsOn)) / DAY_MS);
  if (day > guaranteeDays) return 0;
  const step = refunds.find(({ untilDay }) => day <= untilDay);
  return step ? divided(fee * step.percent, 100) : 0;
}

/** Of a net amount in hundredths. Percents are tenths. */
export const vatOf = (net: number, vatPercent: number): number => divided(net * Math.round(vatPercent * 10), 1000);
