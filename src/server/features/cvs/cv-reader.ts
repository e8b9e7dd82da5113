import type { ReadCv } from '#contract/cvs/cvs.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log.ts';
import { JobAborted, ProcessPool } from '../../platform/processes/pool.ts';
import { scriptUrl } from '../../platform/processes/script-url.ts';
import type { CvFile, NotRead } from './read/read-cv.ts';

const HEAP_MEGABYTES = 256;
/** Milliseconds. */
const TIME = 8_000;
/** Milliseconds to wait for the CVs of others. */
const QUEUE_TIMEOUT = 20_000;

export interface CvReader {
  /**
   * @throws Refusal UNSUPPORTED_TYPE cv_type, cv_old_word; INVALID file_damaged, cv_encrypted, cv_no_text,
   * cv_too_many_pages, cv_nothing_found, and file_too_complex at the limits of time and memory; UNAVAILABLE busy.
   */
  read(file: CvFile, person: string): Promise<ReadCv>;
  close(): Promise<void>;
}

/** Runs in a separate process (docs/decisions/0043-hostile-files.md). */
export function createCvReader(log: Log): CvReader {
  const pool = new ProcessPool<CvFile, ReadCv | NotRead>({
    script: scriptUrl('read-cv', new URL('./read/process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 20 }),
  });
  return {
    async read(file, person) {
      const answer = await pool.run(file, TIME, person).catch((error: unknown) => {
        if (!(error instanceof JobAborted)) throw error;
        log.warn({ by: error.by, reason: error.message }, 'a CV could not be read');
        throw new Refusal('INVALID', { reason: 'file_too_complex' });
      });
      if ('code' in answer) throw new Refusal(answer.code, answer.details);
      return answer;
    },
    close: () => pool.close(),
  };
}
