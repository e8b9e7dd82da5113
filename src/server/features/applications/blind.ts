import { type RawBuilder, sql } from 'kysely';

import type { ApplicantSnapshot, Application } from '#contract/applications/application-views.ts';
import type { Answer } from '#contract/jobs/questions.ts';
import type { Locale } from '#contract/locales.ts';
import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';
import { m } from '#generated/paraglide/messages.js';

import { HIDDEN, redactionFor } from './redaction.ts';

/** What a company reads instead of a name during a blind review. The code identifies the application. */
export const blindName = (applicationId: string, locale: Locale): string =>
  m.applications_blind_name({ code: applicationId.slice(-4).toUpperCase() }, { locale });

/** What the server knows about the sender of an application. */
interface Sender {
  profileId: string | null;
  name: string;
  avatarFileId: string | null;
  preferredLocale: Locale | null;
  facts: ApplicantSnapshot;
  coverLetter: string;
  answers: Answer[];
  appliedAt: Date;
  languageEvidence: LanguageEvidence[];
  source: string | null;
}

/**
 * What a company may see of the sender of an application. Everything shown to a company passes through this: lists,
 * pages, keys, emails, notifications, live events, templates, calendars and the fields searched and sorted by;
 * `shownSource` does the same for counts in the database.
 * @param locale - null leaves a hidden name empty, so that the page can fill it in the reader's language
 */
export function shownSender<Key extends keyof Sender>(
  { id, is_blind: isBlind }: { id: string; is_blind: boolean },
  known: Pick<Sender, Key>,
  locale: Locale | null,
): Pick<Sender, Key> {
  if (!isBlind) return known;
  const { facts, answers = [], appliedAt, languageEvidence = [] }: Partial<Sender> = known;
  const redact = facts ? redactionFor(facts) : () => HIDDEN;
  const name = locale ? blindName(id, locale) : '';
  return {
    ...known,
    profileId: null,
    name,
    avatarFileId: null,
    preferredLocale: null,
    facts: facts && withoutIdentity(facts, name, redact),
    coverLetter: '',
    answers: answers.map((answer) => answerWithoutTraces(answer, { redact, appliedAt })),
    // The date of an interview would identify the applicant.
    languageEvidence: languageEvidence.filter(({ kind }) => kind !== 'interview'),
    source: null,
  };
}

/** For the surrounding statement's `application`. */
export const shownSource: RawBuilder<string | null> =
  sql`case when not application.is_blind then application.source end`;

/**
 * Languages, skills and countries of work. Anything else can reveal identity, age or gender, as job titles do in most
 * languages.
 */
const withoutIdentity = (
  applicant: ApplicantSnapshot,
  name: string,
  redact: (text: string) => string,
): ApplicantSnapshot => ({
  firstName: '',
  lastName: '',
  username: name,
  jobTitle: '',
  bio: '',
  city: '',
  country: null,
  contactEmail: '',
  skills: applicant.skills.map(redact),
  languages: applicant.languages,
  workAuthorisation: applicant.workAuthorisation ?? [],
  workExperience: [],
  education: [],
  certifications: [],
});

interface Hiding {
  redact: (text: string) => string;
  appliedAt: Date | undefined;
}

/** Chosen options are the company's wording; texts and files are the applicant's. */
function answerWithoutTraces(answer: Answer, { redact, appliedAt }: Hiding): Answer {
  const { kind, value } = answer;
  if (typeof value !== 'string') return answer;
  // A past date may be a date of birth; a future one may be a starting date.
  const mayBeBirthday = kind === 'date' && !(appliedAt && value >= appliedAt.toISOString().slice(0, 10));
  if (kind === 'file' || mayBeBirthday) return { ...answer, value: null, isHidden: true };
  return kind === 'text' ? { ...answer, value: redact(value) } : answer;
}

/** For each position, the latest first; a current one lasts until the application. */
export const experienceMonths = (
  { workExperience }: ApplicantSnapshot,
  appliedAt: Date,
): NonNullable<Application['blind']>['experienceMonths'] =>
  workExperience
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
    .map(({ startDate, endDate }) => monthsBetween(new Date(startDate), endDate ? new Date(endDate) : appliedAt));

/** Started months count. */
const monthsBetween = (start: Date, end: Date): number =>
  Math.max(
    1,
    12 * (end.getUTCFullYear() - start.getUTCFullYear()) +
      end.getUTCMonth() -
      start.getUTCMonth() +
      (end.getUTCDate() > start.getUTCDate() ? 1 : 0),
  );
