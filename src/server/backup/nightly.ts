import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Ctx } from '../context.ts';
import { recordRun } from '../features/admin/backups/runs.ts';
import type { Config } from '../platform/config.ts';
import { writeArchive } from './backup-command.ts';
import { ENCRYPTED } from './encryption.ts';

const ARCHIVE = /^parlance-\d{4}-\d{2}-\d{2}\.tar(\.age)?$/;
const UNFINISHED = /^parlance-\d{4}-\d{2}-\d{2}\.tar.*\.partial$/;
/** Milliseconds without a write, after which its process was killed. */
const ABANDONED = 60 * 60_000;

/**
 * Writes the archive of the day into BACKUP_DIR, once, and deletes all but the newest ones.
 * @throws StartError for what an operator can fix
 */
export async function backUpNightly(ctx: Pick<Ctx, 'db' | 'clock' | 'log'>, config: Config): Promise<void> {
  const { folder, recipients, keep } = config.backups;
  if (folder === undefined) return;
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const name = `parlance-${day}.tar${recipients.length > 0 ? ENCRYPTED : ''}`;
  const path = join(folder, name);
  if (await stat(path).catch(() => undefined)) return;
  await recordRun(ctx, name, async () => {
    await removeUnfinished(folder, ctx.clock.now());
    await writeArchive(config, path, () => {});
    await removeOldest(folder, keep);
    return { bytes: (await stat(path)).size };
  });
  ctx.log.info({ archive: name }, 'backup written');
}

async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((name) => UNFINISHED.test(name)).map((name) => join(folder, name))) {
    const { mtimeMs = now.getTime() } = (await stat(path).catch(() => undefined)) ?? {};
    if (now.getTime() - mtimeMs > ABANDONED) await rm(path, { force: true });
  }
}

/** Names have the day, so their order is that of time. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort();
  for (const name of archives.slice(0, -keep)) await rm(join(folder, name), { force: true });
}
