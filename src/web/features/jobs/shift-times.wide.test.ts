import { describe, expect, test } from 'vitest';

import { shiftThere } from './shift-times.js';

const DAY = 86_400_000;
const ZONES = ['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu', 'UTC'];

/** Found minute by minute from formatted times, without time zone arithmetic. */
const format = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

/** Maps the market's local times to instants, for each quarter of an hour of a year. */
function instantsOf(zone: string): Map<string, number[]> {
  const clock = format(zone);
  const found = new Map<string, number[]>();
  for (let time = Date.UTC(2026, 11, 25); time < Date.UTC(2028, 0, 8); time += 15 * 60_000) {
    const shown = clock.format(time);
    found.set(shown, [...(found.get(shown) ?? []), time]);
  }
  return found;
}

const textOf = (clock: number) => new Date(clock).toISOString().slice(0, 16).replace('T', ' ');

describe.each(ZONES)('hours in %s', (zone) => {
  const instants = instantsOf(zone);
  const shifts = [
    { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '18:00', zone },
    { days: [1, 2, 3, 4, 5, 6, 7], from: '22:15', to: '06:45', zone },
    { days: [1, 2, 3, 4, 5, 6, 7], from: '02:30', to: '10:00', zone },
  ];
  test.each(ZONES)('match the clocks in %s on each day of a year', (reader) => {
    const clock = format(reader);
    for (const shift of shifts)
      for (let number = 0; number < 366; number += 1) {
        const day = new Date(Date.UTC(2027, 0, 1) + number * DAY).toISOString().slice(0, 10);
        const [noon = 0] = instants.get(`${day} 12:00`) ?? [];
        const { begin, end, day: of, moved } = shiftThere(shift, reader, noon);
        expect(new Date(of).toISOString().slice(0, 10)).toBe(day);
        const ends = shift.to > shift.from ? day : new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
        const begins = instants.get(`${day} ${shift.from}`) ?? [];
        // A skipped hour has no correct answer; a repeated one has two.
        if (begins.length > 0) expect(begins.map((time) => clock.format(time))).toContain(textOf(begin));
        const ending = instants.get(`${ends} ${shift.to}`) ?? [];
        if (ending.length > 0) expect(ending.map((time) => clock.format(time))).toContain(textOf(end));
        expect(textOf(begin).slice(0, 10)).toBe(new Date(Date.parse(day) + moved * DAY).toISOString().slice(0, 10));
      }
  });
});
