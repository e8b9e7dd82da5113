import type { ManagedJob } from '#contract/job-views.ts';
import { intlLocale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { placeText } from '#web/features/profiles/profile-texts.ts';

import { workplaceText } from '../job-words.ts';

/** A day by how many days it is from today: "today", "in 5 days", "12 days ago". */
export const relativeDay = (days: number): string => new Intl.RelativeTimeFormat(intlLocale(getLocale()), { numeric: 'auto' }).format(days, 'day');

/** "Porto, Portugal · Hybrid"; that a job is on site goes without saying. */
export const whereText = ({ city, country, workplace }: Pick<ManagedJob, 'city' | 'country' | 'workplace'>): string =>
  [placeText({ city, country }), workplace && workplace !== 'onsite' && workplaceText(workplace)].filter(Boolean).join(' · ');
