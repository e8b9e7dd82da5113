import type { Currency } from '#contract/currencies.ts';
import type { EmploymentType, ExperienceLevel, JobCategory, SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { Salary, VariablePay } from '#contract/jobs/job-fields.ts';

import type { Random } from './random.ts';

/** `middle` is the yearly pay for experienced office work. */
interface PayCustom {
  currency: Currency;
  period: SalaryPeriod;
  middle: number;
}

const EURO_YEAR = (middle: number): PayCustom => ({ currency: 'EUR', period: 'year', middle });
const EURO_MONTH = (middle: number): PayCustom => ({ currency: 'EUR', period: 'month', middle });

const customs = new Map<string, PayCustom>([
  ['DE', EURO_YEAR(46_000)],
  ['AT', EURO_MONTH(43_000)],
  ['FR', EURO_YEAR(37_000)],
  ['BE', EURO_MONTH(44_000)],
  ['ES', EURO_YEAR(28_000)],
  ['IT', EURO_YEAR(30_000)],
  ['PT', EURO_MONTH(20_000)],
  ['IE', EURO_YEAR(44_000)],
  ['NL', EURO_MONTH(43_000)],
  ['LU', EURO_YEAR(58_000)],
  ['FI', EURO_MONTH(41_000)],
  ['GR', EURO_MONTH(17_000)],
  ['MT', EURO_YEAR(25_000)],
  ['SK', EURO_MONTH(19_000)],
  ['SI', EURO_MONTH(23_000)],
  ['HR', EURO_MONTH(19_000)],
  ['EE', EURO_MONTH(24_000)],
  ['LV', EURO_MONTH(20_000)],
  ['LT', EURO_MONTH(22_000)],
  ['CY', EURO_MONTH(23_000)],
  ['CH', { currency: 'CHF', period: 'year', middle: 82_000 }],
  ['GB', { currency: 'GBP', period: 'year', middle: 38_000 }],
  ['BR', { currency: 'BRL', period: 'month', middle: 66_000 }],
  ['SE', { currency: 'SEK', period: 'month', middle: 440_000 }],
  ['DK', { currency: 'DKK', period: 'month', middle: 430_000 }],
  ['NO', { currency: 'NOK', period: 'year', middle: 560_000 }],
  ['PL', { currency: 'PLN', period: 'month', middle: 96_000 }],
  ['CZ', { currency: 'CZK', period: 'month', middle: 540_000 }],
  ['HU', { currency: 'HUF', period: 'month', middle: 7_200_000 }],
  ['RO', { currency: 'RON', period: 'month', middle: 84_000 }],
  ['BG', { currency: 'BGN', period: 'month', middle: 30_000 }],
  ['US', { currency: 'USD', period: 'year', middle: 62_000 }],
  ['CA', { currency: 'CAD', period: 'year', middle: 61_000 }],
  ['MX', { currency: 'MXN', period: 'month', middle: 260_000 }],
  ['AR', { currency: 'ARS', period: 'month', middle: 16_000_000 }],
  ['CL', { currency: 'CLP', period: 'month', middle: 15_000_000 }],
  ['CO', { currency: 'COP', period: 'month', middle: 48_000_000 }],
  ['MA', { currency: 'MAD', period: 'month', middle: 108_000 }],
  ['TR', { currency: 'TRY', period: 'month', middle: 660_000 }],
  ['ZA', { currency: 'ZAR', period: 'month', middle: 330_000 }],
]);

const byLevel = { entry: 0.8, mid: 1, senior: 1.32, lead: 1.62 } as const satisfies Record<ExperienceLevel, number>;
const byCategory = { customer_service: 0.9, account_management: 1.08, sales: 1.12 } as const satisfies Record<
  JobCategory,
  number
>;
/** Shares of full-time pay. */
const byEmployment = {
  full_time: 1,
  part_time: 0.6,
  contract: 1.05,
  temporary: 1,
  internship: 0.6,
} as const satisfies Record<EmploymentType, number>;
/** Hours are those of a full week. */
const perYear = { year: 1, month: 12, hour: 1_900 } as const satisfies Record<SalaryPeriod, number>;

interface Paid {
  country: string;
  category: JobCategory;
  level: ExperienceLevel;
  employmentType: EmploymentType;
}

export function salaryOf(random: Random, { country, category, level, employmentType }: Paid, hourly: boolean): Salary {
  const { currency, period: usual, middle } = customOf(country);
  const period = hourly ? 'hour' : usual;
  const year = middle * byLevel[level] * byCategory[category] * (0.95 + 0.2 * random.next());
  const min = (year * (hourly ? 1 : byEmployment[employmentType])) / perYear[period];
  const max = min * (1.06 + 0.26 * random.next());
  return { min: rounded(min), max: rounded(max), currency, period };
}

/** A third do not state the amount. */
export function variablePayOf(random: Random, { country, category, level, employmentType }: Paid): VariablePay {
  const { currency, middle } = customOf(country);
  const share = (category === 'sales' ? 0.3 : 0.12) * (0.7 + 0.8 * random.next());
  return {
    target: random.chance(0.65) ? rounded(middle * byLevel[level] * byEmployment[employmentType] * share) : null,
    capped: random.chance(0.35),
    currency,
  };
}

const customOf = (country: string): PayCustom => customs.get(country) ?? EURO_YEAR(32_000);

/** To two or three significant figures: 38,400 becomes 38,500. */
function rounded(amount: number): number {
  if (amount < 100) return Math.round(amount);
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1) / 2;
  return Math.max(step, Math.round(amount / step) * step);
}
