// The signed-out home page: how fast it is served, how small it is, how soon a cold process serves it; and Lighthouse.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

import { audit } from './lighthouse.ts';
import { startProcess, startSite, type RunningProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { median, report } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;

const site = await startSite();
const figures: Record<string, number> = {};
try {
  const page = await fetch(site.url, { headers: { 'accept-encoding': 'gzip' } });
  const headers = { ...Object.fromEntries(page.headers), 'content-encoding': 'gzip' };
  const html = await page.text();
  const zipped = gzipSync(html, { level: 9 });
  Object.assign(figures, await weigh(html, zipped));

  const bodyFile = join(tmpdir(), `parlance-bench-body-${process.pid}`);
  await writeFile(bodyFile, zipped);
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, 'transfer-encoding': _chunked, ...same } = headers as Record<string, string>;
  const bare = await startProcess('test/bench/bare-hono.mjs', { BODY: bodyFile, HEADERS: JSON.stringify({ ...same, 'content-length': String(zipped.length) }) });
  try {
    Object.assign(figures, await race(site, bare));
  } finally {
    await bare.stop();
  }
  Object.assign(figures, await audit(site.url));
} finally {
  await site.stop();
}
Object.assign(figures, await coldStarts());

report('pages', figures, [
  { figure: 'requests per second, ratio to a bare Hono', atLeast: 0.5 },
  { figure: 'HTML and CSS, gzip KB', atMost: 30 },
  { figure: 'script, gzip KB', atMost: 7 },
  { figure: 'cold start, ratio to a bare Hono with pg', atMost: 2 },
  { figure: 'Lighthouse performance', atLeast: 95 },
  { figure: 'Lighthouse accessibility', atLeast: 100 },
  { figure: 'Lighthouse best practices', atLeast: 100 },
  { figure: 'Lighthouse SEO', atLeast: 100 },
]);

/** The bytes that a first visit loads, compressed, without fonts. */
async function weigh(html: string, zipped: Uint8Array): Promise<Record<string, number>> {
  const size = async (pattern: RegExp) => {
    const paths = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
    const sizes = await Promise.all(paths.map(async (path) => gzipSync(new Uint8Array(await (await fetch(site.url + path)).arrayBuffer()), { level: 9 }).length));
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

/** Requests per second of both in turn, so that the machine's moods hit both alike; the median of the rounds' ratios. */
async function race(measured: RunningProcess, measure: RunningProcess): Promise<Record<string, number>> {
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push({ ours: await rate(measured.url), bare: await rate(measure.url) });
  return {
    'requests per second': median(rates.map(({ ours }) => ours)),
    'requests per second, bare Hono': median(rates.map(({ bare: rival }) => rival)),
    'requests per second, ratio to a bare Hono': median(rates.map(({ ours, bare: rival }) => ours / rival)),
  };
}

async function rate(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, connections: 20, duration: SECONDS, headers: { 'accept-encoding': 'gzip' } });
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 200.`);
  return requests.average;
}

/** From the start of the process to its first page, both on a database server that runs already. */
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
