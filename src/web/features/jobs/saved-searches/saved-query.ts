import { type JobQuery, jobQueryString } from '../search-url.ts';

/** Of a search what is kept: not its order, its page, or when jobs were posted. */
export const savedQuery = (query: JobQuery): JobQuery => ({
  ...query,
  cursor: undefined,
  sort: undefined,
  posted_within: undefined,
});

/** The same for an address, whose owner's languages are unknown; as in the address of a page. */
export const alertQueryString = (query: JobQuery): string =>
  jobQueryString({ ...savedQuery(query), qualified: undefined });
