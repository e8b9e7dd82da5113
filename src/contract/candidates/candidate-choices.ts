/** How a company came to know a person. */
export const candidateOrigins = ['applied', 'by_hand', 'cv', 'import'] as const;

export type CandidateOrigin = (typeof candidateOrigins)[number];

/** Days after which an added person is told by email. */
export const TELL_DAYS = 3;

/** Days after which a person who was not told is erased. */
export const UNTOLD_DAYS = 30;

/** Days before that at which the company is warned. */
export const UNTOLD_NOTICE_DAYS = 7;

export const CVS_AT_ONCE = 20;

/** Of one email to a job's address. */
export const MAILED_CVS_MAX = 5;

/** Days after which a CV that came by email and was not added is erased. */
export const MAILED_CV_DAYS = 30;

export const PHONE_MAX = 40;

export const SOURCE_TEXT_MAX = 120;

/** Of each kind, from a CV. */
export const CANDIDATE_ENTRIES_MAX = 30;

export const candidateSorts = ['contact', 'added', 'name'] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/** How many days ago the last contact was, at most; `older`: longer ago than a year. */
export const contactAges = { month: 31, quarter: 92, year: 366, older: null } as const;

export type ContactAge = keyof typeof contactAges;

/** Statuses that an application of the person has had. */
export const reachedStatuses = ['shortlisted', 'interview', 'accepted', 'rejected'] as const;

/** Why two candidates may be the same person. `past`: the same name, and an employer, a school or a city in common. */
export const alikeReasons = ['address', 'phone', 'cv', 'past'] as const;

export type AlikeReason = (typeof alikeReasons)[number];

/** For this long, joined candidates can be separated. */
export const SEPARATE_DAYS = 30;

/** The number of candidates is counted up to this. */
export const CANDIDATES_COUNTED = 1_000;

export const CANDIDATE_LANGUAGES_MAX = 5;
export const CANDIDATE_NOTE_MAX = 4_000;
export const CANDIDATE_NOTES_MAX = 200;
export const CANDIDATE_LISTS_MAX = 100;
export const CANDIDATE_LIST_NAME_MAX = 60;
