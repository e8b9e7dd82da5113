// Shared by readers of known formats: each value has a fixed place, which is shown as its source.
import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { type LanguageCode, languageCodes } from '#contract/languages.ts';

import { languagesOf } from '../rules/languages.ts';
import { findLevel } from '../rules/levels.ts';

const DESCRIPTION_MAX = 2_000;

type TextField = Extract<CvSuggestion, { value: string }>['field'];

export const suggestText = (field: TextField, value: string, source: string = value): CvSuggestion[] =>
  value.trim() === '' ? [] : [{ field, value: value.trim(), source }];

/** ISO 639-1 or -2, or a name in one of the six languages. */
export function languageCode(said: string): LanguageCode | undefined {
  const code = /^[a-z]{2,3}$/i.test(said) ? new Intl.Locale(said.toLowerCase()).language : said;
  return languageCodes.find((known) => known === code) ?? languagesOf([{ text: said }])[0]?.language;
}

export function suggestLanguage(said: string, level: string, source: string): CvSuggestion[] {
  const language = languageCode(said);
  const value = level === 'native' ? level : (findLevel(level)?.level ?? null);
  return language ? [{ field: 'language', value: { language, level: value }, source }] : [];
}

/** `2019`, `2019-03` or `2019-03-15`, with or without a time, as a day. */
export function dayOf(text: string, orMonth: '01' | '12'): string | null {
  const found = /^((?:19|20)\d\d)(?:-(\d\d))?(?:-(\d\d))?/.exec(text.trim());
  return found ? `${found[1]}-${found[2] ?? orMonth}-${found[3] ?? '01'}` : null;
}

interface Spent {
  /** As written. */
  from: string;
  to: string;
  description: string;
}

const periodOf = ({ from, to, description }: Spent) => ({
  startDate: dayOf(from, '01'),
  endDate: dayOf(to, '12'),
  description: description.slice(0, DESCRIPTION_MAX),
});

/** Without an end, it is current. */
export const suggestWork = (work: Spent & { position: string; company: string; goesOn?: boolean }): CvSuggestion => {
  const { position, company, from, to, goesOn = false } = work;
  return {
    field: 'workExperience',
    value: { position, company, ...periodOf(work), isCurrent: to === '' || goesOn },
    source: shown(position, company, from, to),
  };
};

export const suggestEducation = (
  learned: Spent & { degree: string; institution: string; fieldOfStudy: string },
): CvSuggestion => {
  const { degree, institution, fieldOfStudy, from, to } = learned;
  return {
    field: 'education',
    value: { degree, institution, fieldOfStudy, ...periodOf(learned) },
    source: shown(degree, fieldOfStudy, institution, from, to),
  };
};

/** HTML inside Europass's texts, as plain lines. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/ul|\/ol|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '))
    .trim();

/** The non-empty ones of some values, as the line that the user is shown. */
export const shown = (...values: (string | null)[]): string => values.filter(Boolean).join(' · ').slice(0, 300);
