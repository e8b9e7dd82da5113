import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** One interview as an entry in one person's calendar. */
export interface CalendarEntry {
  /** The same for all changes (RFC 5545, 3.8.4.7). */
  uid: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** The calendar's owner; others are not named, so that no address is revealed. */
  attendee: { name: string; email: string };
  /** When it was written. */
  at: Date;
}

/**
 * RFC 5545, 5546. In UTC (form 2 of 3.3.5): a fixed moment, which each calendar shows in its owner's time zone, also if
 * the zone's rules change.
 */
export function calendarText(method: CalendarMethod, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: { company: 'parlance', product: 'interviews', language: 'EN' } });
  calendar.method(ICalCalendarMethod[method]);
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      start: entry.startsAt,
      end: new Date(entry.startsAt.getTime() + entry.minutes * 60_000),
      stamp: entry.at,
      summary: entry.title,
      description: entry.description,
      location: entry.location || null,
      url: entry.url,
      organizer: entry.organizer,
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    event.createAttendee({ ...entry.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}
