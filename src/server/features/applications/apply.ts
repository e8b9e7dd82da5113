import type { Selectable } from 'kysely';

import type { AnswerInput } from '#contract/jobs/questions.ts';
import type { Locale } from '#contract/locales.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound, Refusal, throwNotFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { addressOfPerson } from '../accounts/standing.ts';
import { makeOwn } from '../accounts/unclaimed.ts';
import { visibleTo as jobVisibleTo } from '../jobs/access.ts';
import { findQuestions } from '../jobs/questions/questions.ts';
import type { JobTable } from '../jobs/table.ts';
import { presentProfile } from '../profiles/present.ts';
import { readOwnProfile } from '../profiles/profiles.ts';
import { keepFiles, nameFiles } from './answer-files.ts';
import { takeAnswers } from './answers.ts';
import { hasAppliedBefore } from './applied-before.ts';
import { insertApplication, type JobToApplyFor, readJobFacts, recordArrival } from './insert.ts';
import { applicantSnapshotOf } from './snapshots.ts';
import './events.ts';
import './table.ts';

export interface ApplyInput {
  /** The job's. */
  id: string;
  coverLetter: string;
  answers?: AnswerInput[] | undefined;
  locale?: Locale | undefined;
  source?: string | undefined;
}

/**
 * Idempotent per job and person. Stores the profile, the CV and the job as they are now.
 * @returns the application's id
 * @throws Refusal FORBIDDEN email_not_verified, NOT_FOUND, CONFLICT job_closed, already_applied (from the same address) or
 * changed_meanwhile (a question), INVALID, TOO_MANY_REQUESTS
 */
export async function applyForJob(ctx: Ctx, input: ApplyInput): Promise<string> {
  const person = personOf(ctx);
  if (person.unclaimed?.isConfirmed === false) throw new Refusal('FORBIDDEN', { reason: 'email_not_verified' });
  return inTransaction(ctx, async (tx) => {
    const existing = await findOwnApplication(tx, person, input.id);
    if (existing) return existing;
    if (person.unclaimed) await takeWithoutAccount(tx, person, input.id);
    const job = await lockOpenJob(tx, input.id);
    const taken = await takeAnswersTo(tx, person, job, input);
    const inserted = await insertOwn(tx, person, job, { ...input, taken });
    // A concurrent second call waits at the unique key, then finds the first one's row.
    if (!inserted) return (await findOwnApplication(tx, person, input.id)) ?? throwNotFound();
    await takeAttempt(tx.db, `apply:${person.userId}`, (await tx.settings())['limits.apply_per_person']);
    await keepFiles(tx, inserted, taken.answers);
    await recordArrival(tx, inserted);
    return inserted;
  });
}

async function takeWithoutAccount(tx: TxCtx, { userId, profileId }: Person, jobId: string): Promise<void> {
  if (await hasAppliedBefore(tx, { jobId, profileId })) throw new Refusal('CONFLICT', { reason: 'already_applied' });
  await makeOwn(tx.db, userId);
}

/** @throws Refusal INVALID, CONFLICT changed_meanwhile */
export async function takeAnswersTo(
  tx: TxCtx,
  person: Person,
  { primary_locale: primary }: Pick<Selectable<JobTable>, 'primary_locale'>,
  { id, answers = [], locale: read = tx.locale }: ApplyInput,
) {
  const taken = takeAnswers(await findQuestions(tx, id), answers, { read, primary });
  return { ...taken, answers: await nameFiles(tx, person, taken.answers) };
}

/** Locked until the transaction ends: closing the job waits, then finds this application undecided. */
export async function lockOpenJob({ db, actor, clock }: TxCtx, jobId: string) {
  const job = await db
    .selectFrom('job')
    .select(['company_id', 'primary_locale', 'blind_review', 'answer_days', 'status', 'valid_through', 'hidden_at'])
    .where('id', '=', jobId)
    .where(jobVisibleTo(actor))
    .forShare()
    .executeTakeFirst();
  if (!job) throw notFound();
  if (job.status !== 'active' || job.hidden_at || !job.valid_through || job.valid_through <= clock.now())
    throw new Refusal('CONFLICT', { reason: 'job_closed' });
  return job;
}

async function insertOwn(
  tx: TxCtx,
  person: Person,
  job: JobToApplyFor,
  { id: jobId, coverLetter, locale, source, taken }: ApplyInput & { taken: ReturnType<typeof takeAnswers> },
): Promise<string | undefined> {
  const profile = presentProfile(tx.actor, await readOwnProfile(tx));
  const { email } = await tx.db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(addressOfPerson.as('email'))
    .where('account.id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return insertApplication(tx, {
    jobId,
    job,
    jobFacts: await readJobFacts(tx, jobId, locale),
    applicantId: person.profileId,
    applicant: applicantSnapshotOf(profile, email),
    cvFileId: profile.cv?.id ?? null,
    coverLetter,
    source: source ?? null,
    taken,
    isAdded: false,
  });
}

const findOwnApplication = async ({ db }: TxCtx, { profileId }: Person, jobId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('application')
      .select('id')
      .where('job_id', '=', jobId)
      .where('applicant_id', '=', profileId)
      .where('repeats', 'is', null)
      .executeTakeFirst()
  )?.id;
