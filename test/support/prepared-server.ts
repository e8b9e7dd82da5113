import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, glob, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

import { TEMPLATE } from './database.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { startServer, type OwnServer } from './server.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/parlance-tests');
const MAKING = 'making-';
/** The inputs of the prepared data. */
const SOURCES = [
  'package-lock.json',
  'db/migrations/*.sql',
  'src/server/platform/{db,queue}/**/*.ts',
  'src/server/features/places/*.ts',
  'src/server/features/jobs/{concepts,search}/*.ts',
  'src/server/tasks.ts',
];

/** A folder with the migrated template's data, to be copied. */
export async function ensurePrepared(): Promise<string> {
  const prepared = join(CACHE, await digestOfSources());
  if (!existsSync(prepared)) await prepare(prepared);
  return prepared;
}

/** A PostgreSQL with the migrated template, from a copy of data that an earlier run prepared. */
export async function startPreparedServer(): Promise<OwnServer> {
  const prepared = await ensurePrepared();
  const dataDir = await makeMemoryFolder('parlance-server-');
  // Keeps the owner: started as root, the server runs as another user.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
  await chmod(dataDir, 0o755);
  const server = await startServer(false, dataDir);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(target: string): Promise<void> {
  // The server's account may not be able to read this checkout.
  const folder = await mkdtemp(join(tmpdir(), 'parlance-preparing-'));
  const server = await startServer(false, folder);
  await migrateTemplate(server);
  await server.stop();
  await mkdir(CACHE, { recursive: true });
  const copy = await mkdtemp(join(CACHE, MAKING));
  await promisify(execFile)('cp', ['-a', `${folder}/.`, copy]);
  await rm(folder, { recursive: true, force: true });
  const earlier = (await readdir(CACHE)).filter((name) => !name.startsWith(MAKING) && name !== basename(target));
  for (const name of earlier) await rm(join(CACHE, name), { recursive: true, force: true });
  try {
    await rename(copy, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    // Another run of the same sources has prepared it meanwhile.
    await rm(copy, { recursive: true });
  }
}

async function migrateTemplate({ url, dataDir }: OwnServer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  // Imported only here: the application takes seconds to load.
  const [{ openDependencies }, { readConfig }, { createLog }] = await Promise.all([
    import('#server/dependencies.ts'),
    import('#server/platform/config.ts'),
    import('#server/platform/log.ts'),
  ]);
  const config = readConfig({
    DATABASE_URL: url.replace('/parlance?', `/${TEMPLATE}?`),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  const dependencies = await openDependencies(config, createLog('silent'));
  await dependencies.queue.start();
  await dependencies.close();
}

async function digestOfSources(): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const file of (await Array.fromAsync(glob(SOURCES, { cwd: root }))).sort())
    hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
