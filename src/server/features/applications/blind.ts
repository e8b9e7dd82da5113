import type { ApplicantSnapshot, Application } from '#contract/application-views.ts';
import type { Locale } from '#contract/locales.ts';
import type { Answer } from '#contract/questions.ts';
import { m } from '#generated/paraglide/messages.js';

import { plainKey } from './search-keys.ts';

/** What a company reads instead of a name while an application is reviewed blind. The code is of the application. */
export const blindName = (applicationId: string, locale: Locale): string =>
  m.applications_blind_name({ code: applicationId.slice(-4).toUpperCase() }, { locale });

/** As much of an applicant as their names are found by. */
type Named = Pick<ApplicantSnapshot, 'firstName' | 'lastName' | 'username' | 'city'> & Partial<ApplicantSnapshot>;

/**
 * What is left of an applicant: languages, skills and where they may work. All else can say who a person is, how old, or
 * of which gender, as job titles do in most languages.
 */
export const withoutIdentity = (
  applicant: Named & Pick<ApplicantSnapshot, 'skills' | 'languages'>,
  name: string,
): ApplicantSnapshot => ({
  firstName: '',
  lastName: '',
  username: name,
  jobTitle: '',
  bio: '',
  city: '',
  country: null,
  contactEmail: '',
  skills: applicant.skills.map((skill) => withoutNames(skill, applicant)),
  languages: applicant.languages,
  workAuthorisation: applicant.workAuthorisation ?? [],
  workExperience: [],
  education: [],
  certifications: [],
});

/** Of each position, the latest first; of a current one until the application. */
export const experienceMonths = (
  { workExperience }: ApplicantSnapshot,
  appliedAt: Date,
): NonNullable<Application['blind']>['experienceMonths'] =>
  workExperience
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
    .map(({ startDate, endDate }) => monthsBetween(new Date(startDate), endDate ? new Date(endDate) : appliedAt));

/** Begun months count. */
const monthsBetween = (start: Date, end: Date): number =>
  Math.max(
    1,
    12 * (end.getUTCFullYear() - start.getUTCFullYear()) +
      end.getUTCMonth() -
      start.getUTCMonth() +
      (end.getUTCDate() > start.getUTCDate() ? 1 : 0),
  );

const HIDDEN = '…';

// Addresses of mail and of the web, and telephone numbers; years go with these.
const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s()./-]{5,}\d/g;

const words = /[\p{L}\p{M}\p{N}’'_-]+/gu;

/** A text of the applicant without their names, where they studied or worked, and addresses. */
export function withoutNames(text: string, applicant: Named): string {
  const { firstName, lastName, username, city, contactEmail = '', education = [], workExperience = [] } = applicant;
  const phrases = [
    city,
    ...education.map(({ institution }) => institution),
    ...workExperience.map(({ company }) => company),
  ].filter(Boolean);
  const names = new Set(
    [firstName, lastName, username, contactEmail.split('@')[0] ?? '']
      .flatMap((name) => [...name.matchAll(words)].map(([word]) => plainKey(word)))
      // A single letter is in many words.
      .filter((name) => name.length > 1),
  );
  return phrases
    .reduce((rest, phrase) => rest.replaceAll(new RegExp(RegExp.escape(phrase), 'giu'), HIDDEN), text)
    .replaceAll(addresses, HIDDEN)
    .replaceAll(words, (word) => (names.has(plainKey(word)) ? HIDDEN : word));
}

/** What was chosen is the company's wording; what was written or uploaded is the applicant's. */
export function answerWithoutNames(answer: Answer, applicant: Named): Answer {
  const { kind, value } = answer;
  if (kind === 'file' && value !== null) return { ...answer, value: null, isHidden: true };
  return kind === 'text' && typeof value === 'string' ? { ...answer, value: withoutNames(value, applicant) } : answer;
}
