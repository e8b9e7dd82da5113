import { createTarPacker, type TarPackController } from 'modern-tar';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';

import { StartError } from '../platform/config.ts';
import { encrypt } from './encryption.ts';

/**
 * The file has a temporary name until it is complete and synced; if that fails, it is removed.
 * @throws StartError where it exists or cannot be written
 */
export async function writeArchiveFile<Result>(
  path: string,
  recipients: readonly string[],
  fill: (tar: TarPackController) => Promise<Result>,
): Promise<Result> {
  if (await stat(path).catch(() => undefined))
    throw new StartError(`${path} exists already. Name a file that does not.`);
  const partial = `${path}.${randomUUID().slice(0, 8)}.partial`;
  const handle = await open(partial, 'wx', 0o600).catch(refuse);
  try {
    const result = await writeInto(handle, recipients, fill);
    await rename(partial, path).catch(refuse);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Encrypted on the way where there are recipients: nothing unencrypted reaches the disk. */
async function writeInto<Result>(
  handle: FileHandle,
  recipients: readonly string[],
  fill: (tar: TarPackController) => Promise<Result>,
): Promise<Result> {
  const { readable, controller: tar } = createTarPacker();
  const bytes = recipients.length > 0 ? await encrypt(readable, recipients) : readable;
  const storing = bytes.pipeTo(
    new WritableStream({
      write: (chunk) => handle.writeFile(chunk).catch(refuse),
      close: () => handle.sync().catch(refuse),
    }),
  );
  const filling = fill(tar).then(
    (result) => {
      tar.finalize();
      return result;
    },
    (error: unknown) => {
      tar.error(error);
      throw error;
    },
  );
  // If one of the two fails, the other ends with the same error.
  const [filled, stored] = await Promise.allSettled([filling, storing]);
  if (filled.status === 'rejected') throw filled.reason;
  if (stored.status === 'rejected') throw stored.reason;
  return filled.value;
}

function refuse({ code, message }: NodeJS.ErrnoException): never {
  const why = code === 'ENOSPC' ? 'its disk is full. Free some space, or choose another folder.' : message;
  throw new StartError(`The archive cannot be written: ${why}`);
}
