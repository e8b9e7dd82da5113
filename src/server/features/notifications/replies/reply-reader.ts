import { Refusal } from '../../../platform/http/refusal.ts';
import { ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { Reply, ReplyJob } from './read-reply.ts';

/** For JavaScript; the bytes of a mail of 12 MB are not on this heap. */
const HEAP_MEGABYTES = 256;
/** Milliseconds; a mail of 12 MB takes a tenth. */
const TIME = 10_000;
/** Milliseconds to wait for the mails before. */
const QUEUE_TIMEOUT = 20_000;

export interface ReplyReader {
  /**
   * @throws Error for what cannot be read within the limits of time, memory and depth; Refusal UNAVAILABLE where many
   * wait
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
