import type { SalaryPeriod } from '#contract/jobs/job-choices.ts';

import type { FixedPay } from './offer-conditions.ts';
import type { StatedByJob } from './offer-views.ts';

const MONTHS = 12;

/**
 * Whether the fixed pay is within what the job states; null if it states none. False for pay in
 * another currency, and if only one of the two is by the hour.
 */
export function isStatedPay(salary: StatedByJob['salary'], fixed: FixedPay): boolean | null {
  if (!salary) return null;
  if (salary.currency !== fixed.currency) return false;
  const amount = amountPer(salary.period, fixed);
  return amount !== null && amount >= salary.min && amount <= salary.max;
}

function amountPer(period: SalaryPeriod, fixed: FixedPay): number | null {
  if (period === fixed.period) return fixed.amount;
  if (period === 'hour' || fixed.period === 'hour') return null;
  return period === 'year' ? fixed.amount * (fixed.payments ?? MONTHS) : fixed.amount / (fixed.payments ?? MONTHS);
}
