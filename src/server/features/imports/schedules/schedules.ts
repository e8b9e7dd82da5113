import type { SchedulePause, ScheduleStatus } from '#contract/imports/import-choices.ts';
import { isUnderWay } from '#contract/imports/import-choices.ts';
import type { ImportSchedule } from '#contract/imports/import-schedules.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { invalidField, notFound, wrongStatus } from '../../../platform/http/refusal.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { findCompany } from '../../companies/queries.ts';
import { requireEdit } from '../../companies/require-edit.ts';
import '../../profiles/table.ts';
import '../table.ts';
import { FETCH } from './fetch.ts';

/** Limited, because each one makes the site call an address. */
const RUNS = { max: 20, seconds: 3_600 };

/**
 * Null if the company has none.
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-recruiters of the company.
 */
export async function readSchedule(ctx: Ctx, companyId: string): Promise<ImportSchedule | null> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  const found = await ctx.db
    .selectFrom('import_schedule as schedule')
    .leftJoin('profile', 'profile.user_id', 'schedule.set_by')
    .select(['address', 'every_hours', 'status', 'result', 'problem', 'run_at', 'due_at', 'import_id'])
    .select(['profile.first_name', 'profile.last_name'])
    .where('schedule.company_id', '=', companyId)
    .executeTakeFirst();
  if (!found) return null;
  const { status, result, problem } = found;
  return {
    host: new URL(found.address).host,
    everyHours: found.every_hours,
    status,
    setBy: found.first_name === null ? null : `${found.first_name} ${found.last_name}`,
    lastRunAt: found.run_at?.toISOString() ?? null,
    nextRunAt: status === 'active' ? found.due_at.toISOString() : null,
    result,
    problem,
    importId: found.import_id,
  };
}

interface GivenSchedule {
  /** The company's. */
  id: string;
  address?: string | undefined;
  everyHours: SchedulePause;
}

/**
 * A new address begins with an import that a user applies.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID without any address, TOO_MANY_REQUESTS
 */
export async function saveSchedule(
  ctx: Ctx,
  { id: companyId, address, everyHours }: GivenSchedule,
): Promise<ImportSchedule | null> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  await takeRun(ctx, companyId);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const existing = await lockSchedule(tx, companyId);
    if (address === undefined && !existing) throw invalidField('address', 'required');
    const chosen = { set_by: personOf(tx).userId, every_hours: everyHours, due_at: now };
    if (address === undefined || address === existing?.address) {
      await tx.db.updateTable('import_schedule').set(chosen).where('company_id', '=', companyId).execute();
    } else {
      await tx.db.deleteFrom('import_schedule').where('company_id', '=', companyId).execute();
      await tx.db
        .insertInto('import_schedule')
        .values({ company_id: companyId, ...chosen, address, status: 'first', result: 'running', created_at: now })
        .execute();
      await tx.enqueue(FETCH, { companyId });
    }
    return readSchedule(tx, companyId);
  });
}

const takeRun = (ctx: Ctx, companyId: string) => takeAttempt(ctx.db, `import_schedule:${companyId}`, RUNS);

const lockSchedule = ({ db }: TxCtx, companyId: string) =>
  db
    .selectFrom('import_schedule')
    .select(['address', 'status', 'import_id', 'fields'])
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status, TOO_MANY_REQUESTS */
export async function runSchedule(ctx: Ctx, companyId: string): Promise<ImportSchedule | null> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  await takeRun(ctx, companyId);
  return changeSchedule(ctx, companyId, async (tx, { status, import_id: importId }) => {
    const latest =
      importId === null
        ? undefined
        : await tx.db.selectFrom('job_import').select('status').where('id', '=', importId).executeTakeFirst();
    if (status === 'paused' || status === 'stopped' || (latest && isUnderWay(latest.status))) throw wrongStatus();
    await beginRun(tx, companyId);
  });
}

async function beginRun(tx: TxCtx, companyId: string): Promise<void> {
  await tx.db.updateTable('import_schedule').set({ result: 'running' }).where('company_id', '=', companyId).execute();
  await tx.enqueue(FETCH, { companyId });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function changeSchedule(
  ctx: Ctx,
  companyId: string,
  change: (tx: TxCtx, found: NonNullable<Awaited<ReturnType<typeof lockSchedule>>>) => Promise<void>,
): Promise<ImportSchedule | null> {
  return inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompany(tx, companyId));
    const found = await lockSchedule(tx, companyId);
    if (!found) throw notFound();
    await change(tx, found);
    return readSchedule(tx, companyId);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status for one that is not active. */
export const pauseSchedule = (ctx: Ctx, companyId: string): Promise<ImportSchedule | null> =>
  changeSchedule(ctx, companyId, async (tx, { status }) => {
    if (status !== 'active') throw wrongStatus();
    await tx.db.updateTable('import_schedule').set({ status: 'paused' }).where('company_id', '=', companyId).execute();
  });

/**
 * From now on in the name of the actor.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status for one that is neither paused nor stopped,
 * TOO_MANY_REQUESTS
 */
export async function resumeSchedule(ctx: Ctx, companyId: string): Promise<ImportSchedule | null> {
  requireEdit(ctx.actor, await findCompany(ctx, companyId));
  await takeRun(ctx, companyId);
  return changeSchedule(ctx, companyId, async (tx, { status, fields }) => {
    if (status !== 'paused' && status !== 'stopped') throw wrongStatus();
    const next: ScheduleStatus = fields === null ? 'first' : 'active';
    await tx.db
      .updateTable('import_schedule')
      .set({ status: next, set_by: personOf(tx).userId, problem: null, failures: 0 })
      .where('company_id', '=', companyId)
      .execute();
    await beginRun(tx, companyId);
  });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeSchedule = (ctx: Ctx, companyId: string): Promise<ImportSchedule | null> =>
  changeSchedule(ctx, companyId, async (tx) => {
    await tx.db.deleteFrom('import_schedule').where('company_id', '=', companyId).execute();
  });
