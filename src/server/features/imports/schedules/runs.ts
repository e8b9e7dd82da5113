import { sql } from 'kysely';

import type { ScheduleProblem } from '#contract/imports/import-choices.ts';

import type { TxCtx } from '../../../context.ts';
import '../table.ts';
import './events.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type End = { result: 'unchanged' | 'imported' } | { result: 'waiting' | 'failed'; problem: ScheduleProblem };

/** By its company, or by the import of its last run; locked until the end of the transaction. */
const lockScheduleOfRun = ({ db }: TxCtx, of: { companyId: string } | { importId: string }) => {
  const schedules = db
    .selectFrom('import_schedule')
    .select(['company_id', 'set_by', 'every_hours', 'status', 'problem', 'failures']);
  const found =
    'companyId' in of
      ? schedules.where('company_id', '=', of.companyId)
      : schedules.where('import_id', '=', of.importId).where('result', 'in', ['running', 'waiting']);
  return found.forUpdate().executeTakeFirst();
};

/** Records the result of a run; a failure is reported to people once. Does nothing for an import without a schedule. */
export async function endRun(tx: TxCtx, of: { companyId: string } | { importId: string }, end: End): Promise<void> {
  const found = await lockScheduleOfRun(tx, of);
  if (!found) return;
  const problem = 'problem' in end ? end.problem : null;
  const failures = end.result === 'failed' ? found.failures + 1 : 0;
  const isStopped = problem === 'no_access';
  await tx.db
    .updateTable('import_schedule')
    .set({
      result: end.result,
      problem,
      failures,
      due_at: new Date(tx.clock.now().getTime() + pauseOf(found.every_hours, failures)),
      ...(isStopped && { status: 'stopped' }),
      // Content that was not imported is read again, even if it is unchanged.
      ...(problem !== null && { etag: null, last_modified: null, digest: null }),
    })
    .where('company_id', '=', found.company_id)
    .execute();
  // Reports the first of several failures in a row, and again if the user who set the address may no longer import.
  const isNews = end.result === 'failed' ? failures === 1 || isStopped : problem !== found.problem;
  if (problem !== null && isNews)
    await tx.emit('import_schedule.troubled', { companyId: found.company_id, setBy: found.set_by, problem });
}

/** A first import is checked, and a person has to apply it. */
export const waitForPerson = ({ db }: TxCtx, importId: string) =>
  db
    .updateTable('import_schedule')
    .set({ result: 'waiting' })
    .where('import_id', '=', importId)
    .where('result', '=', 'running')
    .execute();

/** In milliseconds. It doubles with each failure, up to a day. */
const pauseOf = (everyHours: number, failures: number): number =>
  Math.min(DAY, everyHours * HOUR * 2 ** Math.min(failures, 5));

/** Called once an import is applied. Unchanged rows are not kept: there can be thousands of them each hour. */
export async function endApplied(tx: TxCtx, importId: string): Promise<void> {
  await endRun(tx, { importId }, { result: 'imported' });
  await tx.db
    .deleteFrom('job_import_row')
    .where('import_id', '=', importId)
    .where('action', '=', 'same')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('import_schedule')
          .select('company_id')
          .where('import_id', '=', importId)
          .where('status', '=', 'active'),
      ),
    )
    .execute();
  const isLeft = sql<boolean>`exists (
    select from job_import_row
    where import_id = ${importId} and (outcome = 'kept' or warnings @> '[{"code": "publish_limit"}]'))`;
  // Jobs that could not be published or closed yet get another chance with the same file.
  await tx.db
    .updateTable('import_schedule')
    .set({ etag: null, last_modified: null, digest: null })
    .where('import_id', '=', importId)
    .where(isLeft)
    .execute();
}
