import { Refusal } from '../http/refusal.ts';
import { JobAborted, ProcessPool } from '../processes/pool.ts';
import { scriptUrl } from '../processes/script-url.ts';
import type { Sheet } from './sheet.ts';

const HEAP_MEGABYTES = 256;
/** Milliseconds. */
const TIME = 10_000;
/** Maximum milliseconds in the queue. */
const QUEUE_TIMEOUT = 20_000;

const busy = () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 20 });

export interface PdfDrawer {
  /** @throws Refusal UNAVAILABLE busy, also at the limits of time and memory. */
  draw(sheet: Sheet, person: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** In a separate process, so that other requests are answered while a long sheet is drawn. */
export function createPdfDrawer(): PdfDrawer {
  const pool = new ProcessPool<Sheet, { base64: string }>({
    script: scriptUrl('draw-pdf', new URL('./process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy,
  });
  return {
    async draw(sheet, person) {
      const { base64 } = await pool.run(sheet, TIME, person).catch((error: unknown) => {
        if (error instanceof JobAborted) throw busy();
        throw error;
      });
      return Buffer.from(base64, 'base64');
    },
    close: () => pool.close(),
  };
}
