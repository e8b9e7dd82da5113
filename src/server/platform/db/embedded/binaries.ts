import { chmod, cp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const COPY_PREFIX = 'postgres-bin-';
const SUPPORTED = new Set(['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64']);
const INSTEAD = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`: the npm package's, or a copy where that is incomplete or not
 * readable by the account.
 * @throws EmbeddedPostgresError where this platform has no binaries or they do not run.
 */
export async function locateBinaries(dataDir: string, account: Account): Promise<string> {
  const { native, version } = await installedPackage();
  const linked = await layLinks(native);
  const inPlace = await runsHere(account, native, dataDir);
  if (inPlace.ok) return native;
  if (linked && !account) throw doesNotRun(inPlace.output);

  requireSafe(dataDir);
  const copy = path.join(dataDir, COPY_PREFIX + version);
  if ((await runsHere(account, copy, dataDir)).ok) return copy;
  await copyBinaries(native, copy);
  const copied = await runsHere(account, copy, dataDir);
  if (copied.ok) return copy;
  await rm(copy, { recursive: true, force: true });
  throw doesNotRun(copied.output);
}

/**
 * initdb starts `postgres` by a shell, in double quotes and without escaping.
 * @throws EmbeddedPostgresError where the shell would read the path as something else.
 */
export function requireSafe(folder: string): void {
  if (/["$`\\]/.test(folder))
    throw new EmbeddedPostgresError(
      `PostgreSQL's programs do not run from ${folder}, where they have to be copied. Set DATA_DIR to a folder without ", $, \` and \\ in its path, or install Parlance where the account of the server can read it.`,
    );
}

function doesNotRun(output: string): EmbeddedPostgresError {
  const reason = output.replaceAll(/\s+/g, ' ');
  return new EmbeddedPostgresError(`The embedded PostgreSQL does not run on this system (${reason}). ${INSTEAD}`);
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  if (!SUPPORTED.has(platform)) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform}. ${INSTEAD}`);
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    const root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { native: path.join(root, 'native'), version: manifest.version };
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed; run npm install without --omit=optional. ${INSTEAD}`,
    );
  }
}

/**
 * npm packages have no symbolic links, and install scripts may be disabled. Returns false where links are missing and
 * cannot be made.
 */
async function layLinks(native: string): Promise<boolean> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  const laid = await Promise.all(
    links.map(({ source, target }) =>
      symlink(path.relative(path.dirname(target), source), path.join(native, '..', target)).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
      ),
    ),
  );
  return laid.every(Boolean);
}

function runsHere(account: Account, native: string, cwd: string): Promise<{ ok: boolean; output: string }> {
  return runAs(account, path.join(native, 'bin', 'postgres'), ['--version'], cwd);
}

/** Copies of other versions and interrupted copies can go: this process has the folder's lock. */
async function copyBinaries(native: string, copy: string): Promise<void> {
  const dataDir = path.dirname(copy);
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(COPY_PREFIX)) await rm(path.join(dataDir, entry), { recursive: true, force: true });
  }
  const partial = `${copy}.partial`;
  const filter = (source: string) => !source.endsWith('.a');
  await cp(native, path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  await layLinks(path.join(partial, 'native'));
  await openToAll(partial);
  await rename(path.join(partial, 'native'), copy);
  await rm(partial, { recursive: true });
}

/** Files that root installed under a tight umask are unreadable to the account. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const executable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}
