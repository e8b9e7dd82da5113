import autocannon from 'autocannon';
// Users' actions among 100,000 jobs: sign in, publish, apply, write. The duration and processor time of each, compared
// with the shortest transaction of a bare Hono with pg; and the site's memory before and after.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { call, draft } from '../support/calling.ts';
import { readFigure } from '../support/metrics.ts';
import { freePort, startProcess } from '../support/process.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { startJobsSite } from './jobs-site.ts';
import { liftLimits } from './lift-limits.ts';
import { processorMilliseconds, residentBytes } from './process-figures.ts';
import { quantile, report } from './report.ts';

const JOBS = 100_000;
/** Repetitions of each, after some warm-up. */
const TIMES = 200;
const UNCOUNTED = 20;
const MEGABYTE = 2 ** 20;

const [seeker, employer] = (['job_seeker', 'employer'] as const).map((role) =>
  demoAccounts.find((account) => account.role === role)!,
);

const metricsPort = await freePort();
const site = await startJobsSite(JOBS, { METRICS_PORT: String(metricsPort) });
const bare = await startProcess('test/bench/bare-job.mjs', { DATABASE_URL: site.databaseUrl });
const client = new pg.Client({ connectionString: site.databaseUrl });
try {
  await client.connect();
  await liftLimits(client);
  await sleep(5_000);
  const figures: Record<string, number> = { 'memory at rest, MB': (await residentBytes(site.pid)) / MEGABYTE };
  const cookies = { seeker: await signInAt(site.url, seeker!), employer: await signInAt(site.url, employer!) };

  const write = await measure(
    'the shortest transaction, bare',
    bare,
    async () => void (await call(bare.url, '', 'POST', '/write', { text: 'Good morning.' })),
  );
  await measure('sign in', site, async () => void (await signInAt(site.url, seeker!)));
  const jobs: string[] = [];
  const drafts = await Promise.all(
    Array.from({ length: TIMES + UNCOUNTED }, () => call(site.url, cookies.employer, 'POST', '/api/jobs', draft())),
  );
  const publish = await measure('publish', site, async (index) => {
    const { id } = await call(site.url, cookies.employer, 'POST', `/api/jobs/${drafts[index]?.id}/publish`, {});
    jobs.push(id);
  });
  const applications: string[] = [];
  const apply = await measure('apply', site, async (index) => {
    const { id } = await call(site.url, cookies.seeker, 'POST', `/api/jobs/${jobs[index]}/applications`, {
      coverLetter: 'I would like to.',
    });
    applications.push(id);
  });
  for (const id of applications) await call(site.url, cookies.employer, 'POST', `/api/applications/${id}/view`, {});
  const send = await measure('send a message', site, async (index) => {
    await call(site.url, cookies.employer, 'POST', `/api/applications/${applications[index]}/messages`, {
      clientId: randomUUID(),
      content: 'Good morning.',
    });
  });
  Object.assign(figures, {
    'publish: p50, ratio to the shortest transaction': publish / write,
    'apply: p50, ratio to the shortest transaction': apply / write,
    'send a message: p50, ratio to the shortest transaction': send / write,
  });
  const collecting = () => readFigure(metricsPort, 'nodejs_gc_duration_seconds_sum');
  const busy = () => readFigure(metricsPort, 'process_cpu_seconds_total');
  const [collected, worked] = [await collecting(), await busy()];
  await autocannon({
    url: site.url,
    connections: 20,
    duration: 20,
    requests: Array.from({ length: 60 }, (_, index) => ({ path: `/jobs?posted_within=${1 + index}` })),
  });
  figures['memory after load, MB'] = (await residentBytes(site.pid)) / MEGABYTE;
  figures['collecting garbage under load, % of the processor'] =
    (((await collecting()) - collected) / ((await busy()) - worked)) * 100;
  // V8 releases spare memory when it is idle.
  await sleep(12_000);
  figures['memory twelve seconds later, MB'] = (await residentBytes(site.pid)) / MEGABYTE;
  report('actions', figures, [
    { figure: 'memory at rest, MB', atMost: 250 },
    { figure: 'memory after load, MB', atMost: 300 },
    { figure: 'memory twelve seconds later, MB', atMost: 300 },
    { figure: 'collecting garbage under load, % of the processor', atMost: 8 },
  ]);

  /**
   * Runs it repeatedly, one after the other; records its duration and the server's processor time; returns the median.
   */
  async function measure(
    what: string,
    server: { pid: number },
    action: (index: number) => Promise<void>,
  ): Promise<number> {
    for (let index = 0; index < UNCOUNTED; index += 1) await action(index);
    const processor = await processorMilliseconds(server.pid);
    const times: number[] = [];
    for (let index = UNCOUNTED; index < UNCOUNTED + TIMES; index += 1) {
      const started = performance.now();
      await action(index);
      times.push(performance.now() - started);
    }
    const p50 = quantile(times, 0.5);
    Object.assign(figures, {
      [`${what}: p50, ms`]: p50,
      [`${what}: p99, ms`]: quantile(times, 0.99),
      [`${what}: processor, ms`]: ((await processorMilliseconds(server.pid)) - processor) / TIMES,
    });
    return p50;
  }
} finally {
  await client.end();
  await bare.stop();
  await site.stop();
}
