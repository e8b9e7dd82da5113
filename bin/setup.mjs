// For every command: the right Node, the lockfile's dependencies, the current build. Must run on any Node from 20 on,
// without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  'bin/assets',
  'package-lock.json',
];
const GENERATED = 'generated';
export const inRoot = (...parts) => join(root, ...parts);

/** Exits with 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

const newEnough = ([major, minor]) => major > 24 || (major === 24 && minor >= 7);
const versionOf = (text) => text.replace(/^v/, '').split('.').map(Number);

/** This Node if it is new enough, else the lockfile's. */
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

/** If they differ from the lockfile. */
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
    // Not `npm ci`: it fails if a registry lacks another platform's optional binaries
    // (docs/decisions/0005-node-24-from-the-lockfile.md). This installs the same versions and does not change the
    // lockfile.
    const { status } = spawnSync(
      npm[0],
      [...npm.slice(1), 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: root, stdio: 'inherit', shell: npm.length === 1 && process.platform === 'win32' },
    );
    if (status !== 0) fail('The dependencies could not be installed: see what npm says above.');
    linkNode();
    writeFileSync(stamp, wanted);
  });
}

/** npm 9 and 10 remove the link to this system's Node together with the packages of other systems, which have one of the same name. */
function linkNode() {
  const link = inRoot('node_modules', '.bin', 'node');
  const program = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(link) && existsSync(inRoot('node_modules', '.bin', program))) symlinkSync(program, link);
}

/** Names a build: 16 hexadecimal digits of what it is made from. */
export const digestOfSources = () => digestOf(SOURCES).slice(0, 16);

/** Of a build: its version, commit and time, for people. */
export const RELEASE = 'release.txt';

/** The link names one of the folders beside it (bin/builds.mjs). */
export const CURRENT = inRoot('build', 'current');

/** The folder itself, which stays when another becomes the current one. Exits with 1 where there is none. */
export function currentBuild() {
  if (!existsSync(CURRENT)) fail('There is no build here yet. Run npm run build first; npm start builds too.');
  return realpathSync(CURRENT);
}

/** Runs an operator's command. It neither installs nor builds: a site may be running from here. */
export async function becomeCommand(script) {
  currentBuild();
  await become(script);
}

export const releaseOf = (build) => readFileSync(join(build, RELEASE), 'utf8').trim();

/** If a message catalogue changed. */
export function ensureMessages() {
  if (runScript('bin/compile-messages.mjs', []).status !== 0) fail('The messages could not be compiled: see above.');
}

/** A program of node_modules, with the right Node. */
export function run(program, args, options = {}) {
  return spawnSync(findNode(), [inRoot('node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });
}

/** A script of this project, with the right Node. */
export function runScript(script, args) {
  return spawnSync(findNode(), [inRoot(script), ...args], { cwd: root, stdio: 'inherit' });
}

/** SIGUSR1 would open a debugger on a port, which reads all that the process holds. */
export const NO_DEBUGGER = '--disable-sigusr1';

/**
 * Runs a script in place of this process, with the right Node; passes signals and the exit code on. `flags` are Node's,
 * `env` is added.
 */
export async function become(script, { flags = [NO_DEBUGGER], env = {} } = {}) {
  const node = findNode();
  if (node === process.execPath && flags.length === 0) {
    await import(new URL(`../${script}`, import.meta.url).href);
    return;
  }
  const args = [...flags, inRoot(script), ...process.argv.slice(2)];
  const wholeEnv = { ...process.env, ...env };
  // Not on Windows or in older Node versions.
  if (process.platform !== 'win32') process.execve?.(node, [node, ...args], wholeEnv);
  const child = spawn(node, args, { stdio: 'inherit', env: wholeEnv });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithParent();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Milliseconds. */
const LOOKS_FOR_PARENT = 500;

/**
 * Under npm, stops this process, as SIGTERM does, once the shell that npm started it with is gone. A shell that gets the
 * signal ends without passing it on.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKS_FOR_PARENT).unref();
}

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

/** Prevents concurrent installs and builds; takes over a lock whose process ended. */
export function withLock(name, work) {
  const lock = inRoot(`.${name}.lock`);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let times = 0; ; times += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (holderIsGone(lock)) rmSync(lock, { recursive: true, force: true });
      else {
        if (times === 0) console.log(`Waiting for the ${name} of another process …`);
        Atomics.wait(pause, 0, 0, 200);
      }
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
    // Not written yet, or just removed.
    return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5_000;
  }
}
