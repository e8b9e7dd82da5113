import ICAL from 'ical.js';

import type { InterviewInput } from '#contract/interviews/interviews.ts';

import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

let made = 0;

/** A valid one; each at different times. */
export function interviewInput(interviewerId: string, given: Partial<InterviewInput> = {}): InterviewInput {
  made += 1;
  const slot = (hours: number) =>
    new Date(
      Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), new Date().getUTCDate() + 2, 8 + 2 * hours),
    ).toISOString();
  return {
    kind: 'video',
    minutes: 60,
    language: 'de',
    place: 'https://meet.example/nordlicht',
    note: 'Bring your questions.',
    timeZone: 'Europe/Berlin',
    interviewerIds: [interviewerId],
    slots: [slot(2 * made), slot(2 * made + 1)],
    ...given,
  };
}

/** The entries mailed to an address, the newest last. */
export async function calendarEntriesTo(app: TestApp, { email }: TestPerson) {
  await app.drain();
  const mails = await app.base.db
    .selectFrom('mail')
    .select(['calendar', 'subject'])
    .where('to_address', '=', email)
    .where('calendar', 'is not', null)
    .orderBy('id')
    .execute();
  return mails.map(({ calendar }) => {
    const parsed = new ICAL.Component(ICAL.parse(calendar?.text ?? '') as []);
    const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
    return {
      method: parsed.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      startsAt: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      attendees: event.attendees.length,
      status: event.component.getFirstPropertyValue('status'),
    };
  });
}
