/** Counts for every page. */
export const ALL_KINDS = 'all';

/** `company` of `company:ID`. */
export const kindOf = (topic: string): string => topic.split(':', 1)[0] ?? topic;
