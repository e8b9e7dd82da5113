import { intlLocale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

/** A day by how many days it is from today: "today", "in 5 days", "12 days ago". */
export const relativeDay = (days: number): string => new Intl.RelativeTimeFormat(intlLocale(getLocale()), { numeric: 'auto' }).format(days, 'day');

