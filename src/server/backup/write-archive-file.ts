import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';

import { StartError } from '../platform/config.ts';
import { encrypt } from './encryption.ts';
import { type TarWriter, writeTar } from './tar.ts';
import { giveSigns, isAbandoned } from './unfinished.ts';

/**
 * The file has a temporary name until it is complete and synced; if that fails, it is removed.
 * @throws StartError where it exists, another process writes it, or it cannot be written
 */
export async function writeArchiveFile<Result>(
  path: string,
  recipients: readonly string[],
  fill: (tar: TarWriter) => Promise<Result>,
): Promise<Result> {
  if (await stat(path).catch(() => undefined))
    throw new StartError(`${path} exists already. Name a file that does not.`);
  const partial = `${path}.partial`;
  const handle = await create(partial);
  const stopSigns = giveSigns(handle);
  try {
    const result = await writeInto(handle, recipients, fill);
    await rename(partial, path);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    stopSigns();
    await handle.close();
  }
}

/** Encrypted on the way where there are recipients: what anybody may not read never reaches the disk. */
async function writeInto<Result>(
  handle: FileHandle,
  recipients: readonly string[],
  fill: (tar: TarWriter) => Promise<Result>,
): Promise<Result> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const stored = (recipients.length > 0 ? await encrypt(readable, recipients) : readable).pipeTo(
    new WritableStream({
      write: (bytes) => handle.writeFile(bytes).catch(refuse),
      close: () => handle.sync().catch(refuse),
    }),
  );
  // Fails the next write too, which is where it is noticed.
  stored.catch(() => {});
  try {
    const tar = writeTar((bytes) => writer.write(bytes), new Date());
    const result = await fill(tar);
    await tar.finish();
    await writer.close();
    await stored;
    return result;
  } catch (error) {
    await writer.abort(error);
    await stored.catch(() => {});
    throw error;
  }
}

async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') refuse(error as NodeJS.ErrnoException);
    if (!(await isAbandoned(path)))
      throw new StartError(`${path} exists: another backup is writing it. If it was killed, try again in a minute.`);
    await rm(path, { force: true });
    return create(path);
  }
}

function refuse({ code, message }: NodeJS.ErrnoException): never {
  const why = code === 'ENOSPC' ? 'its disk is full. Free some space, or choose another folder.' : message;
  throw new StartError(`The archive cannot be written: ${why}`);
}
