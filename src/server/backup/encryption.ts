import { Decrypter, Encrypter } from 'age-encryption';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { StartError } from '../platform/config.ts';

export const ENCRYPTED = '.age';

/** In the format of age; the new file must not exist. Nothing is held in memory whole. */
export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const source = await openAsBlob(from);
  await pipeline(await encrypter.encrypt(source.stream()), toFile(to));
}

/**
 * The archive's path as it is, or of its decrypted copy, which is removed afterwards.
 * @throws StartError without a key, with another one, or where a byte was changed.
 */
export async function withDecrypted<Result>(
  path: string,
  identityFile: string | undefined,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (!path.endsWith(ENCRYPTED)) return work(path);
  if (identityFile === undefined)
    throw new StartError('The archive is encrypted: set BACKUP_IDENTITY_FILE to the file with its key.');
  const decrypter = await decrypterOf(identityFile);
  const folder = await mkdtemp(join(tmpdir(), 'parlance-archive-'));
  try {
    const plain = join(folder, basename(path, ENCRYPTED));
    await decryptFile(decrypter, path, plain);
    return await work(plain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decryptFile(decrypter: Decrypter, from: string, to: string): Promise<void> {
  const source = await openAsBlob(from).catch((error: Error) => {
    throw new StartError(`The archive cannot be read: ${error.message}`);
  });
  try {
    await pipeline(await decrypter.decrypt(source.stream()), toFile(to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new StartError(`There is no room for the decrypted archive in ${tmpdir()}: set TMPDIR to another folder.`);
    // The library's own words differ by where the damage is.
    throw new StartError('The archive cannot be decrypted: it is of another key, or damaged. Nothing was restored.');
  }
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

const toFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
