// A site of 2 GB is backed up, encrypted, onto a slow disk: killed at ten random moments, on a full disk, and restored into an
// empty PostgreSQL 18 and 15. Nothing unfinished counts as an archive, nothing unencrypted is on the disk, and all rows and files
// are the same. BACKUP_MB names another size.
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { listTables, quote } from '../../src/server/backup/site-tables.ts';
import { report } from '../bench/report.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { isPostgres15Installed, startPostgres15 } from './postgres-15.ts';
import { withClient } from './threads.ts';

const MEGABYTE = 1024 ** 2;
const SIZE = Number(process.env.BACKUP_MB ?? 2_048) * MEGABYTE;
/** A quarter are rows. */
const ROW = 2_048;
const FILE = 4 * MEGABYTE;
const KILLS = 10;
/** Megabytes a second. */
const SLOW_DISK = '40';
const HEADER = 'age-encryption.org/v1';

const work = await mkdtemp(join(tmpdir(), 'parlance-backup-'));
await chmod(work, 0o755);
const [site, archives, temporary, key] = ['site', 'archives', 'tmp', 'key.txt'].map((name) => join(work, name)) as [
  string,
  string,
  string,
  string,
];
const whole = join(archives, 'whole.tar.age');
const killed = join(archives, 'killed.tar.age');
const identity = await generateIdentity();
const recipient = await identityToRecipient(identity);

const figures: Record<string, number> = {};
const server = await startServer(true);
try {
  for (const folder of [archives, temporary]) await mkdir(folder, { mode: 0o755 });
  await writeFile(key, identity);
  await fill();
  const size = await backUpWhole();
  await backUpOntoFullDisk();
  for (let times = 1; times <= KILLS; times += 1) await killOnceWritten(0.95 * Math.random() * size);
  await backUpAfterKill();
  const expected = await contentOf(server.url, site);
  await restoreInto('PostgreSQL 18', expected, await startServer(true));
  if (isPostgres15Installed) await restoreInto('PostgreSQL 15', expected, await startPostgres15(join(work, 'server')));
  else console.log('PostgreSQL 15 is not installed here, and was left out: apt-get install postgresql-15.');
} finally {
  await server.stop();
  await rm(work, { recursive: true, force: true });
}
report(
  'backup',
  figures,
  Object.keys(figures).flatMap((figure) => {
    if (/said/.test(figure)) return { figure, atLeast: 1 };
    return /taken for|left|beside|differ|temporary/.test(figure) ? { figure, atMost: 0 } : [];
  }),
);

/** The demo, with additional random rows and files. */
async function fill(): Promise<void> {
  const env = { DATABASE_URL: server.url, DATA_DIR: site, LOG_LEVEL: 'silent', DEMO: '1' };
  await (await startProcess('bin/serve.mjs', env, '/readyz')).stop();
  await withClient(server.url, async (client) => {
    await client.query(
      `insert into mail (id, to_name, to_address, locale, subject, text, status)
       select gen_random_uuid(), 'Chance', 'chance@example.com', 'en', 'Chance', (select string_agg(md5(random()::text || number || part), '') from generate_series(1, $2::int) as part), 'sent'
       from generate_series(1, $1::int) as number`,
      [Math.ceil(SIZE / 4 / ROW), ROW / 32],
    );
    const { rows } = await client.query<{ id: string }>('select id from user_account limit 1');
    for (let bytes = 0; bytes < (SIZE / 4) * 3; bytes += FILE) {
      const [content, storageKey] = [randomBytes(FILE), `cv/2026/11/${randomUUID()}`];
      const path = join(site, 'files', storageKey);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      await client.query(
        `insert into file (id, owner_id, kind, name, size, type, sha256, storage_key) values ($1, $2, 'cv', 'CV.pdf', $3, 'application/pdf', $4, $5)`,
        [randomUUID(), rows[0]?.id, FILE, createHash('sha256').update(content).digest('hex'), storageKey],
      );
    }
  });
}

interface Ended {
  code: number | null;
  said: string;
  seconds: number;
  /** The largest size of the temporary folder meanwhile, in bytes. */
  temporaryBytes: number;
}

/** Runs an operator's command, and kills it once `isOver`. */
async function run(args: string[], env: Record<string, string>, isOver?: () => Promise<boolean>): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: server.url, DATA_DIR: site, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  let temporaryBytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    temporaryBytes = Math.max(temporaryBytes, await sizeOf(temporary));
    await Promise.race([ended, sleep(100)]);
    if (await isOver?.()) child.kill('SIGKILL');
  }
  return {
    code: child.exitCode,
    said: (await said).join('').trim(),
    seconds: (performance.now() - started) / 1_000,
    temporaryBytes,
  };
}

function backUp(path: string, isOver?: () => Promise<boolean>): Promise<Ended> {
  const slowly = join(import.meta.dirname, 'slow-disk.ts');
  const args = ['--import', slowly, 'bin/write-archive.mjs', path];
  return run(args, { BACKUP_RECIPIENTS: recipient, SLOW_DISK }, isOver);
}

function restore(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return run(['bin/read-archive.mjs', ...args], { BACKUP_IDENTITY_FILE: key, ...env });
}

async function backUpWhole(): Promise<number> {
  const ended = await backUp(whole);
  if (ended.code !== 0) throw new Error(ended.said);
  const { size } = await stat(whole);
  figures['archive, MB'] = size / MEGABYTE;
  figures['a backup onto a slow disk, s'] = ended.seconds;
  return size;
}

async function backUpOntoFullDisk(): Promise<void> {
  const disk = join(work, 'disk');
  await mkdir(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(SIZE / 4)}`, 'tmpfs', disk]).status !== 0) {
    console.log('A tmpfs cannot be mounted here, and the full disk was left out: this needs root on Linux.');
    return;
  }
  try {
    const { code, said } = await backUp(join(disk, 'site.tar.age'));
    console.log(`On a full disk: ${said}`);
    figures['full disk: said in words'] = said.includes('The archive cannot be written: its disk is full') ? 1 : 0;
    figures['full disk: taken for an archive'] = code === 0 ? 1 : 0;
    figures['full disk: files left'] = (await readdir(disk)).length;
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
}

async function killOnceWritten(bytes: number): Promise<void> {
  const unfinished = async () => (await readdir(archives)).filter((name) => name.endsWith('.partial'));
  const written = async () => {
    const [name] = await unfinished();
    return name ? (await stat(join(archives, name))).size : 0;
  };
  const { code } = await backUp(killed, async () => (await written()) >= bytes);
  const size = await written();
  console.log(`Killed with ${Math.round(size / MEGABYTE)} MB written.`);
  const [name = '', ...others] = (await readdir(archives)).filter((found) => found !== 'whole.tar.age');
  const isTaken = code === 0 || others.length > 0 || (await isRestored(join(archives, name)));
  add('killed: taken for an archive', isTaken ? 1 : 0);
  add('killed: files left unencrypted', await countUnencrypted());
  for (const left of await unfinished()) await rm(join(archives, left));
}

/** Under the name of an archive. */
async function isRestored(partial: string): Promise<boolean> {
  const renamed = join(work, 'renamed.tar.age');
  await link(partial, renamed).catch(() => {});
  const { code } = await restore(['--check', renamed]);
  await rm(renamed, { force: true });
  return code === 0;
}

async function backUpAfterKill(): Promise<void> {
  const ended = await backUp(killed);
  if (ended.code !== 0) throw new Error(ended.said);
  figures['after a kill: files beside the archives'] = (await readdir(archives)).length - 2;
  await rm(killed);
}

async function restoreInto(
  name: string,
  expected: Map<string, string>,
  target: { url: string; stop(): Promise<void> },
): Promise<void> {
  const dataDir = join(work, 'restored');
  try {
    const { code, said, seconds, temporaryBytes } = await restore([whole], {
      DATABASE_URL: target.url,
      DATA_DIR: dataDir,
    });
    if (code !== 0) throw new Error(said);
    const found = await contentOf(target.url, dataDir);
    const parts = new Set([...expected.keys(), ...found.keys()]);
    figures[`${name}: a restore, s`] = seconds;
    figures[`${name}: tables and files`] = found.size;
    figures[`${name}: tables and files that differ`] = [...parts].filter(
      (part) => expected.get(part) !== found.get(part),
    ).length;
    figures[`${name}: temporary folder at the most, MB`] = temporaryBytes / MEGABYTE;
  } finally {
    await target.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A digest of each table and file. */
function contentOf(url: string, dataDir: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const content = new Map<string, string>();
    await client.query(`set timezone = 'UTC'`);
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as digest from ${quote(name)} as one`,
      );
      content.set(name, rows[0]?.digest ?? '');
    }
    for (const path of await filesIn(join(dataDir, 'files'))) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      content.set(path.slice(dataDir.length), hash.digest('hex'));
    }
    return content;
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await filesIn(folder)).map(async (path) => (await stat(path).catch(() => undefined))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Files next to the site that are not encrypted from their first byte on. */
async function countUnencrypted(): Promise<number> {
  let count = 0;
  for (const path of [...(await filesIn(archives)), ...(await filesIn(temporary))]) {
    const file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    await file.close();
    if (bytesRead > 0 && buffer.toString('latin1') !== HEADER) count += 1;
  }
  return count;
}

function add(figure: string, count: number): void {
  figures[figure] = (figures[figure] ?? 0) + count;
}
