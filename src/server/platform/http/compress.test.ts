import { Hono } from 'hono';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { compressed } from './compress.ts';

const long = 'multilingual '.repeat(200);
const app = new Hono()
  .use(compressed())
  .get('/long', (context) => context.text(long))
  .get('/short', (context) => context.json({ short: true }))
  .get('/picture', () => new Response(long, { headers: { 'content-type': 'image/png' } }))
  .get('/events', () => new Response(long, { headers: { 'content-type': 'text/event-stream' } }))
  .get('/nothing', (context) => context.body(null, 204));

const get = (path: string, encoding = 'gzip, br') => app.request(path, { headers: { 'accept-encoding': encoding } });

describe('compression', () => {
  test('takes long texts, and says so', async () => {
    const response = await get('/long');
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(body).toString()).toBe(long);
  });

  test.for(['/short', '/picture', '/events'])('leaves %s as it is', async (path) => {
    const response = await get(path);
    expect(response.headers.has('content-encoding')).toBe(false);
    expect((await response.text()).length).toBeGreaterThan(0);
  });

  test('leaves all as it is for who does not take it, and an empty answer empty', async () => {
    expect(await (await get('/long', 'identity')).text()).toBe(long);
    expect((await get('/nothing')).status).toBe(204);
  });
});
