/** The query parameter of a link to a job that says where it was published. */
export const SOURCE = 'source';

export const SOURCE_MAX = 60;

/** Of the links in the mails of saved searches and job alerts. */
export const ALERT_SOURCE = 'job-alert';

/** A tag, or the host of a site, in small letters. */
export const sourcePattern = /^[a-z0-9][a-z0-9._-]*$/;

/** As a tag: "Summer campaign" is summer-campaign. Empty for what has no letter of one. */
export const sourceFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, SOURCE_MAX);
