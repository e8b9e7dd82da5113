import fc from 'fast-check';
import ical, { ICalEventTransparency } from 'ical-generator';
import { afterAll, expect, test } from 'vitest';

import { createCalendarReader } from './calendar-reader.ts';
import { readBusyTimes } from './read-calendar.ts';

const reader = createCalendarReader({ time: 1_000 });
afterAll(() => reader.close());

const limits = { from: Date.parse('2026-10-01T00:00Z'), to: Date.parse('2026-12-31T00:00Z'), ownHost: 'jobs.example' };

/** As `start/end` in UTC. */
function busyIn(...lines: string[]): string[] | null {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const found = readBusyTimes({ ...limits, text });
  const shown = (at: number) => new Date(at).toISOString().slice(5, 16);
  return found && found.map(({ startsAt, endsAt }) => `${shown(startsAt)}/${shown(endsAt)}`);
}
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@mail.example', ...lines, 'END:VEVENT'];

test('reads entries of Outlook, Google and Apple in their own time zones', () => {
  // Outlook uses Windows' names of time zones, and describes them.
  const outlook = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    ...entry(
      'RRULE:FREQ=WEEKLY;COUNT=2;INTERVAL=1;BYDAY=TH;WKST=MO',
      'SUMMARY:Busy',
      'DTSTART;TZID=W. Europe Standard Time:20261022T090000',
      'DTEND;TZID=W. Europe Standard Time:20261022T100000',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    ),
  ];
  // Clocks change on 25 October.
  expect(busyIn(...outlook)).toEqual(['10-22T07:00/10-22T08:00', '10-29T08:00/10-29T09:00']);
  const undescribed = entry(
    'DTSTART;TZID=America/New_York:20261101T090000',
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY;COUNT=1',
  );
  expect(busyIn(...undescribed)).toEqual(['11-01T14:00/11-01T14:30']);
  const floating = ['X-WR-TIMEZONE:Asia/Tokyo', ...entry('DTSTART:20261110T090000', 'DTEND:20261110T093000')];
  expect(busyIn(...floating)).toEqual(['11-10T00:00/11-10T00:30']);
});

test('treats a whole day as busy unless it is marked as free; ignores cancelled, free and our own entries', () => {
  const day = ['DTSTART;VALUE=DATE:20261112', 'DTEND;VALUE=DATE:20261113'];
  expect(busyIn('X-WR-TIMEZONE:Europe/Berlin', ...entry(...day))).toEqual(['11-11T23:00/11-12T23:00']);
  for (const free of ['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
    expect([free, busyIn(...entry(...day, free))]).toEqual([free, []]);
  expect(busyIn('BEGIN:VEVENT', 'UID:5@jobs.example', ...day, 'END:VEVENT')).toEqual([]);
});

test('moves and omits exceptions of a series', () => {
  const series = entry(
    'DTSTART:20261102T100000Z',
    'DTEND:20261102T110000Z',
    'RRULE:FREQ=DAILY;COUNT=4',
    'EXDATE:20261103T100000Z',
  );
  const moved = entry('RECURRENCE-ID:20261104T100000Z', 'DTSTART:20261104T150000Z', 'DTEND:20261104T160000Z');
  const cancelled = entry('RECURRENCE-ID:20261105T100000Z', 'DTSTART:20261105T100000Z', 'STATUS:CANCELLED');
  expect(busyIn(...series, ...moved, ...cancelled)).toEqual(['11-02T10:00/11-02T11:00', '11-04T15:00/11-04T16:00']);
  expect(busyIn(...moved)).toEqual(['11-04T15:00/11-04T16:00']);
});

test('reads free/busy times; merges adjacent ones and drops those out of range', () => {
  const times = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261201T100000Z/PT1H,20261201T110000Z/20261201T120000Z',
    'FREEBUSY;FBTYPE=FREE:20261202T100000Z/PT1H',
    'FREEBUSY:20270301T100000Z/PT1H,20200301T100000Z/PT1H',
    'END:VFREEBUSY',
  ];
  expect(busyIn(...times)).toEqual(['12-01T10:00/12-01T12:00']);
});

test('reads the same moments that another library wrote around clock changes', () => {
  const moment = fc
    .record({
      change: fc.constantFrom('2026-10-25T01:00Z', '2026-11-01T06:00Z'),
      minutes: fc.integer({ min: -600, max: 600 }),
    })
    .map(({ change, minutes }) => Date.parse(change) + minutes * 60_000);
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 600 }), (startsAt, minutes) => {
      const endsAt = startsAt + minutes * 60_000;
      const calendar = ical();
      calendar.createEvent({ start: new Date(startsAt), end: new Date(endsAt), summary: 'x' });
      calendar.createEvent({
        start: new Date(startsAt),
        end: new Date(endsAt + 60_000),
        transparency: ICalEventTransparency.TRANSPARENT,
      });
      expect(readBusyTimes({ ...limits, text: calendar.toString() })).toEqual([{ startsAt, endsAt }]);
    }),
  );
});

test('reports files that are not calendars or damaged, and stops one that takes forever', async () => {
  const read = (text: string) => reader.read({ ...limits, text });
  for (const text of ['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', '\0'.repeat(1000), 'BEGIN:VCALENDAR'])
    expect([text.slice(0, 20), await read(text)]).toEqual([text.slice(0, 20), null]);
  const endless = (rule: string) =>
    ['BEGIN:VCALENDAR', ...entry('DTSTART:19000101T000000Z', 'DURATION:PT1S', rule), 'END:VCALENDAR'].join('\r\n');
  expect(await read(endless('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toEqual([]);
  expect(await read(endless('RRULE:FREQ=SECONDLY'))).toBe('too_complex');
  expect(await read(endless('RRULE:FREQ=YEARLY'))).toEqual([]);
});
