import ICAL from 'ical.js';

import { isTimeZone } from '#contract/time-zone.ts';

/** In milliseconds. */
export interface Busy {
  startsAt: number;
  endsAt: number;
}

export interface CalendarJob {
  text: string;
  /** Milliseconds; entries that end before `from` or begin after `to` are left out. */
  from: number;
  to: number;
  /** Entries with this UID suffix are our own interviews, which are counted separately. */
  ownHost: string;
}

/** Maximum of one calendar, after merging adjacent times. */
const BUSY_MAX = 3_000;

/**
 * The busy times in a calendar (RFC 5545): entries and free/busy times, except free and cancelled ones. Null for a file
 * that is not a calendar.
 */
export function readBusyTimes({ text, from, to, ownHost }: CalendarJob): Busy[] | null {
  const calendars = parse(text);
  if (calendars.length === 0) return null;
  const found = calendars.flatMap((calendar) => {
    const zone = zoneOf(calendar);
    return [...busyEntries(calendar, { zone, to, ownHost }), ...busyPeriods(calendar, zone)];
  });
  return merge(found.filter((busy) => busy.endsAt > from && busy.startsAt < to && busy.endsAt > busy.startsAt));
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    // Several calendars in one file are parsed as a list.
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<typeof ICAL.Component>[0][];
    return roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar');
  } catch {
    return [];
  }
}

/** The zone of days and times without one: the calendar's, as Google and Apple write it, else UTC. */
function zoneOf(calendar: ICAL.Component): string {
  const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '');
  return isTimeZone(named) ? named : 'UTC';
}

function* busyEntries(
  calendar: ICAL.Component,
  { zone, to, ownHost }: { zone: string; to: number; ownHost: string },
): Generator<Busy> {
  const byUid = Map.groupBy(calendar.getAllSubcomponents('vevent'), (entry) =>
    String(entry.getFirstPropertyValue('uid') ?? ''),
  );
  for (const [uid, entries] of byUid) {
    if (uid.endsWith(`@${ownHost}`)) continue;
    const changed = entries.filter((entry) => entry.hasProperty('recurrence-id'));
    const whole = entries.filter((entry) => !entry.hasProperty('recurrence-id'));
    for (const entry of whole) yield* occurrences(new ICAL.Event(entry, { exceptions: changed }), zone, to);
    // An exception of a series that is not in the file.
    if (whole.length === 0) for (const entry of changed) yield* once(new ICAL.Event(entry, { exceptions: [] }), zone);
  }
}

function* occurrences(event: ICAL.Event, calendarZone: string, to: number): Generator<Busy> {
  if (!event.isRecurring()) {
    yield* once(event, calendarZone);
    return;
  }
  // Recurring entries keep their zone only if the file describes it.
  const zone = knownZone(event.startDate) ?? calendarZone;
  const iterator = event.iterator();
  for (let start = iterator.next(); start; start = iterator.next()) {
    if (momentOf(start, zone) >= to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(start);
    if (isBusy(item.component)) yield { startsAt: momentOf(startDate, zone), endsAt: momentOf(endDate, zone) };
  }
}

function* once(event: ICAL.Event, zone: string): Generator<Busy> {
  if (event.component.hasProperty('dtstart') && isBusy(event.component))
    yield { startsAt: momentOf(event.startDate, zone), endsAt: momentOf(event.endDate, zone) };
}

function isBusy(entry: ICAL.Component): boolean {
  const value = (name: string) => String(entry.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function* busyPeriods(calendar: ICAL.Component, zone: string): Generator<Busy> {
  for (const property of calendar.getAllSubcomponents('vfreebusy').flatMap((one) => one.getAllProperties('freebusy'))) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues() as ICAL.Period[])
      yield { startsAt: momentOf(period.start, zone), endsAt: momentOf(period.getEnd(), zone) };
  }
}

/** A zone that the file does not describe is looked up by its name, or is the calendar's. */
function momentOf(time: ICAL.Time, calendarZone: string): number {
  if (time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  return momentIn(Date.UTC(year, month - 1, day, hour, minute, second), knownZone(time) ?? calendarZone);
}

/** The parser keeps the name of a zone that the file does not describe. */
function knownZone(time: ICAL.Time): string | undefined {
  const { timezone } = time as { timezone?: string };
  return timezone && isTimeZone(timezone) ? timezone : undefined;
}

/**
 * Converts local time in this zone, given as if it were UTC. Applied twice, for a zone whose clocks change in between.
 */
function momentIn(shown: number, zone: string): number {
  const first = shown - offsetAt(shown, zone);
  return shown - offsetAt(first, zone);
}

function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / 1_000) * 1_000;
}

/** Sorted; adjacent times are merged. */
function merge(times: readonly Busy[]): Busy[] {
  const merged: Busy[] = [];
  for (const busy of times.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = merged.at(-1);
    if (last && busy.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, busy.endsAt);
    else merged.push({ ...busy });
  }
  return merged.slice(0, BUSY_MAX);
}
