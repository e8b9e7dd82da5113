import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { startProcess } from '../support/process.ts';
import { readPassword, SUPERUSER } from '../../src/server/platform/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded/start-embedded.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import pg from 'pg';
let isLogging = false;
const dataDir = '/tmp/kept/10000';
const server = await startEmbeddedPostgres({ dataDir, log: (line: unknown) => isLogging && console.log(String(typeof line === 'object' ? JSON.stringify(line) : line)), durable: true } as never);
const urlOf = ({ user, password, port, database, host }: any): string => `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const url = urlOf(server.connection);
const su = new pg.Client({ connectionString: urlOf({ ...server.connection, user: SUPERUSER, password: await readPassword(dataDir) }) }); await su.connect();
const site = await startProcess('bin/serve.mjs', { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: '1', RATE_LIMITS: 'off' });
try {
  const who = process.argv[3];
  const headers = who ? { cookie: await signInAt(site.url, demoAccounts.find((a) => a.role === who)!) } : {};
  const { rows: ids } = await su.query(`select id from job where status='active' order by skills_required, id limit 50`);
  for (let r = 0; r < 3; r++) for (const { id } of ids) await (await fetch(site.url + process.argv[2]!.replace('{id}', id), { headers })).text();
  await su.query(`alter system set log_min_duration_statement = 0`); await su.query('select pg_reload_conf()'); await new Promise((r) => setTimeout(r, 500));
  isLogging = true;
  for (const { id } of ids.slice(3, 6)) { console.log('=== request'); await (await fetch(site.url + process.argv[2]!.replace('{id}', id), { headers })).text(); await new Promise((r) => setTimeout(r, 300)); }
  isLogging = false;
} finally { await su.query(`alter system reset log_min_duration_statement`); await su.query('select pg_reload_conf()'); await su.end(); await site.stop(); await server.stop(); }
