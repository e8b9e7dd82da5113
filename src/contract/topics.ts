/**
 * What kept pages are made from (decision 0023): a verb announces the topic that it changes, a loader names the topics
 * that its page shows.
 */

/** The people and companies that the about page counts, and the countries that they are in. */
export const PROFILES_TOPIC = 'profiles';

/** Everything about one company that readers see. */
export const companyTopic = (companyId: string): string => `company:${companyId}`;

/** Which active jobs there are, and what their cards say: every list, feed and search. */
export const JOBS_TOPIC = 'jobs';

/** Everything about one job that readers see. */
export const jobTopic = (jobId: string): string => `job:${jobId}`;
