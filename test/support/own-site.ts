import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { createTestApp, SLOW_MACHINE, type TestApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { createDatabase, createDemoDatabase, type TestDatabase } from './database.ts';
import { startSite, type RunningProcess } from './process.ts';

export interface BuiltSite {
  /** As built, in its own process. */
  site: RunningProcess;
  /** A secure origin: browsers treat `localhost` as one. */
  origin: string;
  databaseUrl: string;
  browser: Browser;
}

let browser: Promise<Browser> | undefined;

/** Each file closes its contexts. */
const browserOfTheWorker = () => (browser ??= openBrowser());

/** For a test file: the built site with its own database, and a browser. `env` is the site's. */
export function builtSite(env: Record<string, string>): BuiltSite {
  const built = {} as BuiltSite;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await (env.DEMO === '1' ? createDemoDatabase() : createDatabase());
    built.databaseUrl = database.url;
    built.site = await startSite({ DATABASE_URL: database.url, ...SLOW_MACHINE, ...env });
    built.origin = `http://localhost:${new URL(built.site.url).port}`;
    built.browser = await browserOfTheWorker();
  });
  afterAll(async () => {
    for (const context of built.browser.contexts()) await context.close();
    await built.site.stop();
    await database.drop();
  });
  return built;
}

interface OwnSite extends BuiltSite {
  /** Creates people without the registration form. */
  app: TestApp;
}

/** An empty site, and the application in this process on its database. */
export function ownSite(env: Record<string, string> = {}): OwnSite {
  const own = builtSite({ DEMO: '0', ...env }) as OwnSite;
  beforeAll(async () => {
    own.app = await createTestApp({ DATABASE_URL: own.databaseUrl });
  });
  afterAll(() => own.app.close());
  return own;
}
