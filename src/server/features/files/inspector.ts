import { Refusal } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log.ts';
import { JobAborted, ProcessPool } from '../../platform/processes/pool.ts';
import { scriptUrl } from '../../platform/processes/script-url.ts';
import type { Inspected, Refused, Upload } from './inspect/upload.ts';

/** One can take the uploads of others while the other works on a picture. Each needs a core. */
const PROCESSES = 2;
/** Twice what the longest lists need. File bytes and pixels are not on this heap. */
const HEAP_MEGABYTES = 256;
/** A document takes hundredths of a second, a picture of 40 megapixels five seconds on a slow core. */
const MILLISECONDS: Record<Upload['kind'], number> = {
  cv: 5_000,
  avatar: 15_000,
  logo: 15_000,
  site_logo: 15_000,
  attachment: 15_000,
};
/** Milliseconds. */
const QUEUE_TIMEOUT = 30_000;

export interface Inspector {
  /**
   * A picture is re-encoded in place.
   * @throws Refusal UNSUPPORTED_TYPE file_type; TOO_LARGE image_too_large; UNAVAILABLE busy; INVALID file_damaged,
   * file_macros, file_remote_parts, and file_too_complex at the time or memory limit.
   */
  inspect(upload: Upload, person: string): Promise<Inspected>;
  close(): Promise<void>;
}

/** Milliseconds per upload. */
interface Options {
  script?: URL;
  milliseconds?: number;
}

/** Runs in separate processes, so that a malicious file cannot stop other requests. */
export function createInspector(log: Log, { script, milliseconds }: Options = {}): Inspector {
  const pool = new ProcessPool<Upload, Inspected | Refused>({
    script: script ?? scriptUrl('inspect-upload', new URL('./inspect/process.ts', import.meta.url)),
    most: PROCESSES,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 30 }),
  });
  return {
    async inspect(upload, person) {
      const time = milliseconds ?? MILLISECONDS[upload.kind];
      const answer = await pool.run(upload, time, person).catch((error: unknown) => {
        if (!(error instanceof JobAborted)) throw error;
        log.warn({ kind: upload.kind, by: error.by, reason: error.message }, 'an upload could not be inspected');
        throw new Refusal('INVALID', { reason: 'file_too_complex' });
      });
      if ('code' in answer) throw new Refusal(answer.code, answer.details);
      return answer;
    },
    close: () => pool.close(),
  };
}
