// npm test: everything that the tests need, a browser included, then the checks and the tests.
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, run, runScript } from './setup.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();

const checks = runScript('bin/check.mjs', []);
const tests = run('vitest/vitest.mjs', ['run', ...process.argv.slice(2)], { env: { PARLANCE_BROWSER: browser, NODE_ENV: 'test' } });
process.exit(checks.status || tests.status || 0);
