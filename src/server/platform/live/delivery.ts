import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import './events.ts';
import type { OpenStreams } from './open-streams.ts';

const READ_AT_ONCE = 5_000;
/** Between so many events other requests have their turn. */
const WRITTEN_AT_ONCE = 250;

/** Looks for events of these people that their streams do not have yet. */
export type Look = (userIds: Iterable<string>) => void;

/** Reads from the table what open streams do not have yet. One reading follows the other: whoever asks meanwhile is in the next. */
export function createDelivery({ db, streams, log }: { db: Db; streams: OpenStreams; log: Log }): Look {
  const waiting = new Set<string>();
  let delivering = false;

  const look: Look = (userIds) => {
    for (const userId of userIds) if (streams.has(userId)) waiting.add(userId);
    if (waiting.size > 0 && !delivering) void deliverAll();
  };

  async function deliverAll(): Promise<void> {
    delivering = true;
    try {
      while (waiting.size > 0) {
        const userIds = [...waiting];
        waiting.clear();
        await deliver(userIds);
      }
    } catch (error) {
      // The next poll looks again.
      log.warn({ err: error }, 'live events could not be read');
    } finally {
      delivering = false;
    }
  }

  async function deliver(userIds: string[]): Promise<void> {
    const positions = userIds.map((userId) => Math.min(...[...streams.of(userId)].map(({ position }) => position)));
    const { rows } = await sql<{ user_id: string; seq: number; event: string }>`
      select event.user_id, event.seq, event.event::text as event
      from unnest(${userIds}::uuid[], ${positions.map((position) => (Number.isFinite(position) ? position : 0))}::bigint[]) as reader (user_id, position)
      join live_event as event on event.user_id = reader.user_id and event.seq > reader.position
      order by event.user_id, event.seq limit ${READ_AT_ONCE}`.execute(db);
    for (const [index, { user_id, seq, event }] of rows.entries()) {
      if (index % WRITTEN_AT_ONCE === WRITTEN_AT_ONCE - 1) await setImmediate();
      for (const stream of streams.of(user_id)) stream.send(seq, event);
    }
    if (rows.length === READ_AT_ONCE) look(userIds);
  }

  return look;
}
