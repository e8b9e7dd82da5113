import autocannon from 'autocannon';

import { median } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;

/** Where one side of a race is asked: a site, the paths that are asked for in turn, and what is sent along. */
export interface Runner {
  url: string;
  paths?: readonly string[];
  headers?: Record<string, string>;
}

/**
 * Requests per second of two that do the same: in turn, so that the machine's moods hit both alike; the median of the
 * rounds' ratios.
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

async function rate({ url, paths, headers }: Runner): Promise<number> {
  const requests = paths?.map((path) => ({ path }));
  const { requests: answered, non2xx } = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip', ...headers },
    ...(requests ? { requests } : {}),
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} were not 200.`);
  return answered.average;
}
