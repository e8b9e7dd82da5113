import { z } from 'zod';

import { forEmployers } from '#contract/procedure.ts';

import { calendarProblems, MINUTES_MAX, MINUTES_MIN } from './interview-choices.ts';

const moment = z.iso.datetime();

const CALENDAR_ADDRESS_MAX = 2_000;

/** `webcal:` is how calendar programs write the same address over HTTPS. */
const calendarAddressSchema = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(CALENDAR_ADDRESS_MAX)
  .transform((text) => text.replace(/^webcals?:/i, 'https:'))
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), { params: { code: 'invalid' } });

export const busyCalendarSchema = z.object({
  /** The host of its address; the rest is secret and not shown again. */
  host: z.string(),
  /** When it was last read; null until then. */
  readAt: moment.nullable(),
  /** Why the last reading failed. */
  problem: z.enum(calendarProblems).nullable(),
});

export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

const ownCalendar = z.object({ calendar: busyCalendarSchema.nullable() });

const tags = ['Interviews'];

export const busyTimesContract = {
  read: forEmployers
    .route({
      method: 'GET',
      path: '/me/busy-times',
      summary: 'Get the calendar from which colleagues see when you are busy',
      tags,
    })
    .output(ownCalendar),
  save: forEmployers
    .route({
      method: 'PUT',
      path: '/me/busy-times',
      summary: 'Set the address of your calendar (.ics)',
      description:
        'It is read now, and every half hour. Only your busy times are stored, not what you do. Addresses in networks that are not public are not read.',
      tags,
    })
    .input(z.strictObject({ address: calendarAddressSchema }))
    .output(ownCalendar),
  remove: forEmployers
    .route({
      method: 'DELETE',
      path: '/me/busy-times',
      summary: 'Remove your calendar, and everything that was read from it',
      tags,
    })
    .output(z.object({ done: z.literal(true) })),
  at: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/busy',
      summary: 'List possible interviewers who are busy at a time, by their calendars or an interview',
      tags,
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        startsAt: z.iso.datetime({ offset: true }),
        minutes: z.coerce.number().int().min(MINUTES_MIN).max(MINUTES_MAX),
        /** The interview that is being moved, which does not count. */
        interviewId: z.uuid().optional(),
      }),
    )
    .output(z.object({ userIds: z.array(z.uuid()) })),
};
