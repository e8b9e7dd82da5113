import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const INSTEAD = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`: the npm package's, or a copy in the data folder where the
 * account cannot read the package.
 * @throws EmbeddedPostgresError where this platform has no binaries or they do not run.
 */
export async function locateBinaries(dataDir: string, account: Account): Promise<string> {
  const { native, version } = await findPackage();
  await layLinks(native);
  if ((await runServer(account, native)).ok) return native;

  const copy = path.join(dataDir, `postgres-bin-${version}`);
  if (!(await stat(copy).catch(() => undefined))) await copyBinaries(native, copy);
  const { ok, output } = await runServer(account, copy);
  if (ok) return copy;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system (${output.replaceAll(/\s+/g, ' ')}). ${INSTEAD}`,
  );
}

const runServer = (account: Account, native: string): Promise<{ ok: boolean; output: string }> =>
  runAs(account, path.join(native, 'bin', 'postgres'), ['--version'], '/');

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { native: path.join(root, 'native'), version: manifest.version };
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: it does not exist for every system, and npm install must not omit optional packages. ${INSTEAD}`,
    );
  }
}

/** npm packages have no symbolic links, and install scripts may be disabled. */
async function layLinks(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links)
    await symlink(path.relative(path.dirname(target), source), path.join(native, '..', target)).catch(() => {
      // It exists, or the package is read-only: the program that needs it says so.
    });
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const partial = `${copy}.partial`;
  await rm(partial, { recursive: true, force: true });
  const filter = (source: string) => !source.endsWith('.a');
  await cp(native, path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  await layLinks(path.join(partial, 'native'));
  // Root may have installed them under a umask that closes them to the account.
  await runAs(undefined, 'chmod', ['-R', 'a+rX', partial], '/');
  await rename(path.join(partial, 'native'), copy);
  await rm(partial, { recursive: true });
}
