import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Where a site with the embedded PostgreSQL keeps its data: `data` in the working directory. If root starts it in a
 * folder that is closed to others, a folder in /var/lib: PostgreSQL may not run as root, and its account cannot enter
 * the working directory.
 */
export function findDataFolder(): string {
  const folder = resolve('data');
  if (process.getuid?.() !== 0 || othersMayEnter(folder)) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return join('/var/lib', `parlance-${name}`);
}

/** A missing folder is created with the permissions that it needs. */
function othersMayEnter(folder: string): boolean {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0o1;
  return (mode & 0o1) === 0o1 && (folder === dirname(folder) || othersMayEnter(dirname(folder)));
}
