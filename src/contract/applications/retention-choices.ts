/** The shortest period of a company, in days after a decision. A company can only shorten the site's period. */
export const KEEP_DAYS_MIN = 28;
export const KEEP_DAYS_MAX = 365;

/** Companies are notified of an erasure this many days before. */
export const ERASURE_NOTICE_DAYS = 14;

/** The person is asked again this long before a consent ends. */
export const POOL_ASKED_AGAIN_DAYS = 30;

/** Must be changed together with `retention_pool_text` in the catalogues. */
export const POOL_TEXT_VERSION = '2026-11-25';

export const consentKinds = ['terms', 'pool'] as const;

export const consentEnds = ['withdrawn', 'renewed', 'expired'] as const;

/** The most readable value and unit: 28 days, 6 months. */
export const keptFor = (days: number): { value: number; unit: 'day' | 'month' } =>
  days < 60 ? { value: days, unit: 'day' } : { value: Math.floor((days + 1) / 30.4), unit: 'month' };
