// npm run dev: PostgreSQL and the port stay up while the server reloads changed sources.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

import { explainStart } from '../src/server/explain-start.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { startEmbeddedPostgres } from '../src/server/platform/db/embedded/start-embedded.ts';
import { compileMessages, isCatalogue } from './compile-messages.mjs';
import { errorPage, prepareError, reloadPlugin, withReload } from './development-pages.mjs';
import { fail, root } from './setup.mjs';

const SERVER = '/src/server/start-site.ts';
const PAGES = '/src/server/pages.ts';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

process.env.NODE_ENV = 'development';
process.umask(0o077);
const config = readConfigOrFail();
const postgres = config.databaseUrl ? undefined : await startPostgres();
// Setting DATABASE_URL must not end the demo.
const env = { ...process.env, DATABASE_URL: postgres?.url ?? process.env.DATABASE_URL, DEMO: config.demo ? '1' : '0' };

const http = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
await compileMessages().catch((error) => fail(error.message));

let site;
let loading = Promise.resolve();
let messagesChanged = false;
let pending;

const vite = await createVite({
  root,
  plugins: [reloadPlugin(noteChange)],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/build/**', '**/test/**', '**/docs/**'] },
  },
});

http.listen(config.port, config.host);
await once(http, 'listening').catch((error) => fail(explainStart(error)));
await currentSite().then(
  () => console.log(`\n  Parlance is at ${config.appUrl.href}, from its sources\n`),
  async (error) => {
    const { text, isExpected } = prepareError(vite, error);
    console.error(text);
    if (!isExpected) return;
    await postgres?.stop();
    process.exit(1);
  },
);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));

async function answer(request, response) {
  try {
    const { listener } = await currentSite();
    await listener(request, response);
  } catch (error) {
    response.writeHead(500, HTML).end(errorPage(showError(error)));
  }
}

/** In the terminal, and over open pages. */
function showError(error) {
  const prepared = prepareError(vite, error);
  console.error(prepared.text);
  vite.ws.send({ type: 'error', err: prepared.overlay });
  return prepared;
}

/** Loads ahead of the next request. */
function noteChange(file) {
  messagesChanged ||= isCatalogue(file);
  clearTimeout(pending);
  pending = setTimeout(() => void currentSite().catch(() => {}), 30);
}

/** Vite keeps them, and may miss a change soon after another, or a file that was missing. */
function forgetFailures() {
  const { moduleGraph } = vite.environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values()) if (module.ssrError) moduleGraph.invalidateModule(module);
}

/** Reloads if a source has changed; calls wait for each other. */
function currentSite() {
  loading = loading
    .catch(() => {})
    .then(async () => {
      if (messagesChanged) {
        messagesChanged = false;
        await compileMessages().catch((error) => {
          messagesChanged = true;
          throw error;
        });
      }
      forgetFailures();
      const loaded = await vite.ssrLoadModule(SERVER);
      if (site?.loaded === loaded) return site;
      const before = site;
      let listener;
      const running = await loaded.startSite(env, {
        loadPages: () => {
          const pages = loadPages();
          // While the database connects, nothing awaits them yet.
          pages.catch(() => {});
          return pages;
        },
        serve: async (created) => {
          listener = created;
          return { drain: async () => {}, close: async () => {} };
        },
      });
      site = { loaded, listener, running };
      // Its requests may finish beside the new one.
      void before?.running.stop();
      return site;
    });
  return loading;
}

async function loadPages() {
  const { createPages } = await vite.ssrLoadModule(PAGES);
  return { createPages: (options) => freshPages(createPages(options), options) };
}

/** Loaded from their sources for each request. */
function freshPages(created, options) {
  let pages = created;
  return {
    ...created,
    cachesPages: false,
    canonicalPath: (pathname) => pages.canonicalPath(pathname),
    async render(request, parts) {
      try {
        const { createPages } = await vite.ssrLoadModule(PAGES);
        pages = createPages(options);
      } catch (error) {
        return {
          response: new Response(errorPage(showError(error)), { status: 500, headers: HTML }),
          topics: new Set(),
        };
      }
      const rendered = await pages.render(request, { ...parts, report: showError });
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
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir }).catch((error) => fail(explainStart(error)));
  const { user, port, database, host } = server.connection;
  return {
    url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
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
