import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

import { startProcess } from '../support/process.ts';
import { median } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;

/**
 * Requests per second of a kept page, and of a bare Hono that answers with the same bytes and headers: in turn, so that
 * the machine's moods hit both alike; the median of the rounds' ratios.
 */
export async function raceBareHono(url: string): Promise<{ ours: number; bare: number; ratio: number }> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const zipped = gzipSync(await page.text(), { level: 9 });
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, 'transfer-encoding': _chunked, ...same } = Object.fromEntries(page.headers);
  const bodyFile = join(tmpdir(), `parlance-bench-body-${process.pid}`);
  await writeFile(bodyFile, zipped);
  const headers = { ...same, 'content-encoding': 'gzip', 'content-length': String(zipped.length) };
  const bare = await startProcess('test/bench/bare-hono.mjs', { BODY: bodyFile, HEADERS: JSON.stringify(headers) });
  try {
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rates.push({ ours: await rate(url), bare: await rate(bare.url) });
    return { ours: median(rates.map(({ ours }) => ours)), bare: median(rates.map((one) => one.bare)), ratio: median(rates.map((one) => one.ours / one.bare)) };
  } finally {
    await bare.stop();
  }
}

async function rate(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, connections: 20, duration: SECONDS, headers: { 'accept-encoding': 'gzip' } });
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 200.`);
  return requests.average;
}
