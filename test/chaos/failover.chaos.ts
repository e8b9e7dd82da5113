// The primary is killed while people write to each other, and its replica is promoted: what was acknowledged is there if
// commits wait for the replica, and writes go on without a restart of the site.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { quantile, report } from '../bench/report.ts';
import { startProcess, type RunningProcess } from '../support/process.ts';
import { startStreamingPair, type StreamingPair } from '../support/streaming.ts';
import { allowManyMessages, countLosses, openThreads, sendUntilStored, type OpenThread } from './threads.ts';

const WRITERS = 16;
/** Milliseconds before the kill, until the replica is promoted, and after it. */
const WHOLE = 10_000;
const NOTICED = 2_000;
const AFTER = 10_000;

const figures: Record<string, number> = {};
for (const isSynchronous of [true, false]) await failOver(isSynchronous);
report('failover', figures, [
  { figure: 'synchronous: messages acknowledged and lost', atMost: 0 },
  ...['synchronous', 'asynchronous'].flatMap((mode) => [
    { figure: `${mode}: messages doubled`, atMost: 0 },
    { figure: `${mode}: threads with a gap`, atMost: 0 },
    { figure: `${mode}: promoted → the first write, ms`, atMost: 5_000 },
    { figure: `${mode}: ready again`, atLeast: 1 },
  ]),
]);

async function failOver(isSynchronous: boolean): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
  const pair = await startStreamingPair({ isSynchronous });
  let site: RunningProcess | undefined;
  try {
    site = await startOn(pair, dataDir);
    await allowManyMessages(pair.urlOf(pair.primary));
    const threads = await openThreads(pair.urlOf(pair.primary), WRITERS);
    const writing = write(site, threads);
    await sleep(WHOLE);
    const killedAt = performance.now();
    await pair.primary.kill();
    await sleep(NOTICED);
    const promotedAt = performance.now();
    await pair.asSuperuser(pair.replica, 'select pg_promote()');
    await sleep(AFTER);
    const written = await writing.stop();
    const firstAfter = Math.min(...written.map(({ at }) => at).filter((at) => at > promotedAt));
    const losses = await countLosses(
      pair.urlOf(pair.replica),
      written.map(({ clientId }) => clientId),
    );
    const mode = isSynchronous ? 'synchronous' : 'asynchronous';
    for (const [figure, value] of Object.entries(losses)) figures[`${mode}: ${figure}`] = value;
    Object.assign(figures, {
      [`${mode}: a message, p50, ms`]: quantile(
        written.filter(({ at }) => at < killedAt).map(({ took }) => took),
        0.5,
      ),
      [`${mode}: killed → promoted, ms`]: promotedAt - killedAt,
      [`${mode}: promoted → the first write, ms`]: firstAfter - promotedAt,
      [`${mode}: no write for, ms`]: firstAfter - killedAt,
      [`${mode}: ready again`]: (await fetch(`${site.url}/readyz`)).status === 200 ? 1 : 0,
    });
  } finally {
    await site?.stop();
    await pair.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startOn(pair: StreamingPair, dataDir: string): Promise<RunningProcess> {
  return startProcess(
    'bin/serve.mjs',
    {
      DATABASE_URL: pair.urlOf(pair.primary, pair.replica),
      DATABASE_REPLICA_URL: pair.urlOf(pair.replica),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '1',
    },
    '/readyz',
  );
}

interface Written {
  clientId: string;
  at: number;
  took: number;
}

/** Everyone writes one message after the other in their own thread, until they are stopped. */
function write(site: RunningProcess, threads: readonly OpenThread[]): { stop(): Promise<Written[]> } {
  const written: Written[] = [];
  const end = new AbortController();
  const writers = threads.map(async (thread) => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const [clientId, started] = [randomUUID(), performance.now()];
      const sender = number % 2 === 0 ? thread.employer : thread.applicant;
      await sendUntilStored(() => site.url, thread, sender, clientId, `chaos ${number}`);
      written.push({ clientId, at: performance.now(), took: performance.now() - started });
      await sleep(20);
    }
  });
  return {
    async stop() {
      end.abort();
      await Promise.all(writers);
      return written;
    },
  };
}
