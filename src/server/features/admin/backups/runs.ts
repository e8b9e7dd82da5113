import type { Ctx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import '../health/table.ts';
import './table.ts';

const RUNS_KEPT = 100;
const ERROR_MAX = 500;

/** Records when `write` began and ended, and its result. */
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

export interface BackupState {
  newest: { name: string; bytes: number; at: Date } | undefined;
  /** The error of the last run, if it failed. */
  error: string | null;
  /** Since when nightly backups are expected; null while unknown. */
  since: Date | null;
}

/** Undefined if the site writes no backups itself. */
export async function readBackupState(
  db: Db | Tx,
  { folder }: Pick<Config['backups'], 'folder'>,
): Promise<BackupState | undefined> {
  if (folder === undefined) return undefined;
  const ended = db
    .selectFrom('backup_run')
    .select(['name', 'bytes', 'ended_at', 'error'])
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1);
  const [last, written, watch] = await Promise.all([
    ended.executeTakeFirst(),
    ended.where('error', 'is', null).executeTakeFirst(),
    db.selectFrom('health_watch').select('backups_since').executeTakeFirst(),
  ]);
  return {
    newest: written?.ended_at ? { name: written.name, bytes: written.bytes ?? 0, at: written.ended_at } : undefined,
    error: last?.error ?? null,
    since: watch?.backups_since ?? null,
  };
}

/** Milliseconds since the newest backup, or since backups were first expected. Undefined while neither is known. */
export function ageOfBackup({ newest, since }: BackupState, now: Date): number | undefined {
  const at = newest?.at ?? since;
  return at ? now.getTime() - at.getTime() : undefined;
}
