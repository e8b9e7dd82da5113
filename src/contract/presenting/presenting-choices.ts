/** `taken_back`: by the person, after they gave it. `ended`: after six months, or with the mandate or the agency. */
export const representationStates = ['asked', 'given', 'refused', 'taken_back', 'ended'] as const;

export type RepresentationState = (typeof representationStates)[number];

/** What a client may read before it is interested; never a name, an address, an employer, a school or a birthday. */
export const presentedParts = [
  'languages',
  'experience',
  'skills',
  'region',
  'availability',
  'wishes',
  'right_to_work',
] as const;

export type PresentedPart = (typeof presentedParts)[number];

export const presentationAnswers = ['waiting', 'yes', 'perhaps', 'no'] as const;

export type PresentationAnswer = (typeof presentationAnswers)[number];

export const clientAnswers = ['yes', 'perhaps', 'no'] as const;

export type ClientAnswer = (typeof clientAnswers)[number];

export const shortlistStates = ['open', 'expired', 'taken_back'] as const;

export const REPRESENTATION_MONTHS = 6;
export const PRESENTATION_WORDS_MAX = 2_000;
export const SHORTLIST_DAYS_MAX = 90;
export const SHORTLIST_PEOPLE_MAX = 20;
/** Applications whose marks are read in one call. */
export const PRESENTED_AT_ONCE = 50;

/** What the blind review shows of every applicant; a person presented to a job on the site consents to all of it. */
export const shownToJobs = ['languages', 'experience', 'skills', 'right_to_work'] as const satisfies PresentedPart[];

/** The first five are for the person (`ending`: in two weeks), the others for the consultants. */
export const representationNotices = [
  'asked',
  'ending',
  'presented',
  'interested',
  'ended',
  'given',
  'refused',
  'taken_back',
  'yes',
  'perhaps',
  'no',
] as const;

export type RepresentationNotice = (typeof representationNotices)[number];
