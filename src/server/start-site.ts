import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { paths } from '#contract/paths.ts';

import { createApp } from './app.ts';
import { openDependencies, type Dependencies } from './dependencies.ts';
import { encryptSecrets } from './features/accounts/second-factor-secret.ts';
import { alertSources } from './features/admin/health/alert-sources.ts';
import type { FilesCtx } from './features/files/files.ts';
import { warmDictionary } from './features/jobs/concepts/concepts.ts';
import { demoAccounts } from './features/site/demo-accounts.ts';
import { requireDemoAsConfigured } from './features/site/demo-data.ts';
import { setUpFromFile } from './features/site/set-up/from-file.ts';
import { findSetUpToken } from './features/site/set-up/token.ts';
import { buildFolder } from './platform/build-folder.ts';
import { readConfig, type Config } from './platform/config.ts';
import { isUnavailable } from './platform/db/unavailable.ts';
import { readReadiness } from './platform/http/health.ts';
import { listenOnPort, type HttpService } from './platform/http/listen-on-port.ts';
import type { Listener } from './platform/http/listener.ts';
import { PageCache } from './platform/http/page-cache.ts';
import { createLog } from './platform/log.ts';
import { countMails } from './platform/mail/state.ts';
import { openMetrics, type Metrics } from './platform/metrics/metrics.ts';
import type { Pages } from './serve-page.ts';
import { createSiteListener } from './site-listener.ts';
import { createStartupServer, type StartupServer } from './startup-server.ts';

export interface Running {
  /** Undefined for a worker. */
  address: string | undefined;
  /** Undefined once there is an administrator, and in a demo. */
  setUpToken: string | undefined;
  /** Finishes requests in flight, within ten seconds. */
  stop(): Promise<void>;
}

/** Milliseconds. */
const START_AGAIN = 500;
const PAGE_CACHE_BYTES = 64 * 1024 ** 2;

export interface StartOptions {
  /** Loads `web/` while the database connects. */
  loadPages: () => Promise<{ createPages(options: { https: boolean; development: boolean }): Pages }>;
  /** Ends a start that waits for others. */
  signal?: AbortSignal;
  /** The configured port by default. */
  serve?: (listener: Listener, config: Config) => Promise<HttpService>;
}

/** @throws StartError or EmbeddedPostgresError with one line. */
export async function startSite(env: NodeJS.ProcessEnv, options: StartOptions): Promise<Running> {
  const { signal, serve = listenOnPort } = options;
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  // Most of the code to load, while the database connects.
  const loading = config.role === 'worker' ? undefined : options.loadPages();
  const startupServer =
    loading && createStartupServer((listener) => serve(listener, config), config.trustedProxies > 0);
  const dependencies = await openDependencies(config, log, signal).catch(async (error: unknown) => {
    await startupServer?.close();
    throw error;
  });
  const fileCtx = { ...dependencies.system, inspector: dependencies.inspector };
  const stopping = new AbortController();
  let isNewDemo = false;
  let metrics: Metrics | undefined;
  let web: { close(): Promise<void> } | undefined;
  try {
    metrics = config.metrics && (await openMetrics(config.metrics, sourcesOf(dependencies)));
    if (config.demo) {
      // Its texts are large, and a real site does not need them.
      const { seedDemo } = await import('./seeds/demo.ts');
      isNewDemo = await seedDemo(dependencies.system);
    }
    await requireDemoAsConfigured(dependencies.database.db, config);
    // A worker asks for no codes.
    if (config.role !== 'worker') await openEncryption(dependencies);
    if (config.setUp && !config.demo) await setUpFromFile(fileCtx, config.setUp);
    const setUpToken = config.demo ? undefined : await findSetUpToken(dependencies.database.db);
    const pages = (await loading)?.createPages({
      https: config.appUrl.protocol === 'https:',
      development: !config.production,
    });
    web = pages && startupServer && (await openWeb(dependencies, pages, { startupServer, metrics }));
    await startQueue(dependencies, signal);
    dependencies.system.parts.start();
    const drawn = isNewDemo ? drawLogos(fileCtx, stopping.signal) : undefined;
    return {
      address: web ? config.appUrl.href : undefined,
      setUpToken,
      async stop() {
        stopping.abort();
        dependencies.system.parts.stop();
        await web?.close();
        await drawn;
        await metrics?.close();
        await dependencies.close();
      },
    };
  } catch (error) {
    await (web ?? startupServer)?.close();
    await metrics?.close();
    await dependencies.close();
    throw error;
  }
}

const sourcesOf = ({
  config,
  database,
  probe,
  replica,
  queue,
  hub,
  system,
  base,
}: Dependencies): Parameters<typeof openMetrics>[1] => ({
  pools: { requests: database.pool, readiness: probe.pool, ...(replica && { replica: replica.pool }) },
  replica,
  parts: system.parts.list,
  queue: queue.health,
  mails: () => countMails(database.db, base.clock.now()),
  ...alertSources(database.db, base.clock, config),
  disks: system.disks,
  streams: hub.count,
  now: () => base.clock.now(),
});

/**
 * The site answers already: while the database is away it waits, as at any other time.
 * @throws the reason of the signal, also while the queue waits for a lock of others.
 */
async function startQueue(
  { config, queue, system, base }: Dependencies,
  signal = new AbortController().signal,
): Promise<void> {
  const start = async (): Promise<void> => {
    try {
      await (config.role === 'web' ? queue.start() : queue.work(system));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      base.log.warn({ err: error }, 'queue: not started');
      await sleep(START_AGAIN, undefined, { signal });
      return start();
    }
  };
  signal.throwIfAborted();
  await Promise.race([start(), once(signal, 'abort').then(() => signal.throwIfAborted())]);
}

async function openEncryption({ accounts: { encryption }, database: { db } }: Dependencies): Promise<void> {
  await encryption.open();
  await encryptSecrets({ db, encryption });
}

/** While the site already answers: it takes some seconds. */
async function drawLogos(ctx: FilesCtx, signal: AbortSignal): Promise<void> {
  const demo = await import('./seeds/demo-logos.ts');
  await demo
    .drawLogos(ctx, signal)
    .catch((err: unknown) => ctx.log.warn({ err }, 'some logos of the demo are missing'));
}

async function openWeb(
  dependencies: Dependencies,
  pages: Pages,
  { startupServer, metrics }: { startupServer: StartupServer; metrics: Metrics | undefined },
): Promise<{ close(): Promise<void> }> {
  const { changes, hub, system } = dependencies;
  let stopping = false;
  const pageCache = new PageCache(changes, pages.cachesPages === false ? 0 : PAGE_CACHE_BYTES);
  metrics?.watchPages(pageCache);
  const { fetch } = createApp({
    ...dependencies,
    disks: system.disks,
    readiness: () => readReadiness(system.parts, stopping),
    pageCache,
    pages,
    clientFolder: buildFolder && join(buildFolder, 'client'),
  });
  const service = await startupServer.answerWith(createSiteListener(fetch, dependencies, { pages, metrics }));
  // Speeds up the first sign-in, which reports a failure, and the first search.
  setTimeout(() => void dependencies.accounts.auth().catch(() => {}), 1_500).unref();
  setTimeout(() => void warmDictionary(), 10_000).unref();
  return {
    async close() {
      stopping = true;
      await service.drain();
      // Event streams do not end by themselves.
      hub.stop();
      await service.close();
    },
  };
}

export function describeStores({ databaseUrl, storage, dataDir }: Config): string {
  const database = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
  const files = storage.kind === 's3' ? `the bucket ${storage.bucket}` : dataDir;
  return files === database ? `Its data is in ${dataDir}` : `Its data is in ${database}, its files in ${files}`;
}

export function describeStart(config: Config, setUpToken: string | undefined): string[] {
  // A worker signs no one in.
  if (config.role === 'worker') return ['Parlance works in the background, without pages', describeStores(config)];
  return [
    `Parlance is at ${config.appUrl.href}`,
    describeStores(config),
    // In the fragment, which browsers do not send: it is in no log.
    ...(setUpToken === undefined
      ? []
      : [
          'Nobody administrates it yet. Set it up at',
          `  ${new URL(`${paths.setUp()}#${setUpToken}`, config.appUrl).href}`,
        ]),
    ...(config.demo
      ? [
          'This is a demo. Sign in as:',
          ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(24)} ${password}`),
        ]
      : []),
  ];
}
