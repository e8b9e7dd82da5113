import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';

import type { Actor } from '#server/actor.ts';
import { createApp, type AppDeps } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { openDependencies, type Dependencies } from '#server/dependencies.ts';
import type { SearchCtx } from '#server/features/jobs/search/bounded.ts';
import { readConfig } from '#server/platform/config.ts';
import { PageCache } from '#server/platform/http/page-cache.ts';
import { createSiteServer } from '#server/platform/http/site-server.ts';
import { createLog } from '#server/platform/log.ts';
import { createSiteListener } from '#server/site-listener.ts';

import { createDatabase, createDemoDatabase, type TestDatabase } from './database.ts';
import { SAME_KEY, SLOW_MACHINE } from './process.ts';

export const ORIGIN = 'http://localhost:3000';

export interface TestApp extends Dependencies {
  /** Sends a same-origin JSON request to the application in process, with the cookies given. */
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  /** Listens on a free port, for tests that need a real connection. */
  listen(): Promise<{ url: string; close(): Promise<void> }>;
  /** A context for commands and queries. */
  ctx(actor?: Actor): Ctx;
  searchCtx(actor?: Actor): SearchCtx;
  /** Runs all due background work. */
  drain(): Promise<void>;
}

interface RequestOptions {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
}

/** Replaces dependencies; `logTo` takes the log lines. */
type Overrides = Partial<AppDeps> & { logTo?: { write(line: string): void } };

/** The whole application in this process, with its own data folder, and its own database unless `env` has a URL. */
export async function createTestApp(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestApp> {
  return 'DATABASE_URL' in env ? openOn(undefined, env, overrides) : openOn(await createDatabase(), env, overrides);
}

let shared: Promise<TestApp> | undefined;

/**
 * One application for all files of a worker. For tests that create their own users and change no settings. Files do not
 * close it.
 */
export const sharedTestApp = (): Promise<TestApp> => (shared ??= createTestApp());

/** A separate one, with the demo's data. */
export const createDemoApp = async (): Promise<TestApp> => openOn(await createDemoDatabase(), {}, {});

async function openOn(
  database: TestDatabase | undefined,
  env: Record<string, string>,
  overrides: Overrides,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(inject('folder'), 'app-'));
  const app = await openTestApp(
    { ...(database && { DATABASE_URL: database.url }), DATA_DIR: dataDir, ...env },
    overrides,
  );
  return {
    ...app,
    async close() {
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same on existing data, which is kept. */
export async function openTestApp(
  env: Record<string, string> & { DATA_DIR: string },
  { logTo, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const config = readConfig({ ...SLOW_MACHINE, ...SAME_KEY, LOG_LEVEL: 'silent', ...env });
  const dependencies = await openDependencies(config, createLog(config.logLevel, logTo));
  const { fetch: answer } = createApp({
    ...dependencies,
    // The machine's own disk may be full.
    disks: () => Promise.resolve({}),
    readiness: () => ({ ready: true, database: 'ok', queue: 'ok', storage: 'ok' }),
    pageCache: new PageCache(dependencies.changes, 64 * 1024 ** 2),
    ...overrides,
  });
  const contextOf = (actor: Actor = { kind: 'system' }): Ctx => ({ ...dependencies.base, actor, locale: 'en' });
  let drained: Promise<unknown> = Promise.resolve();
  return {
    ...dependencies,
    request: async (method, path, { json, body, headers, cookie } = {}) =>
      answer(
        new Request(ORIGIN + path, {
          method,
          headers: {
            'sec-fetch-site': 'same-origin',
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...(cookie ? { cookie } : {}),
            ...headers,
          },
          ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
        }),
      ),
    async listen() {
      const listener = createSiteListener(answer, dependencies, {
        pages: overrides.pages ?? { routeOf: () => undefined },
      });
      const server = createSiteServer((request, response) => void listener(request, response), {});
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        async close() {
          server.closeAllConnections();
          server.close();
          await once(server, 'close');
        },
      };
    },
    ctx: contextOf,
    searchCtx: (actor) => ({ ...contextOf(actor), ...dependencies.search }),
    async drain() {
      const run = () => dependencies.queue.runReady(dependencies.system);
      // Work started by another call is not due, and may not be finished yet.
      drained = drained.then(run, run);
      await drained;
    },
  };
}
