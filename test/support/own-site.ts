import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

import { createTestApp, type TestApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { startSite, type RunningProcess } from './process.ts';

interface OwnSite {
  /** As built, and empty. */
  site: RunningProcess;
  /** The same people, made without the forms that other tests fill in. */
  app: TestApp;
  browser: Browser;
}

/** A site on a database of its own, the application in this process on the same one, and a browser: for a browser test, which this sets up and ends. `env` is the site's. */
export function ownSite(env: Record<string, string> = {}): OwnSite {
  const own = {} as OwnSite;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    own.site = await startSite({ DATABASE_URL: database.url, DEMO: '0', ...env });
    own.app = await createTestApp({ DATABASE_URL: database.url });
    own.browser = await openBrowser();
  });
  afterAll(async () => {
    await own.browser.close();
    await own.app.close();
    await own.site.stop();
    await database.drop();
  });
  return own;
}
