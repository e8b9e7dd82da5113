import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** With its parents, one after the other: Node's own way never ends where a file system takes no folders, as /proc. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path || (await stat(parent).catch(() => undefined))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(path, mode);
  }
}
