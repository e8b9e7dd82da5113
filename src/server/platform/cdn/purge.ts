import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import type { Db, Tx } from '../db/database.ts';
import { parseNetwork } from '../http/outgoing/allowed-address.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';
import { newId } from '../id.ts';
import { pgNotify } from '../live/pg-notify.ts';
import type { Enqueue } from '../queue/queue.ts';

interface CdnPurgeTable {
  id: string;
  topics: string[];
  created_at: Date;
  /** For the first time. */
  purged_at: Date | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    cdn_purge: CdnPurgeTable;
  }
}

/** Where a CDN is told what it must forget. */
export interface PurgeAddress {
  url: URL;
  /** Says who we are: a secret. */
  header: { name: string; value: string } | undefined;
}

export const PURGE = 'cdn.purge';
export const purgeSchema = z.object({ isSecond: z.boolean() });

/** Milliseconds: by then every process has heard of the change, and answers with no page from before. */
const HEARD_WITHIN = 250;
/** Seconds: a page that was on its way while its topic was purged has arrived by then. */
const SECOND_AFTER = 10;
/** Cloudflare takes so many at once. */
const KEYS_AT_ONCE = 30;
const ROWS_AT_ONCE = 1_000;
const REQUEST = { method: 'POST', timeout: 15_000, bytesMax: 1_024, isCut: true } as const;

/** Tells the CDN too, at the commit: at once and again. */
export const alsoPurging =
  (enqueue: Enqueue) =>
  async (tx: Tx, topics: string[]): Promise<void> => {
    await pgNotify(tx, topics);
    const now = new Date();
    await tx.insertInto('cdn_purge').values({ id: newId(), topics, created_at: now, purged_at: null }).execute();
    await enqueue(tx, PURGE, { isSecond: false });
    const startAfter = new Date(now.getTime() + SECOND_AFTER * 1_000);
    await enqueue(tx, PURGE, { isSecond: true }, { startAfter });
  };

interface PurgeCtx {
  db: Db;
  now: Date;
  address: PurgeAddress;
}

/**
 * Whatever waits, each key once: of many changes at once, the first run takes all, and the others find nothing.
 * @throws Error where the CDN does not take it; the queue tries again.
 */
export async function purge(ctx: PurgeCtx, { isSecond }: z.infer<typeof purgeSchema>): Promise<void> {
  const { db, now } = ctx;
  if (!isSecond && (await findWaiting(ctx, isSecond)).length > 0) await sleep(HEARD_WITHIN);
  for (;;) {
    const rows = await findWaiting(ctx, isSecond);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const keys = [...new Set(rows.flatMap(({ topics }) => topics))];
    for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
      await sendPurge(ctx.address, keys.slice(start, start + KEYS_AT_ONCE));
    if (isSecond) await db.deleteFrom('cdn_purge').where('id', 'in', ids).execute();
    else await db.updateTable('cdn_purge').set({ purged_at: now }).where('id', 'in', ids).execute();
  }
}

const findWaiting = ({ db, now }: PurgeCtx, isSecond: boolean) =>
  db
    .selectFrom('cdn_purge')
    .select(['id', 'topics'])
    .$if(isSecond, (query) =>
      query.where('created_at', '<=', sql<Date>`${now}::timestamptz - ${SECOND_AFTER} * interval '1 second'`),
    )
    .$if(!isSecond, (query) => query.where('purged_at', 'is', null))
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();

/** The operator's own address may be private. */
const outgoing = createOutgoing(['0.0.0.0/0', '::/0'].map(parseNetwork));

/**
 * In the header for Fastly and Varnish, in the body for Cloudflare.
 * @throws Error with the answer
 */
export async function sendPurge({ url, header }: PurgeAddress, keys: readonly string[]): Promise<void> {
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
