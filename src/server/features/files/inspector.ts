import type { FileKind } from '#contract/files.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log.ts';
import { JobEnded, ProcessPool } from '../../platform/processes/pool.ts';
import { scriptUrl } from '../../platform/processes/script-url.ts';
import type { Inspected, Refused, Upload } from './inspect/upload.ts';

/** One may be busy with a picture while the other takes documents. Each takes a core and memory. */
const PROCESSES = 2;
/** The longest lists that are read take half of it. Bytes of files and pixels are no part of this heap. */
const HEAP_MEGABYTES = 256;
/** A document takes hundredths of a second, a picture of 40 megapixels five seconds on a slow core. */
const MILLISECONDS: Record<FileKind, number> = {
  cv: 5_000,
  avatar: 15_000,
  logo: 15_000,
  attachment: 15_000,
};
/** Milliseconds for which an upload waits for a process. */
const QUEUE_TIMEOUT = 30_000;

export interface Inspector {
  /**
   * Decides by its bytes whether an upload is kept. A picture is drawn anew in the same place.
   * @throws Refusal UNSUPPORTED_TYPE file_type; TOO_LARGE image_too_large; UNAVAILABLE busy; INVALID
   *   file_damaged, file_macros, file_remote_parts, and file_too_complex for what takes more time or memory
   *   than any real file.
   */
  inspect(upload: Upload): Promise<Inspected>;
  close(): Promise<void>;
}

/** What the processes run, and how long they may take for one upload. */
interface Options {
  script?: URL;
  milliseconds?: number;
}

/**
 * Reads people's files in processes of their own, so that a file which is made to harm stops nobody else's
 * request.
 */
export function createInspector(log: Log, { script, milliseconds }: Options = {}): Inspector {
  const pool = new ProcessPool<Upload, Inspected | Refused>({
    script: script ?? scriptUrl('inspect-upload', new URL('./inspect/process.ts', import.meta.url)),
    most: PROCESSES,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy: () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 30 }),
  });
  return {
    async inspect(upload) {
      const answer = await pool.run(upload, milliseconds ?? MILLISECONDS[upload.kind]).catch((error: unknown) => {
        if (!(error instanceof JobEnded)) throw error;
        log.warn({ kind: upload.kind, by: error.by, reason: error.message }, 'an upload could not be inspected');
        throw new Refusal('INVALID', { reason: 'file_too_complex' });
      });
      if ('code' in answer) throw new Refusal(answer.code, answer.details);
      return answer;
    },
    close: () => pool.close(),
  };
}
