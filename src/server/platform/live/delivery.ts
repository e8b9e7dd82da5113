import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import './events.ts';
import type { OpenStreams } from './open-streams.ts';

/** Events of one person: more than a connection takes at once would be read in vain. */
const READ_AT_ONCE = 20;
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
    const readers = userIds.flatMap((userId) => {
      const positions = [...streams.of(userId)].filter((stream) => stream.takesMore()).map(({ position }) => position);
      return positions.length > 0 ? [{ userId, position: Math.min(...positions) }] : [];
    });
    if (readers.length === 0) return;
    const { rows } = await sql<{ user_id: string; seq: number; event: string }>`
      select event.user_id, event.seq, event.event::text as event
      from unnest(${readers.map(({ userId }) => userId)}::uuid[], ${readers.map(({ position }) => position)}::bigint[]) as reader (user_id, position)
      cross join lateral (
        select * from live_event where live_event.user_id = reader.user_id and live_event.seq > reader.position order by live_event.seq limit ${READ_AT_ONCE}
      ) as event
      order by event.user_id, event.seq`.execute(db);
    const byPerson = Map.groupBy(rows, (row) => row.user_id);
    let written = 0;
    for (const { userId, position } of readers) {
      const events = byPerson.get(userId) ?? [];
      if (written > WRITTEN_AT_ONCE) {
        await setImmediate();
        written = 0;
      }
      written += events.length;
      // One that stands before what was read came meanwhile, or takes more again; it is read for by itself.
      // In one go: a stream that takes no more could take more by the next event, and would have lost one in between.
      for (const stream of streams.of(userId)) if (stream.position >= position) for (const { seq, event } of events) stream.send(seq, event);
      if (events.length === READ_AT_ONCE) look([userId]);
    }
  }

  return look;
}
