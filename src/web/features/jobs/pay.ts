import type { Currency } from '#contract/currencies.ts';
import type { Salary, VariablePay } from '#contract/jobs/job-fields.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';
import { payWordsIn } from '#words/pay.ts';

const words = () => payWordsIn(getLocale(), { numberFormat });

/** In whole units of the currency: "€45,000". */
export const amountText = (amount: number, currency: Currency): string => words().amount(amount, currency);

/** "€45,000–€55,000"; one amount if both ends are equal. */
export const rangeText = (min: number, max: number, currency: Currency): string => words().range(min, max, currency);

/** "€45,000–€55,000 a year"; one amount if both ends are equal. */
export const salaryText = (salary: Salary): string => words().salary(salary);

/** The amount a year at target if given, and whether and where it is capped. */
export const variablePayText = (pay: VariablePay): string => words().variable(pay);

/** How far others reached their targets, as stated by the employer. */
export const reachedText = (pay: VariablePay): string | null => words().reached(pay);
