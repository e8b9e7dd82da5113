import type { AnalyticsMeasures } from '#contract/admin/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { countText } from '#web/ui/figure-words.ts';
import { hoursText, shareText, timeScale } from '#web/ui/figure-words.ts';

export interface Measure {
  id: 'sign_ups' | 'jobs' | 'applications' | 'answered' | 'time';
  title: string;
  /** Null without data. */
  valueOf: (measures: AnalyticsMeasures) => number | null;
  format: (value: number) => string;
  /** Unit and axis labels for a chart with this longest value; without it, values are drawn as they are. */
  scale?: (longest: number) => { scaled: (value: number) => number; format: (value: number) => string };
  /** The text without data. */
  none: string;
}

const PERCENT = 100;

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

export const signUpsOf = ({ jobSeekers, employers }: AnalyticsMeasures): number => jobSeekers + employers;
