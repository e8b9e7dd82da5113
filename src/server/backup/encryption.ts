import { Decrypter, Encrypter } from 'age-encryption';
import type { ReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { StartError } from '../platform/config.ts';

export const ENCRYPTED = '.age';

const CHUNK_BYTES = 262_144;

/** In the format of age, as the bytes come. */
export function encrypt(
  bytes: ReadableStream<Uint8Array>,
  recipients: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(bytes);
}

/**
 * The archive's bytes, decrypted as they are read where its name says that it is encrypted.
 * @throws StartError without a key, with another one, or where the archive was changed or cut off.
 */
export async function* readDecrypted(path: string, identityFile: string | undefined): AsyncGenerator<Uint8Array> {
  if (!path.endsWith(ENCRYPTED)) {
    yield* await openFile(path);
    return;
  }
  if (identityFile === undefined)
    throw new StartError('The archive is encrypted: set BACKUP_IDENTITY_FILE to the file with its key.');
  const decrypter = await decrypterOf(identityFile);
  const file = await openFile(path);
  try {
    yield* await decrypter.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>);
  } catch {
    // The library's own words differ by where the damage is.
    throw new StartError('The archive cannot be decrypted: it is of another key, or damaged. Nothing was restored.');
  } finally {
    file.destroy();
  }
}

async function openFile(path: string): Promise<ReadStream> {
  const handle = await open(path).catch((error: Error) => {
    throw new StartError(`The archive cannot be read: ${error.message}`);
  });
  return handle.createReadStream({ highWaterMark: CHUNK_BYTES });
}

/** As age-keygen writes it: lines, of which those with # are comments. */
async function decrypterOf(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch((error: Error) => {
    throw new StartError(`BACKUP_IDENTITY_FILE cannot be read: ${error.message}`);
  });
  const identities = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  try {
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity.trim());
    if (identities.length > 0) return decrypter;
  } catch {
    // Its message could hold a part of the key.
  }
  throw new StartError('BACKUP_IDENTITY_FILE must hold a key such as AGE-SECRET-KEY-1…');
}
