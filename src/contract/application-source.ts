/** The query parameter of a link to a job that says where it was published. */
export const SOURCE = 'source';

export const SOURCE_MAX = 60;

/** Of the links in the mails of saved searches and job alerts. */
export const ALERT_SOURCE = 'job-alert';

/** A tag, or the host of a site, in small letters. */
export const sourcePattern = /^[a-z0-9][a-z0-9._-]*$/;
