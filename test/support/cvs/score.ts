import type { CvSuggestion } from '#contract/cvs/cvs.ts';

import type { MadeCv, MadeEntry } from './made-cv.ts';

type Values = Record<string, string[]>;

/** The content of a CV, by field, in a comparable form. */
export function expectedValues(cv: MadeCv): Values {
  const [firstName = '', ...others] = cv.name.split(' ');
  return {
    name: [`${firstName} ${others.join(' ')}`],
    mail: [cv.email],
    phone: [cv.phone.replace(/\D/g, '')],
    languages: cv.languages.map(({ code, level }) => `${code} ${level}`),
    skills: cv.skills,
    positions: cv.jobs.map(({ title, place }) => `${title} @ ${place}`),
    'dates of positions': cv.jobs.map(datesOf),
    education: cv.education.map(({ title, place }) => `${title} @ ${place}`),
    'dates of education': cv.education.map(datesOf),
  };
}

const datesOf = ({ from, to }: MadeEntry): string =>
  [`${from}-01`.padEnd(10, '-01').slice(0, 10), to ? (to.length === 4 ? `${to}-12-01` : `${to}-01`) : 'now'].join(' ');

export function readValues(suggestions: readonly CvSuggestion[]): Values {
  const texts = (field: CvSuggestion['field']) =>
    suggestions.flatMap(({ field: of, value }) => (of === field && typeof value === 'string' ? [value] : []));
  const work = suggestions.flatMap((one) => (one.field === 'workExperience' ? [one.value] : []));
  const education = suggestions.flatMap((one) => (one.field === 'education' ? [one.value] : []));
  return {
    name: [[...texts('firstName'), ...texts('lastName')].join(' ')].filter(Boolean),
    mail: texts('contactEmail'),
    phone: texts('phone').map((phone) => phone.replace(/\D/g, '')),
    languages: suggestions.flatMap((one) =>
      one.field === 'language' ? [`${one.value.language} ${one.value.level}`] : [],
    ),
    skills: texts('skill'),
    positions: work.map(({ position, company }) => `${position} @ ${company}`),
    'dates of positions': work.map(({ startDate, endDate }) => `${startDate} ${endDate ?? 'now'}`),
    education: education.map(({ degree, institution }) => `${degree} @ ${institution}`),
    'dates of education': education.map(({ startDate, endDate }) => `${startDate} ${endDate ?? 'now'}`),
  };
}

/** F1, the harmonic mean of precision and recall, by field over all CVs. */
export class Scores {
  readonly #counts = new Map<string, { right: number; read: number; said: number }>();

  /** Returns what was read incorrectly, for inspection. */
  add(expected: Values, read: Values): string[] {
    return Object.entries(expected).flatMap(([field, said]) => {
      const left = new Set(said.map(comparable));
      const found = read[field] ?? [];
      const wrong = found.filter((value) => !left.delete(comparable(value)));
      const counts = this.#counts.get(field) ?? { right: 0, read: 0, said: 0 };
      counts.right += found.length - wrong.length;
      counts.read += found.length;
      counts.said += said.length;
      this.#counts.set(field, counts);
      return [
        ...wrong.map((value) => `${field}: read ${value}`),
        ...[...left].map((value) => `${field}: missed ${value}`),
      ];
    });
  }

  figures(prefix: string): Record<string, number> {
    return Object.fromEntries(
      [...this.#counts].map(([field, { right, read, said }]) => [`${prefix}${field}`, (2 * right) / (read + said)]),
    );
  }
}

const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
