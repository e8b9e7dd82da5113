import type { ApplicantSnapshot, JobSnapshot } from '#contract/applications/application-views.ts';
import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recruits } from '../companies/memberships.ts';
import { memberRole, visibleTo as jobVisibleTo } from '../jobs/access.ts';
import '../jobs/table.ts';
import {
  insertApplication,
  type JobToApplyFor,
  type PastApplication,
  readJobFacts,
  recordArrival,
  recordStatus,
} from './insert.ts';

/**
 * A job for which the actor may enter people. Locked until the transaction ends: closing the job waits, then finds
 * their applications undecided.
 * @throws Refusal NOT_FOUND; CONFLICT job_closed unless it is open or paused
 */
export async function lockJobToEnterFor({ db, actor }: TxCtx, jobId: string): Promise<JobToApplyFor> {
  const job = await db
    .selectFrom('job')
    .select(['company_id', 'blind_review', 'answer_days', 'status', 'hidden_at', memberRole(actor).as('member_role')])
    .where('id', '=', jobId)
    .where(jobVisibleTo(actor))
    .forShare()
    .executeTakeFirst();
  if (!job || (actor.kind !== 'system' && !recruits(job.member_role))) throw notFound();
  if ((job.status !== 'active' && job.status !== 'paused') || job.hidden_at)
    throw new Refusal('CONFLICT', { reason: 'job_closed' });
  return job;
}

interface Entered {
  jobId: string;
  job: JobToApplyFor;
  applicantId: string;
  applicant: ApplicantSnapshot;
  cvFileId: string | null;
  jobFacts: JobSnapshot;
}

/**
 * An application that the company enters for a person, without answers to the job's questions and without a promised
 * answer. The job's text is kept in the language of the person. Undefined if they have one for the job.
 */
export async function enterApplication(
  tx: TxCtx,
  { locale, ...entered }: Omit<Entered, 'jobFacts'> & { locale: Locale },
): Promise<string | undefined> {
  const jobFacts = await readJobFacts(tx, entered.jobId, locale);
  const id = await insertEntered(tx, { ...entered, jobFacts });
  if (id) await recordArrival(tx, id);
  return id;
}

/** As an earlier system recorded it, without notifications. Undefined if they have one for the job. */
export async function enterPastApplication(
  tx: TxCtx,
  entered: Entered,
  past: PastApplication,
): Promise<string | undefined> {
  const id = await insertEntered(tx, entered, past);
  if (id) await recordStatus(tx, id, { to: past.status, at: past.applied_at });
  return id;
}

const insertEntered = (tx: TxCtx, entered: Entered, past?: PastApplication) =>
  insertApplication(tx, {
    ...entered,
    coverLetter: '',
    source: null,
    taken: { answers: [], tags: [], unwanted: 0 },
    isAdded: true,
    past,
  });
