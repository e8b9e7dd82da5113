import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import './events.ts';
import type { OpenStreams } from './open-streams.ts';

/** Events per person; a connection takes no more at once. */
const READ_AT_ONCE = 20;
/** Other requests run between batches. */
const PEOPLE_AT_ONCE = 500;

/** `position`: the last event that all of the person's streams have. */
interface Reader {
  userId: string;
  position: number;
}

interface StoredEvent {
  seq: number;
  event: string;
}

export type Look = (userIds: Iterable<string>) => void;

/** Reads what open streams lack, batch after batch; calls meanwhile join the next. */
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
      // The next poll tries again.
      log.warn({ err: error }, 'live events could not be read');
    } finally {
      delivering = false;
    }
  }

  async function deliver(userIds: string[]): Promise<void> {
    const readers = userIds.flatMap((userId): Reader[] => {
      const positions = [...streams.of(userId)].filter((stream) => stream.takesMore()).map(({ position }) => position);
      return positions.length > 0 ? [{ userId, position: Math.min(...positions) }] : [];
    });
    let next = readEvents(db, readers.slice(0, PEOPLE_AT_ONCE));
    for (let start = 0; start < readers.length; start += PEOPLE_AT_ONCE) {
      const byPerson = await next;
      // Reads ahead while this batch is written.
      next = readEvents(db, readers.slice(start + PEOPLE_AT_ONCE, start + 2 * PEOPLE_AT_ONCE));
      // The next iteration awaits it.
      next.catch(() => {});
      for (const reader of readers.slice(start, start + PEOPLE_AT_ONCE))
        write(reader, byPerson.get(reader.userId) ?? []);
    }
  }

  function write({ userId, position }: Reader, events: readonly StoredEvent[]): void {
    // A stream with a lower position opened meanwhile, or takes data again; it is read for separately.
    for (const stream of streams.of(userId))
      if (stream.position >= position) for (const { seq, event } of events) stream.send(seq, event);
    if (events.length === READ_AT_ONCE) look([userId]);
  }

  return look;
}

/** By person, in order. */
async function readEvents(db: Db, readers: readonly Reader[]): Promise<Map<string, StoredEvent[]>> {
  if (readers.length === 0) return new Map();
  const { rows } = await sql<StoredEvent & { user_id: string }>`
    select event.user_id, event.seq, event.event::text as event
    from unnest(${readers.map(({ userId }) => userId)}::uuid[], ${readers.map(({ position }) => position)}::bigint[]) as reader (user_id, position)
    cross join lateral (
      select * from live_event where live_event.user_id = reader.user_id and live_event.seq > reader.position order by live_event.seq limit ${READ_AT_ONCE}
    ) as event
    order by event.user_id, event.seq`.execute(db);
  return Map.groupBy(rows, (row) => row.user_id);
}
