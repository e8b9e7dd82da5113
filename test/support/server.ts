import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { readPassword, SUPERUSER } from '../../src/server/platform/db/embedded/cluster.ts';
import type { Connection } from '../../src/server/platform/db/embedded/roles.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded/start-embedded.ts';

/** A real PostgreSQL in a folder of its own, for a test run or a measurement. */
export interface OwnServer {
  /** As DATABASE_URL takes it, for the role that a site has. */
  url: string;
  /** The same for the superuser. */
  superuserUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts one. `durable: false` gives up the data's safety in a power cut; measurements keep it.
 * @param folder where its data stays when it is stopped; without, it goes
 */
export async function startServer(durable: boolean, folder?: string): Promise<OwnServer> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'parlance-server-')));
  // Started as root, the server runs under another account, which must reach its folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, durable });
  const superuserUrl = urlOf({ ...server.connection, user: SUPERUSER, password: await readPassword(dataDir) });
  await letMakeDatabases(superuserUrl, server.connection.user);
  return {
    url: urlOf(server.connection),
    superuserUrl,
    dataDir,
    async stop() {
      await server.stop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const urlOf = ({ user, password, port, database, host }: Connection): string =>
  `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** A site has one database; a test run makes one for each file. */
async function letMakeDatabases(superuserUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`alter role ${role} createdb`);
  await client.end();
}
