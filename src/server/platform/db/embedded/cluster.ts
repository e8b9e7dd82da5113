import { chown, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export const SUPERUSER = 'parlance';
const STAGING_PREFIX = 'postgres.init-';

/**
 * Creates the cluster if missing. initdb runs in a folder that is renamed at the end, so that no partial cluster remains.
 * @throws EmbeddedPostgresError where initdb fails.
 */
export async function ensureCluster(options: {
  dataDir: string;
  cluster: string;
  native: string;
  account: Account;
  durable: boolean;
}): Promise<void> {
  const { dataDir, cluster } = options;
  for (const entry of await readdir(dataDir)) {
    if (!entry.startsWith(STAGING_PREFIX)) continue;
    // An orphaned initdb may still be writing there.
    await rm(path.join(dataDir, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
  if (!(await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined))) await createCluster(options);
  // Only the account can enter the socket's folder, so no password is needed.
  await writeFile(path.join(cluster, 'pg_hba.conf'), 'local all all trust\n');
}

async function createCluster(options: Parameters<typeof ensureCluster>[0]): Promise<void> {
  const { dataDir, cluster, native, account, durable } = options;
  const staging = await mkdtemp(path.join(dataDir, STAGING_PREFIX));
  if (account) await chown(staging, account.uid, account.gid);
  const args = [
    `--pgdata=${path.join(staging, 'cluster')}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
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
  await rm(staging, { recursive: true });
}
