// An upgrade as docs/operate.md describes it, under twenty requests a second: pages, the files that they name, files of
// the previous release, and the API. One process with its own PostgreSQL; then two, behind nginx and behind HAProxy.
// The previous release is the commit RELEASE_BEFORE; without it, this commit, and this release has another text. Each
// is built once, so only the first upgrade is under a build's load.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { report } from '../bench/report.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { isInstalled, startHaproxy, startNginx } from './proxies.ts';
import { startReaders, type Readers } from './readers.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds until a proxy has noticed a process. */
const SETTLED = 2_500;
/** Milliseconds for which users continue with pages of the previous release. */
const AFTERWARDS = 15_000;

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'haproxy', start: startHaproxy },
] as const;

const execute = promisify(execFile);
const git = async (...args: string[]) => (await execute('git', ['-C', checkout, ...args])).stdout.trim();
const build = () => execute(process.execPath, [join(checkout, 'bin/build.mjs')], { cwd: checkout });

const figures: Record<string, number> = {};
const checkout = await mkdtemp(join(tmpdir(), 'parlance-upgrade-'));
try {
  await execute('git', ['clone', '--quiet', '--no-checkout', root, checkout]);
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
  await upgradeOne();
  for (const { name, start } of proxies) {
    if (isInstalled(name)) await upgradeTwo(name, start);
    else console.log(`${name} is not installed here, and was left out.`);
  }
} finally {
  await rm(checkout, { recursive: true, force: true });
}
report(
  'upgrade',
  figures,
  Object.keys(figures).flatMap((figure) => {
    if (figure.endsWith('no answer for, s')) return [{ figure, atMost: 5 }];
    return figure.endsWith('failed') && !figure.startsWith('one') ? [{ figure, atMost: 0 }] : [];
  }),
);

async function upgradeOne(): Promise<void> {
  await takeReleaseBefore();
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-upgrade-data-'));
  // Started as root, the server runs as another user.
  await chmod(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent', PORT: String(await freePort()) };
  const start = () => startProcess(join(checkout, 'bin/serve.mjs'), env, '/readyz');
  let site = await start();
  try {
    const readers = await startReaders(new URL(site.url));
    await pullAndBuild();
    await site.stop();
    site = await start();
    await record('one process', readers);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function upgradeTwo(name: string, startProxy: (typeof proxies)[number]['start']): Promise<void> {
  await takeReleaseBefore();
  const server = await startServer(true);
  const env = { DATABASE_URL: server.url, DATA_DIR: server.dataDir, DEMO: '1', LOG_LEVEL: 'silent' };
  // As docs/operate.md requires behind a proxy that checks /readyz.
  const behindProxy = { TRUSTED_PROXIES: '1', DRAIN_SECONDS: '3' };
  const start = (port: number) =>
    startProcess(join(checkout, 'bin/serve.mjs'), { ...env, ...behindProxy, PORT: String(port) }, '/readyz');
  const ports = [await freePort(), await freePort()];
  const sites = new Map<number, RunningProcess>();
  try {
    for (const port of ports) sites.set(port, await start(port));
    const proxy = await startProxy(ports);
    await sleep(SETTLED);
    const readers = await startReaders(new URL(`https://127.0.0.1:${proxy.port}`));
    await pullAndBuild();
    for (const port of ports) {
      await sites.get(port)?.stop();
      sites.set(port, await start(port));
    }
    await record(`two behind ${name}`, readers);
    await proxy.stop();
  } finally {
    await Promise.all([...sites.values()].map((site) => site.stop()));
    await server.stop();
  }
}

async function takeReleaseBefore(): Promise<void> {
  const release = process.env.RELEASE_BEFORE ?? 'HEAD';
  const commit = (await execute('git', ['-C', root, 'rev-parse', release])).stdout.trim();
  await git('checkout', '--quiet', '--force', commit);
  await build();
}

async function pullAndBuild(): Promise<void> {
  const before = await git('rev-parse', 'HEAD');
  const current = (await execute('git', ['-C', root, 'rev-parse', 'HEAD'])).stdout.trim();
  await git('checkout', '--quiet', '--force', current);
  if (before === current) await changeText();
  await build();
}

async function changeText(): Promise<void> {
  const file = join(checkout, 'messages/en.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/("ui_failed": ")/, '$1Oh. '));
}

async function record(name: string, readers: Readers): Promise<void> {
  await sleep(AFTERWARDS);
  const { requests, failed, longestGap } = await readers.stop();
  figures[`${name}: requests`] = requests;
  figures[`${name}: failed`] = failed;
  figures[`${name}: no answer for, s`] = longestGap / 1000;
}
