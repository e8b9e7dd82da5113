import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { withConnection } from './command-database.ts';
import { checkKey } from './features/accounts/encryption-key.ts';
import { foreseeDemo } from './features/site/demo-data.ts';
import { readSetUpFile } from './features/site/set-up/from-file.ts';
import { sendPurge } from './platform/cdn/purge.ts';
import { findConfigProblems, readConfig, StartError, type Config } from './platform/config.ts';
import { checkServer, connectionTo, openDatabase } from './platform/db/database.ts';
import { readMigrationState } from './platform/db/migrate.ts';
import { readPrimary, readReplica } from './platform/db/replica-watch.ts';
import { newId } from './platform/id.ts';
import { openStorage } from './platform/storage/storage.ts';
import { Valkey } from './platform/valkey/valkey.ts';

const USAGE = 'Usage: npm run config -- --check';
/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * Returns a line for each part that works.
 * @throws StartError with a line for each part, where one does not
 */
export async function checkConfig(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (args.join() !== '--check') throw new StartError(USAGE);
  const problems = findConfigProblems(env);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const config = readConfig(env);
  const found = await Promise.all(
    [tryDatabase, tryListening, tryReplica, tryValkey, tryCdn, tryStorage, tryMailServer, trySetUpFile].map((attempt) =>
      attempt(config).then(
        (line) => ({ line, ok: true }),
        (error: Error) => ({ line: error.message, ok: false }),
      ),
    ),
  );
  const lines = found.flatMap(({ line, ok }) => (line === undefined ? [] : [`${ok ? 'ok   ' : 'wrong'} ${line}`]));
  if (found.some(({ ok }) => !ok)) throw new StartError(lines.join('\n'));
  return lines.join('\n');
}

async function tryDatabase(config: Config): Promise<string> {
  const { databaseUrl, databaseListenUrl, dataDir } = config;
  if (databaseUrl === undefined) {
    if (existsSync(join(dataDir, 'postgres'))) await withConnection(config, ({ db }) => foreseeDemo(db, config));
    return `database: the embedded one, in ${dataDir}`;
  }
  return onDatabase(databaseUrl, databaseListenUrl !== undefined, async ({ db, pool }) => {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
    const open = (await readMigrationState(pool)).filter(({ state }) => state === 'open').length;
    await foreseeDemo(db, config);
    if (open === 0 && config.role !== 'worker') await checkKey(config, db);
    return `database: PostgreSQL ${rows[0]?.version ?? ''}, ${open} migrations are open`;
  });
}

async function tryListening({ databaseListenUrl }: Config): Promise<string | undefined> {
  if (databaseListenUrl === undefined) return undefined;
  return onDatabase(databaseListenUrl, false, () => Promise.resolve('database for LISTEN: it answers')).catch(
    (error: Error) => {
      throw new Error(error.message.replace('DATABASE_URL', 'DATABASE_LISTEN_URL'), { cause: error });
    },
  );
}

/** That it is a replica of the database, and how far it is. */
async function tryReplica({
  databaseUrl = '',
  databaseListenUrl,
  databaseReplicaUrl,
}: Config): Promise<string | undefined> {
  if (databaseReplicaUrl === undefined) return undefined;
  const primary = await onDatabase(databaseListenUrl ?? databaseUrl, false, ({ pool }) => readPrimary(pool));
  const replica = await onDatabase(databaseReplicaUrl, false, ({ pool }) => readReplica(pool)).catch((error: Error) => {
    throw new Error(error.message.replace('DATABASE_URL', 'DATABASE_REPLICA_URL'), { cause: error });
  });
  const isReplica = replica.isReplica && replica.cluster === primary.cluster;
  if (!isReplica) throw new Error('replica: DATABASE_REPLICA_URL is no replica of the database.');
  const missing = primary.position - replica.position;
  return `replica: it lacks ${String(missing > 0n ? missing : 0n)} bytes of the database's log`;
}

/** That it takes the password, and that what is sent comes back. */
async function tryValkey({ redisUrl }: Config): Promise<string | undefined> {
  if (redisUrl === undefined) return undefined;
  const valkey = new Valkey(redisUrl);
  const { promise: heard, resolve } = Promise.withResolvers<string>();
  try {
    await valkey.open(newId(), resolve, () => {});
    await valkey.publish('check', { check: newId() });
    await Promise.race([
      heard,
      sleep(TIMEOUT, undefined, { ref: false }).then(() => Promise.reject(new Error('silent'))),
    ]);
  } catch (error) {
    throw new Error(
      `valkey: it cannot be used: ${(error as Error).message || (error as { code?: string }).code}. Check REDIS_URL.`,
      { cause: error },
    );
  } finally {
    valkey.close();
  }
  return 'valkey: it answers, and what is sent is heard';
}

/** With a key that no page has. */
async function tryCdn({ cdn }: Config): Promise<string | undefined> {
  if (!cdn) return undefined;
  await sendPurge(cdn, ['check']).catch((error: Error) => {
    throw new Error(`cdn: ${error.message} Check CDN_PURGE_URL and CDN_PURGE_HEADER.`, { cause: error });
  });
  return 'cdn: it takes purges';
}

async function onDatabase<Result>(
  url: string,
  isPooled: boolean,
  work: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(connectionTo(url, isPooled), 1);
  try {
    await checkServer(database.pool);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function tryStorage(config: Config): Promise<string> {
  const storage = await openStorage(config);
  const place = config.storage.kind === 's3' ? `the bucket ${config.storage.bucket}` : config.dataDir;
  await storage.check().catch((error: Error) => {
    throw new Error(`files: ${place} cannot be used: ${error.message || error.name}. Check STORAGE and DATA_DIR.`);
  });
  return `files: ${place} can be used`;
}

async function tryMailServer({ smtpUrl, mailFrom }: Config): Promise<string> {
  if (smtpUrl === undefined) return 'mail: no SMTP_URL, so emails are held';
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(`mail: the server cannot be used: ${(error as Error).message}. Check SMTP_URL.`, { cause: error });
  } finally {
    transport.close();
  }
  return `mail: the server takes us in; sender is ${mailFrom.address}`;
}

async function trySetUpFile({ setUp }: Config): Promise<string | undefined> {
  if (!setUp) return undefined;
  await readSetUpFile(setUp);
  return 'set-up: the file can be used at the first start';
}
