import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded/start-embedded.ts';

/** A real PostgreSQL in a folder of its own, for a test run or a measurement. */
export interface OwnServer {
  /** As DATABASE_URL takes it. */
  url: string;
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
  const { user, password, port, database, host } = server.connection;
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    dataDir,
    async stop() {
      await server.stop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
