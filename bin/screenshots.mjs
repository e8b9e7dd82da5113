// npm run screenshots: takes the README's screenshots into docs/images.
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureBuilt();
process.exitCode =
  run('../test/screenshots.ts', [], { env: { PARLANCE_BROWSER: ensureBrowser(), NODE_ENV: 'production' } }).status ?? 1;
