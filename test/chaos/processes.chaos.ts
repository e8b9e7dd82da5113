// Three web processes behind nginx and behind HAProxy, as deploy/ sets them up, are replaced one after the other while people read
// and write: no request fails.
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { countFailed, startPeople } from './people.ts';
import { isInstalled, startHaproxy, startNginx, type RunningProgram } from './proxies.ts';
import { allowManyMessages, openThreads, type OpenThread } from './threads.ts';

const PROCESSES = 3;
const ROUNDS = 2;
const PEOPLE = 8;
/** Milliseconds until a proxy has noticed that a process is back. */
const SETTLED = 2_500;

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'haproxy', start: startHaproxy },
] as const;

const figures: Record<string, number> = {};
const server = await startServer(true);
const ports: number[] = [];
for (let count = 0; count < PROCESSES; count += 1) ports.push(await freePort());
const start = (port: number) =>
  startProcess(
    'bin/serve.mjs',
    {
      DATABASE_URL: server.url,
      DATA_DIR: server.dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '1',
      ROLE: 'web',
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      // As docs/operate/larger-sites.md requires behind a proxy that checks /readyz.
      DRAIN_SECONDS: '3',
    },
    '/readyz',
  );
const sites = new Map<number, RunningProcess>();
try {
  for (const port of ports) sites.set(port, await start(port));
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, PEOPLE);
  for (const { name, start: startProxy } of proxies) {
    if (isInstalled(name)) await restartBehind(name, await startProxy(ports), threads);
    else console.log(`${name} is not installed here, and was left out.`);
  }
} finally {
  await Promise.all([...sites.values()].map((site) => site.stop()));
  await server.stop();
}
report(
  'processes',
  figures,
  Object.keys(figures)
    .filter((figure) => figure.endsWith('failed'))
    .map((figure) => ({ figure, atMost: 0 })),
);

async function restartBehind(name: string, proxy: RunningProgram, threads: readonly OpenThread[]): Promise<void> {
  // The proxy has found its processes.
  await sleep(SETTLED);
  const people = startPeople(proxy, threads);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const port of ports) {
      await sites.get(port)?.stop();
      sites.set(port, await start(port));
      await sleep(SETTLED);
    }
  await people.stop();
  await proxy.stop();
  const { requests, failed } = countFailed(name, people.takeStatuses());
  figures[`${name}: processes replaced`] = ROUNDS * PROCESSES;
  figures[`${name}: requests`] = requests;
  figures[`${name}: failed`] = failed;
}
