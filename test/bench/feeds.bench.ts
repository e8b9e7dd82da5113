// The feed of 100,000 jobs for another job site: the site's memory while streaming it, compared with one of 1,000 jobs,
// its duration, and how long other requests wait meanwhile. Runs twice, so that growth with each reader would
// show.
import { setTimeout as sleep } from 'node:timers/promises';

import { startJobsSite } from './jobs-site.ts';
import { residentBytes } from './process-figures.ts';
import { quantile, report } from './report.ts';
import { watched } from './watched.ts';

const FEW = 1_000;
/** Jobs read before memory is first measured: by then a stream has its constant memory. */
const EARLY = 10_000;
const JOBS = Number(process.env.JOBS ?? 100_000);
const MEGABYTE = 2 ** 20;
/** Milliseconds between two measurements of memory. */
const LOOK = 50;

const few = await measure(FEW);
const many = await measure(JOBS);
const peakOf = ({ readings }: Measured) => Math.max(...readings.map(({ peak }) => peak)) / MEGABYTE;
const [first, second] = many.readings;
report(
  'feeds',
  {
    jobs: first?.jobs ?? 0,
    'megabytes of XML': (first?.bytes ?? 0) / MEGABYTE,
    'seconds for all': (first?.time ?? 0) / 1_000,
    'memory before, MB': many.rest,
    'memory at most, MB': (first?.peak ?? 0) / MEGABYTE,
    'memory at most, second feed, MB': (second?.peak ?? 0) / MEGABYTE,
    'memory that a feed adds, MB': peakOf(many) - many.rest,
    '1,000 jobs: memory before, MB': few.rest,
    '1,000 jobs: memory at most, MB': peakOf(few),
    '1,000 jobs: memory that a feed adds, MB': peakOf(few) - few.rest,
    'memory at most, ratio to 1,000 jobs': peakOf(many) / peakOf(few),
    'memory at most, ratio to that of its first 10,000 jobs': (first?.peak ?? 0) / (first?.early ?? 0),
    'others meanwhile: a list of jobs, median, ms': quantile(many.others, 0.5),
    'others meanwhile: a list of jobs, longest, ms': Math.max(...many.others),
  },
  [
    { figure: 'jobs', atLeast: JOBS * 0.9 },
    { figure: 'memory that a feed adds, MB', atMost: 100 },
    { figure: 'memory at most, ratio to 1,000 jobs', atMost: 1.25 },
    { figure: 'memory at most, ratio to that of its first 10,000 jobs', atMost: 1.1 },
    { figure: 'others meanwhile: a list of jobs, longest, ms', atMost: 200 },
  ],
);

interface Measured {
  /** Megabytes. */
  rest: number;
  readings: Reading[];
  /** Milliseconds of lists of jobs. */
  others: number[];
}

async function measure(jobs: number): Promise<Measured> {
  const site = await startJobsSite(jobs);
  try {
    await sleep(5_000);
    // Loads code that only the first request loads, which does not grow with the feed.
    await (await fetch(`${site.url}/feeds/indeed.xml`)).body?.cancel();
    await sleep(2_000);
    const rest = (await residentBytes(site.pid)) / MEGABYTE;
    // Alone first, because lists of jobs take memory too.
    const readings: Reading[] = [];
    for (const profile of ['indeed', 'talent']) readings.push(await readFeed(site, profile));
    const [, others = []] = await watched(site.url, () => readFeed(site, 'jooble'));
    return { rest, readings, others };
  } finally {
    await site.stop();
  }
}

interface Reading {
  jobs: number;
  bytes: number;
  time: number;
  peak: number;
  /** The peak while the first jobs were read. */
  early: number;
}

/** Discards all of it. */
async function readFeed({ url, pid }: { url: string; pid: number }, profile: string): Promise<Reading> {
  const began = performance.now();
  let [peak, early] = [0, 0];
  const look = async () => (peak = Math.max(peak, await residentBytes(pid)));
  const looking = setInterval(() => void look(), LOOK);
  const answer = await fetch(`${url}/feeds/${profile}.xml`);
  let [jobs, bytes, rest] = [0, 0, ''];
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    const text = rest + decoder.decode(chunk, { stream: true });
    jobs += text.split('</job>').length - 1;
    if (jobs <= EARLY) early = peak;
    // May be the beginning of a marker that ends in the next piece.
    rest = text.slice(-5);
  }
  clearInterval(looking);
  return { jobs, bytes, time: performance.now() - began, peak, early };
}
