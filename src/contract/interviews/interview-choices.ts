export const interviewKinds = ['video', 'phone', 'onsite'] as const;

export type InterviewKind = (typeof interviewKinds)[number];

export const interviewStatuses = ['proposed', 'booked', 'cancelled'] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];

/** Minutes. */
export const interviewLengths = [15, 30, 45, 60, 90, 120, 180] as const;

/** In minutes. */
export const MINUTES_MIN = 5;
export const MINUTES_MAX = 480;

/** Why a calendar could not be read. `unreachable`: also an address in a private network. */
export const calendarProblems = ['unreachable', 'refused', 'too_large', 'no_calendar'] as const;

export type CalendarProblem = (typeof calendarProblems)[number];

/** Changes of an interview. `changed`: its place or note, at the same time. */
export const interviewEvents = ['proposed', 'booked', 'changed', 'asked', 'cancelled'] as const;

export type InterviewEvent = (typeof interviewEvents)[number];

/** The address of a person's calendar; anyone with the secret can read it. */
export const calendarFeedPath = (secret: string): string => `/api/me/calendar/${secret}.ics`;
