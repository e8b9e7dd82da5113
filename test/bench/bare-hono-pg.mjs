// The baseline for a cold start: a bare Hono that answers after one query.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const app = new Hono();
app.get('*', async (context) => context.text(String((await pool.query('select 1')).rowCount)));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
