import type { Selectable, Updateable } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { allowsTransition, type JobTransition } from '#contract/jobs/job-status.ts';
import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';

import type { TxCtx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { requireShown } from '../companies/hide.ts';
import { can, memberRole, visibleTo } from './access.ts';
import { indexJob } from './search/index-job.ts';
import type { JobTable } from './table.ts';

export type JobToChange = Selectable<JobTable> & { member_role: CompanyMemberRole | null };

/**
 * A visible job, locked until the end of the transaction.
 * @throws Refusal NOT_FOUND
 */
export async function lockJob(tx: TxCtx, id: string): Promise<JobToChange> {
  const [job] = await lockJobs(tx, [id]);
  if (!job) throw notFound();
  return job;
}

/** The visible ones, in the order of their ids. */
const lockJobs = ({ db, actor }: TxCtx, ids: readonly string[]): Promise<JobToChange[]> =>
  db
    .selectFrom('job')
    .where('job.id', 'in', [...ids])
    .where(visibleTo(actor))
    .selectAll('job')
    .select(memberRole(actor).as('member_role'))
    .orderBy('job.id')
    .forNoKeyUpdate()
    .execute();

/**
 * As `lockJob`, for jobs of the actor's company.
 * @throws Refusal NOT_FOUND, FORBIDDEN for readers who are not members.
 */
export async function lockOwnJob(tx: TxCtx, id: string): Promise<JobToChange> {
  const job = await lockJob(tx, id);
  if (!can(tx.actor, job).edit) throw new Refusal('FORBIDDEN');
  return job;
}

/**
 * The same for several, in the order of their ids; one refusal refuses all.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function lockOwnJobs(tx: TxCtx, ids: readonly string[]): Promise<JobToChange[]> {
  const jobs = await lockJobs(tx, ids);
  if (jobs.length < ids.length) throw notFound();
  if (jobs.some((job) => !can(tx.actor, job).edit)) throw new Refusal('FORBIDDEN');
  return jobs;
}

/**
 * The same, for a change of status.
 * @throws Refusal NOT_FOUND, FORBIDDEN also for opening a job that an administrator hid, CONFLICT wrong_status, company_hidden.
 */
export async function lockForTransition(tx: TxCtx, id: string, transition: CompanyTransition): Promise<JobToChange> {
  const job = requireTransition(tx, await lockJob(tx, id), transition);
  if (opens(transition)) await requireShown(tx, job.company_id);
  return job;
}

type CompanyTransition = Exclude<JobTransition, 'expire'>;

/** The same for several jobs, in the order of their ids; one refusal refuses all. */
export async function lockAllForTransition(
  tx: TxCtx,
  ids: readonly string[],
  transition: CompanyTransition,
): Promise<JobToChange[]> {
  const jobs = await lockJobs(tx, ids);
  if (jobs.length < ids.length) throw notFound();
  const allowed = jobs.map((job) => requireTransition(tx, job, transition));
  if (opens(transition))
    for (const companyId of new Set(allowed.map(({ company_id: of }) => of))) await requireShown(tx, companyId);
  return allowed;
}

const opens = (transition: CompanyTransition): boolean => transition === 'publish' || transition === 'renew';

function requireTransition({ actor }: TxCtx, job: JobToChange, transition: CompanyTransition): JobToChange {
  const abilities = can(actor, job);
  if (!abilities.edit) throw new Refusal('FORBIDDEN');
  if (abilities[transition]) return job;
  throw allowsTransition(job.status, transition) ? new Refusal('FORBIDDEN') : wrongStatus();
}

/** Changes columns, and updates search and pages. */
export async function changeJob(tx: TxCtx, job: JobToChange, columns: Updateable<JobTable>): Promise<void> {
  await tx.db
    .updateTable('job')
    .set({ ...columns, updated_at: tx.clock.now() })
    .where('id', '=', job.id)
    .execute();
  await refreshReaders(tx, job);
}

/**
 * The last step of commands that change what readers see. Includes the company's page, which lists its jobs and exists
 * only with them.
 */
export async function refreshReaders(tx: TxCtx, job: { id: string; company_id: string }): Promise<void> {
  await indexJob(tx, job.id);
  await tx.invalidate([JOBS_TOPIC, jobTopic(job.id), companyTopic(job.company_id)]);
}
