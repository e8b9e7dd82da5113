import { JobAborted, ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { Busy, CalendarJob } from './read-calendar.ts';

/** MB of JavaScript heap; a calendar of 5 MB takes 90. */
const HEAP_MEGABYTES = 256;
/** Milliseconds; a calendar of 5 MB takes a tenth. */
const TIME = 10_000;
/** Maximum milliseconds in the queue. */
const QUEUE_TIMEOUT = 120_000;

export interface CalendarReader {
  /** Null for a file that is not a calendar; `too_complex` at the limits of time and memory. */
  read(job: CalendarJob): Promise<Busy[] | null | 'too_complex'>;
  close(): Promise<void>;
}

/** In a separate process: expanding a recurrence rule can take forever. */
export function createCalendarReader({ time = TIME } = {}): CalendarReader {
  const pool = new ProcessPool<CalendarJob, { busy: Busy[] | null }>({
    script: scriptUrl('read-calendar', new URL('./process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Error('Too many calendars are waiting to be read.'),
  });
  return {
    async read(job) {
      try {
        return (await pool.run(job, time)).busy;
      } catch (error) {
        if (error instanceof JobAborted) return 'too_complex';
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
