import type { Ctx } from './context.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import type { JobsParts } from './features/jobs/api.ts';
import { createDictionaryReader } from './features/jobs/concepts/own-words.ts';
import { createSimilarKept } from './features/jobs/search/similar.ts';
import { createOwnPagesReader } from './features/own-pages/state.ts';
import { createSettingsReader } from './features/settings/settings.ts';
import type { SiteParts } from './features/site/api.ts';
import {
  bindTransactional,
  createProcessPools,
  createSystem,
  openAccounts,
  openParts,
  openQueueOf,
  openReplicaOf,
  startHub,
  startSecurityLog,
  type ProcessPools,
} from './open-parts.ts';
import type { Config } from './platform/config.ts';
import {
  checkServer,
  connectionTo,
  openDatabase,
  waitAtStart,
  type Connection,
  type Database,
} from './platform/db/database.ts';
import { migrate, type MigrateOptions } from './platform/db/migrate.ts';
import type { StatementWatch } from './platform/db/prepared-statements.ts';
import type { Replica } from './platform/db/replica.ts';
import { logSlowStatements } from './platform/db/slow-statements.ts';
import { Changes } from './platform/live/changes.ts';
import type { Hub } from './platform/live/hub.ts';
import type { Log } from './platform/log.ts';
import type { Queue } from './platform/queue/queue.ts';
import { createTranslate } from './platform/translation/translator.ts';
import type { TaskCtx } from './tasks.ts';

/** For a process of any role. */
export interface Dependencies extends ProcessPools, SiteParts, JobsParts {
  config: Config;
  database: Database;
  /** A connection for readiness alone. */
  probe: Database;
  replica: Replica | undefined;
  changes: Changes;
  hub: Hub;
  queue: Queue<TaskCtx>;
  base: Omit<Ctx, 'actor' | 'locale'>;
  accounts: Accounts;
  /** For work without a request. Its parts are not watched before they are started. */
  system: TaskCtx;
  close(): Promise<void>;
}

/**
 * Also migrates the database; the embedded one where none is configured.
 * @throws StartError or EmbeddedPostgresError with one line.
 */
export async function openDependencies(config: Config, log: Log, signal?: AbortSignal): Promise<Dependencies> {
  const embedded = config.databaseUrl
    ? undefined
    : await (
        await import('./platform/db/embedded/start-embedded.ts')
      ).startEmbeddedPostgres({ dataDir: config.dataDir });
  const connection: Connection =
    embedded?.connection ?? connectionTo(config.databaseUrl ?? '', config.databaseListenUrl !== undefined);
  // LISTEN and locks of a session do not pass a transaction pooler.
  const direct = config.databaseListenUrl ? connectionTo(config.databaseListenUrl) : connection;
  const closeLast = async () => embedded?.stop();
  const watch = logSlowStatements(config.slowStatement, log);
  const database = openDatabase(connection, config.pools.requests, watch);
  const endStart = waitAtStart(database.pool);
  try {
    await checkServer(database.pool);
    const applied =
      direct === connection ? await migrate(database.pool, { log, signal }) : await migrateOn(direct, { log, signal });
    if (applied.length > 0) log.info({ applied }, 'migrated');
    const opened = await connect(config, log, { connection, direct, watch }, database, closeLast);
    endStart();
    return opened;
  } catch (error) {
    await database.close();
    await closeLast();
    throw error;
  }
}

async function migrateOn(direct: Connection, options: MigrateOptions): Promise<string[]> {
  const database = openDatabase(direct, 1);
  try {
    return await migrate(database.pool, options);
  } finally {
    await database.close();
  }
}

interface Connections {
  connection: Connection;
  /** For LISTEN and locks of a session. */
  direct: Connection;
  watch: StatementWatch | undefined;
}

async function connect(
  config: Config,
  log: Log,
  { connection, direct, watch }: Connections,
  database: Database,
  closeLast: () => Promise<void>,
): Promise<Dependencies> {
  const changes = new Changes(direct, database.db, log);
  const settings = createSettingsReader(database.db, changes);
  const hub = startHub(database, changes, log, settings);
  const queue = openQueueOf(config, direct, log);
  const [storage, time] = await openParts(config, database, changes, log);
  const security = startSecurityLog(database, log);
  const base = {
    db: database.db,
    clock: time.clock,
    log,
    storage,
    security,
    settings,
    appUrl: config.appUrl,
    transactional: bindTransactional(config, queue, hub, changes),
  };
  const ownPages = createOwnPagesReader(database.db, changes);
  const probe = openDatabase(connection, 1);
  const processPools = createProcessPools(log);
  const system = createSystem(config, base, { database, probe, queue, ...processPools });
  const servers = { database, probe, replica: openReplicaOf(config, probe, log, watch) };
  return {
    config,
    ...servers,
    changes,
    hub,
    queue,
    base,
    accounts: openAccounts(config, database, log, { ...base, ownPages }),
    ownPages,
    ...processPools,
    search: { searchTimeout: config.searchTimeout, dictionary: createDictionaryReader(database.db, changes) },
    similar: createSimilarKept(changes, time.clock),
    translate: config.translation && createTranslate(config.translation, log),
    system,
    async close() {
      hub.stop();
      await queue.stop(2);
      const ofSystem = [system.calendarReader, system.importReader, system.mail];
      const pools = [...ofSystem, ...Object.values(processPools)];
      await Promise.all(pools.map(async (pool) => pool.close()));
      await changes.stop();
      await security.stop();
      await Promise.all([time, ...Object.values(servers)].map(async (opened) => opened?.close()));
      await closeLast();
    },
  };
}
