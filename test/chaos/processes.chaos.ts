// Three web processes behind nginx and behind HAProxy, as deploy/ sets them up, are replaced one after the other while people read
// and write: no request fails.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { isInstalled, startHaproxy, startNginx, type RunningProgram } from './proxies.ts';
import { allowManyMessages, openThreads, type OpenThread } from './threads.ts';

const PROCESSES = 3;
const ROUNDS = 2;
const PEOPLE = 8;
/** Milliseconds between two requests of a person. */
const PAUSE = 20;
/** Milliseconds until a proxy has noticed that a process is there again. */
const SETTLED = 2_500;
const pages = ['/jobs', '/api/jobs', '/'];

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
      // As docs/operate.md asks for behind a proxy that asks /readyz.
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
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const over = new AbortController();
  const statuses = new Map<number, number>();
  // The proxy has found its processes.
  await sleep(SETTLED);
  const people = threads.map(async (thread) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const status = await (number % 2 === 0 ? read(proxy, agent, number) : write(proxy, agent, thread));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(PAUSE);
    }
  });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const port of ports) {
      await sites.get(port)?.stop();
      sites.set(port, await start(port));
      await sleep(SETTLED);
    }
  over.abort();
  await Promise.all(people);
  agent.destroy();
  await proxy.stop();
  const all = statuses.values().reduce((sum, count) => sum + count, 0);
  const answered = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
  figures[`${name}: processes replaced`] = ROUNDS * PROCESSES;
  figures[`${name}: requests`] = all;
  figures[`${name}: failed`] = all - answered;
  if (all > answered) console.log(`${name} answered: ${JSON.stringify(Object.fromEntries(statuses))}`);
}

function read(proxy: RunningProgram, agent: Agent, number: number): Promise<number> {
  return ask(proxy, agent, { method: 'GET', path: pages[number % pages.length] ?? '/', headers: {} });
}

function write(proxy: RunningProgram, agent: Agent, thread: OpenThread): Promise<number> {
  return ask(
    proxy,
    agent,
    {
      method: 'POST',
      path: `/api/applications/${thread.applicationId}/messages`,
      headers: { cookie: thread.applicant, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    },
    JSON.stringify({ clientId: randomUUID(), content: 'rolling' }),
  );
}

interface Question {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** The status; 0 where there was no whole answer. */
function ask({ port }: RunningProgram, agent: Agent, question: Question, body = ''): Promise<number> {
  return new Promise((resolve) => {
    request({ ...question, agent, port, host: '127.0.0.1', timeout: 20_000 }, (answer) => {
      answer
        .on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0))
        .on('error', () => resolve(0))
        .resume();
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}
