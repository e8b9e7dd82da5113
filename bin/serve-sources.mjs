// npm run dev: PostgreSQL and the port stay up while the server reloads changed sources.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

import { explainStart } from '../src/server/explain-start.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { startEmbeddedPostgres } from '../src/server/platform/db/embedded/start-embedded.ts';
import { errorPage, prepareError, reloadPlugin, withReload } from './development-pages.mjs';
import { fail, forgetMessages, root } from './setup.mjs';

const SERVER = '/src/server/start-site.ts';
const PAGES = '/src/server/pages.ts';

process.env.NODE_ENV = 'development';
process.umask(0o077);
const config = readConfigOrFail();
const postgres = config.databaseUrl ? undefined : await startPostgres();
// Setting DATABASE_URL must not end the demo.
const env = { ...process.env, DATABASE_URL: postgres?.url ?? process.env.DATABASE_URL, DEMO: config.demo ? '1' : '0' };

const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
forgetMessages();
const vite = await createVite({
  root,
  plugins: [reloadPlugin()],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/build/**', '**/test/**', '**/docs/**'] },
  },
});

let site;
let loading = Promise.resolve();
/** Vite caches failures, and may miss a change soon after another. */
let failedAt;
const RETRY_AFTER = 500;

// Loads ahead of the next request.
let pending;
vite.watcher.on('all', (_event, file) => {
  if (file.includes('/db/migrations/')) vite.environments.ssr.moduleGraph.invalidateAll();
  clearTimeout(pending);
  pending = setTimeout(() => void currentSite().catch(() => {}), 30);
});

http.listen(config.port, config.host);
await once(http, 'listening').catch((error) => fail(explainStart(error)));
await currentSite().then(
  () => console.log(`\n  Parlance is at ${config.appUrl.href}, from its sources\n`),
  (error) => console.error(prepareError(vite, error).text),
);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));

async function answer(request, response) {
  try {
    const { listener } = await currentSite();
    await listener(request, response);
  } catch (error) {
    const prepared = prepareError(vite, error);
    console.error(prepared.text);
    vite.ws.send({ type: 'error', err: prepared.overlay });
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(prepared));
  }
}

/** Reloads if a source has changed; calls wait for each other. */
function currentSite() {
  loading = loading
    .catch(() => {})
    .then(async () => {
      if (failedAt !== undefined && performance.now() - failedAt > RETRY_AFTER) {
        vite.environments.ssr.moduleGraph.invalidateAll();
        failedAt = undefined;
      }
      failedAt ??= performance.now();
      const loaded = await vite.ssrLoadModule(SERVER);
      if (site?.loaded === loaded) {
        failedAt = undefined;
        return site;
      }
      const before = site;
      let listener;
      const running = await loaded.startSite(env, {
        root,
        loadPages: async () => {
          const { createPages } = await vite.ssrLoadModule(PAGES);
          return { createPages: (options) => freshPages(createPages(options), options) };
        },
        serve: async (created) => {
          listener = created;
          return { drain: async () => {}, close: async () => {} };
        },
      });
      // Starting loads the features too.
      failedAt = undefined;
      site = { loaded, listener, running };
      // Its requests may finish beside the new one.
      void before?.running.stop();
      return site;
    });
  return loading;
}

/** Loaded from their sources for each request. */
function freshPages(created, options) {
  let pages = created;
  return {
    ...created,
    cachesPages: false,
    canonicalPath: (pathname) => pages.canonicalPath(pathname),
    async render(request, parts) {
      const { createPages } = await vite.ssrLoadModule(PAGES);
      const report = (error) => {
        const { text, overlay } = prepareError(vite, error);
        console.error(text);
        vite.ws.send({ type: 'error', err: overlay });
      };
      pages = createPages(options);
      const rendered = await pages.render(request, { ...parts, report });
      return { ...rendered, response: await withReload(rendered.response) };
    },
  };
}

function readConfigOrFail() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(explainStart(error));
  }
}

async function startPostgres() {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log: console.warn }).catch((error) =>
    fail(explainStart(error)),
  );
  const { user, password, port, database, host } = server.connection;
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    stop: server.stop,
  };
}

async function stop() {
  http.close();
  http.closeAllConnections();
  await loading.catch(() => {});
  await site?.running.stop();
  await vite.close();
  await postgres?.stop();
}
