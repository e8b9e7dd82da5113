// npm test: sets up, then runs the checks and all tests. `npm test -- WORD`: only test files whose path contains the
// word.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureTestBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, ensureMessages, findNode, root, run } from './setup.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));

ensureInstalled();
ensureMessages();
// Beside the build, which uses one processor.
const checks = words.length === 0 ? startChecks() : Promise.resolve(0);
// Browser tests need the build; the others only the compiled messages.
const needsBuild = words.length === 0 || browserTests().some((file) => words.some((word) => file.includes(word)));
if (needsBuild) ensureBuilt();

const failed = await checks;
const env = { NODE_ENV: 'test', ...(needsBuild ? { PARLANCE_BROWSER: ensureTestBrowser() } : {}) };
const tests = run('vitest/vitest.mjs', ['run', ...args], { env });
process.exit(failed || tests.status || 0);

function startChecks() {
  const child = spawn(findNode(), [join(root, 'bin/check.mjs')], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function browserTests() {
  return readdirSync(join(root, 'test/e2e')).map((file) => `test/e2e/${file}`);
}
