// What openDependencies puts together (dependencies.ts).
import { followRequest, type Ctx, type Transactional } from './context.ts';
import { createAccounts, type Accounts } from './features/accounts/accounts.ts';
import { findAliveSessions } from './features/accounts/alive-sessions.ts';
import { createCvReader } from './features/cvs/cv-reader.ts';
import { createInspector, type Inspector } from './features/files/inspector.ts';
import { createImportReader } from './features/imports/import-reader.ts';
import { createCalendarReader } from './features/interviews/busy/calendar-reader.ts';
import { createSearchEngines } from './features/jobs/discovery/engines/tell-engines.ts';
import { ensureWords } from './features/jobs/search/follow-words.ts';
import { createReplyReader } from './features/notifications/replies/reply-reader.ts';
import { termsInForce } from './features/own-pages/state.ts';
import { ensurePlaces } from './features/places/load-places.ts';
import { ensureSettings } from './features/settings/settings.ts';
import type { SiteParts } from './features/site/api.ts';
import { createPictureDrawer } from './features/site/share/picture-drawer.ts';
import { JOB_SUBJECTS } from './job-subjects.ts';
import { createPurgeCdn, invalidateWithCdn } from './platform/cdn.ts';
import type { Config } from './platform/config.ts';
import { afterCommit } from './platform/db/after-commit.ts';
import { openDatabaseClock } from './platform/db/database-clock.ts';
import { connectionTo, type Connection, type Database } from './platform/db/database.ts';
import type { StatementWatch } from './platform/db/prepared-statements.ts';
import { Replica } from './platform/db/replica.ts';
import { readDisks } from './platform/disk-space.ts';
import { createOutgoing } from './platform/http/outgoing/outgoing.ts';
import type { Changes } from './platform/live/changes.ts';
import { createHub, type Hub } from './platform/live/hub.ts';
import { pgNotify } from './platform/live/pg-notify.ts';
import type { Log } from './platform/log.ts';
import { createDeliverer } from './platform/mail/deliver.ts';
import { createChecks } from './platform/parts/checks.ts';
import { watchParts } from './platform/parts/parts.ts';
import { createPdfDrawer, type PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import { createQueue, type Queue } from './platform/queue/queue.ts';
import { openStorage } from './platform/storage/storage.ts';
import { checkTranslation } from './platform/translation/translator.ts';
import { createSecurityLog } from './security-events.ts';
import { emit } from './subscribers.ts';
import { tasks, type TaskCtx } from './tasks.ts';

export const bindTransactional = (
  { cdn }: Config,
  { enqueue }: Queue<TaskCtx>,
  { deliverEvents }: Hub,
  changes: Changes,
): Transactional => {
  const notify = cdn ? invalidateWithCdn(enqueue) : pgNotify;
  return {
    emit,
    enqueue,
    async invalidate(tx, topics) {
      afterCommit(tx, () => changes.committed(topics));
      await notify(tx, topics);
    },
    deliverEvents,
  };
};

export const openParts = (config: Config, database: Database, changes: Changes, log: Log) =>
  Promise.all([openStorage(config), openDatabaseClock(database.pool, log), changes.start(), ensureRows(database)]);

export function startSecurityLog({ db }: Database, log: Log): Ctx['security'] & { stop(): Promise<void> } {
  const security = createSecurityLog(db, log);
  security.start();
  return security;
}

export function startHub({ db }: Database, changes: Changes, log: Log, settings: Ctx['settings']): Hub {
  const aliveSessions = async (ids: string[]) => findAliveSessions(db, ids, await settings());
  const hub = createHub({ db, changes, log, aliveSessions });
  hub.start();
  return hub;
}

export const openReplicaOf = (
  { databaseReplicaUrl, pools, role }: Config,
  { pool }: Database,
  log: Log,
  watch: StatementWatch | undefined,
) =>
  databaseReplicaUrl === undefined || role === 'worker'
    ? undefined
    : new Replica({ connection: connectionTo(databaseReplicaUrl), max: pools.requests, primary: pool, log, watch });

export const openAccounts = (
  config: Config,
  { db }: Database,
  log: Log,
  { settings, ownPages, clock }: Pick<Ctx, 'settings' | 'clock'> & Pick<SiteParts, 'ownPages'>,
): Accounts =>
  createAccounts({
    config,
    db,
    log,
    settings,
    terms: async () => termsInForce(await ownPages(), clock.now()),
  });

export const openQueueOf = ({ pools }: Config, connection: Connection, log: Log) =>
  createQueue<TaskCtx>(connection, tasks, log, {
    connections: pools.queue,
    follow: followRequest,
    subjects: JOB_SUBJECTS,
  });

/** Each in processes of its own. */
export const createProcessPools = (log: Log) => ({
  inspector: createInspector(log),
  cvReader: createCvReader(log),
  pdfDrawer: createPdfDrawer(),
  replyReader: createReplyReader(),
  pictureDrawer: createPictureDrawer(),
});

export type ProcessPools = ReturnType<typeof createProcessPools>;

interface Connected {
  database: Database;
  /** A connection for checks alone. */
  probe: Database;
  queue: Queue<TaskCtx>;
  inspector: Inspector;
  pdfDrawer: PdfDrawer;
}

export function createSystem(
  config: Config,
  base: Omit<Ctx, 'actor' | 'locale'>,
  { database, probe, queue, inspector, pdfDrawer }: Connected,
): TaskCtx {
  const { role, translation, smtpUrl } = config;
  const mail = createDeliverer(database.db, queue.enqueue, config, base.log);
  const checks = createChecks({
    probe: probe.pool,
    queue: queue.health,
    storage: base.storage,
    translation: translation && (() => checkTranslation(translation)),
    mail: smtpUrl && role !== 'web' ? () => mail.check() : undefined,
  });
  return {
    ...base,
    actor: { kind: 'system' },
    locale: 'en',
    config,
    disks: () => readDisks(config),
    mailFrom: config.mailFrom,
    mail,
    parts: watchParts(checks, base.log),
    purgeCdn: config.cdn && createPurgeCdn(config.cdn),
    replies: config.replies,
    outgoing: createOutgoing(config.privateNetworks),
    searchEngines: createSearchEngines(config),
    calendarReader: createCalendarReader(),
    importReader: createImportReader(),
    inspector,
    pdfDrawer,
  };
}

/** In turn: connecting takes longer than asking. */
async function ensureRows({ db }: Database): Promise<void> {
  await ensureSettings(db);
  await ensurePlaces(db);
  await ensureWords(db);
}
