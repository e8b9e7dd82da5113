/** Levels for which the pay of a language is counted: any, B2 or better, C1 or better. */
export const languagePayLevels = ['A1', 'B2', 'C1'] as const;

/** Days for which a job counts. */
export const MARKET_DAYS = 365;
/** Paid hours of a full-time year. */
export const HOURS_A_YEAR = 2_080;
/** Figures of fewer jobs, or of fewer companies, are not shown. */
export const JOBS_MIN = 20;
export const COMPANIES_MIN = 5;
/** Of each company, only its latest jobs count. */
export const JOBS_OF_A_COMPANY_MAX = 4;
/** Smaller numbers of people are not shown, larger ones are rounded down to multiples of it. */
export const PEOPLE_MIN = 5;
export const PAIRS_MAX = 60;
/** People who state a language at this level or better read a job in it. */
export const READING_LEVEL = 'B2';
export const MISSING_VERSIONS_MAX = 5;
