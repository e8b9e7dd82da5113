import { Hono } from 'hono';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { compressed } from './compress.ts';

const long = 'multilingual '.repeat(200);
const larger = long.repeat(40);
const app = new Hono()
  .use(compressed())
  .get('/long', (context) => context.text(long))
  .get('/page', (context) => context.html(long))
  .get('/larger', (context) => context.html(larger))
  .get('/short', (context) => context.json({ short: true }))
  .get('/picture', () => new Response(long, { headers: { 'content-type': 'image/png' } }))
  .get('/events', () => new Response(long, { headers: { 'content-type': 'text/event-stream' } }))
  .get('/nothing', (context) => context.body(null, 204));

const get = (path: string, encoding = 'gzip, deflate, br, zstd') =>
  app.request(path, { headers: { 'accept-encoding': encoding } });

describe('compression', () => {
  test.for([
    ['/page', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['/page', 'gzip, br;q=0, zstd', 'zstd', zstdDecompressSync],
    ['/page', 'GZIP;q=0.5, br; q=0.0', 'gzip', gunzipSync],
    ['/long', 'gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['/long', 'gzip, br', 'gzip', gunzipSync],
  ] as const)('takes %s for "%s" as %s, and says so', async ([path, accepted, encoding, decompress]) => {
    const response = await get(path, accepted);
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(decompress(body).toString()).toBe(long);
  });

  test('takes large ones on another thread, to the same end', async () => {
    const response = await get('/larger');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(larger);
  });

  test.for(['/short', '/picture', '/events'])('leaves %s as it is', async (path) => {
    const response = await get(path);
    expect(response.headers.has('content-encoding')).toBe(false);
    expect((await response.text()).length).toBeGreaterThan(0);
  });

  test('changes nothing for clients that do not accept it, and leaves an empty answer empty', async () => {
    for (const accepted of ['identity', '', 'br;q=0', 'x-gzip'])
      expect(await (await get('/long', accepted)).text()).toBe(long);
    expect((await get('/nothing')).status).toBe(204);
  });
});
