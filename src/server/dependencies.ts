import { join } from 'node:path';

import type { Actor } from './actor.ts';
import { followRequest, type Ctx } from './context.ts';
import { createAccounts, type Accounts } from './features/accounts/accounts.ts';
import { findAliveSessions } from './features/accounts/alive-sessions.ts';
import { createCvReader } from './features/cvs/cv-reader.ts';
import { createProfileDrawer } from './features/cvs/out/profile-drawer.ts';
import { createInspector } from './features/files/inspector.ts';
import { createImportReader } from './features/imports/import-reader.ts';
import { createCalendarReader } from './features/interviews/busy/calendar-reader.ts';
import { createDictionaryReader } from './features/jobs/concepts/own-words.ts';
import { createSearchEngines } from './features/jobs/discovery/engines/tell-engines.ts';
import { ensureWords } from './features/jobs/search/follow-words.ts';
import { createMailTextsReader } from './features/mail-texts/texts.ts';
import { createReplyReader, type ReplyReader } from './features/notifications/replies/reply-reader.ts';
import { createOwnPagesReader, termsInForce } from './features/own-pages/state.ts';
import { ensurePlaces } from './features/places/load-places.ts';
import { createSettingsReader, ensureSettings } from './features/settings/settings.ts';
import { createPictureDrawer, type PictureDrawer } from './features/site/share/picture-drawer.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabaseClock } from './platform/db/database-clock.ts';
import { checkServer, connectionTo, openDatabase, type Connection, type Database } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts';
import { migrate, type MigrateOptions } from './platform/db/migrate.ts';
import type { StatementWatch } from './platform/db/prepared-statements.ts';
import { openReplica, type Replica } from './platform/db/replica.ts';
import { logSlowStatements, watchAll } from './platform/db/statement-watches.ts';
import { createOutgoing } from './platform/http/outgoing/outgoing.ts';
import { createChanges, type Changes } from './platform/live/changes.ts';
import { createHub, type Hub } from './platform/live/hub.ts';
import type { Log } from './platform/log.ts';
import { createDeliverer } from './platform/mail/deliver.ts';
import { createQueue, type Queue } from './platform/queue/queue.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTracing, type Tracing } from './platform/tracing/tracing.ts';
import { createTranslate } from './platform/translation/translator.ts';
import { createSecurityLog } from './security-events.ts';
import { publish } from './subscribers.ts';
import { tasks, type TaskCtx } from './tasks.ts';

/** For a process of any role. */
export interface Dependencies {
  config: Config;
  database: Database;
  /** A connection for readiness alone. */
  probe: Database;
  replica: Replica | undefined;
  changes: Changes;
  hub: Hub;
  queue: Queue<TaskCtx>;
  tracing: Tracing | undefined;
  base: Omit<Ctx, 'actor' | 'locale'>;
  accounts: Accounts;
  replyReader: ReplyReader;
  pictureDrawer: PictureDrawer;
  /** For work without a request. */
  system: TaskCtx;
  close(): Promise<void>;
}

const SYSTEM: Actor = { kind: 'system' };

/**
 * Also migrates the database; the embedded one where none is configured.
 * @throws StartError or EmbeddedPostgresError with one line.
 */
export async function openDependencies(config: Config, log: Log, signal?: AbortSignal): Promise<Dependencies> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (message) => log.warn(message) });
  const connection: Connection =
    embedded?.connection ?? connectionTo(config.databaseUrl ?? '', config.databaseListenUrl !== undefined);
  // LISTEN and locks of a session do not pass a transaction pooler.
  const direct = config.databaseListenUrl ? connectionTo(config.databaseListenUrl) : connection;
  const tracing = await openTracing(config.tracing, log);
  const closeLast = async () => {
    await embedded?.stop();
    await tracing?.close();
  };
  const watch = watchAll([logSlowStatements(config.slowStatement, log), tracing?.statement]);
  const database = openDatabase(connection, config.pools.requests, watch);
  try {
    await checkServer(database.pool);
    const applied = await migrateOn(direct, { log, signal });
    if (applied.length > 0) log.info({ applied }, 'migrated');
    return await connect(config, log, { connection, direct, tracing, watch }, database, closeLast);
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

interface Means {
  connection: Connection;
  /** For LISTEN and locks of a session. */
  direct: Connection;
  tracing: Tracing | undefined;
  watch: StatementWatch | undefined;
}

async function connect(
  config: Config,
  log: Log,
  { connection, direct, tracing, watch }: Means,
  database: Database,
  closeLast: () => Promise<void>,
): Promise<Dependencies> {
  const changes = createChanges(direct, database.db, log);
  const kept = keepInProcess(database, changes);
  const { settings } = kept;
  const hub = startHub(database, changes, log, settings);
  const queue = openQueueOf(config, direct, log, tracing);
  const [storage, time] = await openParts(config, database, changes, log);
  const security = startSecurityLog(database, log);
  const readers = createReaders(log);
  const base = {
    db: database.db,
    clock: time.clock,
    log,
    storage,
    ...readers,
    security,
    ...kept,
    searchTimeout: config.searchTimeout,
    appUrl: config.appUrl,
    translate: config.translation && createTranslate(config.translation, log),
    transactional: { publish, enqueue: queue.enqueue, invalidate: changes.broadcast },
    notify: hub.notify,
    sendEphemeral: hub.sendEphemeral,
  };
  const system = createSystem(config, base, createDeliverer(database.db, queue.enqueue, config, log));
  const probe = openDatabase(connection, 1);
  const servers = { database, probe, replica: openReplicaOf(config, probe, log, watch) };
  const ofRoutes = { replyReader: createReplyReader(), pictureDrawer: createPictureDrawer() };
  return {
    config,
    ...servers,
    changes,
    hub,
    queue,
    tracing,
    base,
    accounts: openAccounts(config, database, log, { ...kept, clock: time.clock }),
    ...ofRoutes,
    system,
    async close() {
      hub.stop();
      await queue.stop(2);
      const ofSystem = [system.calendarReader, system.importReader, system.mail];
      const pools = [...Object.values(readers), ...ofSystem, ...Object.values(ofRoutes)];
      await Promise.all(pools.map(async (pool) => pool.close()));
      await changes.stop();
      await security.stop();
      await Promise.all([time, ...Object.values(servers)].map(async (opened) => opened?.close()));
      await closeLast();
    },
  };
}

const openParts = (config: Config, database: Database, changes: Changes, log: Log) =>
  Promise.all([openStorage(config), openDatabaseClock(database.pool, log), changes.start(), ensureRows(database)]);

function startSecurityLog({ db }: Database, log: Log): Ctx['security'] & { stop(): Promise<void> } {
  const security = createSecurityLog(db, log);
  security.start();
  return security;
}

function startHub({ db }: Database, changes: Changes, log: Log, settings: Ctx['settings']): Hub {
  const aliveSessions = async (ids: string[]) => findAliveSessions(db, ids, await settings());
  const hub = createHub({ db, changes, log, aliveSessions });
  hub.start();
  return hub;
}

const openReplicaOf = (
  { databaseReplicaUrl, pools, role }: Config,
  { pool }: Database,
  log: Log,
  watch: StatementWatch | undefined,
) =>
  databaseReplicaUrl === undefined || role === 'worker'
    ? undefined
    : openReplica({ connection: connectionTo(databaseReplicaUrl), max: pools.requests, primary: pool, log, watch });

/** What requests ask for again and again, read anew after a change. */
const keepInProcess = ({ db }: Database, changes: Changes) => ({
  settings: createSettingsReader(db, changes),
  mailTexts: createMailTextsReader(db, changes),
  dictionary: createDictionaryReader(db, changes),
  ownPages: createOwnPagesReader(db, changes),
});

const openAccounts = (
  config: Config,
  { db }: Database,
  log: Log,
  { settings, ownPages, clock }: ReturnType<typeof keepInProcess> & { clock: Clock },
): Accounts =>
  createAccounts({
    config,
    db,
    log,
    settings,
    terms: async () => termsInForce(await ownPages(), clock.now()),
  });

const openQueueOf = ({ pools }: Config, connection: Connection, log: Log, tracing: Tracing | undefined) =>
  createQueue<TaskCtx>(connection, tasks, log, { connections: pools.queue, follow: followRequest, tracing });

/** Of people's files, each in processes of its own. */
const createReaders = (log: Log) => ({
  inspector: createInspector(log),
  cvReader: createCvReader(log),
  profileDrawer: createProfileDrawer(),
});

const createSystem = (config: Config, base: Dependencies['base'], mail: TaskCtx['mail']): TaskCtx => ({
  ...base,
  actor: SYSTEM,
  locale: 'en',
  config,
  mailFrom: config.mailFrom,
  mail,
  replies: config.replies,
  outgoing: createOutgoing(config.privateNetworks),
  searchEngines: createSearchEngines(config),
  calendarReader: createCalendarReader(),
  importReader: createImportReader(),
});

const ensureRows = ({ db }: Database) => Promise.all([ensureSettings(db), ensurePlaces(db), ensureWords(db)]);

export const clientFolder = (root: string): string => join(root, 'build', 'client');
