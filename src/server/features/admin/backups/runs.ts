import type { Health } from '#contract/health.ts';

import type { Ctx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { newId } from '../../../platform/id.ts';
import './table.ts';

const RUNS_KEPT = 100;
const ERROR_MAX = 500;
/** A night may be missed by a restart; two are a fault. */
const STALE_HOURS = 50;

/** Writes down when `write` began, when it ended, and what came of it. */
export async function recordRun(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  name: string,
  write: () => Promise<{ bytes: number }>,
): Promise<void> {
  const id = newId();
  await db.insertInto('backup_run').values({ id, name, started_at: clock.now() }).execute();
  const end = (result: { bytes: number } | { error: string }) =>
    db
      .updateTable('backup_run')
      .set({ ...result, ended_at: clock.now() })
      .where('id', '=', id)
      .execute();
  try {
    await end(await write());
  } catch (error) {
    await end({ error: (error as Error).message.slice(0, ERROR_MAX) });
    throw error;
  }
  await db
    .deleteFrom('backup_run')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('backup_run').select('id').orderBy('started_at', 'desc').offset(RUNS_KEPT),
    )
    .execute();
}

/** Null where the site writes none by itself. */
export async function readBackups(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { folder, recipients }: Config['backups'],
): Promise<Health['backups']> {
  if (folder === undefined) return null;
  const newest = db
    .selectFrom('backup_run')
    .select(['name', 'bytes', 'ended_at', 'error'])
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1);
  const [last, written] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where('error', 'is', null).executeTakeFirst(),
  ]);
  // A new site has none yet.
  const age = written?.ended_at ? clock.now().getTime() - written.ended_at.getTime() : 0;
  const isStale = age > STALE_HOURS * 3_600_000;
  return {
    state: isStale || last?.error ? 'down' : 'ok',
    isEncrypted: recipients.length > 0,
    last: written?.ended_at
      ? { name: written.name, bytes: written.bytes ?? 0, at: written.ended_at.toISOString() }
      : null,
    error: last?.error ?? null,
  };
}
