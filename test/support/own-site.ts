import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, type TestContext } from 'vitest';

import { createTestApp, type TestApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { giveBackAll } from './contexts.ts';
import { askRun, createDatabase } from './database.ts';
import { printPages } from './failed-pages.ts';
import { SLOW_MACHINE, startSite } from './process.ts';
import type { SharedSite } from './shared-sites.ts';

/** The built site in a separate process, and a browser. */
export interface BuiltSite {
  site: { url: string };
  /** A secure origin: browsers treat `localhost` as one. */
  origin: string;
  databaseUrl: string;
  browser: Browser;
}

interface EmptySite extends BuiltSite {
  /** Creates people without the registration form. */
  app: TestApp;
}

let browser: Promise<Browser> | undefined;

const browserOfTheWorker = () => (browser ??= openBrowser());

/** A site without data. All files of a worker share it, so tests create their own people and change no settings. */
export function sharedSite(): EmptySite {
  const built = {} as EmptySite;
  beforeAll(async () => {
    const shared = await askRun<SharedSite>(`/site?worker=${process.env.VITEST_POOL_ID}`);
    await fill(built, shared);
    built.app = await appOn(shared.databaseUrl);
  });
  afterEach(endTest);
  return built;
}

/** A site without data for this file only. `env` is the environment of the site. */
export function ownSite(env: Record<string, string> = {}): EmptySite {
  const own = {} as EmptySite;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await createDatabase();
    const site = await startSite({ DATABASE_URL: database.url, DEMO: '0', ...SLOW_MACHINE, ...env });
    own.app = await createTestApp({ DATABASE_URL: database.url });
    closing.push(
      () => own.app.close(),
      () => site.stop(),
      () => database.drop(),
    );
    await fill(own, { url: site.url, databaseUrl: database.url });
  });
  afterEach(endTest);
  afterAll(async () => {
    for (const close of closing) await close();
  });
  return own;
}

async function endTest({ task }: TestContext): Promise<void> {
  if (task.result?.state === 'fail') await printPages(await browserOfTheWorker());
  await giveBackAll();
}

async function fill(built: BuiltSite, { url, databaseUrl }: SharedSite): Promise<void> {
  built.site = { url };
  built.origin = `http://localhost:${new URL(url).port}`;
  built.databaseUrl = databaseUrl;
  built.browser = await browserOfTheWorker();
}

let appOfSharedSite: Promise<TestApp> | undefined;

/** In this process, on the database of the shared site. Files do not close it. */
const appOn = (databaseUrl: string) => (appOfSharedSite ??= createTestApp({ DATABASE_URL: databaseUrl }));
