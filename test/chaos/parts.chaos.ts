// Each part of the site is away for two minutes: which pages fail, and who is notified of what, after how long.
// AWAY_SECONDS shortens it; the full run writes docs/parts-away.md.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { report } from '../bench/report.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readFigure } from '../support/metrics.ts';
import { freePort, startProcess } from '../support/process.ts';
import { startS3 } from '../support/s3-server.ts';
import { startServer } from '../support/server.ts';
import { startTranslationServer } from '../support/translation-server.ts';
import { doAll, prepareActs, type Acts } from './acts.ts';
import { writePartsAway, type PartAway } from './parts-document.ts';
import { withClient } from './threads.ts';

const WHOLE = 120;
const AWAY = Number(process.env.AWAY_SECONDS ?? WHOLE);
/** Milliseconds between two rounds of users' actions, and two checks of a monitor. */
const ROUND = 5_000;
const LOOK = 200;
/** Seconds of observation after a part is back. */
const BACK = 60;
/** The outbox tries again after a minute, and then after five. */
const MAILS_SENT_IN = 400;

const dataDir = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
await chmod(dataDir, 0o755);
let server = await startServer(true, dataDir);
let s3 = await startS3('parlance');
let mailServer = await startMailServer();
let translator = await startTranslationServer();
const metricsPort = await freePort();
const log: { at: number; text: string }[] = [];
const site = await startProcess(
  'bin/serve.mjs',
  {
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    STORAGE: `s3://parlance?region=eu-central-1&endpoint=${encodeURIComponent(s3.endpoint)}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: mailServer.url,
    TRANSLATION_URL: translator.url,
    METRICS_PORT: `${metricsPort}`,
    LOG_LEVEL: 'warn',
    DEMO: '1',
  },
  '/readyz',
  (text) => void log.push({ at: performance.now(), text }),
);

const portOf = (url: string) => Number(new URL(url).port);

interface Part {
  name: string;
  leave(): Promise<unknown>;
  comeBack(): Promise<unknown>;
}

const parts: Part[] = [
  { name: 'database', leave: () => server.stop(), comeBack: async () => (server = await startServer(true, dataDir)) },
  {
    name: 'storage',
    leave: () => s3.close(),
    comeBack: async () => (s3 = await startS3('parlance', portOf(s3.endpoint), s3.objects)),
  },
  {
    name: 'mail',
    leave: () => mailServer.close(),
    comeBack: async () => (mailServer = await startMailServer(portOf(mailServer.url))),
  },
  {
    name: 'translation',
    leave: () => translator.close(),
    comeBack: async () => (translator = await startTranslationServer(portOf(translator.url))),
  },
];

try {
  // Ready before the end of the start, which also starts its queue, and draws the demo's logos.
  await until(() => log.some(({ text }) => text.includes('Parlance is at')));
  const acts = await prepareActs(site.url, server.url);
  const results: PartAway[] = [];
  for (const part of parts) {
    const result = await watch(part, acts);
    console.log(JSON.stringify(result));
    results.push(result);
  }
  const all = results.flatMap(({ acts: seen }) => Object.values(seen).flatMap((answers) => Object.entries(answers)));
  const count = (wanted: (answer: string) => boolean) =>
    all.reduce((sum, [answer, times]) => sum + (wanted(answer) ? times : 0), 0);
  report(
    'parts',
    {
      'seconds that each part is away': AWAY,
      'requests meanwhile': count(() => true),
      'answered as always': count((answer) => answer === 'works'),
      'answered with 503': count((answer) => answer.startsWith('503')),
      'answered otherwise, or not': count((answer) => answer !== 'works' && !answer.startsWith('503')),
      'the latest line of a log, s': Math.max(...results.map(({ loggedAfter }) => loggedAfter ?? Infinity)),
      'parts not said to be back': results.filter(({ backAfter }) => backAfter === undefined).length,
    },
    [
      { figure: 'answered otherwise, or not', atMost: 0 },
      { figure: 'the latest line of a log, s', atMost: 35 },
      { figure: 'parts not said to be back', atMost: 0 },
    ],
  );
  if (AWAY === WHOLE) await writePartsAway(AWAY, results);
} finally {
  await site.stop();
  await Promise.all([server.stop(), s3.close(), mailServer.close(), translator.close()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function watch({ name, leave, comeBack }: Part, acts: Acts): Promise<PartAway> {
  await allowMore();
  const left = performance.now();
  await leave();
  const seen: PartAway['acts'] = {};
  const told = lookFor((readyz, up) => readyz?.[name] !== undefined && readyz[name] !== 'ok' && up === 0, name, AWAY);
  for (let at = performance.now(); at - left < AWAY * 1_000; at = performance.now()) {
    await doAll(acts, seen);
    await sleep(Math.max(0, ROUND - (performance.now() - at)));
  }
  const { readyz, after } = await told;
  const returned = performance.now();
  await comeBack();
  const worksAgain = await untilAllWork(acts, returned);
  await lookFor((ready, up) => ready?.[name] === 'ok' && up === 1, name, BACK);
  const lines = log.filter(({ at }) => at >= left);
  const saidAt = (words: string, since: number) => {
    const line = lines.find(({ text }) => text.includes(`"part":"${name}"`) && text.includes(words));
    return line && (line.at - since) / 1_000;
  };
  return {
    name,
    acts: seen,
    readyz: readyz ? `${readyz.ready ? 200 : 503} ${readyz[name]}` : 'no answer',
    toldAfter: after,
    loggedAfter: saidAt('part is down', left),
    backAfter: saidAt('part is up again', returned),
    worksAgain,
    logged: lines.reduce((sum, { text }) => sum + text.length, 0),
    mailsSentAfter: name === 'mail' && AWAY === WHOLE ? await untilMailsAreSent(returned) : undefined,
  };
}

async function untilAllWork(acts: Acts, since: number): Promise<number | undefined> {
  while (performance.now() - since < BACK * 1_000) {
    await allowMore().catch(() => {});
    if (await doAll(acts, {})) return (performance.now() - since) / 1_000;
    await sleep(LOOK);
  }
  return undefined;
}

type Ready = Record<string, string | boolean>;

/** The state that a balancer and Prometheus get, when both get the new one; the last time that they got the old one. */
async function lookFor(
  isSeen: (readyz: Ready | undefined, up: number | undefined) => boolean,
  name: string,
  seconds: number,
): Promise<{ readyz: Ready | undefined; after: number | undefined }> {
  const since = performance.now();
  for (;;) {
    const readyz = await fetch(`${site.url}/readyz`).then(
      async (answer) => (await answer.json()) as Ready,
      () => undefined,
    );
    const up = await readFigure(metricsPort, `parlance_part_up{part="${name}"}`).catch(() => undefined);
    const after = (performance.now() - since) / 1_000;
    if (isSeen(readyz, up)) return { readyz, after };
    if (after > seconds) return { readyz, after: undefined };
    await sleep(LOOK);
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(LOOK);
}

/** Limits are for users, who do not do all of this every few seconds. */
async function allowMore(): Promise<void> {
  await withClient(server.url, (client) => client.query('delete from rate_limit'));
}

async function untilMailsAreSent(since: number): Promise<number | undefined> {
  while (performance.now() - since < MAILS_SENT_IN * 1_000) {
    const { rowCount } = await withClient(server.url, (client) =>
      client.query(`select from mail where status in ('queued', 'sending') limit 1`),
    );
    if (rowCount === 0) return (performance.now() - since) / 1_000;
    await sleep(1_000);
  }
  return undefined;
}
