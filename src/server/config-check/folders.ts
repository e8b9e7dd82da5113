import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { withConnection } from '../command-database.ts';
import type { Config } from '../platform/config.ts';
import { newId } from '../platform/id.ts';
import { openStorage, type Storage } from '../platform/storage/storage.ts';
import { type Check, reasonOf } from './finding.ts';

const GIGABYTE = 1024 ** 3;
/** Object stores refuse a key for these, and not for an address. */
const IS_ABOUT_KEYS = /credential|access|signature|denied|forbidden|unauthorized/i;

/** Stores a file, reads it and removes it, in a scratch folder of the data folder or in the bucket. */
export const checkFiles: Check = async (config) => {
  const { dataDir, storage } = config;
  const parent = findExisting(dataDir);
  const scratch = await prepareScratch(parent, dataDir);
  const place = storage.kind === 's3' ? `the bucket ${storage.bucket}` : dataDir;
  try {
    await tryStore(await openStorage({ ...config, dataDir: scratch }));
  } catch (error) {
    throw new Error(`${place} ${reasonOf(error)}. ${nextStep(reasonOf(error), storage.kind)}`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  const takes = `${place} takes a file, gives it back and deletes it`;
  return storage.kind === 's3' ? takes : `${takes}; ${await sayFree(parent)}`;
};

/** A start would create the data folder, but as the user who runs this command. */
const findExisting = (path: string): string => (existsSync(path) ? path : findExisting(dirname(path)));

async function prepareScratch(parent: string, dataDir: string): Promise<string> {
  try {
    for (const name of ['files', 'incoming']) {
      const folder = join(dataDir, name);
      if (existsSync(folder)) await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
    return await mkdtemp(join(parent, '.check-'));
  } catch (error) {
    throw new Error(`${reasonOf(error)}. ${dataDir} has to belong to the account that runs the site${sayAccount()}.`, {
      cause: error,
    });
  }
}

const sayAccount = (): string => (process.getuid ? ` (this command runs as user ${process.getuid()})` : '');

async function tryStore(storage: Storage): Promise<void> {
  const key = `check/${newId()}`;
  const path = storage.temporaryPath();
  await writeFile(path, key);
  await during('takes no file', () => storage.putFile(key, path));
  try {
    const given = await during('does not give a file back', async () => text(await storage.read(key)));
    if (given !== key) throw new Error('gives back another file than it took');
    await during('does not list its files', async () => {
      for await (const found of storage.keys('check')) if (found === key) return;
      throw new Error('the new one is missing');
    });
  } finally {
    await during('does not delete a file', () => storage.remove(key));
  }
}

/** The cause is the message of the store, to which a library adds its own words. */
async function during<Result>(failure: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    let said = error;
    while (said instanceof Error && said.cause instanceof Error) said = said.cause;
    const name = said instanceof Error && said.name !== 'Error' ? `${said.name}: ` : '';
    throw new Error(`${failure}: ${name}${reasonOf(said)}`, { cause: error });
  }
}

function nextStep(reason: string, kind: Config['storage']['kind']): string {
  if (kind === 'disk') return 'Check DATA_DIR.';
  return IS_ABOUT_KEYS.test(reason)
    ? 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: the key has to be allowed to put, get, delete and list in the bucket.'
    : 'Check STORAGE.';
}

/** Checks that the nightly archive can be written and encrypted. */
export const checkBackups: Check = async (config) => {
  const { folder, recipients } = config.backups;
  await requireKeys(recipients);
  // A web process writes none.
  if (config.role === 'web') return undefined;
  if (folder === undefined)
    return config.demo ? undefined : { note: 'there is no BACKUP_DIR, so the site does not back itself up at night' };
  await tryFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  const needed = await estimateArchive(config);
  if (needed !== undefined && bavail * bsize < needed)
    throw new Error(
      `${folder} has ${await sayFree(folder)}, and an archive needs about ${sayBytes(needed)}. Make room there, or set BACKUP_DIR to another folder.`,
    );
  const takes = `${folder} takes a file; ${await sayFree(folder)}`;
  if (recipients.length === 0)
    return { note: `${takes}; archives are not encrypted, since there are no BACKUP_RECIPIENTS` };
  return `${takes}; archives are encrypted for ${recipients.length === 1 ? 'one key' : `${recipients.length} keys`}`;
};

async function requireKeys(recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  for (const [index, recipient] of recipients.entries()) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch (error) {
      throw new Error(
        `key ${index + 1} of BACKUP_RECIPIENTS is none of age. Copy what age-keygen prints as public key.`,
        { cause: error },
      );
    }
  }
}

async function tryFolder(folder: string): Promise<void> {
  const probe = join(folder, `.check-${newId()}`);
  try {
    await stat(folder);
    await writeFile(probe, 'x', { flush: true });
  } catch (error) {
    throw new Error(
      `${reasonOf(error)}. Make the folder of BACKUP_DIR, and let it belong to the account that runs the site${sayAccount()}.`,
      { cause: error },
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Bytes: rows are about as large as their tables. Undefined without a database, which another check reports. */
async function estimateArchive(config: Config): Promise<number | undefined> {
  if (config.databaseUrl === undefined) return undefined;
  return withConnection(config, async ({ pool }) => {
    const { rows } = await pool.query<{ tables: string; hasFiles: boolean }>(
      `select coalesce(sum(pg_table_size(oid)), 0) as tables, to_regclass('file') is not null as "hasFiles"
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const files = rows[0]?.hasFiles
      ? await pool.query<{ bytes: string }>('select coalesce(sum(size), 0) as bytes from file')
      : undefined;
    return Number(rows[0]?.tables) + Number(files?.rows[0]?.bytes ?? 0);
  }).catch(() => undefined);
}

async function sayFree(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  return `${sayBytes(bavail * bsize)} free`;
}

const sayBytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;
