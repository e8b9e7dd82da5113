// Each build has a folder of its own in build/, and build/current links to the one that the next start runs. A build
// never touches the one that a site is running from, whose pages still ask for its files
// (docs/decisions/0170-builds-side-by-side.md).
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

import {
  CURRENT,
  digestOfSources,
  ensureMessages,
  fail,
  inRoot,
  RELEASE,
  releaseOf,
  run,
  runScript,
  withLock,
} from './setup.mjs';

/** As react-router.config.ts says. */
const NEXT = inRoot('build', 'next');
const STEPS = ['split-languages', 'narrow-fonts', 'copy-data', 'compress-assets'];

/** Milliseconds for which a build stays after another took its place. */
const KEPT = 24 * 60 * 60_000;
/** Development builds often. */
const MOST_KEPT = 5;

/** If a source changed. */
export function ensureBuilt() {
  if (isCurrent(digestOfSources())) return;
  ensureMessages();
  withLock('build', () => {
    const digest = digestOfSources();
    if (isCurrent(digest)) return;
    if (!existsSync(inRoot('build', digest))) build(digest);
    makeCurrent(digest);
  });
}

const isCurrent = (digest) => existsSync(CURRENT) && basename(realpathSync(CURRENT)) === digest;

function build(digest) {
  console.log('Building …');
  rmSync(NEXT, { recursive: true, force: true });
  const { status, stdout, stderr } = run('@react-router/dev/bin.cjs', ['build'], {
    encoding: 'utf8',
    stdio: 'pipe',
    // Whatever the shell says: React and its renderer, which draw the icons, would be of different kinds.
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) failToBuild(`${stdout}\n${stderr}\n`);
  for (const step of STEPS) if (runScript(`bin/assets/${step}.mjs`, []).status !== 0) failToBuild();
  writeFileSync(join(NEXT, RELEASE), `${describeSources()}\n`);
  renameSync(NEXT, inRoot('build', digest));
}

function failToBuild(output = '') {
  const stays = existsSync(CURRENT) ? ` The build of before stays: ${releaseOf(CURRENT)}.` : '';
  fail(`${output}The build failed.${stays}`);
}

/** As 0.3.0 (4ce072f6), built at 2026-11-28 14:02 UTC. */
function describeSources() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' });
  const commit = status === 0 ? ` (${stdout.trim()})` : '';
  return `${version}${commit}, built at ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function makeCurrent(digest) {
  // Without a link, all of it is a build of the time when there was one folder.
  const replaced = existsSync(CURRENT) ? [basename(realpathSync(CURRENT))] : readdirSync(inRoot('build'));
  for (const name of replaced) utimesSync(inRoot('build', name), new Date(), new Date());
  const link = `${CURRENT}.new`;
  rmSync(link, { force: true });
  symlinkSync(digest, link, 'junction');
  // Windows renames nothing onto a folder.
  if (process.platform === 'win32') rmSync(CURRENT, { force: true });
  renameSync(link, CURRENT);
  removeOld(digest);
}

function removeOld(current) {
  const since = Date.now() - KEPT;
  readdirSync(inRoot('build'))
    .filter((name) => name !== current && name !== basename(CURRENT))
    .map((name) => ({ path: inRoot('build', name), replacedAt: lstatSync(inRoot('build', name)).mtimeMs }))
    .sort((a, b) => b.replacedAt - a.replacedAt)
    .filter(({ replacedAt }, index) => replacedAt < since || index >= MOST_KEPT)
    .forEach(({ path }) => rmSync(path, { recursive: true, force: true }));
}
