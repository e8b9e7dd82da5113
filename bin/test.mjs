// npm test: everything that the tests need, a browser included, then the checks and all tests. `npm test -- WORD` runs
// only the test files whose path contains the word, and checks nothing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, ensureMessages, root, run, runScript } from './setup.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));

ensureInstalled();
// Browser tests look at what is built; the others need the compiled messages alone.
const needsBuild = words.length === 0 || browserTests().some((file) => words.some((word) => file.includes(word)));
if (needsBuild) ensureBuilt();
else ensureMessages();

const checks = words.length === 0 ? runScript('bin/check.mjs', []).status : 0;
const env = { NODE_ENV: 'test', ...(needsBuild ? { PARLANCE_BROWSER: ensureBrowser() } : {}) };
const tests = run('vitest/vitest.mjs', ['run', ...args], { env });
process.exit(checks || tests.status || 0);

function browserTests() {
  return readdirSync(join(root, 'test/e2e')).map((file) => `test/e2e/${file}`);
}
