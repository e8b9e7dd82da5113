import { type JobQuery, jobQueryString } from '../search-url.ts';

/** The saved parts of a search: not its order, its page, or when jobs were posted. */
export const savedQuery = (query: JobQuery): JobQuery => ({
  ...query,
  cursor: undefined,
  sort: undefined,
  posted_within: undefined,
});

/** The same for an email address, whose owner's languages are unknown; in the form of a page's address. */
export const alertQueryString = (query: JobQuery): string =>
  jobQueryString({ ...savedQuery(query), qualified: undefined });
