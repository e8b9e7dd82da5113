/** The properties of each status. `viewed` is not an answer. */
const statuses = {
  new: { isUndecided: true, isAnswer: false },
  viewed: { isUndecided: true, isAnswer: false },
  shortlisted: { isUndecided: true, isAnswer: true },
  interview: { isUndecided: true, isAnswer: true },
  accepted: { isUndecided: false, isAnswer: true },
  rejected: { isUndecided: false, isAnswer: true },
  withdrawn: { isUndecided: false, isAnswer: false },
} as const;

export type ApplicationStatus = keyof typeof statuses;

export const applicationStatuses = Object.keys(statuses) as [ApplicationStatus, ...ApplicationStatus[]];

export const undecidedStatuses = applicationStatuses.filter((status) => statuses[status].isUndecided);

export const isDecided = (status: ApplicationStatus): boolean => !statuses[status].isUndecided;

export const answerStatuses = applicationStatuses.filter((status) => statuses[status].isAnswer);

/** From, to, and by which side (specification, section 4). */
export const applicationTransitions = {
  view: { from: ['new'], to: 'viewed', by: 'employer' },
  shortlist: { from: ['new', 'viewed', 'interview'], to: 'shortlisted', by: 'employer' },
  interview: { from: ['new', 'viewed', 'shortlisted'], to: 'interview', by: 'employer' },
  accept: { from: undecidedStatuses, to: 'accepted', by: 'employer' },
  reject: { from: undecidedStatuses, to: 'rejected', by: 'employer' },
  withdraw: { from: undecidedStatuses, to: 'withdrawn', by: 'applicant' },
} as const satisfies Record<
  string,
  { from: readonly ApplicationStatus[]; to: ApplicationStatus; by: 'employer' | 'applicant' }
>;

export type ApplicationTransition = keyof typeof applicationTransitions;

export type EmployerTransition = Exclude<ApplicationTransition, 'withdraw'>;

export const employerTransitions = (Object.keys(applicationTransitions) as ApplicationTransition[]).filter(
  (transition) => transition !== 'withdraw',
);

export const allowsChange = (status: ApplicationStatus, transition: ApplicationTransition): boolean =>
  (applicationTransitions[transition].from as readonly ApplicationStatus[]).includes(status);

/** Statuses between new and a decision, to which a company's stages belong. */
export const stageStatuses = ['viewed', 'shortlisted', 'interview'] as const satisfies readonly ApplicationStatus[];

export type StageStatus = (typeof stageStatuses)[number];

/** All statuses that wait for an answer. */
export const UNDECIDED = 'undecided';

/** The first days of the ranges by which waiting applicants are counted. */
export const WAITING_DAYS = [0, 3, 7, 14] as const;

/** In a page's URL only; the API then gets no status. */
export const ALL_STATUSES = 'all';

/** There is no score or automatic ranking. */
export const receivedSorts = ['oldest', 'newest', 'due', 'name', 'updated', 'answers'] as const;

export type ApplicationAbilities = Record<
  ApplicationTransition | 'readNotes' | 'downloadCv' | 'reveal' | 'decide',
  boolean
>;

/** `interviewer`: a member of the company who may not decide. */
export type ApplicationSide = 'applicant' | 'employer' | 'interviewer';

/**
 * Enforced by the server, and used by lists after a change. Applicants under blind review are neither invited nor
 * accepted before they are revealed.
 */
export function abilitiesOf(side: ApplicationSide, of: ApplicationStatus, isBlind: boolean): ApplicationAbilities {
  const isHidden = side !== 'applicant' && isBlind;
  const may = (transition: ApplicationTransition) =>
    applicationTransitions[transition].by === side && allowsChange(of, transition);
  return {
    view: may('view'),
    shortlist: may('shortlist'),
    interview: may('interview') && !isHidden,
    accept: may('accept') && !isHidden,
    reject: may('reject'),
    withdraw: may('withdraw'),
    readNotes: side !== 'applicant',
    downloadCv: side === 'applicant' || (of !== 'withdrawn' && !isBlind),
    reveal: side === 'employer' && isBlind && of !== 'withdrawn',
    decide: side === 'employer',
  };
}
