import { z } from 'zod';

import { languageCodeSchema, languageLevelSchema, localeSchema } from '#contract/choice-schemas.ts';
import { INTERVIEW_NOTE_MAX, INTERVIEW_PLACE_MAX, INTERVIEW_SLOTS_MAX, INTERVIEWERS_MAX } from '#contract/limits.ts';
import { forEmployers, forSignedIn, forSignedInAgain, orUnclaimed } from '#contract/procedure.ts';
import { textSchema, lineSchema, requiredTextSchema } from '#contract/text.ts';
import { timeZoneSchema } from '#contract/time-zone.ts';

import { interviewKinds, interviewStatuses, MINUTES_MAX, MINUTES_MIN } from './interview-choices.ts';

const moment = z.iso.datetime();

const memberSchema = z.object({ userId: z.uuid(), name: z.string() });

/** As the applicant and the company read it. */
export const interviewSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(interviewStatuses),
  kind: z.enum(interviewKinds),
  minutes: z.int(),
  /** The language in which it is held. */
  language: languageCodeSchema,
  /** An address, a link or a phone number; may be empty. */
  place: z.string(),
  note: z.string(),
  /** The company's time zone (IANA). */
  timeZone: z.string(),
  startsAt: moment.nullable(),
  /** Proposed times that are not past; `isFree`: all interviewers and the applicant are available. */
  slots: z.array(z.object({ startsAt: moment, isFree: z.boolean() })),
  interviewers: z.array(memberSchema),
  /** The applicant's message instead of a choice. */
  asked: z.string().nullable(),
  /**
   * The company's statement afterwards: the language, the level that the application states, and whether it was met.
   */
  held: z.object({ language: languageCodeSchema, level: languageLevelSchema, isMet: z.boolean() }).nullable(),
  can: z.object({
    choose: z.boolean(),
    ask: z.boolean(),
    change: z.boolean(),
    cancel: z.boolean(),
    sayLanguage: z.boolean(),
  }),
});

export type Interview = z.infer<typeof interviewSchema>;

export const upcomingInterviewSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  kind: z.enum(interviewKinds),
  minutes: z.int(),
  startsAt: moment,
  /** A substitute while the application is reviewed blind. */
  candidate: z.string(),
  job: z.object({ title: z.string(), locale: localeSchema }),
  /** Names. */
  interviewers: z.array(z.string()),
});

export type UpcomingInterview = z.infer<typeof upcomingInterviewSchema>;

const startsAt = z.iso.datetime({ offset: true });

/** Where and how; the times are separate. */
const details = {
  kind: z.enum(interviewKinds),
  minutes: z.int().min(MINUTES_MIN).max(MINUTES_MAX),
  language: languageCodeSchema,
  place: lineSchema(INTERVIEW_PLACE_MAX).or(z.literal('')),
  note: textSchema(INTERVIEW_NOTE_MAX),
  timeZone: timeZoneSchema,
  interviewerIds: z.array(z.uuid()).min(1).max(INTERVIEWERS_MAX),
};

export const interviewInput = z.strictObject({
  ...details,
  slots: z.array(startsAt).min(1).max(INTERVIEW_SLOTS_MAX),
});

export type InterviewInput = z.infer<typeof interviewInput>;

/** Without slots, a booked interview keeps its time. */
export const interviewChange = interviewInput.extend({ slots: z.array(startsAt).max(INTERVIEW_SLOTS_MAX) });

export const askInput = z.strictObject({ text: requiredTextSchema(INTERVIEW_NOTE_MAX) });

const byId = z.strictObject({ id: z.uuid() });
const tags = ['Interviews'];

export const interviewsContract = {
  upcoming: forEmployers
    .route({
      method: 'GET',
      path: '/interviews',
      summary: 'List booked interviews of your current company that are not over, next first, up to 100',
      tags,
    })
    .output(z.object({ interviews: z.array(upcomingInterviewSchema) })),
  ofApplication: orUnclaimed.signedIn
    .route({
      method: 'GET',
      path: '/applications/{id}/interviews',
      summary: 'List the interviews of an application',
      description: 'For the company, also the members who can hold one.',
      tags,
    })
    .input(byId)
    .output(
      z.object({
        interviews: z.array(interviewSchema),
        /** Empty for the applicant. */
        members: z.array(memberSchema),
        can: z.object({ propose: z.boolean() }),
      }),
    ),
  propose: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/interviews',
      summary: 'Propose times for an interview',
      description:
        'The application gets the status `interview`. 409 `wrong_status` if it is decided, `not_revealed` in a blind review, `pay_not_stated` if the job has to state its pay before an interview. 422 for past times, and for members who neither see the application nor are interviewers.',
      tags,
      successStatus: 201,
    })
    .input(byId.extend(interviewInput.shape))
    .output(interviewSchema),
  choose: orUnclaimed.seekers
    .route({
      method: 'POST',
      path: '/interviews/{id}/choose',
      summary: 'Choose a proposed time, or another one than before',
      description: '409 `slot_taken` if you have another interview at that time, or an interviewer is busy.',
      tags,
    })
    .input(byId.extend({ startsAt, timeZone: timeZoneSchema }))
    .output(interviewSchema),
  ask: orUnclaimed.seekers
    .route({ method: 'POST', path: '/interviews/{id}/ask', summary: 'Ask for other times', tags })
    .input(byId.extend(askInput.shape))
    .output(interviewSchema),
  move: forEmployers
    .route({
      method: 'POST',
      path: '/interviews/{id}/move',
      summary: 'Propose other times, or change where and how an interview is held',
      description: 'With times, a booked interview is open again; without, it keeps its time.',
      tags,
    })
    .input(byId.extend(interviewChange.shape))
    .output(interviewSchema),
  sayLanguage: forEmployers
    .route({
      method: 'PUT',
      path: '/interviews/{id}/language',
      summary: 'State in which language an interview was held, and whether the stated level was met',
      description:
        'The applicant reads it. 409 `wrong_status` before the interview is over. 422 for a language that the application does not state.',
      tags,
    })
    .input(byId.extend({ language: languageCodeSchema, isMet: z.boolean() }))
    .output(interviewSchema),
  cancel: orUnclaimed.signedIn
    .route({ method: 'POST', path: '/interviews/{id}/cancel', summary: 'Cancel an interview', tags })
    .input(byId)
    .output(interviewSchema),
};

const feedTags = ['Account'];

export const calendarFeedContract = {
  read: forSignedIn
    .route({
      method: 'GET',
      path: '/me/calendar',
      summary: 'Check whether your calendar has an address',
      tags: feedTags,
    })
    .output(z.object({ createdAt: moment.nullable() })),
  create: forSignedInAgain
    .route({
      method: 'POST',
      path: '/me/calendar',
      summary: 'Create an address from which a calendar reads your interviews',
      description:
        'Replaces the previous address. Only this answer contains it. Anyone who has it can read when and with whom your interviews are.',
      tags: feedTags,
      successStatus: 201,
    })
    .input(z.strictObject({}))
    .output(z.object({ url: z.url() })),
  remove: forSignedIn
    .route({ method: 'DELETE', path: '/me/calendar', summary: 'Remove the address of your calendar', tags: feedTags })
    .output(z.object({ done: z.literal(true) })),
};
