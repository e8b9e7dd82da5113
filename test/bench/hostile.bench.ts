// Hostile input in one process: how long others wait while every kind of it comes in.
import { Agent, get } from 'node:http';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { startSite } from '../support/process.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { strangeBodies, strangeStrings } from '../support/hostile/values.ts';
import { quantile, report } from './report.ts';

const ROUNDS = 5;
const PAUSE = 10;

const agent = new Agent({ keepAlive: true });

const site = await startSite({ DEMO: '1' });
let cookie = '';
try {
  cookie = await signInAt(site.url, demoAccounts.find(({ role }) => role === 'employer')!);
  const quiet = await watched(async () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  const figures: Record<string, number> = { 'quiet: p99, ms': quantile(quiet, 0.99), 'quiet: longest, ms': Math.max(...quiet) };
  let broken = 0;
  const texts = [...strangeStrings, '<b>'.repeat(6_000), '<a href="'.repeat(2_000), '&'.repeat(19_000), '<table>'.repeat(2_000), `<p>${'x'.repeat(19_000)}`];
  const hostile: [string, string, () => string][] = [
    ...Object.values(strangeBodies).flatMap((body): [string, string, () => string][] => ['/api/auth/login', '/api/auth/register', '/api/jobs', '/api/jobs/bulk', '/api/applications/bulk'].map((path) => ['POST', path, () => body])),
    ...texts.map((text): [string, string, () => string] => ['POST', '/api/jobs', () => JSON.stringify({ primaryLocale: 'en', translations: { en: { title: text, description: text, requirements: text } } })]),
    ...texts.map((text): [string, string, () => string] => ['POST', '/api/jobs', () => JSON.stringify({ primaryLocale: 'en', translations: { en: { title: 'A title', description: text, requirements: text } } })]),
    ...texts.map((text): [string, string, () => string] => ['GET', `/api/jobs?q=${encodeURIComponent(text.toWellFormed().slice(0, 5_000))}`, () => '']),
    ...texts.map((text): [string, string, () => string] => ['GET', `/jobs?q=${encodeURIComponent(text.toWellFormed().slice(0, 5_000))}`, () => '']),
  ];
  const others = await watched(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [method, path, body] of hostile) {
        if ((await statusOf(method, path, body())) >= 500) broken += 1;
      }
    }
  });
  Object.assign(figures, { 'hostile requests': hostile.length * ROUNDS, 'answered with 500 or more': broken, 'others meanwhile: p99, ms': quantile(others, 0.99), 'others meanwhile: longest, ms': Math.max(...others) });
  report('hostile', figures, [
    { figure: 'answered with 500 or more', atMost: 0 },
    { figure: 'others meanwhile: longest, ms', atMost: 200 },
  ]);
} finally {
  await site.stop();
}

/** What is too long is refused while it still comes in, and the connection then ends: that is 413 too. */
async function statusOf(method: string, path: string, body: string): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(site.url + path, { method, headers, ...(method === 'GET' ? {} : { body }) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 413;
}

/** Through a connection that nobody else uses: one that the server has just closed would fail the next who takes it. */
function ask(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}

/** Milliseconds of each answer that somebody else gets while something is done. */
async function watched(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const end = new AbortController();
  const working = work().finally(() => end.abort());
  while (!end.signal.aborted) {
    const started = performance.now();
    await ask(`${site.url}/healthz`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await working;
  return times;
}
