import type { Server } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { createApp } from './app.ts';
import { clientFolder, openDependencies, type Dependencies } from './dependencies.ts';
import { demoAccounts } from './features/site/demo-accounts.ts';
import type { createPages } from './pages.ts';
import { createListener, type Listener } from './live-listener.ts';
import { readConfig, StartError, type Config } from './platform/config.ts';
import { readReadiness } from './platform/http/health.ts';
import { CONNECTIONS_PER_ADDRESS, createSiteServer } from './platform/http/site-server.ts';
import { createLog } from './platform/log.ts';
import { hasDemoAccounts, seedDemo } from './seeds/demo.ts';

export { explainStart } from './explain-start.ts';

export interface Running {
  /** Where it answers; undefined for a process that only works. */
  address: string | undefined;
  /** Finishes the requests in flight and stops, within ten seconds. */
  stop(): Promise<void>;
}

/** Milliseconds that requests in flight have to end; with the queue and the database the stop takes ten seconds at most. */
const GRACE = 6_000;
const DEMO_DATA = 'This data is a demo, with passwords that everybody knows. Set DATA_DIR or DATABASE_URL to an empty place, or DEMO=1.';
/** Milliseconds for which a process that stops goes on as before, and between two looks for connections that have nothing to do. */
const DRAIN = 250;
const LOOK = 50;
/** Milliseconds in which a fresh process does nothing but answer. */
const FIRST_PAGES = 250;

/**
 * Starts Parlance as the environment says. `wrap` lets the development server answer before the application.
 * @throws StartError or EmbeddedPostgresError where it cannot start: one clear line each.
 */
export async function start(env: NodeJS.ProcessEnv, options: { root: string; wrap?: Wrap }): Promise<Running> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  // The pages are most of what there is to load; that goes on while the database answers.
  const loading = config.role === 'worker' ? undefined : import('./pages.ts');
  const dependencies = await openDependencies(config, log);
  try {
    if (config.demo) await seedDemo(dependencies.system);
    else if (await hasDemoAccounts(dependencies.system)) throw new StartError(DEMO_DATA);
    const web = loading && (await openWeb(dependencies, { ...options, ...(await loading) }));
    // Pages come first; what they enqueue waits for the queue.
    if (web) await sleep(FIRST_PAGES);
    await (config.role === 'web' ? dependencies.queue.start() : dependencies.queue.work(dependencies.system));
    if (web) announceStart(config);
    return {
      address: web ? config.appUrl.href : undefined,
      async stop() {
        await web?.close();
        await dependencies.close();
      },
    };
  } catch (error) {
    await dependencies.close();
    throw error;
  }
}

export type Wrap = (listener: Listener) => Listener;

interface Web {
  root: string;
  wrap?: Wrap;
  createPages: typeof createPages;
}

async function openWeb(dependencies: Dependencies, { root, wrap, ...web }: Web): Promise<{ close(): Promise<void> }> {
  const { config, base, changes, hub, queue } = dependencies;
  let stopping = false;
  const app = createApp({
    config,
    base,
    changes,
    accounts: dependencies.accounts,
    readiness: () => readReadiness({ db: dependencies.database.db, storage: base.storage, queueHealth: queue.health, stopping: () => stopping }),
    pages: web.createPages({ https: config.appUrl.protocol === 'https:', development: !config.production }),
    queue,
    clientFolder: clientFolder(root),
  });
  const listener = createListener(app.fetch, { hub, authenticate: dependencies.accounts.authenticate, log: base.log });
  const answer = wrap ? wrap(listener) : listener;
  const server = createSiteServer(
    (request, response) => {
      // Whoever came again on this connection would find nobody.
      if (stopping) response.setHeader('connection', 'close');
      void answer(request, response);
    },
    { connectionsPerAddress: config.trustedProxies > 0 ? undefined : CONNECTIONS_PER_ADDRESS },
  );
  await listen(server, config);
  // Loaded ahead, but after the first pages, so that the first person to sign in need not wait for it; whoever signs in
  // sees it fail.
  setTimeout(() => void dependencies.accounts.auth().catch(() => {}), 1_500).unref();
  return {
    async close() {
      stopping = true;
      // A balancer hears it from /readyz; what it has sent meanwhile is answered, on connections that then end.
      await sleep(DRAIN);
      // A stream has no end of its own to wait for.
      hub.stop();
      const closed = once(server, 'close');
      server.close();
      const idle = setInterval(() => server.closeIdleConnections(), LOOK);
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another port.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this account. Set PORT to a port above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

function announceStart(config: Config): void {
  const lines = [
    `Parlance is at ${config.appUrl.href}`,
    config.databaseUrl ? `Its data is in the database of DATABASE_URL, its files in ${config.dataDir}` : `Its data is in ${config.dataDir}`,
    ...(config.demo ? ['This is a demo. Sign in as:', ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(24)} ${password}`)] : []),
  ];
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`);
}
