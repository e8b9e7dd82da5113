// Sign-ins: the server handles twenty a second, and asks further ones to retry later instead of letting them wait.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { startSite } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { liftLimits } from './lift-limits.ts';
import { quantile, report } from './report.ts';

interface Answer {
  status: number;
  milliseconds: number;
  retryAfter: string | null;
}

const server = await startServer(true);
const site = await startSite({ DATABASE_URL: server.url, DEMO: '1' });
try {
  await allowIt();
  // The first sign-ins load code that later ones use.
  await load(10, 1);
  const held = await load(20, 10);
  const [flood, page] = await Promise.all([load(200, 4), watchPage(4)]);
  const times = (answers: Answer[]) => answers.map(({ milliseconds }) => milliseconds);
  const refused = flood.filter(({ status }) => status === 503);
  report(
    'accounts',
    {
      '20 a second: answered with 200, share': held.filter(({ status }) => status === 200).length / held.length,
      '20 a second: p50, ms': quantile(times(held), 0.5),
      '20 a second: p95, ms': quantile(times(held), 0.95),
      '200 a second: signed in, a second': flood.filter(({ status }) => status === 200).length / 4,
      '200 a second: answered with 503, share': refused.length / flood.length,
      '200 a second: 503 with Retry-After, share':
        refused.length === 0 ? 1 : refused.filter(({ retryAfter }) => retryAfter !== null).length / refused.length,
      '200 a second: neither 200 nor 503':
        flood.length - refused.length - flood.filter(({ status }) => status === 200).length,
      '200 a second: p99, ms': quantile(times(flood), 0.99),
      'a public page meanwhile: p99, ms': quantile(page, 0.99),
    },
    [
      { figure: '20 a second: answered with 200, share', atLeast: 1 },
      { figure: '20 a second: p95, ms', atMost: 500 },
      { figure: '200 a second: 503 with Retry-After, share', atLeast: 1 },
      { figure: '200 a second: neither 200 nor 503', atMost: 0 },
      { figure: '200 a second: p99, ms', atMost: 2_000 },
    ],
  );
} finally {
  await site.stop();
  await server.stop();
}

/** Signs in at this rate for this duration, whether the answers arrive in time or not. */
async function load(perSecond: number, seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await sleep(Math.max(0, started + (index * 1000) / perSecond - performance.now()));
    answers.push(signIn(index));
  }
  return Promise.all(answers);
}

async function signIn(index: number): Promise<Answer> {
  const { email, password } = demoAccounts[index % demoAccounts.length]!;
  const started = performance.now();
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    milliseconds: performance.now() - started,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** The duration of a public page when requested twenty times a second, in milliseconds. */
async function watchPage(seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(50)) {
    const started = performance.now();
    await (await fetch(site.url)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

/** One address signs in thousands of times here. */
async function allowIt(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await liftLimits(client);
  await client.end();
}
