/**
 * Topics of cached pages (decision 0023): a command invalidates the topics that it changes, a loader names those that
 * its page shows.
 */

/** What the about page counts. */
export const PROFILES_TOPIC = 'profiles';

/** Everything public about it. */
export const companyTopic = (companyId: string): string => `company:${companyId}`;

/** Which jobs are active, and their cards. */
export const JOBS_TOPIC = 'jobs';

/** Everything public about it. */
export const jobTopic = (jobId: string): string => `job:${jobId}`;

/** What the pages about the market show. */
export const MARKET_TOPIC = 'market';
