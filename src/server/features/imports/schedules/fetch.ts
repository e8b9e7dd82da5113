import { createHash } from 'node:crypto';

import { IMPORT_BYTES_MAX, isUnderWay, type ScheduleProblem } from '#contract/imports/import-choices.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import { OutgoingError, type OutgoingProblem } from '../../../platform/http/outgoing/outgoing.ts';
import { jobImports } from '../jobs/kind.ts';
import { insertImport } from '../new-import.ts';
import '../table.ts';
import { type ActingCtx, findRecruiter, type ImportCtx } from '../under-way.ts';
import { endRun } from './runs.ts';

export const FETCH = 'imports.fetch';

const HOUR = 3_600_000;
const COLLECTED_AT_ONCE = 500;

const REQUEST = { timeout: 60_000, bytesMax: IMPORT_BYTES_MAX, redirects: 3 };

const PROBLEMS: Record<OutgoingProblem, ScheduleProblem> = {
  unreachable: 'unreachable',
  late: 'unreachable',
  redirected: 'refused',
  too_large: 'too_large',
};

/** Enqueues the reading of each address that is due. */
export async function collectSchedules(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .updateTable('import_schedule')
      .set({ due_at: new Date(now.getTime() + HOUR) })
      .where('company_id', 'in', (eb) =>
        eb
          .selectFrom('import_schedule')
          .select('company_id')
          .where('status', '=', 'active')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(COLLECTED_AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning('company_id')
      .execute();
    for (const { company_id: companyId } of due) await tx.enqueue(FETCH, { companyId });
  });
}

type Schedule = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

const findSchedule = ({ db }: Pick<Ctx, 'db'>, companyId: string) =>
  db
    .selectFrom('import_schedule as schedule')
    .leftJoin('job_import', 'job_import.id', 'schedule.import_id')
    .select(['schedule.company_id', 'set_by', 'address', 'schedule.options', 'etag', 'last_modified', 'digest'])
    .select(['import_id', 'job_import.status as import_status', 'job_import.is_unattended'])
    .where('schedule.company_id', '=', companyId)
    .where('schedule.status', 'in', ['first', 'active'])
    .executeTakeFirst();

/** Reads the address of a company, and imports new content. */
export async function fetchJobs(ctx: ImportCtx, { companyId }: { companyId: string }): Promise<void> {
  const schedule = await findSchedule(ctx, companyId);
  if (!schedule || (schedule.import_status && isUnderWay(schedule.import_status))) return;
  const actor = await findRecruiter(ctx, schedule.set_by, companyId);
  if (!actor) return inTransaction(ctx, (tx) => endRun(tx, { companyId }, { result: 'failed', problem: 'no_access' }));
  const read = await readAddress(ctx, schedule);
  await inTransaction({ ...ctx, actor }, (tx) => takeRead({ ...tx, actor }, schedule, read));
}

type Read = { problem: ScheduleProblem } | 'unchanged' | NewContent;

interface NewContent {
  content: Buffer;
  etag: string | null;
  last_modified: string | null;
  digest: string;
}

async function takeRead(tx: TxCtx & Pick<ActingCtx, 'actor'>, schedule: Schedule, read: Read): Promise<void> {
  const { company_id: companyId } = schedule;
  const current = await tx.db
    .updateTable('import_schedule')
    .set({ run_at: tx.clock.now() })
    .where('company_id', '=', companyId)
    .where('address', '=', schedule.address)
    .where('status', 'in', ['first', 'active'])
    .where('import_id', 'is not distinct from', schedule.import_id)
    .returning('company_id')
    .executeTakeFirst();
  // Replaced, paused or read by another run meanwhile.
  if (!current) return;
  if (read === 'unchanged') return endRun(tx, { companyId }, { result: 'unchanged' });
  if ('problem' in read) return endRun(tx, { companyId }, { result: 'failed', problem: read.problem });
  await removeUseless(tx, schedule);
  const { content, ...said } = read;
  const importId = await insertImport(tx, jobImports, {
    companyId,
    userId: tx.actor.userId,
    name: new URL(schedule.address).host,
    content,
    fetched: { options: schedule.options },
  });
  await tx.db
    .updateTable('import_schedule')
    .set({ ...said, import_id: importId, result: 'running' })
    .where('company_id', '=', companyId)
    .execute();
}

/** A previous import that led to nothing is replaced by this one. */
async function removeUseless({ db }: TxCtx, { import_id: importId }: Schedule): Promise<void> {
  await db
    .deleteFrom('job_import')
    .where('id', '=', importId)
    .where('status', 'in', ['ready', 'applied', 'failed'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('job_import_row')
            .select('position')
            .whereRef('import_id', '=', 'job_import.id')
            .where('outcome', '=', 'done'),
        ),
      ),
    )
    .execute();
}

async function readAddress(ctx: ImportCtx, { address, etag, last_modified, digest: before }: Schedule): Promise<Read> {
  const headers = {
    accept: 'application/json, text/csv, application/xml, text/xml, */*;q=0.1',
    'user-agent': 'Parlance',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(last_modified !== null && { 'if-modified-since': last_modified }),
  };
  try {
    const { status, body, headers: said } = await ctx.outgoing(new URL(address), { ...REQUEST, headers });
    if (status === 304 && before !== null) return 'unchanged';
    if (status !== 200) return { problem: 'refused' };
    const digest = createHash('sha256').update(body).digest('base64url');
    if (digest === before) return 'unchanged';
    return { content: body, digest, etag: said.etag ?? null, last_modified: said['last-modified'] ?? null };
  } catch (error) {
    if (error instanceof OutgoingError) return { problem: PROBLEMS[error.problem] };
    throw error;
  }
}
