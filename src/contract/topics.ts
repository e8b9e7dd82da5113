/**
 * Topics of cached pages (decision 0023): a command invalidates the topics that it changes, a loader names those that
 * its page shows.
 */

/** The figures of the about page. */
export const PROFILES_TOPIC = 'profiles';

/** All its public data. */
export const companyTopic = (companyId: string): string => `company:${companyId}`;

/** Which jobs are active, and their cards. */
export const JOBS_TOPIC = 'jobs';

/** All its public data. */
export const jobTopic = (jobId: string): string => `job:${jobId}`;

/** The figures of the market pages. */
export const MARKET_TOPIC = 'market';
