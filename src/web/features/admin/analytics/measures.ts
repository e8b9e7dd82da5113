import type { AnalyticsMeasures } from '#contract/analytics.ts';
import { m } from '#generated/paraglide/messages.js';

import { countText } from '../dashboard/figure-words.ts';
import { hoursText, shareText, timeScale } from './analytics-words.ts';

/** What is measured, as it is shown: a number that can be drawn, and how that reads. */
export interface Measure {
  id: 'sign_ups' | 'jobs' | 'applications' | 'answered' | 'time';
  title: string;
  /** Null where there is nothing to measure. */
  valueOf: (measures: AnalyticsMeasures) => number | null;
  format: (value: number) => string;
  /** How values are drawn where the longest is given: in which unit, and how the axis reads. As they are without it. */
  scale?: (longest: number) => { scaled: (value: number) => number; format: (value: number) => string };
  /** What stands where there is none of it. */
  none: string;
}

const PERCENT = 100;

/** All measures, in the order in which they are shown. */
export const measures = (): Measure[] => [
  {
    id: 'sign_ups',
    title: m.admin_analytics_sign_ups(),
    valueOf: signUpsOf,
    format: countText,
    none: m.admin_analytics_no_sign_ups(),
  },
  {
    id: 'jobs',
    title: m.admin_analytics_jobs(),
    valueOf: ({ jobs }) => jobs,
    format: countText,
    none: m.admin_analytics_no_jobs(),
  },
  {
    id: 'applications',
    title: m.admin_analytics_applications(),
    valueOf: ({ applications }) => applications,
    format: countText,
    none: m.admin_analytics_no_applications(),
  },
  {
    id: 'answered',
    title: m.admin_analytics_answered(),
    valueOf: ({ answeredShare }) => answeredShare,
    format: shareText,
    scale: () => ({ scaled: (share) => share * PERCENT, format: (percent) => shareText(percent / PERCENT) }),
    none: m.admin_analytics_no_expecting(),
  },
  {
    id: 'time',
    title: m.admin_analytics_time_half(),
    valueOf: ({ medianHours }) => medianHours,
    format: hoursText,
    scale: timeScale,
    none: m.admin_analytics_no_answers(),
  },
];

/** People of both kinds. */
export const signUpsOf = ({ jobSeekers, employers }: AnalyticsMeasures): number => jobSeekers + employers;
