// Hostile input in one process: how long other requests wait meanwhile.
import { createServer } from 'vite';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { hostileFiles } from '../support/hostile/files.ts';
import { largeBodies, strangeBodies, strangeStrings } from '../support/hostile/values.ts';
import { uploadForm } from '../support/made-files.ts';
import { startSite } from '../support/process.ts';
import { signInAt } from '../support/sign-in-at.ts';
import type * as LongestTexts from './longest-texts.ts';
import { quantile, report } from './report.ts';
import { watched } from './watched.ts';

const ROUNDS = 5;
/** The maximum that the server accepts from one user. */
const UPLOADS_AT_ONCE = 4;

interface Sent {
  method: string;
  path: string;
  body?: BodyInit;
  type?: string;
}

const JSON_TYPE = 'application/json';
const posts = (body: string, type: string, paths: string[]): Sent[] =>
  paths.map((path) => ({ method: 'POST', path, body, type }));
const job = (title: string, text: string): Sent => ({
  method: 'POST',
  path: '/api/jobs',
  type: JSON_TYPE,
  body: JSON.stringify({
    primaryLocale: 'en',
    translations: { en: { title, description: text, requirements: text } },
  }),
});

const texts = [
  ...strangeStrings,
  '<b>'.repeat(6_000),
  '<a href="'.repeat(2_000),
  '&'.repeat(19_000),
  '<table>'.repeat(2_000),
  `<p>${'x'.repeat(19_000)}`,
];
const queries = texts.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 5_000)));
const requests: Sent[] = [
  ...Object.values(strangeBodies).flatMap((body) =>
    posts(body, JSON_TYPE, [
      '/api/auth/login',
      '/api/auth/register',
      '/api/jobs',
      '/api/jobs/bulk',
      '/api/applications/bulk',
    ]),
  ),
  ...Object.values(largeBodies).flatMap(({ body, type }) =>
    posts(body, type, ['/api/auth/login', '/api/jobs', '/api/jobs/bulk']),
  ),
  ...texts.flatMap((text) => [job(text, text), job('A title', text)]),
  ...queries.flatMap((query) => [`/api/jobs?q=${query}`, `/jobs?q=${query}`]).map((path) => ({ method: 'GET', path })),
];
const uploads = hostileFiles.map(({ kind, name, bytes }): Sent => ({
  method: 'POST',
  path: '/api/files',
  body: uploadForm(kind, name, bytes()),
}));

const reading = await readLongestTexts();
const site = await startSite({ DEMO: '1' });
try {
  const cookies = await Promise.all(demoAccounts.map((account) => signInAt(site.url, account)));
  const employer = cookies[demoAccounts.findIndex(({ role }) => role === 'employer')] ?? '';
  let broken = 0;
  const send = async (cookie: string, sent: Sent) => {
    if ((await statusOf(cookie, sent)) >= 500) broken += 1;
  };
  const quiet = await watched(site.url, async () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  const asking = await watched(site.url, async () => {
    for (let round = 0; round < ROUNDS; round += 1) for (const request of requests) await send(employer, request);
  });
  const uploading = await watched(site.url, async () => {
    for (const cookie of cookies)
      await Promise.all(
        shares(uploads, UPLOADS_AT_ONCE).map((share) => oneByOne(share, (upload) => send(cookie, upload))),
      );
  });
  report(
    'hostile',
    {
      ...figuresOf('quiet', quiet),
      'hostile requests': requests.length * ROUNDS,
      'hostile files': uploads.length * cookies.length,
      'longest texts, and what followed them': reading.sent,
      'answered with 500 or more': broken + reading.broken,
      ...figuresOf('others meanwhile', asking),
      ...figuresOf('others while files come in', uploading),
      ...figuresOf('others while the longest texts come in', reading.times),
    },
    [
      { figure: 'answered with 500 or more', atMost: 0 },
      { figure: 'others meanwhile: longest, ms', atMost: 200 },
      { figure: 'others while files come in: longest, ms', atMost: 200 },
      { figure: 'others while the longest texts come in: longest, ms', atMost: 200 },
    ],
  );
} finally {
  await site.stop();
}

/** In this process, from the sources, so that background work runs right after its request. */
async function readLongestTexts(): Promise<LongestTexts.Waited> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  const { waitForLongestTexts } = (await vite.ssrLoadModule('/test/bench/longest-texts.ts')) as typeof LongestTexts;
  const waited = await waitForLongestTexts();
  await vite.close();
  return waited;
}

/** For an answer without the database, which depends only on the process, and for one with it. */
function figuresOf(when: string, [plain = [], search = []]: number[][]): Record<string, number> {
  return {
    [`${when}: p99, ms`]: quantile(plain, 0.99),
    [`${when}: longest, ms`]: Math.max(...plain),
    [`${when}: a list of jobs, p99, ms`]: quantile(search, 0.99),
    [`${when}: a list of jobs, longest, ms`]: Math.max(...search),
  };
}

function shares<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, share) => items.filter((_item, index) => index % count === share));
}

async function oneByOne<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

/** An oversized body is refused during the upload, and the connection is closed: that counts as 413 too. */
async function statusOf(cookie: string, { method, path, body, type }: Sent): Promise<number> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}) };
  const answer = await fetch(site.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status ?? 413;
}
