import autocannon from 'autocannon';

import { processorMilliseconds } from './process-figures.ts';
import { median } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;

/** One side of a comparison: a site, the paths requested in turn, and the headers. */
export interface Runner {
  url: string;
  paths?: readonly string[];
  headers?: Record<string, string>;
}

/**
 * Requests per second of two sides that do the same: in turn, so that variations of the machine affect both; the median
 * of the rounds' ratios.
 */
export async function race(ours: Runner, bare: Runner): Promise<{ ours: number; bare: number; ratio: number }> {
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push({ ours: await rate(ours), bare: await rate(bare) });
  return {
    ours: median(rates.map((one) => one.ours)),
    bare: median(rates.map((one) => one.bare)),
    ratio: median(rates.map((one) => one.ours / one.bare)),
  };
}

async function rate({ url, ...asked }: Runner): Promise<number> {
  return (await load(url, asked, 20)).requests.average;
}

/**
 * Milliseconds of processor time that a site's process takes for a request: the median of the rounds. Eight requests
 * run in parallel.
 */
export async function processorOf(
  { url, pid }: { url: string; pid: number },
  asked: Omit<Runner, 'url'>,
): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorMilliseconds(pid);
    const { requests } = await load(url, asked, 8);
    found.push(((await processorMilliseconds(pid)) - before) / requests.total);
  }
  return median(found);
}

async function load(url: string, { paths, headers }: Omit<Runner, 'url'>, connections: number) {
  const requests = paths?.map((path) => ({ path }));
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip', ...headers },
    ...(requests ? { requests } : {}),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 200.`);
  return result;
}
