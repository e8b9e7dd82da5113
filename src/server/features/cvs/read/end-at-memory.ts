import { Worker } from 'node:worker_threads';

/** For the whole process. The limit of the heap excludes byte buffers, into which a compressed PDF is unpacked. */
const MOST_BYTES = 500 * 1024 * 1024;
/** Milliseconds. */
const PAUSE = 25;

/** Ends this process when it takes too much memory, from a separate thread: unpacking a bomb blocks the main one. */
export function endAtMemory(): void {
  const watch = `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL') }, ${PAUSE})`;
  new Worker(watch, { eval: true }).unref();
}
