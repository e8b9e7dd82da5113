import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import type { Tx } from './db/database.ts';
import { parseNetwork } from './http/outgoing/allowed-address.ts';
import { createOutgoing } from './http/outgoing/outgoing.ts';
import { pgNotify } from './live/pg-notify.ts';
import type { Enqueue } from './queue/queue.ts';
import { defineTask } from './queue/task.ts';

/** Where the CDN takes purges. */
export interface CdnAddress {
  url: URL;
  /** The credentials. */
  header: { name: string; value: string } | undefined;
}

const KEEPS_FOR = 'max-age=3600';
/** Milliseconds within which every process has received the change, and no longer answers with the previous page. */
const RECEIVED_WITHIN = 250;
/** Milliseconds within which a page that was on its way during the first purge has reached the CDN. */
const SECOND_AFTER = 10_000;
/** The most that Cloudflare takes in a call. */
const KEYS_IN_A_CALL = 30;
const REQUEST = { method: 'POST', timeout: 15_000, bytesMax: 1_024, isCut: true } as const;
/** The operator's own address may be private. */
const outgoing = createOutgoing(['0.0.0.0/0', '::/0'].map(parseNetwork));

/**
 * Lets the CDN keep a page until one of its topics is purged, for an hour at most. Browsers still ask each time. The headers
 * are those of Fastly and Varnish, and of Cloudflare and RFC 9213.
 */
export function allowCdn({ headers }: Response, topics: ReadonlySet<string>): void {
  headers.set('surrogate-key', [...topics].join(' '));
  headers.set('cache-tag', [...topics].join(','));
  headers.set('surrogate-control', KEEPS_FOR);
  headers.set('cdn-cache-control', KEEPS_FOR);
}

/** Also purges the topics from the CDN, twice after the commit. */
export const invalidateWithCdn =
  (enqueue: Enqueue) =>
  async (tx: Tx, topics: string[]): Promise<void> => {
    await pgNotify(tx, topics);
    await enqueue(tx, cdnPurgeTask.name, { topics });
    await enqueue(tx, cdnPurgeTask.name, { topics }, { startAfter: new Date(Date.now() + SECOND_AFTER) });
  };

/** Purges of the same moment share their calls. */
export function createPurgeCdn(address: CdnAddress): (topics: readonly string[]) => Promise<void> {
  let next: { keys: Set<string>; sent: Promise<void> } | undefined;
  const sendSoon = async (keys: ReadonlySet<string>) => {
    await turn();
    next = undefined;
    const all = [...keys];
    for (let start = 0; start < all.length; start += KEYS_IN_A_CALL)
      await sendPurge(address, all.slice(start, start + KEYS_IN_A_CALL));
  };
  return (topics) => {
    if (!next) {
      const keys = new Set<string>();
      next = { keys, sent: sendSoon(keys) };
    }
    for (const topic of topics) next.keys.add(topic);
    return next.sent;
  };
}

interface PurgeCtx {
  purgeCdn: ReturnType<typeof createPurgeCdn> | undefined;
}

export const cdnPurgeTask = defineTask({
  name: 'cdn.purge',
  schema: z.object({ topics: z.array(z.string()) }),
  atOnce: 100,
  async run({ purgeCdn }: PurgeCtx, { topics }) {
    await sleep(RECEIVED_WITHIN);
    await purgeCdn?.(topics);
  },
});

/**
 * With the keys in a header for Fastly and Varnish, and in the body for Cloudflare.
 * @throws Error with the CDN's answer
 */
export async function sendPurge({ url, header }: CdnAddress, keys: readonly string[]): Promise<void> {
  const answer = await outgoing(url, {
    ...REQUEST,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Parlance',
      'surrogate-key': keys.join(' '),
      ...(header && { [header.name]: header.value }),
    },
    body: JSON.stringify({ tags: keys }),
  });
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`The CDN answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
}
