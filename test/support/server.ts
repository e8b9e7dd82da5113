import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { SUPERUSER } from '../../src/server/platform/db/embedded/cluster.ts';
import type { Connection } from '../../src/server/platform/db/embedded/connections.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded/start-embedded.ts';

/** A PostgreSQL in a separate folder, for a test run or a measurement. */
export interface OwnServer {
  /** A DATABASE_URL for the site's role. */
  url: string;
  /** The same for the superuser. */
  superuserUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * `durable: false` risks the data in a power cut; measurements do not use it.
 * @param folder keeps the data after a stop; without it, the data is deleted
 */
export async function startServer(durable: boolean, folder?: string): Promise<OwnServer> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'parlance-server-')));
  // Started as root, the server runs as another user, which must be able to reach its folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, durable });
  const superuserUrl = urlOf({ ...server.connection, user: SUPERUSER });
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

const urlOf = ({ user, port, database, host }: Connection): string =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** A site has one database; a test run creates one per file. */
async function letMakeDatabases(superuserUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`alter role ${role} createdb`);
  await client.end();
}
