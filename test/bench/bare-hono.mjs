import { serve } from '@hono/node-server';
import { Hono } from 'hono';
// The baseline: a bare Hono on the same adapter that answers every request with the same bytes and headers.
import { readFileSync } from 'node:fs';

const body = readFileSync(process.env.BODY);
const headers = JSON.parse(process.env.HEADERS);
const app = new Hono();
app.get('*', () => new Response(body, { headers }));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
