import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { startProcess } from '../support/process.ts';
import { race } from './race.ts';

/** Requests per second of a cached page, and of a bare Hono that answers with the same bytes and headers. */
export async function raceBareHono(url: string): Promise<{ ours: number; bare: number; ratio: number }> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const zipped = gzipSync(await page.text(), { level: 9 });
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    date: _date,
    'transfer-encoding': _chunked,
    ...same
  } = Object.fromEntries(page.headers);
  const bodyFile = join(tmpdir(), `parlance-bench-body-${process.pid}`);
  await writeFile(bodyFile, zipped);
  const headers = { ...same, 'content-encoding': 'gzip', 'content-length': String(zipped.length) };
  const bare = await startProcess('test/bench/bare-hono.mjs', { BODY: bodyFile, HEADERS: JSON.stringify(headers) });
  try {
    return await race({ url }, { url: bare.url });
  } finally {
    await bare.stop();
  }
}
