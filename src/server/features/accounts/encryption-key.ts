import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { encryptionKey } from '../../platform/config-values.ts';
import { StartError, type Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { decrypt, deriveKey, encrypt, isEncrypted } from '../../platform/encrypt.ts';
import { newId } from '../../platform/id.ts';
import './table.ts';

/** Encrypts secrets that a copy of the database alone must not reveal. */
export interface Encryption {
  /** Finds a wrong key when the process starts. @throws StartError */
  open(): Promise<void>;
  encrypt(text: string, about: string): Promise<string>;
  /** Undefined if it was encrypted with another key. Plain text from an earlier release is returned unchanged. */
  decrypt(text: string, about: string): Promise<string | undefined>;
}

type KeyConfig = Pick<Config, 'dataDir' | 'encryptionKey'>;

/** A value by which processes verify that they have the same key; it reveals nothing about it. */
const DIGEST_NAME = 'encryption_key_digest';

const digestOf = (key: Buffer): string => deriveKey(key, 'key digest').toString('base64url');
const fileOf = ({ dataDir }: KeyConfig): string => join(dataDir, 'encryption.key');

/** The key is read or created on first use. */
export function createEncryption(config: KeyConfig, db: Db): Encryption {
  let opening: Promise<Buffer> | undefined;
  const open = () => {
    opening ??= openKey(config, db).then((key) => deriveKey(key, 'secrets'));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    open: async () => void (await open()),
    encrypt: async (text, about) => encrypt(await open(), text, about),
    decrypt: async (text, about) => (isEncrypted(text) ? decrypt(await open(), text, about) : text),
  };
}

/** From ENCRYPTION_KEY, else from the data folder, where the first process creates one. */
async function openKey(config: KeyConfig, db: Db): Promise<Buffer> {
  const found = await findKey(config);
  const known = await findDigest(db);
  if (known !== undefined) return requireKey(config, found, known);
  const key = found ?? (await makeKey(config));
  const first = await recordDigest(db, digestOf(key));
  // Two processes started at once in different folders, and the other one was first.
  if (first !== digestOf(key) && !found) await rm(fileOf(config), { force: true });
  return requireKey(config, key, first);
}

/** Returns the existing one. */
async function recordDigest(db: Db, value: string): Promise<string | undefined> {
  await db
    .insertInto('platform_secret')
    .values({ name: DIGEST_NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return findDigest(db);
}

/**
 * Verifies that the data are encrypted with this process's key; creates nothing.
 * @throws StartError
 */
export async function checkKey(config: KeyConfig, db: Db): Promise<void> {
  const known = await findDigest(db);
  if (known !== undefined) requireKey(config, await findKey(config), known);
}

function requireKey(config: KeyConfig, key: Buffer | undefined, known: string | undefined): Buffer {
  if (key && digestOf(key) === known) return key;
  const what = config.encryptionKey ? 'ENCRYPTION_KEY' : fileOf(config);
  throw new StartError(
    `${what} ${key ? 'is not' : 'is missing; it is'} the key with which secrets of this data are encrypted. Set ENCRYPTION_KEY to the content of the file encryption.key of the process that started first, or put that file there; if the key is lost, run bin/admin forget-encryption-key.`,
  );
}

async function findKey(config: KeyConfig): Promise<Buffer | undefined> {
  if (config.encryptionKey) return Buffer.from(config.encryptionKey, 'hex');
  const text = await readFile(fileOf(config), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`${fileOf(config)} cannot be read: ${error.message}.`);
  });
  if (text === undefined) return undefined;
  const { data, error } = encryptionKey.safeParse(text.trim());
  if (!data) throw new StartError(`${fileOf(config)} ${error?.issues[0]?.message}.`);
  return Buffer.from(data, 'hex');
}

/** Renamed into place once complete; two processes that share a folder use the same. */
async function makeKey(config: KeyConfig): Promise<Buffer> {
  const partial = `${fileOf(config)}.${newId()}`;
  await writeFile(partial, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  await link(partial, fileOf(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(partial);
  return (await findKey(config)) ?? makeKey(config);
}

const findDigest = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('platform_secret').select('value').where('name', '=', DIGEST_NAME).executeTakeFirst())?.value;

/**
 * For a lost key: the next start uses the key that it finds, or creates one.
 * @returns how many users have to set up their authenticator again.
 */
export async function forgetKey(db: Db): Promise<number> {
  await db.deleteFrom('platform_secret').where('name', '=', DIGEST_NAME).execute();
  const { count } = await db
    .selectFrom('second_factor')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
