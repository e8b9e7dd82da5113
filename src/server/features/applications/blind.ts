import { type RawBuilder, sql } from 'kysely';

import type { ApplicantSnapshot, Application } from '#contract/application-views.ts';
import type { LanguageEvidence } from '#contract/language-evidence.ts';
import type { Locale } from '#contract/locales.ts';
import type { Answer } from '#contract/questions.ts';
import { m } from '#generated/paraglide/messages.js';

import { HIDDEN, redactionFor } from './redaction.ts';

/** What a company reads instead of a name while an application is reviewed blind. The code is of the application. */
export const blindName = (applicationId: string, locale: Locale): string =>
  m.applications_blind_name({ code: applicationId.slice(-4).toUpperCase() }, { locale });

/** What the server knows of who sent an application. */
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
 * What a company may be shown of who sent an application. All that leaves for a company passes here: lists, pages, keys,
 * mails, notifications, live events, templates, calendars and what is searched and sorted by; `shownSource` is the same for
 * what is counted in the database.
 * @param locale - null leaves a hidden name empty, for the page to say it in the reader's language
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
    // A day of an interview says who it was.
    languageEvidence: languageEvidence.filter(({ kind }) => kind !== 'interview'),
    source: null,
  };
}

/** Of the surrounding statement's `application`. */
export const shownSource: RawBuilder<string | null> =
  sql`case when not application.is_blind then application.source end`;

/**
 * Languages, skills and where they may work. All else can say who a person is, how old, or of which gender, as job titles
 * do in most languages.
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

/** What was chosen is the company's wording; what was written or uploaded is the applicant's. */
function answerWithoutTraces(answer: Answer, { redact, appliedAt }: Hiding): Answer {
  const { kind, value } = answer;
  if (typeof value !== 'string') return answer;
  // Somebody may be born on a day in the past; on one to come they can begin.
  const mayBeBirthday = kind === 'date' && !(appliedAt && value >= appliedAt.toISOString().slice(0, 10));
  if (kind === 'file' || mayBeBirthday) return { ...answer, value: null, isHidden: true };
  return kind === 'text' ? { ...answer, value: redact(value) } : answer;
}

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
