import type { AnalyticsBreakdown } from '#contract/admin/admin-choices.ts';
import type { AnalyticsStep } from '#contract/admin/analytics.ts';
import { jobChoices } from '#contract/jobs/job-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { choiceText } from '#web/features/jobs/job-words.ts';
import { dateFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { dayText } from '../dashboard/figure-words.ts';

const breakdowns: Record<AnalyticsBreakdown, () => string> = {
  day: m.admin_analytics_by_day,
  category: m.admin_analytics_by_category,
  country: m.admin_analytics_by_country,
  language: m.admin_analytics_by_language,
};

const steps: Record<AnalyticsStep, () => string> = {
  day: m.admin_figures_day,
  week: m.admin_analytics_week,
  month: m.admin_analytics_month,
};

export const breakdownName = (by: AnalyticsBreakdown): string => breakdowns[by]();

/** The header of the rows: "Week from (UTC)", "Country". */
export const rowHead = (by: AnalyticsBreakdown, step: AnalyticsStep | null): string =>
  step ? steps[step]() : breakdownName(by);

export function rowName(key: string, by: AnalyticsBreakdown, step: AnalyticsStep | null): string {
  if (step === 'month') return monthText(key, 'long');
  if (step)
    return dateFormat(getLocale(), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(key));
  if (key === '') return m.admin_analytics_not_stated();
  const category = jobChoices.category.values.find((value) => value === key);
  if (category) return choiceText('category', category);
  return by === 'country' ? countryName(key) : listedLanguageName(key);
}

/** A short label for a chart's axis, unique within the period. */
export const shortRowName = (key: string, step: AnalyticsStep): string =>
  step === 'month' ? monthText(key, 'short') : dayText(key);

const monthText = (key: string, month: 'long' | 'short'): string =>
  dateFormat(getLocale(), { month, year: month === 'long' ? 'numeric' : '2-digit', timeZone: 'UTC' }).format(
    new Date(key),
  );
