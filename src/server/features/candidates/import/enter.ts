import { isDecided } from '#contract/applications/application-status.ts';
import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../../context.ts';
import '../../accounts/table.ts';
import { enterPastApplication, lockJobToEnterFor } from '../../applications/enter.ts';
import { readJobFacts } from '../../applications/insert.ts';
import '../table.ts';
import type { Placed } from './jobs-by-name.ts';

type Job = Pick<Parameters<typeof enterPastApplication>[1], 'job' | 'jobFacts'>;

/** Reads each job once. */
export function jobReader(tx: TxCtx, locale: Locale): (jobId: string) => Promise<Job> {
  const known = new Map<string, Promise<Job>>();
  const read = async (jobId: string) => ({
    job: await lockJobToEnterFor(tx, jobId),
    jobFacts: await readJobFacts(tx, jobId, locale),
  });
  return (jobId) => {
    const job = known.get(jobId) ?? read(jobId);
    known.set(jobId, job);
    return job;
  };
}

interface Past {
  candidateId: string;
  placed: Placed;
  appliedOn: string | null;
  readJob: ReturnType<typeof jobReader>;
}

/**
 * The application of the earlier system. Null without a job, for people who have one for it, and for those who act
 * for themselves, who are invited to a job instead.
 */
export async function enterPast(tx: TxCtx, { candidateId, placed, appliedOn, readJob }: Past): Promise<string | null> {
  const { jobId, status, stageId } = placed;
  if (jobId === null) return null;
  const person = await tx.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .select(['candidate.profile_id', 'candidate.facts', 'candidate.cv_file_id'])
    .where('candidate.id', '=', candidateId)
    .where('account.added_by_company', '=', true)
    .executeTakeFirst();
  if (!person) return null;
  const now = tx.clock.now();
  const entered = await enterPastApplication(
    tx,
    {
      jobId,
      ...(await readJob(jobId)),
      applicantId: person.profile_id,
      applicant: person.facts,
      cvFileId: person.cv_file_id,
    },
    {
      status,
      stage_id: stageId,
      applied_at: appliedOn === null ? now : new Date(appliedOn),
      decided_at: isDecided(status) ? now : null,
    },
  );
  return entered ?? null;
}
