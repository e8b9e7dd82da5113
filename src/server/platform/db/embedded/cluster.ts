import { randomBytes } from 'node:crypto';
import { chmod, chown, lchown, mkdtemp, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const SUPERUSER = 'parlance';
const STAGING_PREFIX = 'postgres.init-';

const passwordFileIn = (dataDir: string): string => path.join(dataDir, 'postgres.password');

export const readPassword = async (dataDir: string): Promise<string> =>
  (await readFile(passwordFileIn(dataDir), 'utf8')).trim();

/**
 * Creates the cluster if missing, and returns the superuser's password. initdb runs in a folder that is renamed at the
 * end, so that no partial cluster remains.
 * @throws EmbeddedPostgresError where initdb fails, the password file is lost, or other files are in the way.
 */
export async function ensureCluster(options: {
  dataDir: string;
  cluster: string;
  native: string;
  account: Account;
  durable: boolean;
}): Promise<string> {
  const { dataDir, cluster } = options;
  for (const entry of await readdir(dataDir)) {
    if (!entry.startsWith(STAGING_PREFIX)) continue;
    // An orphaned initdb may still be writing there.
    await rm(path.join(dataDir, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
  const passwordFile = passwordFileIn(dataDir);
  const exists = await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined);
  const password = await readPassword(dataDir).catch(() => '');
  if (exists?.uid === 0 && options.account) await giveTo(options.account, cluster);
  if (exists && password) return password;
  if (exists) throw new EmbeddedPostgresError(`The file ${passwordFile} is missing; put it back from a backup.`);
  if ((await readdir(cluster).catch(() => [])).length > 0) {
    throw new EmbeddedPostgresError(`${cluster} is not empty and not a PostgreSQL cluster; move it away.`);
  }

  const chosen = password || randomBytes(24).toString('base64url');
  if (!password) await writeDurably(passwordFile, `${chosen}\n`);
  await createCluster(options, chosen);
  return chosen;
}

async function createCluster(options: Parameters<typeof ensureCluster>[0], password: string): Promise<void> {
  const { dataDir, cluster, native, account, durable } = options;
  const staging = await mkdtemp(path.join(dataDir, STAGING_PREFIX));
  const passwordFile = path.join(staging, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    for (const entry of [staging, passwordFile]) await chown(entry, account.uid, account.gid);
  }
  const args = [
    `--pgdata=${path.join(staging, 'cluster')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { ok, output } = await runAs(account, path.join(native, 'bin', 'initdb'), args, staging);
  if (!ok) {
    await rm(staging, { recursive: true, force: true });
    const reason = output.split('\n').findLast((line) => line.includes('error:')) ?? output.split('\n').at(-1);
    throw new EmbeddedPostgresError(`PostgreSQL could not create its files in ${dataDir}: ${reason}`);
  }
  await rename(path.join(staging, 'cluster'), cluster);
  await syncFolder(dataDir);
  await rm(staging, { recursive: true });
}

/** A cluster that root restored belongs to root. */
async function giveTo({ uid, gid }: NonNullable<Account>, cluster: string): Promise<void> {
  for (const name of ['.', ...(await readdir(cluster, { recursive: true }))]) {
    await lchown(path.join(cluster, name), uid, gid);
  }
  await chmod(cluster, 0o700);
}

async function writeDurably(file: string, content: string): Promise<void> {
  await writeFile(`${file}.partial`, content, { mode: 0o600, flush: true });
  await rename(`${file}.partial`, file);
  await syncFolder(path.dirname(file));
}

/** A rename survives a power cut only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
