/** `requested`: by the person. `open`: a consultant works on it. `done`: its result shows until its last day. */
export const screeningStates = ['requested', 'open', 'done', 'withdrawn'] as const;

export type ScreeningState = (typeof screeningStates)[number];

/** What the person shows or hides, and contests, one by one. */
export const screeningParts = [
  'identity',
  'right_to_work',
  'availability',
  'wishes',
  'languages',
  'references',
] as const;

export type ScreeningPart = (typeof screeningParts)[number];

/** `proposed`: the person has not agreed yet. `declined`: by the referee. */
export const referenceStates = ['proposed', 'refused', 'asked', 'answered', 'declined'] as const;

export type ReferenceState = (typeof referenceStates)[number];

/** How long a screening shows. */
export const SCREENING_MONTHS = 12;
export const SCREENING_LANGUAGES_MAX = 20;
export const REFERENCES_MAX = 5;
export const FINDING_MAX = 1_000;
export const CONTEST_MAX = 1_000;
/** A referee can answer for this long. */
export const REFERENCE_DAYS = 30;
/** Ids of each kind in one call. */
export const SHOWN_AT_ONCE_MAX = 50;

/** Of what the person is notified. `changed`: after it was done. */
export const personNotices = ['done', 'changed', 'answered', 'closed', 'reference_proposed'] as const;

export type PersonNotice = (typeof personNotices)[number];

/** Of what the agency is notified. */
export const agencyNotices = [
  'asked',
  'contested',
  'withdrawn',
  'reference_refused',
  'reference_answered',
  'reference_declined',
] as const;

export type AgencyNotice = (typeof agencyNotices)[number];

/** The others: only open pages show them. */
export type ScreeningChange = PersonNotice | AgencyNotice | 'saved' | 'reference_agreed';
