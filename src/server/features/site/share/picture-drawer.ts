import { createHash } from 'node:crypto';

import { Refusal } from '../../../platform/http/refusal.ts';
import { JobAborted, ProcessPool } from '../../../platform/processes/pool.ts';
import { scriptUrl } from '../../../platform/processes/script-url.ts';
import type { SharePicture } from './picture.ts';

const HEAP_MEGABYTES = 128;
/** Milliseconds; one takes a tenth of a second. */
const TIME = 5_000;
/** Maximum milliseconds in the queue. */
const QUEUE_TIMEOUT = 10_000;
/** Pictures of some 30 KB. */
const KEPT = 300;
/** Part of the digest: the next release may draw the same facts differently. */
const LOOK = 1;

const busy = () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 10 });

export interface PictureDrawer {
  /**
   * A picture of the same facts is drawn once, others in turn by requester.
   * @throws Refusal UNAVAILABLE busy, also at the limits of time and memory.
   */
  draw(picture: SharePicture, digest: string, address: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export const digestOfPicture = (picture: SharePicture): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, picture]))
    .digest('base64url')
    .slice(0, 22);

/** In a process of its own, which decodes logos too. */
export function createPictureDrawer(): PictureDrawer {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const pool = new ProcessPool<SharePicture, { base64: string }>({
    script: scriptUrl('draw-picture', new URL('./process.ts', import.meta.url)),
    most: 1,
    heapMegabytes: HEAP_MEGABYTES,
    timeout: QUEUE_TIMEOUT,
    busy,
  });
  const drawAnew = async (picture: SharePicture, address: string) => {
    const { base64 } = await pool.run(picture, TIME, address).catch((error: unknown) => {
      if (error instanceof JobAborted) throw busy();
      throw error;
    });
    return new Uint8Array(Buffer.from(base64, 'base64'));
  };
  return {
    draw(picture, digest, address) {
      const found = kept.get(digest);
      const drawing = found ?? drawAnew(picture, address);
      // Most recently used last.
      kept.delete(digest);
      kept.set(digest, drawing);
      drawing.catch(() => kept.delete(digest));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return drawing;
    },
    close: () => pool.close(),
  };
}
