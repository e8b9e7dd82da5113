// npm run check: types, lint, the walls between rooms, unused code. All of them run; the first failure decides the exit code.
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();

/** @type {[name: string, program: string, args: string[]][]} */
const checks = [
  ['messages', '@inlang/paraglide-js/bin/run.js', ['compile', '--project', './project.inlang', '--outdir', './src/generated/paraglide', '--strategy', 'globalVariable', 'baseLocale', '--silent']],
  ['route types', '@react-router/dev/bin.cjs', ['typegen']],
  ['types', 'typescript/bin/tsc', ['--noEmit', '-p', '.']],
  ['lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
  ['walls', 'dependency-cruiser/bin/dependency-cruiser.mjs', ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'err']],
  ['unused', 'knip/bin/knip.js', []],
];

let failed = false;
for (const [name, program, args] of checks) {
  const started = performance.now();
  const { status } = run(program, args);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
