// A year's growth of the database: the bytes of each job, application and message, measured, times their number in a
// year.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { createRandom } from '../../src/server/seeds/random.ts';
import { call, draft, inEnglish, publish } from '../support/calling.ts';
import { startSite } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { liftLimits } from './lift-limits.ts';
import { report } from './report.ts';

const KILOBYTE = 2 ** 10;
const GIGABYTE = 2 ** 30;
/** Repetitions of each. */
const TIMES = 400;
const MESSAGES = 4;
/** A recruitment business of moderate size. */
const YEAR = { job: 5_000, application: 250_000, message: 1_500_000 };
/** Data kept for at most 30 days. */
const SWEPT = /^(public\.(mail|live_event|live_recipient|webhook_delivery|idempotent_request|rate_limit)|pgboss\.)/;
/** Tasks that are done within minutes. */
const WORK = 'public.job_term_change';
/** Milliseconds of work after a start. */
const STARTS_FOR = 30_000;
const random = createRandom(7);
const words = Array.from({ length: 5_000 }, invent);

const [seeker, employer] = (['job_seeker', 'employer'] as const).map((role) =>
  demoAccounts.find((account) => account.role === role)!,
);

const server = await startServer(true);
const site = await startSite({ DATABASE_URL: server.url, DEMO: '1' });
const client = new pg.Client({ connectionString: server.superuserUrl });
try {
  await client.connect();
  await liftLimits(client);
  await sleep(STARTS_FOR);
  const cookies = { seeker: await signInAt(site.url, seeker!), employer: await signInAt(site.url, employer!) };
  const figures: Record<string, number> = {};
  const jobs = await grow('job', () =>
    publish(site.url, cookies.employer, draft(inEnglish('Account Executive', write(300)))),
  );
  const applications = await grow('application', async (index) => {
    const { id } = await call(site.url, cookies.seeker, 'POST', `/api/jobs/${jobs[index]}/applications`, {
      coverLetter: write(200),
    });
    await call(site.url, cookies.employer, 'POST', `/api/applications/${id}/view`, {});
    return id;
  });
  await grow(
    'message',
    async (index) => {
      const cookie = index % 2 === 0 ? cookies.employer : cookies.seeker;
      const message = { clientId: randomUUID(), content: write(30) };
      await call(
        site.url,
        cookie,
        'POST',
        `/api/applications/${applications[Math.floor(index / MESSAGES)]}/messages`,
        message,
      );
    },
    TIMES * MESSAGES,
  );
  figures['a year, GB'] = Object.entries(YEAR).reduce(
    (sum, [what, count]) => sum + (count * (figures[`${what}: stays, KB`] ?? 0) * KILOBYTE) / GIGABYTE,
    0,
  );
  report('growth', figures, []);

  /** Runs each one after the other, and records its bytes: permanent ones, and those swept within 30 days. */
  async function grow<Done>(what: string, action: (index: number) => Promise<Done>, times = TIMES): Promise<Done[]> {
    const before = await measureTables();
    const done: Done[] = [];
    for (let index = 0; index < times; index += 1) done.push(await action(index));
    const after = await measureTables();
    let [stays, goes] = [0, 0];
    for (const [table, bytes] of after) {
      if (table === WORK) continue;
      const more = (bytes - (before.get(table) ?? 0)) / times / KILOBYTE;
      if (SWEPT.test(table)) goes += more;
      else stays += more;
    }
    Object.assign(figures, { [`${what}: stays, KB`]: stays, [`${what}: swept, KB`]: goes });
    return done;
  }
} finally {
  await client.end();
  await site.stop();
  await server.stop();
}

/** Words of a vocabulary with different frequencies, so that texts compress like real ones. */
function write(count: number): string {
  return Array.from({ length: count }, () => words[Math.floor(words.length * random.next() ** 2)]).join(' ');
}

function invent(): string {
  const letter = () => random.pick([...'eeeaaiiinnrrssttooldcmupgbhfvkz']);
  return Array.from({ length: random.between(2, 10) }, letter).join('');
}

/** Bytes of each table with its indexes, packed as after a restore. */
async function measureTables(): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) await client.query(`vacuum full ${name}`);
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select format('%I.%I', schemaname, tablename) as name, pg_total_relation_size(format('%I.%I', schemaname, tablename)) as bytes
     from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
