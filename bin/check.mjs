// npm run check: format, types, lint, boundaries, unused code. With --fix it formats files, with --figures it only
// prints figures.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureInstalled, ensureMessages, findNode, root, run } from './setup.mjs';

ensureInstalled();
ensureMessages();
run('@react-router/dev/bin.cjs', ['typegen'], { stdio: 'ignore' });

if (process.argv.includes('--figures')) {
  const { printFigures } = await import('./figures.mjs');
  printFigures();
  process.exit(0);
}

const fix = process.argv.includes('--fix');

/** Longest first, two at a time. */
const checks = [
  ['format', 'oxfmt/bin/oxfmt', fix ? [] : ['--check']],
  ['types and lint', 'oxlint/bin/oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
  ['unused code', 'knip/bin/knip.js', []],
  [
    'boundaries',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ],
];

const waiting = [...checks];
const results = [];
await Promise.all([checkNext(), checkNext()]);
process.exit(results.every((passed) => passed) ? 0 : 1);

async function checkNext() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(...next));
}

/** Prints a check's output at its end, so that two do not mix. */
async function check(name, program, args) {
  const started = performance.now();
  const child = spawn(findNode(), [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(Buffer.concat(output));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}
