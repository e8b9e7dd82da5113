import { sql, type ExpressionBuilder } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../accounts/table.ts';
import { RECRUITING } from '../companies/memberships.ts';
import './events.ts';
import { invalidateJobs } from './invalidate.ts';
import { indexJobs } from './search/index-job.ts';
import './table.ts';

/**
 * Hides the published jobs of a banned person, and their company's if no other member can sign in. Returns how many.
 */
export async function hideJobsOf(tx: TxCtx, userId: string, reason: string): Promise<number> {
  const { db, clock } = tx;
  const ids = await lockJobs(tx, (job) =>
    job.and([
      job('job.hidden_at', 'is', null),
      job('job.status', '<>', 'draft'),
      job.or([job('job.posted_by', '=', userId), job('job.company_id', 'in', companiesWithoutOthers(job, userId))]),
    ]),
  );
  if (ids.length === 0) return 0;
  const now = clock.now();
  return refreshAll(
    tx,
    await db
      .updateTable('job')
      .set({ hidden_at: now, hidden_reason: reason, hidden_for: userId, updated_at: now })
      .where('id', '=', anyOf(ids))
      .returning(['id', 'company_id'])
      .execute(),
  );
}

/** Shows the jobs that this person's ban hid, except those of a hidden company. Returns how many. */
export async function restoreJobsOf(tx: TxCtx, userId: string): Promise<number> {
  const ids = await lockJobs(tx, (job) => job('job.hidden_for', '=', userId));
  if (ids.length === 0) return 0;
  await tx.db
    .updateTable('job')
    .set({ hidden_for: null, hidden_with_company: true })
    .where('id', '=', anyOf(ids))
    .where((job) =>
      job(
        'company_id',
        'in',
        job.selectFrom('company').select('company.id').where('company.hidden_at', 'is not', null),
      ),
    )
    .execute();
  return show(tx, await lockJobs(tx, (job) => job('job.hidden_for', '=', userId)));
}

/** Hides the published jobs of a company that is not hidden yet. Call it again once the company is marked as hidden. */
export async function hideJobsOfCompany(tx: TxCtx, companyId: string, reason: string): Promise<void> {
  const ids = await lockJobs(tx, (job) =>
    job.and([
      job('job.company_id', '=', companyId),
      job('job.hidden_at', 'is', null),
      job('job.status', '<>', 'draft'),
    ]),
  );
  if (ids.length === 0) return;
  const now = tx.clock.now();
  await refreshAll(
    tx,
    await tx.db
      .updateTable('job')
      .set({ hidden_at: now, hidden_reason: reason, hidden_with_company: true, updated_at: now })
      .where('id', '=', anyOf(ids))
      .returning(['id', 'company_id'])
      .execute(),
  );
}

/** The jobs that were hidden with it. */
export const restoreJobsOfCompany = async (tx: TxCtx, companyId: string): Promise<number> =>
  show(
    tx,
    await lockJobs(tx, (job) =>
      job.and([job('job.company_id', '=', companyId), job('job.hidden_with_company', '=', true)]),
    ),
  );

async function show(tx: TxCtx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return refreshAll(
    tx,
    await tx.db
      .updateTable('job')
      .set({
        hidden_at: null,
        hidden_reason: null,
        hidden_for: null,
        hidden_with_company: false,
        updated_at: tx.clock.now(),
      })
      .where('id', '=', anyOf(ids))
      .returning(['id', 'company_id'])
      .execute(),
  );
}

type Jobs = ExpressionBuilder<Tables, 'job'>;

/** Locks in order of id to avoid deadlocks. */
async function lockJobs({ db }: TxCtx, which: (job: Jobs) => ReturnType<Jobs['and']>): Promise<string[]> {
  const rows = await db.selectFrom('job').select('job.id').where(which).orderBy('job.id').forNoKeyUpdate().execute();
  return rows.map(({ id }) => id);
}

/** The companies that the person recruits for, if no other recruiter of theirs can sign in. */
const companiesWithoutOthers = (job: Jobs, userId: string) =>
  job
    .selectFrom('company_member as own')
    .select('own.company_id')
    .where('own.user_id', '=', userId)
    .where('own.role', 'in', RECRUITING)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_member as other')
            .innerJoin('user_account as account', 'account.id', 'other.user_id')
            .select('other.user_id')
            .whereRef('other.company_id', '=', 'own.company_id')
            .where('other.user_id', '<>', userId)
            .where('other.role', 'in', RECRUITING)
            .where('account.email_verified', '=', true)
            .where('account.banned_at', 'is', null),
        ),
      ),
    );

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

async function refreshAll(tx: TxCtx, jobs: { id: string; company_id: string }[]): Promise<number> {
  await indexJobs(
    tx.db,
    jobs.map(({ id }) => id),
  );
  await invalidateJobs(tx, jobs);
  for (const { id, company_id } of jobs) await tx.emit('job.changed', { jobId: id, companyId: company_id });
  return jobs.length;
}
