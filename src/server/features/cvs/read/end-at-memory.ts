import { Worker } from 'node:worker_threads';

/** Of the whole process. The limit of the heap does not count bytes, which a compressed PDF unpacks to. */
const MOST_BYTES = 500 * 1024 * 1024;
/** Milliseconds. */
const PAUSE = 25;

/** Ends this process when it takes too much, from a thread of its own: what unpacks a bomb does not let others run. */
export function endAtMemory(): void {
  const watch = `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL') }, ${PAUSE})`;
  new Worker(watch, { eval: true }).unref();
}
