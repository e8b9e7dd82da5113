// Shows a job's hours in the reader's time zone, which a cached page cannot contain. Plain and small; no code depends on it.

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEKS_AHEAD = 53;

const formats = new Map();
const formatOf = (zone) => {
  if (!formats.has(zone))
    formats.set(
      zone,
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        calendar: 'gregory',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      }),
    );
  return formats.get(zone);
};

/** The zone's local time at an instant, as if it were UTC. */
const clockAt = (time, zone) => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute);
};

/** The instant of a zone's local time. The first guess may be on the other side of a clock change. */
const timeOf = (clock, zone) => {
  const guess = clock - (clockAt(clock, zone) - clock);
  return clock - (clockAt(guess, zone) - guess);
};

const minutesOf = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Monday is 1. The first day of 1970 was a Thursday. */
const weekdayOf = (day) => ((day / DAY + 3) % 7) + 1;

/** The hours of one day in the reader's time; `moved`: by how many days the start differs. */
const onDay = ({ from, to, zone }, reader, day) => {
  const lasts = minutesOf(to) > minutesOf(from) ? 0 : DAY;
  const begin = clockAt(timeOf(day + minutesOf(from) * MINUTE, zone), reader);
  const end = clockAt(timeOf(day + lasts + minutesOf(to) * MINUTE, zone), reader);
  return { begin, end, moved: Math.floor(begin / DAY) - day / DAY };
};

const isSame = (one, other) =>
  one.begin % DAY === other.begin % DAY && one.end % DAY === other.end % DAY && one.moved === other.moved;

/**
 * The hours of the next working day, and of the first week of the coming year in which they differ.
 * Clocks change on different days, or in only one of the places.
 */
export const shiftThere = (shift, reader, now) => {
  let day = Math.floor(clockAt(now, shift.zone) / DAY) * DAY;
  while (!shift.days.includes(weekdayOf(day))) day += DAY;
  const first = onDay(shift, reader, day);
  for (let week = 1; week <= WEEKS_AHEAD; week += 1) {
    const later = onDay(shift, reader, day + week * 7 * DAY);
    if (!isSame(first, later)) return { ...first, day, change: { ...later, day: day + week * 7 * DAY } };
  }
  return { ...first, day, change: null };
};

const inClock = { timeZone: 'UTC' };

const sayShifts = () => {
  const reader = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const place of document.querySelectorAll('[data-shift]:empty:not([hidden])')) {
    const { shift, days, hours, there, later, language } = place.dataset;
    const read = JSON.parse(shift);
    const found = shiftThere(read, reader, Date.now());
    if (!found.change && isSame(found, onDay(read, read.zone, found.day))) {
      place.hidden = true;
      continue;
    }
    const times = new Intl.DateTimeFormat(language, { ...inClock, hour: '2-digit', minute: '2-digit' });
    const dates = new Intl.DateTimeFormat(language, { ...inClock, day: 'numeric', month: 'long' });
    const names = JSON.parse(days);
    const textOf = ({ begin, end, moved }) =>
      hours.replace('{days}', names[moved + 1]).replace('{times}', `${times.format(begin)}–${times.format(end)}`);
    place.textContent = [
      there.replace('{hours}', textOf(found)),
      found.change && later.replace('{day}', dates.format(found.change.day)).replace('{hours}', textOf(found.change)),
    ]
      .filter(Boolean)
      .join(' ');
  }
};

if (typeof document !== 'undefined') {
  sayShifts();
  new MutationObserver(sayShifts).observe(document.body, { childList: true, subtree: true });
}
