// Half a minute without a database: requests are answered with 503 immediately, and not held; then everything works as
// before.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { quantile, report } from '../bench/report.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';

const AWAY = 30_000;
/** Milliseconds between two requests, and their timeout. */
const BETWEEN = 50;
const TIMEOUT = 20_000;

interface Answer {
  /** 0 where there was none. */
  status: number;
  took: number;
  at: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
await chmod(dataDir, 0o755);
let server = await startServer(true, dataDir);
const site = await startProcess(
  'bin/serve.mjs',
  { DATABASE_URL: server.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '1' },
  '/readyz',
);
try {
  await askFor(2_000);
  await server.stop();
  const away = await askFor(AWAY);
  server = await startServer(true, dataDir);
  const back = performance.now();
  const after = await askFor(15_000);
  const refused = after.filter(({ status }) => status !== 200);
  report(
    'outage',
    {
      'seconds without a database': AWAY / 1_000,
      'requests meanwhile': away.length,
      'answered with 503': away.filter(({ status }) => status === 503).length,
      'not answered': away.filter(({ status }) => status === 0).length,
      'answered otherwise': away.filter(({ status }) => status !== 0 && status !== 503).length,
      'answers meanwhile: p50, ms': quantile(
        away.map(({ took }) => took),
        0.5,
      ),
      'answers meanwhile: slowest, ms': Math.max(...away.map(({ took }) => took)),
      'last refusal after the database is back, ms': Math.max(0, ...refused.map(({ at }) => at - back)),
      'ready again': (await fetch(`${site.url}/readyz`)).status === 200 ? 1 : 0,
    },
    [
      { figure: 'not answered', atMost: 0 },
      { figure: 'answered otherwise', atMost: 0 },
      { figure: 'answers meanwhile: slowest, ms', atMost: 6_000 },
      { figure: 'last refusal after the database is back, ms', atMost: 5_000 },
      { figure: 'ready again', atLeast: 1 },
    ],
  );
} finally {
  await site.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Repeats requests that need the database, and waits for all answers. */
async function askFor(milliseconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(BETWEEN)) answers.push(ask());
  return Promise.all(answers);
}

async function ask(): Promise<Answer> {
  const asked = performance.now();
  const status = await fetch(`${site.url}/api/jobs`, { signal: AbortSignal.timeout(TIMEOUT) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, took: performance.now() - asked, at: performance.now() };
}
