import { sql, type ExpressionBuilder } from 'kysely';

import type { TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import '../accounts/table.ts';
import '../companies/table.ts';
import { invalidateJobs } from './invalidate.ts';
import { indexJobs } from './search/index-job.ts';
import './table.ts';

/**
 * Hides what is not a draft of the jobs that a banned person posted, and all of their company's where nobody else of
 * it can sign in. What is hidden already stays as it is. Returns how many it hid.
 */
export async function hideJobsOf(tx: TxCtx, userId: string, reason: string): Promise<number> {
  const { db, clock } = tx;
  const ids = await lockJobs(tx, (job) =>
    job.and([
      job('job.hidden_at', 'is', null),
      job('job.status', '<>', 'draft'),
      job.or([job('job.posted_by', '=', userId), job('job.company_id', 'in', companiesOfNobodyBut(job, userId))]),
    ]),
  );
  if (ids.length === 0) return 0;
  const now = clock.now();
  return tell(
    tx,
    await db
      .updateTable('job')
      .set({ hidden_at: now, hidden_reason: reason, hidden_for: userId, updated_at: now })
      .where('id', '=', anyOf(ids))
      .returning(['id', 'company_id'])
      .execute(),
  );
}

/** Shows again what a ban hid, and nothing else. Returns how many it showed. */
export async function restoreJobsOf(tx: TxCtx, userId: string): Promise<number> {
  const ids = await lockJobs(tx, (job) => job('job.hidden_for', '=', userId));
  if (ids.length === 0) return 0;
  return tell(
    tx,
    await tx.db
      .updateTable('job')
      .set({ hidden_at: null, hidden_reason: null, hidden_for: null, updated_at: tx.clock.now() })
      .where('id', '=', anyOf(ids))
      .returning(['id', 'company_id'])
      .execute(),
  );
}

type Jobs = ExpressionBuilder<Tables, 'job'>;

/** In one order, so that two who lock several jobs do not wait for each other. */
async function lockJobs({ db }: TxCtx, which: (job: Jobs) => ReturnType<Jobs['and']>): Promise<string[]> {
  const rows = await db.selectFrom('job').select('job.id').where(which).orderBy('job.id').forNoKeyUpdate().execute();
  return rows.map(({ id }) => id);
}

/** The person's company, where no other member can sign in. */
const companiesOfNobodyBut = (job: Jobs, userId: string) =>
  job
    .selectFrom('company_member as own')
    .select('own.company_id')
    .where('own.user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_member as other')
            .innerJoin('user_account as account', 'account.id', 'other.user_id')
            .select('other.user_id')
            .whereRef('other.company_id', '=', 'own.company_id')
            .where('other.user_id', '<>', userId)
            .where('account.email_verified', '=', true)
            .where('account.banned_at', 'is', null),
        ),
      ),
    );

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

async function tell(tx: TxCtx, jobs: { id: string; company_id: string }[]): Promise<number> {
  await indexJobs(
    tx.db,
    jobs.map(({ id }) => id),
  );
  await invalidateJobs(tx, jobs);
  return jobs.length;
}
