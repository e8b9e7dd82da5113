import { type FileHandle, stat } from 'node:fs/promises';

/** Milliseconds. */
const SIGN = 10_000;
const NO_SIGN = 60_000;

/** Shows others that this process still writes the file, also while it waits for rows. Returns how to stop it. */
export function giveSigns(handle: FileHandle): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // Without, another may begin anew: the next sign, or writing, fails as well and says why.
    handle.utimes(now, now).catch(() => {});
  }, SIGN).unref();
  return () => clearInterval(timer);
}

/** Whether whoever wrote the unfinished archive was killed: it has given no sign for a minute. */
export async function isAbandoned(path: string, now = new Date()): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && now.getTime() - found.mtimeMs > NO_SIGN;
}
