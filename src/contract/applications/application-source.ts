/** The query parameter of a link to a job that names where it was published. */
export const SOURCE = 'source';

export const SOURCE_MAX = 60;

/** For links in the emails of saved searches and job alerts. */
export const ALERT_SOURCE = 'job-alert';

/** A tag, or the host of a site, in lower case. */
export const sourcePattern = /^[a-z0-9][a-z0-9._-]*$/;

/** Converts text to a tag: "Summer campaign" becomes summer-campaign. Empty if no permitted character is left. */
export const sourceFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, SOURCE_MAX);
