// Two processes through PgBouncer in transaction mode: what one changes, the other shows; and the pooler is restarted while people
// write to each other: nothing that was acknowledged is lost.
import { setTimeout as sleep } from 'node:timers/promises';

import { measureFreshness } from '../bench/freshness.ts';
import { report } from '../bench/report.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { isInstalled, startPgbouncer } from './proxies.ts';
import { allowManyMessages, compareMessages, MESSAGE_GOALS, openThreads, writeAll } from './threads.ts';

const RESTARTS = 5;
const WRITERS = 8;
/** Milliseconds of writing before and after each restart. */
const BETWEEN = 1_500;

if (isInstalled('pgbouncer')) await run();
else console.log('pgbouncer is not installed here: nothing was measured.');

async function run(): Promise<void> {
  const server = await startServer(true);
  let pooler = await startPgbouncer(server.url);
  const { url: poolerUrl, port } = pooler;
  const start = () =>
    startProcess(
      'bin/serve.mjs',
      {
        DATABASE_URL: poolerUrl,
        DATABASE_LISTEN_URL: server.url,
        DATA_DIR: server.dataDir,
        LOG_LEVEL: 'error',
        DEMO: '1',
      },
      '/readyz',
    );
  const first = await start();
  const second = await start();
  const sites = [first, second];
  const figures: Record<string, number> = {};
  try {
    Object.assign(figures, await measureFreshness(first.url, second.url));
    await allowManyMessages(server.url);
    const writing = writeAll(await openThreads(server.url, WRITERS), (number) => sites[number % 2]?.url ?? '');
    for (let times = 0; times < RESTARTS; times += 1) {
      await sleep(BETWEEN);
      await pooler.stop();
      pooler = await startPgbouncer(server.url, port);
    }
    await sleep(BETWEEN);
    figures['pooler restarted'] = RESTARTS;
    Object.assign(figures, await compareMessages(server.url, await writing.stop()));
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await pooler.stop();
    await server.stop();
  }
  report('pooler', figures, [{ figure: 'a change is seen after, ms, p99', atMost: 1_000 }, ...MESSAGE_GOALS]);
}
