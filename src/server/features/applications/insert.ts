import type { Selectable } from 'kysely';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import type { Locale } from '#contract/locales.ts';

import { keyNameOf, userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { readJob } from '../jobs/jobs.ts';
import type { JobTable } from '../jobs/table.ts';
import type { takeAnswers } from './answers.ts';
import { shownSender } from './blind.ts';
import './events.ts';
import { promisedUntil } from './promised.ts';
import { filterTags, searchTextOf, sortNameOf } from './search-keys.ts';
import { jobSnapshotOf } from './snapshots.ts';
import type { ApplicationTable } from './table.ts';

export type JobToApplyFor = Pick<Selectable<JobTable>, 'company_id' | 'blind_review' | 'answer_days'>;

interface NewApplication {
  jobId: string;
  job: JobToApplyFor;
  jobFacts: JobSnapshot;
  applicantId: string;
  applicant: ApplicantSnapshot;
  cvFileId: string | null;
  coverLetter: string;
  source: string | null;
  taken: ReturnType<typeof takeAnswers>;
  /** Whether the actor, of the company, enters it for the applicant. */
  isAdded: boolean;
  past?: PastApplication | undefined;
}

/** Of an application that the company decided on, or worked with, elsewhere. */
export type PastApplication = Pick<Selectable<ApplicationTable>, 'status' | 'stage_id' | 'applied_at' | 'decided_at'>;

/** What an application keeps of the job, in this language if the job has it. */
export const readJobFacts = async (tx: TxCtx, jobId: string, locale: Locale | undefined): Promise<JobSnapshot> =>
  jobSnapshotOf(await readJob(tx, { id: jobId, locale }));

/** Undefined if the person has an application for the job. `recordArrival` follows. */
export async function insertApplication(tx: TxCtx, application: NewApplication): Promise<string | undefined> {
  const { jobId, job, applicant, taken } = application;
  const id = newId();
  const { facts: searched } = shownSender({ id, is_blind: job.blind_review }, { facts: applicant }, null);
  const now = tx.clock.now();
  const row = await tx.db
    .insertInto('application')
    .values({
      id,
      job_id: jobId,
      company_id: job.company_id,
      applicant_id: application.applicantId,
      cover_letter: application.coverLetter,
      cv_file_id: application.cvFileId,
      applicant_facts: JSON.stringify(applicant),
      job_facts: JSON.stringify(application.jobFacts),
      answers: JSON.stringify(taken.answers),
      unwanted_answers: taken.unwanted,
      tags: [...filterTags(searched), ...taken.tags],
      is_blind: job.blind_review,
      source: application.source,
      search_text: searchTextOf(searched),
      sort_name: sortNameOf(searched),
      applied_at: now,
      answer_due_at: application.isAdded ? null : promisedUntil(now, job.answer_days),
      updated_at: now,
      is_added: application.isAdded,
      added_by: application.isAdded ? userIdOf(tx) : null,
      ...application.past,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'applicant_id']).where('repeats', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The first line of its history, by the actor; the company is notified. */
export async function recordArrival(tx: TxCtx, applicationId: string): Promise<void> {
  await recordStatus(tx, applicationId, { to: 'new', at: tx.clock.now() });
  await tx.emit('application.received', { applicationId });
}

/** The first line of its history, by the actor. */
export async function recordStatus(
  tx: TxCtx,
  applicationId: string,
  { to, at }: { to: ApplicationStatus; at: Date },
): Promise<void> {
  await tx.db
    .insertInto('application_event')
    .values({
      id: newId(),
      application_id: applicationId,
      actor_id: userIdOf(tx),
      key_name: keyNameOf(tx),
      from_status: null,
      to_status: to,
      at,
    })
    .execute();
}
