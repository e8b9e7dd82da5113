// The cost of each process role when idle: memory, processor, database statements.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { freePort, startProcess, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { processorMilliseconds, residentBytes } from './process-figures.ts';
import { report } from './report.ts';

const MEGABYTE = 2 ** 20;
/** Seconds after which a start has ended, and during which statements are counted. */
const SETTLES = 20;
const COUNTED = 60;

const server = await startServer(true);
const figures: Record<string, number> = {};
try {
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  try {
    // Migrates, and fills the demo.
    await (await start('both')).stop();
    for (const role of ['web', 'worker', 'both']) await measure(client, role);
  } finally {
    await client.end();
  }
  report('roles', figures, [
    { figure: 'both: memory, MB', atMost: 250 },
    { figure: 'both: transactions a second', atMost: 8 },
  ]);
} finally {
  await server.stop();
}

/** A worker has no pages: it is ready once it serves its figures. */
async function start(role: string): Promise<RunningProcess> {
  const port = String(await freePort());
  const env = {
    DATABASE_URL: server.url,
    DATA_DIR: server.dataDir,
    ROLE: role,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    PORT: port,
  };
  return role === 'worker'
    ? startProcess('bin/serve.mjs', { ...env, METRICS_PORT: port }, '/metrics')
    : startProcess('bin/serve.mjs', env, '/readyz');
}

async function measure(client: pg.Client, role: string): Promise<void> {
  const site = await start(role);
  try {
    await sleep(SETTLES * 1_000);
    const [before, processor] = [await countTransactions(client), await processorMilliseconds(site.pid)];
    await sleep(COUNTED * 1_000);
    Object.assign(figures, {
      [`${role}: memory, MB`]: (await residentBytes(site.pid)) / MEGABYTE,
      [`${role}: processor, ms a second`]: ((await processorMilliseconds(site.pid)) - processor) / COUNTED,
      [`${role}: transactions a second`]: ((await countTransactions(client)) - before) / COUNTED,
    });
  } finally {
    await site.stop();
  }
}

/** Of the site's database; most are one statement. */
async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ended: string }>(
    'select xact_commit + xact_rollback as ended from pg_stat_database where datname = $1',
    [new URL(server.url).pathname.slice(1)],
  );
  return Number(rows[0]?.ended);
}
