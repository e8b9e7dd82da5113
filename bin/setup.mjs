// What every command needs before it can run: the right Node, the dependencies of the lockfile, a fresh build.
// Written so that any Node from 20 on can read it, and with nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SOURCES = [
  'src',
  'messages',
  'public',
  'db/migrations',
  'project.inlang/settings.json',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const GENERATED = 'generated';
const inRoot = (...parts) => join(root, ...parts);

/** Ends with one clear line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

const newEnough = ([major, minor]) => major > 24 || (major === 24 && minor >= 7);
const versionOf = (text) => text.replace(/^v/, '').split('.').map(Number);

/** The path of a Node that is new enough: this one, else the one that the lockfile brings. */
export function findNode() {
  if (newEnough(versionOf(process.version))) return process.execPath;
  const own = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) {
    const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' });
    if (stdout && newEnough(versionOf(stdout.trim()))) return own;
  }
  return fail(
    `Parlance needs Node 24.7 or newer; this is ${process.version}, and there is no package of it for ${process.platform}-${process.arch}. Install Node 24 and run this again.`,
  );
}

/** Installs what the lockfile says, if that is not what is there. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  const stamp = inRoot('node_modules', '.parlance-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  withLock('install', () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    console.log('Installing dependencies …');
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
    // Not `npm ci`: it refuses a lockfile that lacks another platform's optional binaries, which a registry may not hold
    // (docs/decisions/0005-node-24-from-the-lockfile.md). This installs the same versions and leaves the lockfile alone.
    const { status } = spawnSync(
      npm[0],
      [...npm.slice(1), 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: root, stdio: 'inherit', shell: npm.length === 1 && process.platform === 'win32' },
    );
    if (status !== 0) fail('The dependencies could not be installed: see what npm says above.');
    writeFileSync(stamp, wanted);
  });
}

/** Builds the server and the browser's files, if a source changed since they were built. */
export function ensureBuilt() {
  const stamp = inRoot('build', '.sources');
  const fresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(SOURCES);
  if (fresh()) return;
  withLock('build', () => {
    if (fresh()) return;
    console.log('Building …');
    const hash = digestOf(SOURCES);
    rmSync(inRoot('build'), { recursive: true, force: true });
    const { status, stdout, stderr } = run('@react-router/dev/bin.cjs', ['build'], { encoding: 'utf8', stdio: 'pipe' });
    if (status !== 0) fail(`${stdout}\n${stderr}\nThe build failed.`);
    runScript('bin/compress-assets.mjs', []);
    writeFileSync(stamp, hash);
  });
}

/** Compiles the message catalogues, if one changed since; a build does it too. */
export function ensureMessages() {
  const stamp = inRoot('src', GENERATED, '.messages');
  const hash = digestOf(['messages', 'project.inlang/settings.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const options = [
    '--project',
    './project.inlang',
    '--outdir',
    './src/generated/paraglide',
    '--strategy',
    'globalVariable',
    'baseLocale',
    '--silent',
  ];
  const { status } = run('@inlang/paraglide-js/bin/run.js', ['compile', ...options]);
  if (status !== 0) fail('The messages could not be compiled: see above.');
  writeFileSync(stamp, hash);
}

/** Runs a program of node_modules with the right Node and waits for it. */
export function run(program, args, options = {}) {
  return spawnSync(findNode(), [inRoot('node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });
}

/** Runs one of our own scripts with the right Node and waits for it. */
export function runScript(script, args) {
  return spawnSync(findNode(), [inRoot(script), ...args], { cwd: root, stdio: 'inherit' });
}

/**
 * Runs one of our own scripts with the right Node in place of this process: signals go through, the exit code comes back.
 * `flags` are Node's, `env` is added to the environment.
 */
export async function become(script, { flags = [], env = {} } = {}) {
  const node = findNode();
  if (node === process.execPath && flags.length === 0) {
    await import(new URL(`../${script}`, import.meta.url).href);
    return;
  }
  const args = [...flags, inRoot(script), ...process.argv.slice(2)];
  const wholeEnv = { ...process.env, ...env };
  // In the place of this process where the system can; Windows cannot, nor can an old Node.
  if (process.platform !== 'win32') process.execve?.(node, [node, ...args], wholeEnv);
  const child = spawn(node, args, { stdio: 'inherit', env: wholeEnv });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** A digest of the files at the paths. */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(inRoot(path))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => entry.name !== GENERATED && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}

/** Two commands started at once must not install or build over each other; a lock whose holder died is taken over. */
function withLock(name, work) {
  const lock = inRoot(`.${name}.lock`);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (holderIsGone(lock)) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(pause, 0, 0, 200);
    }
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid));
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function holderIsGone(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    try {
      process.kill(pid, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  } catch {
    // Its holder has not written its number yet, or has just gone.
    return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5_000;
  }
}
