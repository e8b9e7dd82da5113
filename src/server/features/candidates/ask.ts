import { sql } from 'kysely';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { enterApplication, lockJobToEnterFor } from '../applications/enter.ts';
import { lockJob, sendInvitation } from '../talent/invite.ts';
import { isEditedBy, requireCandidate, stayingId } from './access.ts';
import { readCandidate } from './read.ts';
import './table.ts';

interface Asked {
  id: string;
  jobId: string;
  text: string;
}

/**
 * About another open job. They answer, or do not, as people do whom the talent search found.
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status for people who have no account and never applied, job_closed,
 * already_applied, already_invited, declined_before; TOO_MANY_REQUESTS
 */
export async function askCandidate(ctx: Ctx, { id, jobId, text }: Asked): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const candidate = await requireCandidate(tx, id, isEditedBy);
    const job = await lockJob(tx, jobId);
    if (job.company_id !== candidate.company_id) throw notFound();
    const { can } = await readCandidate(tx, candidate.id);
    if (can.propose !== 'ask') throw wrongStatus();
    const people = await findPeople(tx, candidate.id, jobId);
    if (people.some((one) => one.has_applied)) throw new Refusal('CONFLICT', { reason: 'already_applied' });
    const [person] = people;
    if (!person) throw notFound();
    await sendInvitation(tx, job, { id: person.profile_id, jobId, text });
  });
}

/**
 * For another job of the company: people whom it added and told, and who have no account.
 * @returns the application's id
 * @throws Refusal NOT_FOUND; CONFLICT wrong_status for others, job_closed, already_applied
 */
export async function enterCandidate(ctx: Ctx, { id, jobId }: Omit<Asked, 'text'>): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const candidate = await requireCandidate(tx, id, isEditedBy);
    const job = await lockJobToEnterFor(tx, jobId);
    if (job.company_id !== candidate.company_id) throw notFound();
    const { can } = await readCandidate(tx, candidate.id);
    if (can.propose !== 'enter') throw wrongStatus();
    const people = await findPeople(tx, candidate.id, jobId);
    const {
      profile_id: applicantId,
      facts,
      cv_file_id: cvFileId,
      preferred_locale: locale,
    } = await tx.db
      .selectFrom('candidate')
      .innerJoin('profile', 'profile.id', 'candidate.profile_id')
      .select(['candidate.profile_id', 'candidate.facts', 'candidate.cv_file_id', 'profile.preferred_locale'])
      .where('candidate.id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    const entered = people.some((one) => one.has_applied)
      ? undefined
      : await enterApplication(tx, {
          jobId,
          job,
          applicantId,
          applicant: facts,
          cvFileId,
          locale: locale ?? tx.locale,
        });
    if (!entered) throw new Refusal('CONFLICT', { reason: 'already_applied' });
    return entered;
  });
}

/** Of the candidate and those joined into it: first who has an account, then who applied last. */
async function findPeople({ db }: TxCtx, id: string, jobId: string) {
  const { rows } = await sql<{ profile_id: string; has_applied: boolean }>`
    select person.profile_id,
      exists (select from application where application.applicant_id = person.profile_id
        and application.job_id = ${jobId} and not application.is_blind) as has_applied
    from candidate as person
      join profile on profile.id = person.profile_id
      join user_account as account on account.id = profile.user_id
    where ${stayingId('person')} = ${id}
    order by account.email is null,
      (select max(application.applied_at) from application
       where application.applicant_id = person.profile_id and not application.is_blind) desc nulls last,
      person.id`.execute(db);
  return rows;
}
