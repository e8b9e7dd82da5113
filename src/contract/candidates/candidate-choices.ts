/** How a company came to know a person. */
export const candidateOrigins = ['applied', 'by_hand', 'cv', 'import'] as const;

export type CandidateOrigin = (typeof candidateOrigins)[number];

/** Days after which an added person is told by email. */
export const TELL_DAYS = 3;

/** Days after which a person who was not told is erased. */
export const UNTOLD_DAYS = 30;

/** The company is warned this many days before. */
export const UNTOLD_NOTICE_DAYS = 7;

export const CVS_AT_ONCE = 20;

/** CVs that are kept of one email to a job's address. */
export const MAILED_CVS_MAX = 5;

/** Days after which an emailed CV is erased, unless it was added. */
export const MAILED_CV_DAYS = 30;

export const PHONE_MAX = 40;

export const SOURCE_TEXT_MAX = 120;

/** Entries of each kind that are read from a CV. */
export const CANDIDATE_ENTRIES_MAX = 30;

export const candidateSorts = ['contact', 'added', 'name'] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/** The last contact was at most this many days ago; `older`: more than a year ago. */
export const contactAges = { month: 31, quarter: 92, year: 366, older: null } as const;

export type ContactAge = keyof typeof contactAges;

/** Statuses that an application of the person has had. */
export const reachedStatuses = ['shortlisted', 'interview', 'accepted', 'rejected'] as const;

/** Why two candidates may be the same person. `past`: the same name, and an employer, a school or a city in common. */
export const alikeReasons = ['address', 'phone', 'cv', 'past'] as const;

export type AlikeReason = (typeof alikeReasons)[number];

/** Days for which joined candidates can be separated. */
export const SEPARATE_DAYS = 30;

/** The number of candidates is counted up to this. */
export const CANDIDATES_COUNTED = 1_000;

export const CANDIDATE_LANGUAGES_MAX = 5;
export const CANDIDATE_NOTE_MAX = 4_000;
export const CANDIDATE_NOTES_MAX = 200;
export const CANDIDATE_LISTS_MAX = 100;
export const CANDIDATE_LIST_NAME_MAX = 60;
