import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Ctx } from '../context.ts';
import { recordRun } from '../features/admin/backups/runs.ts';
import type { Config } from '../platform/config.ts';
import { writeArchive } from './backup-command.ts';
import { ENCRYPTED } from './encryption.ts';
import { isAbandoned } from './unfinished.ts';

const ARCHIVE = /^parlance-\d{4}-\d{2}-\d{2}\.tar(\.age)?$/;
// Earlier releases encrypted a complete `.partial` into `.sealed`.
const UNFINISHED = /^parlance-\d{4}-\d{2}-\d{2}\.tar(\.age)?\.(partial|sealed)$/;

/**
 * Writes the archive of the day into BACKUP_DIR, once, and removes all but the newest ones.
 * @throws StartError for what an operator can mend
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

/** Of a process that was killed; of another that is still writing, not. */
async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((name) => UNFINISHED.test(name)).map((name) => join(folder, name))) {
    if (await isAbandoned(path, now)) await rm(path, { force: true });
  }
}

/** Names have the day, so their order is that of time. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort();
  for (const name of archives.slice(0, -keep)) await rm(join(folder, name), { force: true });
}
