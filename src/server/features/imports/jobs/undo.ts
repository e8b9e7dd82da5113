import type { ImportNoteCode } from '#contract/imports/import-choices.ts';

import type { TxCtx } from '../../../context.ts';
import { within } from '../../../platform/db/within.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import '../../applications/table.ts';
import { closeJob } from '../../jobs/close.ts';
import { pauseJob } from '../../jobs/pause.ts';
import { takeBackJobs } from '../../jobs/remove.ts';
import { renewJob } from '../../jobs/renew.ts';
import { indexTogether } from '../../jobs/search/index-job.ts';
import '../../jobs/table.ts';
import { updateJob } from '../../jobs/update.ts';
import { type FinishedRow, noteOnly } from '../kind.ts';
import type { JobRow } from './apply.ts';

export const undoJobs = (tx: TxCtx, rows: readonly JobRow[]): Promise<FinishedRow[]> =>
  indexTogether(tx, () => undoAll(tx, rows));

/** New jobs together; if one of them is refused, each separately. */
async function undoAll(tx: TxCtx, rows: readonly JobRow[]): Promise<FinishedRow[]> {
  const fresh = rows.filter(({ action }) => action === 'create');
  const together = fresh.length > 1 && (await within(tx, () => takeBackCreated(tx, fresh)));
  const isDone = together && !(together instanceof Refusal);
  const undone = isDone ? together : [];
  for (const row of rows) if (!isDone || row.action !== 'create') undone.push(await undoRow(tx, row));
  return undone;
}

async function undoRow(tx: TxCtx, row: JobRow): Promise<FinishedRow> {
  const result = await within(tx, () => takeBack(tx, row));
  return finishedBy(row, result instanceof Refusal ? 'refused' : result);
}

/** `kept`: why the job stays. */
function finishedBy({ position }: JobRow, kept: ImportNoteCode | undefined): FinishedRow {
  if (!kept) return { position, outcome: 'undone' };
  return { position, outcome: 'not_undone', note: noteOnly(kept) };
}

async function takeBackCreated(tx: TxCtx, rows: readonly JobRow[]): Promise<FinishedRow[]> {
  const jobs = await findJobs(tx, rows);
  const reasons = rows.map((row) => {
    const job = jobs.get(row.job_id);
    if (job?.has_applications) return 'has_applications';
    return job && job.version !== row.version ? 'changed_since' : undefined;
  });
  const ids = rows.flatMap(({ job_id: id }, at) => (id !== null && jobs.has(id) && !reasons[at] ? [id] : []));
  if (ids.length > 0) await takeBackJobs(tx, ids);
  return rows.map((row, at) => finishedBy(row, reasons[at]));
}

/** Undefined, or why it stays. */
async function takeBack(tx: TxCtx, row: JobRow): Promise<ImportNoteCode | undefined> {
  const { action, before, version } = row;
  if (action === 'create') {
    const [finished] = await takeBackCreated(tx, [row]);
    return finished?.note?.code;
  }
  const job = (await findJobs(tx, [row])).get(row.job_id);
  // Deleted by hand.
  if (!job) return undefined;
  if (!before) return 'refused';
  if (action === 'close') return reopen(tx, job, before.validThrough);
  if (action === 'publish') {
    if (job.status === 'active') await pauseJob(tx, { id: job.id });
    return undefined;
  }
  if (job.version !== version) return 'changed_since';
  await updateJob(tx, {
    id: job.id,
    ...before.content,
    ...(before.validThrough !== null && action === 'change' && { validThrough: before.validThrough }),
  });
  if (action === 'reopen') await closeJob(tx, { id: job.id, reason: 'other' });
  await remember(tx, job.id, { digest: before.digest, is_gone: before.isGone });
  return undefined;
}

interface FoundJob {
  id: string;
  status: string;
}

/** It was open before, so it does not count as another publication. */
async function reopen(
  tx: TxCtx,
  { id, status }: FoundJob,
  validThrough: string | null,
): Promise<ImportNoteCode | undefined> {
  if (status !== 'closed') return 'changed_since';
  if (validThrough === null || new Date(`${validThrough}T23:59:59Z`) < tx.clock.now()) return 'has_ended';
  await renewJob({ ...tx, actor: { kind: 'system' } }, { id, validThrough });
  await remember(tx, id, { is_gone: false });
  return undefined;
}

const remember = ({ db }: TxCtx, jobId: string, known: { digest?: string; is_gone: boolean }) =>
  db.updateTable('imported_job').set(known).where('job_id', '=', jobId).execute();

/** By id; without jobs that were deleted by hand. */
async function findJobs({ db }: TxCtx, rows: readonly JobRow[]) {
  const ids = rows.flatMap(({ job_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map<string | null, never>();
  const found = await db
    .selectFrom('job')
    .select(['job.id', 'job.version', 'job.status'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('application').select('application.id').whereRef('application.job_id', '=', 'job.id'))
        .as('has_applications'),
    )
    .where('job.id', 'in', ids)
    .execute();
  return new Map<string | null, (typeof found)[number]>(found.map((job) => [job.id, job]));
}
