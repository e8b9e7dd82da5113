import { expect, test } from 'vitest';

import { shiftThere } from './shift-times.js';

const textOf = (clock: number) => new Date(clock).toISOString().slice(0, 16).replace('T', ' ');

const hoursOf = ({ begin, end }: { begin: number; end: number }) => [textOf(begin).slice(11), textOf(end).slice(11)];

test('shows Lisbon’s hours an hour later in Berlin, all year', () => {
  const shift = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', zone: 'Europe/Lisbon' };
  const found = shiftThere(shift, 'Europe/Berlin', Date.UTC(2026, 10, 25));
  expect([hoursOf(found), found.moved, found.change]).toEqual([['10:00', '19:00'], 0, null]);
});

test('reports the first week in which the difference between New York and Lisbon changes', () => {
  const shift = { days: [1], from: '09:00', to: '17:00', zone: 'America/New_York' };
  const found = shiftThere(shift, 'Europe/Lisbon', Date.UTC(2027, 1, 1));
  expect(hoursOf(found)).toEqual(['14:00', '22:00']);
  // New York changes its clocks on 14 March, Lisbon on the 28th.
  expect(found.change && [textOf(found.change.day).slice(0, 10), hoursOf(found.change)]).toEqual([
    '2027-03-15',
    ['13:00', '21:00'],
  ]);
});

test('shifts the days: a morning in Sydney is the evening before in New York', () => {
  const shift = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', zone: 'Australia/Sydney' };
  expect(shiftThere(shift, 'America/New_York', Date.UTC(2027, 0, 6)).moved).toBe(-1);
});
