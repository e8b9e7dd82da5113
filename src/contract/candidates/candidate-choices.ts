/** How a company came to know a person. */
export const candidateOrigins = ['applied', 'by_hand', 'cv', 'import', 'mail'] as const;

export type CandidateOrigin = (typeof candidateOrigins)[number];

/** Days after which an added person is told by email. */
export const TELL_DAYS = 3;

/** Days after which a person who was not told is erased. */
export const UNTOLD_DAYS = 30;

/** Days before that at which the company is warned. */
export const UNTOLD_NOTICE_DAYS = 7;

export const CVS_AT_ONCE = 20;

export const PHONE_MAX = 40;

export const SOURCE_TEXT_MAX = 120;

/** Of each kind, from a CV. */
export const CANDIDATE_ENTRIES_MAX = 30;
