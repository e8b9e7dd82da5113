// Reviewing among 100,000 applications, managing 10,000 of one job, and fifty users who decide on the same one: the
// server's time, and which decision wins.
import pg from 'pg';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { inventSeekers } from '../../src/server/seeds/demo-seekers.ts';
import { insertPeople } from '../../src/server/seeds/people-rows.ts';
import { createRandom } from '../../src/server/seeds/random.ts';
import { startSite } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { raceDecisions } from './deciding.ts';
import { quantile, report } from './report.ts';

const APPLICANTS = 10_000;
/** Each applicant applied for each of these jobs. */
const JOBS = 10;
const ASKED = 200;
const RACED = 200;

const employer = demoAccounts.find(({ role }) => role === 'employer')!;

const server = await startServer(true);
const site = await startSite({ DATABASE_URL: server.url, DEMO: '1' });
try {
  const job = await fill();
  const cookie = await signInAt(site.url, employer);
  const ids = await someOf(job);
  const lists = {
    'first page': '',
    'newest first': '&sort=newest',
    'by name': '&sort=name',
    'of a status': '&status=viewed',
    'by language': '&language=de:B2',
    'by a word': '&q=anna',
  };
  const figures: Record<string, number> = {};
  const measure = async (what: string, addresses: string[]) => {
    const times = await ask(addresses, cookie);
    Object.assign(figures, { [`${what}: p50, ms`]: quantile(times, 0.5), [`${what}: p99, ms`]: quantile(times, 0.99) });
  };
  await measure(
    'review, read',
    ids.map((id) => `/api/applications/${id}`),
  );
  await measure(
    'review, neighbours',
    ids.map((id) => `/api/applications/${id}/neighbours`),
  );
  await measure(
    'review, page',
    ids.map((id) => `/applications/review/${id}`),
  );
  for (const [name, query] of Object.entries(lists))
    await measure(
      `manage, ${name}`,
      ids.map(() => `/api/applications?job=${job}${query}`),
    );
  await measure(
    'manage, all jobs',
    ids.map(() => '/api/applications'),
  );
  Object.assign(
    figures,
    await withClient(async (client) => raceDecisions(site.url, cookie, await undecidedOf(client, job), client)),
  );
  report('applications', figures, [
    { figure: 'review, read: p99, ms', atMost: 50 },
    { figure: 'review, page: p99, ms', atMost: 50 },
    { figure: 'decided at once by fifty: rounds with one winner', atLeast: RACED },
    { figure: 'decided at once by fifty: 409 a round', atLeast: 49 },
    { figure: 'decided at once by fifty: other answers', atMost: 0 },
    { figure: 'decided at once by fifty: mails that agree with the winner', atLeast: RACED },
    ...[...Object.keys(lists), 'all jobs'].map((name) => ({ figure: `manage, ${name}: p99, ms`, atMost: 100 })),
  ]);
} finally {
  await site.stop();
  await server.stop();
}

/**
 * Lets everyone apply for ten jobs of the demo's employer, with the content of the demo's applications; returns one of
 * the jobs.
 */
async function fill(): Promise<string> {
  const database = openDatabase({ connectionString: server.url });
  await insertPeople(database.db, inventSeekers(createRandom(7), APPLICANTS, new Date()));
  await database.close();
  return withClient(async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query(
      `with sent as (select *, row_number() over () - 1 as place from application),
        person as (select id, row_number() over () - 1 as place from profile where role = 'job_seeker' order by created_at limit $1),
        opening as (select job.id, job.company_id from job join user_account on user_account.id = job.posted_by where user_account.email = $3 limit $2)
      insert into application (id, job_id, company_id, applicant_id, status, cover_letter, applicant_facts, job_facts, tags, search_text, sort_name, applied_at, updated_at, decided_at)
      select gen_random_uuid(), opening.id, opening.company_id, person.id, sent.status, sent.cover_letter, sent.applicant_facts, sent.job_facts, sent.tags, sent.search_text, sent.sort_name,
        now() - random() * interval '50 days', now(), sent.decided_at
      from person join sent on sent.place = person.place % (select count(*) from sent) cross join opening
      on conflict do nothing`,
      [APPLICANTS, JOBS, employer.email],
    );
    await client.query(
      `insert into application_event (id, application_id, to_status, at) select gen_random_uuid(), id, status, applied_at from application`,
    );
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ job_id: string }>(
      'select job_id from application group by job_id order by count(*) desc limit 1',
    );
    return rows[0]?.job_id ?? '';
  });
}

function someOf(job: string): Promise<string[]> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from application where job_id = $1 order by id limit $2',
      [job, ASKED],
    );
    return rows.map(({ id }) => id);
  });
}

async function undecidedOf(client: pg.Client, job: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from application where job_id = $1 and status = 'new' limit $2`,
    [job, RACED],
  );
  return rows.map(({ id }) => id);
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds of each answer, one after the other, without the first few. */
async function ask(addresses: string[], cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const started = performance.now();
    const answer = await fetch(site.url + address, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return times.slice(20);
}
