import { Refusal } from '../../../platform/http/refusal.ts';
import { ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { Reply, ReplyJob } from './read-reply.ts';

/** MB of JavaScript heap; the bytes of an email of 12 MB are not on this heap. */
const HEAP_MEGABYTES = 256;
/** Milliseconds; an email of 12 MB takes a tenth. */
const TIME = 10_000;
/** Maximum milliseconds in the queue. */
const QUEUE_TIMEOUT = 20_000;

export interface ReplyReader {
  /**
   * @throws Error for emails that exceed the limits of time, memory and depth; Refusal UNAVAILABLE if too many are
   * waiting
   */
  read(job: ReplyJob): Promise<Reply>;
  close(): Promise<void>;
}

export function createReplyReader(): ReplyReader {
  const pool = new ProcessPool<ReplyJob, Reply>({
    script: scriptUrl('read-reply', new URL('./process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 60 }),
  });
  return { read: (job) => pool.run(job, TIME), close: () => pool.close() };
}
