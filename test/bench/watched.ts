import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds between two rounds of small requests. */
const PAUSE = 10;

/** Milliseconds of each answer to other users during some work, by address. */
export async function watched(url: string, work: () => Promise<unknown>): Promise<number[][]> {
  const watcher = new Worker(new URL('watch-others.mjs', import.meta.url), {
    workerData: { urls: [`${url}/healthz`, `${url}/api/jobs?limit=1`], pause: PAUSE },
  });
  const answered = once(watcher, 'message') as Promise<[number[][]]>;
  await Promise.race([work(), answered]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  watcher.postMessage('stop');
  const [times] = await answered;
  return times;
}
