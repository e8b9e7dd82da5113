import { JobAborted, ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { EscoFailure, EscoJob, EscoResult } from './reading/read-esco-files.ts';

/** MB of JavaScript heap; six languages take 300. */
const HEAP_MEGABYTES = 768;
/** Milliseconds; six languages take some seconds. */
const TIME = 120_000;

/** In a separate process (docs/decisions/0043-hostile-files.md). */
export async function readFiles(job: EscoJob): Promise<EscoResult | EscoFailure> {
  const pool = new ProcessPool<EscoJob, EscoResult | EscoFailure>({
    script: scriptUrl('read-esco', new URL('./reading/process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: TIME,
    busy: () => new Error('The reader of ESCO was closed.'),
  });
  try {
    return await pool.run(job, TIME);
  } catch (error) {
    if (error instanceof JobAborted) return { problem: 'too_complex' };
    throw error;
  } finally {
    await pool.close();
  }
}
