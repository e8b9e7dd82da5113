/** How a name is shown to companies before the person answers: in full, or the first name with an initial. */
export const shownNames = ['full', 'initial'] as const;
export type ShownName = (typeof shownNames)[number];

/** Immediately, from a day on, or this many weeks after giving notice. */
export const availabilities = ['now', 'date', 'notice'] as const;
export type Availability = (typeof availabilities)[number];

/** Search values: immediately, within a month, within three. */
export const availableWithin = { now: 0, month: 31, quarter: 92 } as const;
export type AvailableWithin = keyof typeof availableWithin;

export const invitationStatuses = ['open', 'interested', 'declined', 'lapsed'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const NOTICE_WEEKS_MAX = 52;

/** Around the place searched for. */
export const talentDistances = [10, 25, 50, 100] as const;
export const TALENT_KM = 25;

/** Maximum languages of one search. */
export const TALENT_LANGUAGES_MAX = 5;

export const TALENT_PAGE = 20;
export const TALENT_PAGES_MAX = 10;

/** Smaller numbers are not shown. */
export const COUNTED_FROM = 5;

export const INVITATION_TEXT_MAX = 1_000;
export const DECLINE_REASON_MAX = 300;

export const INVITATION_DAYS = 30;

/** For this long a company cannot invite a person who declined. */
export const DECLINED_MONTHS = 6;

export const CONSENT_MONTHS = 12;

/** The person is asked this long before it ends. */
export const CONSENT_NOTICE_DAYS = 30;

/** For this long a person sees who opened their profile. */
export const LOOK_DAYS = 90;

export const HIDDEN_COMPANIES_MAX = 100;

/** The source of applications that an invitation led to. */
export const INVITATION_SOURCE = 'invitation';
