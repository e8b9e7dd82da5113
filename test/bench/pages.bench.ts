// The signed-out home page: its throughput, its size, and the time until a cold process serves it; and Lighthouse, which
// also measures the list and a job.
import { gunzipSync, gzipSync } from 'node:zlib';

import { paths } from '../../src/contract/paths.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { seedJobs } from '../../src/server/seeds/seed-jobs.ts';
import { startProcess, startSite } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { raceBareHono } from './against-bare-hono.ts';
import { audit, lighthouseCategories } from './lighthouse.ts';
import { median, report } from './report.ts';

/** Pages measured by Lighthouse. */
const audited = ['home', 'list', 'job'] as const;

const site = await startSite();
const figures: Record<string, number> = {};
try {
  const page = await fetch(site.url, { headers: { 'accept-encoding': 'gzip' } });
  const html = await page.text();
  const zipped = gzipSync(html, { level: 9 });
  Object.assign(figures, await weigh(html, zipped));

  const { ours, bare, ratio } = await raceBareHono(site.url);
  Object.assign(figures, {
    'requests per second': ours,
    'requests per second, bare Hono': bare,
    'requests per second, ratio to a bare Hono': ratio,
  });
} finally {
  await site.stop();
}
Object.assign(figures, await auditRealSite());
Object.assign(figures, await coldStarts());

report('pages', figures, [
  { figure: 'requests per second, ratio to a bare Hono', atLeast: 0.5 },
  { figure: 'HTML and CSS, gzip KB', atMost: 30 },
  { figure: 'script, gzip KB', atMost: 7 },
  { figure: 'cold start, ratio to a bare Hono with pg', atMost: 2 },
  ...audited.flatMap((page) =>
    lighthouseCategories.map((category) => ({
      figure: `Lighthouse, ${page}: ${category}`,
      atLeast: category === 'performance' ? 95 : 100,
    })),
  ),
]);

/** A real site with some jobs: a demo blocks search engines, which an audit counts as a fault. */
async function auditRealSite(): Promise<Record<string, number>> {
  const server = await startServer(true);
  const real = await startSite({ DATABASE_URL: server.url, DEMO: '0' });
  const database = openDatabase({ connectionString: server.url });
  try {
    await seedJobs(database.db, { jobs: 60 });
    const { id } = await database.db
      .selectFrom('job')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const scores: Record<string, number> = {};
    for (const [index, path] of [paths.home(), paths.jobs(), paths.job(id)].entries()) {
      const { scores: found } = await audit(real.url + path);
      for (const category of lighthouseCategories)
        scores[`Lighthouse, ${audited[index]}: ${category}`] = found[category];
    }
    return scores;
  } finally {
    await database.close();
    await real.stop();
    await server.stop();
  }
}

/** The compressed bytes that a first visit loads, without fonts. */
async function weigh(html: string, zipped: Uint8Array): Promise<Record<string, number>> {
  const size = async (pattern: RegExp) => {
    const addresses = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
    const sizes = await Promise.all(
      addresses.map(
        async (path) =>
          gzipSync(new Uint8Array(await (await fetch(site.url + path)).arrayBuffer()), { level: 9 }).length,
      ),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  const css = await size(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const script = await size(/<script[^>]*src="([^"]+)"/g);
  const kilobytes = (bytes: number) => bytes / 1024;
  return {
    'HTML, gzip KB': kilobytes(zipped.length),
    'CSS, gzip KB': kilobytes(css),
    'HTML and CSS, gzip KB': kilobytes(zipped.length + css),
    'script, gzip KB': kilobytes(script),
    'HTML, KB': kilobytes(gunzipSync(zipped).length),
  };
}

/** From the start of the process to its first page, both on a database server that is already running. */
async function coldStarts(): Promise<Record<string, number>> {
  const server = await startServer(true);
  const env = { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'warn', DEMO: '0' };
  try {
    const first = await startProcess('bin/serve.mjs', env);
    await first.stop();
    const times: { ours: number; bare: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      const ours = await startProcess('bin/serve.mjs', env);
      await ours.stop();
      const bare = await startProcess('test/bench/bare-hono-pg.mjs', env);
      await bare.stop();
      times.push({ ours: ours.startedIn, bare: bare.startedIn });
    }
    return {
      'cold start, ms': median(times.map((time) => time.ours)),
      'cold start of a bare Hono with pg, ms': median(times.map((time) => time.bare)),
      'cold start, ratio to a bare Hono with pg': median(times.map((time) => time.ours / time.bare)),
    };
  } finally {
    await server.stop();
  }
}
