import { JobAborted, ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { Busy, CalendarJob } from './read-calendar.ts';

/** For JavaScript; a calendar of 5 MB takes 90. */
const HEAP_MEGABYTES = 256;
/** Milliseconds; a calendar of 5 MB takes a tenth. */
const TIME = 10_000;
/** Milliseconds to wait for the calendars before. */
const QUEUE_TIMEOUT = 120_000;

export interface CalendarReader {
  /** Null for what is no calendar; `too_complex` at the limits of time and memory. */
  read(job: CalendarJob): Promise<Busy[] | null | 'too_complex'>;
  close(): Promise<void>;
}

/** In a process of its own: a rule of repetition can take for ever. */
export function createCalendarReader({ time = TIME } = {}): CalendarReader {
  const pool = new ProcessPool<CalendarJob, { busy: Busy[] | null }>({
    script: scriptUrl('read-calendar', new URL('./process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Error('Too many calendars wait to be read.'),
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
