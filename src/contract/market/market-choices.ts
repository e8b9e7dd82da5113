/** The steps of a language's pay: asked for at all, at B2 or better, at C1 or better. */
export const languagePayLevels = ['A1', 'B2', 'C1'] as const;

/** Days for which a job counts, and paid hours of a full-time year. */
export const MARKET_DAYS = 365;
export const HOURS_A_YEAR = 2_080;
/** With fewer jobs, or fewer companies, nothing is shown. */
export const JOBS_MIN = 20;
export const COMPANIES_MIN = 5;
/** The latest ones. */
export const JOBS_OF_A_COMPANY_MAX = 4;
/** Fewer people are not shown, and larger numbers are rounded down to multiples of it. */
export const PEOPLE_MIN = 5;
export const PAIRS_MAX = 60;
/** People who state a language at this level or better read a job in it. */
export const READING_LEVEL = 'B2';
export const MISSING_VERSIONS_MAX = 5;
