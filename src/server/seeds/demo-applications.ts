import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import { meetsLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';

import { filterTags, searchTextOf, sortNameOf } from '../features/applications/search-keys.ts';
import '../features/applications/table.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import type { Row } from './insert-rows.ts';
import type { Random } from './random.ts';
import { letters, notes } from './texts/cover-letters.ts';
import { typeset } from './typeset.ts';

export interface AppliedJob {
  id: string;
  companyId: string;
  /** The member who posted the job, who also answers. */
  userId: string;
  companyLocale: Locale;
  openedAt: Date;
  /** Null while the application is open. */
  endedAt: Date | null;
  snapshotIn: (locale: Locale) => JobSnapshot;
  languages: JobSnapshot['languages'];
}

export interface Applicant {
  userId: string;
  profileId: string;
  locale: Locale;
  snapshot: ApplicantSnapshot;
}

export interface ApplicationRows {
  application: Row<'application'>;
  events: Row<'application_event'>[];
  note: Row<'application_note'> | null;
}

type Path = readonly ApplicationStatus[];

const NEW: Path = ['new'];
/** With weights in percent. */
const open: readonly (readonly [Path, number])[] = [
  [NEW, 26],
  [['new', 'viewed'], 24],
  [['new', 'viewed', 'shortlisted'], 13],
  [['new', 'viewed', 'shortlisted', 'interview'], 10],
  [['new', 'viewed', 'rejected'], 14],
  [['new', 'viewed', 'shortlisted', 'interview', 'rejected'], 4],
  [['new', 'viewed', 'shortlisted', 'interview', 'accepted'], 4],
  [['new', 'viewed', 'withdrawn'], 5],
];
const ended: readonly (readonly [Path, number])[] = [
  [['new', 'viewed', 'rejected'], 70],
  [['new', 'viewed', 'shortlisted', 'interview', 'rejected'], 14],
  [['new', 'viewed', 'shortlisted', 'interview', 'accepted'], 10],
  [['new', 'viewed', 'withdrawn'], 6],
];
export const everyPath: readonly Path[] = open.map(([path]) => path);

/** The seeker whose languages match the job best. */
export function likelyApplicant(random: Random, { languages }: AppliedJob, people: readonly Applicant[]): Applicant {
  const fits = ({ snapshot }: Applicant) =>
    languages.filter((asked) =>
      snapshot.languages.some(({ language, level }) => language === asked.language && meetsLevel(level, asked.level)),
    ).length;
  return random.pickSome(people, 6).reduce((best, other) => (fits(other) > fits(best) ? other : best));
}

export function inventApplication(
  random: Random,
  job: AppliedJob,
  applicant: Applicant,
  now: Date,
  path?: Path,
): ApplicationRows {
  const taken = path ?? random.weighted(job.endedAt ? ended : open);
  const until = job.endedAt ?? now;
  // Unopened applications were sent in the last days.
  const appliedAt = between(random, taken === NEW ? later(job.openedAt, daysAfter(until, -6)) : job.openedAt, until);
  const id = newId();
  const events = inventHistory(random, { id, path: taken, appliedAt, until, job, applicant });
  const updatedAt = events.at(-1)?.at ?? appliedAt;
  const status = taken.at(-1) ?? 'new';
  const jobSnapshot = job.snapshotIn(applicant.locale);
  const application: Row<'application'> = {
    id,
    job_id: job.id,
    company_id: job.companyId,
    applicant_id: applicant.profileId,
    status,
    cover_letter: random.chance(0.85) ? inventCoverLetter(random, jobSnapshot, applicant.snapshot) : '',
    cv_file_id: null,
    answers: [],
    unwanted_answers: 0,
    applicant_facts: applicant.snapshot,
    job_facts: jobSnapshot,
    tags: filterTags(applicant.snapshot),
    search_text: searchTextOf(applicant.snapshot),
    sort_name: sortNameOf(applicant.snapshot),
    applied_at: appliedAt,
    updated_at: updatedAt,
    decided_at: status === 'accepted' || status === 'rejected' || status === 'withdrawn' ? updatedAt : null,
  };
  const noted = taken.includes('shortlisted') && random.chance(0.7);
  return {
    application,
    events,
    note: noted
      ? {
          application_id: id,
          text: typeset(random.pick(notes), job.companyLocale, {}),
          version: 1,
          updated_by: job.userId,
          updated_at: updatedAt,
        }
      : null,
  };
}

interface Course {
  id: string;
  path: Path;
  appliedAt: Date;
  until: Date;
  job: AppliedJob;
  applicant: Applicant;
}

/** The maximum time that a company needs for a step. */
const STEP_MS = 2 * 86_400_000;

/** Steps are hours to days apart, and all in the past. */
function inventHistory(
  random: Random,
  { id, path, appliedAt, until, job, applicant }: Course,
): Row<'application_event'>[] {
  const left = Math.min(until.getTime() - appliedAt.getTime(), path.length * STEP_MS);
  const waits = path.map((_, step) => (step === 0 ? 0 : 0.4 + random.next()));
  const total = waits.reduce((sum, wait) => sum + wait, 0) * (1.05 + random.next() * 0.6);
  let at = appliedAt.getTime();
  return path.map((to, step) => {
    at += total > 0 ? (left * (waits[step] ?? 0)) / total : 0;
    const actor = to === 'new' || to === 'withdrawn' ? applicant.userId : job.userId;
    return {
      id: newId(),
      application_id: id,
      actor_id: actor,
      from_status: path[step - 1] ?? null,
      to_status: to,
      at: new Date(at),
    };
  });
}

/** A cover letter in the language in which the job was read. */
function inventCoverLetter(
  random: Random,
  { title, companyName, locale }: JobSnapshot,
  { firstName, lastName }: ApplicantSnapshot,
): string {
  const values = { title, company: companyName, years: String(random.between(2, 14)) };
  const write = (part: keyof typeof letters) => typeset(random.pick(letters[part]), locale, values);
  return `${write('greetings')}\n\n${write('reasons')}\n\n${write('experience')} ${write('closings')}\n${firstName} ${lastName}`;
}

const between = (random: Random, from: Date, to: Date): Date =>
  new Date(from.getTime() + random.next() * Math.max(0, to.getTime() - from.getTime()));

const later = (one: Date, other: Date): Date => (one > other ? one : other);
