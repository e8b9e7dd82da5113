import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { calendarText } from './calendar.ts';

/** The nights when clocks change, in zones with their own rules, half hours, and a change of half an hour. */
const changes = [
  '2026-03-29T01:00:00Z', // Europe
  '2026-10-25T01:00:00Z',
  '2026-03-08T07:00:00Z', // New York
  '2026-11-01T06:00:00Z',
  '2026-10-03T15:30:00Z', // Lord Howe, by 30 minutes
  '2027-04-04T14:00:00Z', // Sydney
];

const entry = (startsAt: Date, minutes: number, text: string) => ({
  uid: 'one@parlance.example',
  sequence: 3,
  startsAt,
  minutes,
  title: text,
  description: text,
  location: text,
  url: 'https://parlance.example/a',
  organizer: { name: text, email: 'site@parlance.example' },
  attendee: { name: text, email: 'who@parlance.example' },
  at: startsAt,
});

/** As another library reads it. */
function read(text: string) {
  const [event] = new ICAL.Component(ICAL.parse(text) as [])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  if (!event) throw new Error('There is no event.');
  return event;
}

test('calendars read the same moment and length around every change of clocks', () => {
  const moment = fc
    .record({ change: fc.constantFrom(...changes), minutes: fc.integer({ min: -600, max: 600 }) })
    .map(({ change, minutes }) => new Date(Date.parse(change) + minutes * 60_000));
  fc.assert(
    fc.property(moment, fc.integer({ min: 5, max: 480 }), (startsAt, minutes) => {
      const event = read(calendarText('REQUEST', [entry(startsAt, minutes, 'Call')]));
      expect(event.startDate.toJSDate().toISOString()).toBe(startsAt.toISOString());
      expect(event.endDate.toUnixTime() - event.startDate.toUnixTime()).toBe(minutes * 60);
    }),
  );
});

test('user input cannot end its line or begin another property', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (written) => {
      const text = `${written}\r\nATTENDEE:mailto:evil@x.example;,\\`;
      const event = read(calendarText('PUBLISH', [entry(new Date('2026-11-24T10:00:00Z'), 30, text)]));
      expect(event.component.getAllProperties('attendee')).toHaveLength(1);
      expect(event.summary.replaceAll(/\s/g, '')).toContain('evil@x.example');
    }),
  );
});
