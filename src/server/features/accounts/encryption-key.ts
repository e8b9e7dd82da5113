import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { encryptionKey } from '../../platform/config-values.ts';
import { StartError, type Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { decrypt, deriveKey, encrypt, isEncrypted } from '../../platform/encrypt.ts';
import { newId } from '../../platform/id.ts';
import './table.ts';

/** Encrypts what a copy of the database alone must not give away. */
export interface Encryption {
  /** So that a wrong key is found at the start. @throws StartError */
  open(): Promise<void>;
  encrypt(text: string, about: string): Promise<string>;
  /** Undefined where the key was another one. What an earlier release wrote in clear is returned as it is. */
  decrypt(text: string, about: string): Promise<string | undefined>;
}

type KeyConfig = Pick<Config, 'dataDir' | 'encryptionKey'>;

/** By which processes find out that they have the same key; it says nothing of it. */
const DIGEST_NAME = 'encryption_key_digest';

const digestOf = (key: Buffer): string => deriveKey(key, 'key digest').toString('base64url');
const fileOf = ({ dataDir }: KeyConfig): string => join(dataDir, 'encryption.key');

/** The key is read, or made, with its first use. */
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

/** Of ENCRYPTION_KEY, else of the data folder, where the first process makes one. */
async function openKey(config: KeyConfig, db: Db): Promise<Buffer> {
  const found = await findKey(config);
  const known = await findDigest(db);
  if (known !== undefined) return requireKey(config, found, known);
  const key = found ?? (await makeKey(config));
  const first = await recordDigest(db, digestOf(key));
  // Of two processes that start at once in folders of their own, the other one was first.
  if (first !== digestOf(key) && !found) await rm(fileOf(config), { force: true });
  return requireKey(config, key, first);
}

/** Returns the one that is there. */
async function recordDigest(db: Db, value: string): Promise<string | undefined> {
  await db
    .insertInto('platform_secret')
    .values({ name: DIGEST_NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return findDigest(db);
}

/**
 * That the key of this process is the one with which the data are encrypted; nothing is made.
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
    `${what} ${key ? 'is not' : 'is missing; it is'} the key with which secrets of this data are encrypted. Set ENCRYPTION_KEY to what is in the file encryption.key of the process that started first, or put that file there; if the key is lost, run bin/admin forget-encryption-key.`,
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

/** Under its name once it is whole; of two processes that share a folder, both have the same. */
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
 * For a key that is lost: the next start takes the one that it finds, or makes one.
 * @returns how many have to set up their authenticator anew.
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
