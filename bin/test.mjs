// npm test: sets up, then runs the checks and all tests. `npm test -- WORD`: only test files whose path contains the
// word.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureTestBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, ensureMessages, root, run, runScript } from './setup.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));

ensureInstalled();
// Browser tests need the build; the others only the compiled messages.
const needsBuild = words.length === 0 || browserTests().some((file) => words.some((word) => file.includes(word)));
if (needsBuild) ensureBuilt();
else ensureMessages();

const checks = words.length === 0 ? runScript('bin/check.mjs', []).status : 0;
const env = { NODE_ENV: 'test', ...(needsBuild ? { PARLANCE_BROWSER: ensureTestBrowser() } : {}) };
const tests = run('vitest/vitest.mjs', ['run', ...args], { env });
process.exit(checks || tests.status || 0);

function browserTests() {
  return readdirSync(join(root, 'test/e2e')).map((file) => `test/e2e/${file}`);
}
