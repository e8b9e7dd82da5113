// npm test: sets up, then runs the checks, and the tests of each kind. `npm run test:all` runs the wide net too.
// `npm test -- WORD`: only test files whose path contains the word, of every kind, without the checks.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ensureTestBrowser, ensureWideNet } from './browser.mjs';
import { ensureBuilt } from './builds.mjs';
import { ensureInstalled, ensureMessages, findNode, root, run } from './setup.mjs';
import { Timings } from './timings.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--all');
const all = process.argv.includes('--all');
const words = args.filter((arg) => !arg.startsWith('-'));

if (words.length > 0) runMatching();
else await runKinds();

/** In one run. Only tests of whole pages need the build. */
function runMatching() {
  ensureInstalled();
  ensureMessages();
  const matching = testFiles().filter((file) => words.some((word) => file.includes(word)));
  const kinds = [...new Set(matching.map(kindOf))];
  const needsBuild = matching.some((file) => /^test\/(journeys|pages|wide)\//.test(file));
  if (needsBuild) ensureBuilt();
  const needsBrowser = matching.some((file) => /^test\/(journeys|wide)\/|\.component\.test\.tsx$/.test(file));
  const env = { NODE_ENV: 'test', ...(needsBrowser ? { PARLANCE_BROWSER: ensureTestBrowser() } : {}) };
  const projects = kinds.flatMap((kind) => ['--project', kind]);
  process.exit(run('vitest/vitest.mjs', ['run', ...projects, ...args], { env }).status ?? 1);
}

/** From the root. */
function testFiles() {
  return ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
}

/** As in vitest.config.ts. */
function kindOf(file) {
  if (file.startsWith('test/journeys/')) return 'journeys';
  if (file.startsWith('test/wide/') || file.endsWith('.wide.test.ts')) return 'wide';
  return file.endsWith('.component.test.tsx') ? 'components' : 'code';
}

async function runKinds() {
  const timings = new Timings();
  await timings.measure('installing', () => {
    ensureInstalled();
    ensureMessages();
    if (all) ensureWideNet();
    process.env.PARLANCE_BROWSER = ensureTestBrowser();
  });
  const runKind = (kind) => timings.measure(kind, () => startKind(kind, timings));
  // Components need no build, and have one browser page, which leaves most of the processor to others.
  const components = runKind('components');
  const checks = timings.measure('checks', () => start([join(root, 'bin/check.mjs')]));
  await timings.measure('building', () => start([join(root, 'bin/build.mjs')]));
  const failures = [await checks];
  failures.push(await runKind('code'), await components, await runKind('journeys'));
  if (all) failures.push(await runKind('wide'));
  timings.print();
  process.exit(failures.every((status) => status === 0) ? 0 : 1);
}

function startKind(kind, timings) {
  return start([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', kind, ...args], {
    NODE_ENV: 'test',
    PARLANCE_TEST_FIGURES: timings.fileOf(kind),
  });
}

/** Resolves with the exit code. */
function start(command, env = {}) {
  const child = spawn(findNode(), command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
