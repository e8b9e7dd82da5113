import { chmod, mkdir, opendir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * With its parents, one after the other: Node's own way never ends on a file system that takes no folders, such as
 * /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
    // Whatever the umask is.
    if (mode !== undefined) await chmod(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path || (await stat(parent).catch(() => undefined))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(path, mode);
  }
}

/** For this account alone, with all that is in it, also where an earlier release made it. */
export async function makePrivateFolder(path: string): Promise<void> {
  await makeFolder(path, 0o700);
  if (((await stat(path)).mode & 0o077) === 0) return;
  for await (const entry of await opendir(path, { recursive: true })) {
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isFile() ? 0o600 : 0o700);
  }
  // Last: until then, the next start does all of it again.
  await chmod(path, 0o700);
}
