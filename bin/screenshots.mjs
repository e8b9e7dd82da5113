// npm run screenshots: takes the pictures of the README and those that the site shows of itself.
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './builds.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureBuilt();
process.exitCode =
  run('../test/screenshots.ts', [], { env: { PARLANCE_BROWSER: ensureBrowser(), NODE_ENV: 'production' } }).status ?? 1;
