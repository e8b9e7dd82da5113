import type { Shift } from '#contract/jobs/job-offer.ts';
import { type RelocationHelp, relocationHelps, weekdays } from '#contract/jobs/relocation-choices.ts';
import { intlLocale, locales } from '#contract/locales.ts';
import { relocationHelpWords } from '#words/jobs.ts';

import { keyOf } from '../cells/key-of.ts';

const keyed = <Value>(lists: readonly (readonly [Value, string])[]): Map<string, Value> =>
  new Map(lists.flatMap(([value, words]) => words.split(',').map((word) => [keyOf(word), value] as const)));

const helps = keyed<RelocationHelp>([
  ...relocationHelps.map((help) => [help, help] as const),
  [
    'visa',
    'visa, visa support, visa sponsorship, work permit, visado, permiso de trabajo, permis de travail, Visum, Arbeitserlaubnis, visto, permesso di lavoro, autorização de trabalho',
  ],
  [
    'flight',
    'flight, flights, journey, travel, vuelo, viaje, vol, billet d’avion, voyage, Flug, Anreise, volo, viaggio, voo, viagem',
  ],
  [
    'languageCourse',
    'language course, language lessons, curso de idiomas, cours de langue, Sprachkurs, corso di lingua, curso de línguas',
  ],
]);

/** As the site shows them. */
const shown = new Map(
  locales.flatMap((locale) =>
    relocationHelps.map((help) => [keyOf(relocationHelpWords[help]({}, { locale })), help] as const),
  ),
);

export const helpOf = (text: string): RelocationHelp | undefined => helps.get(keyOf(text)) ?? shown.get(keyOf(text));

const answers = keyed<boolean>([
  [
    true,
    'yes, true, 1, capped, sí, con tope, limitado, oui, plafonné, plafonnée, ja, gedeckelt, sì, con tetto, sim, com limite',
  ],
  [
    false,
    'no, false, 0, uncapped, not capped, unlimited, sin tope, non, non plafonné, non plafonnée, déplafonné, nein, ungedeckelt, nicht gedeckelt, senza tetto, não, sem limite',
  ],
]);

/** Whether it is capped. */
export const yesOrNo = (text: string): boolean | undefined => answers.get(keyOf(text));

/** 3 January 2000 was a Monday. */
const dateOf = (weekday: number) => new Date(Date.UTC(2000, 0, 2 + weekday));

const days = new Map(
  locales.flatMap((locale) =>
    (['short', 'long'] as const).flatMap((weekday) => {
      const names = new Intl.DateTimeFormat(intlLocale(locale), { weekday, timeZone: 'UTC' });
      return weekdays.map((day) => [keyOf(names.format(dateOf(day))), day] as const);
    }),
  ),
);

const DASH = /[-–—]/u;
const TIMES =
  /^(?<days>\D+)(?<from>\d{1,2}(?:[:.h]\d{2})?)(?:\s*(?:h|Uhr))?\s*[-–—]\s*(?<to>\d{1,2}(?:[:.h]\d{2})?)(?:\s*(?:h|Uhr))?$/iu;

/** "Mon–Fri 09:00–18:00", "sábado, domingo 10h–14h30". */
export function shiftIn(text: string): Shift | undefined {
  const found = TIMES.exec(text)?.groups;
  const parts = found?.['days']?.split(/[,/+&]/).map(daysIn) ?? [];
  const [from, to] = [timeIn(found?.['from']), timeIn(found?.['to'])];
  if (!from || !to || !parts.every((part) => part !== undefined)) return undefined;
  return { days: [...new Set(parts.flat())].toSorted((one, other) => one - other), from, to };
}

/** For one day, or a range that may wrap around the end of the week. */
function daysIn(text: string): number[] | undefined {
  const [first, last = first, ...more] = text.split(DASH).map((name) => days.get(keyOf(name)));
  if (!first || !last || more.length > 0) return undefined;
  const length = ((last - first + weekdays.length) % weekdays.length) + 1;
  return weekdays.slice(0, length).map((_, at) => ((first - 1 + at) % weekdays.length) + 1);
}

/** "9", "9h30" and "24:00" as HH:MM. */
function timeIn(text = ''): string | undefined {
  const [hour = '', minute = '00'] = text.toLowerCase().split(/[:.h]/);
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return undefined;
  return `${String(Number(hour) % 24).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
