export const applicationStatuses = [
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'accepted',
  'rejected',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

const undecided = ['new', 'viewed', 'shortlisted', 'interview'] as const;

/** Those that still wait for an answer. */
export const undecidedStatuses: readonly ApplicationStatus[] = undecided;

/** Those that tell the applicant something when the employer sets them: an answer. Having been opened is none. */
export const answerStatuses: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'accepted', 'rejected'];

/**
 * Every change of status, by what is done: from which statuses, to which, and by which side (specification, section 4;
 * product page, "Application status"). Accepted, rejected and withdrawn are final.
 */
export const applicationTransitions = {
  view: { from: ['new'], to: 'viewed', by: 'employer' },
  shortlist: { from: ['new', 'viewed', 'interview'], to: 'shortlisted', by: 'employer' },
  interview: { from: ['new', 'viewed', 'shortlisted'], to: 'interview', by: 'employer' },
  accept: { from: undecided, to: 'accepted', by: 'employer' },
  reject: { from: undecided, to: 'rejected', by: 'employer' },
  withdraw: { from: undecided, to: 'withdrawn', by: 'applicant' },
} as const satisfies Record<
  string,
  { from: readonly ApplicationStatus[]; to: ApplicationStatus; by: 'employer' | 'applicant' }
>;

export type ApplicationTransition = keyof typeof applicationTransitions;

/** Whether an application of that status may be viewed, shortlisted, invited, accepted, rejected or withdrawn. */
export const allowsChange = (status: ApplicationStatus, transition: ApplicationTransition): boolean =>
  (applicationTransitions[transition].from as readonly ApplicationStatus[]).includes(status);
