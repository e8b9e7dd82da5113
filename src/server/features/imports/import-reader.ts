import { JobAborted, ProcessPool } from '../../platform/processes/pool.ts';
import { scriptUrl } from '../../platform/processes/script-url.ts';
import type { CheckedJob, RowsJob } from './reading/check-rows.ts';
import type { FileJob, FileResult } from './reading/read-file.ts';
import type { ArchiveJob, ArchiveResult } from './reading/unpack.ts';

/** MB of JavaScript heap; a workbook of 10,000 rows takes 200. */
const HEAP_MEGABYTES = 512;
/** Milliseconds; a file of 10 MB takes two seconds. */
const FILE_TIME = 30_000;
/** Milliseconds for 100 rows, which take a tenth of a second. */
const ROWS_TIME = 20_000;
/** Maximum milliseconds in the queue. */
const QUEUE_TIMEOUT = 120_000;

export interface ImportReader {
  /** `too_complex` at the limits of time and memory. */
  readFile(job: Omit<FileJob, 'kind'>): Promise<FileResult>;
  /** Undefined at the limits of time and memory. */
  checkRows(job: Omit<RowsJob, 'kind'>): Promise<CheckedJob[] | undefined>;
  /** Undefined if the archive is damaged, and at the limits of time and memory. */
  unpack(job: Omit<ArchiveJob, 'kind'>): Promise<ArchiveResult['entries']>;
  close(): Promise<void>;
}

type Job = FileJob | RowsJob | ArchiveJob;

/** Reads files to import in a separate process (docs/decisions/0043-hostile-files.md). */
export function createImportReader({ time = FILE_TIME } = {}): ImportReader {
  const pool = new ProcessPool<Job, FileResult | ArchiveResult | { checked: CheckedJob[] }>({
    script: scriptUrl('read-import', new URL('./reading/process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Error('Too many files of jobs are waiting to be read.'),
  });
  const run = async (job: Job, milliseconds: number) => {
    try {
      return await pool.run(job, milliseconds);
    } catch (error) {
      if (error instanceof JobAborted) return { problem: 'too_complex' as const };
      throw error;
    }
  };
  return {
    async readFile(job) {
      const result = await run({ kind: 'file', ...job }, time);
      if ('checked' in result || 'entries' in result) throw new Error('The reader returned the result of another job.');
      return result;
    },
    async checkRows(job) {
      const result = await run({ kind: 'rows', ...job }, ROWS_TIME);
      return 'checked' in result ? result.checked : undefined;
    },
    async unpack(job) {
      const result = await run({ kind: 'archive', ...job }, time);
      return 'entries' in result ? result.entries : undefined;
    },
    close: () => pool.close(),
  };
}
