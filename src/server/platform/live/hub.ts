import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Changes } from './changes.ts';
import { createDelivery } from './delivery.ts';
import './events.ts';
import { OpenStreams } from './open-streams.ts';
import { Stream } from './stream.ts';

/** Milliseconds: between two looks for what no wake-up told of, between two heartbeats, between two checks of the sessions, and for which wake-ups are collected. */
const POLL = 2_000;
const BEAT = 20_000;
const CHECK = 2_000;
const COLLECT = 2;
/** More that was missed is not repeated: reading afresh is cheaper. */
const REPLAY_MAX = 500;
/** A payload of NOTIFY ends at 7,999 bytes; a topic takes 45. */
const WAKES_AT_ONCE = 150;

const TOPIC = 'live:';

/** Which of these sessions still are: neither ended nor expired, their person neither banned nor unverified. */
export type AliveSessions = (sessionIds: string[]) => Promise<Set<string>>;

/** The streams that are open in this process. */
export interface Hub {
  /** Opens a person's stream on a raw answer. `after`: the number of the last event that the reader has, where it says. */
  open(response: ServerResponse, reader: { userId: string; sessionId: string; after: number | undefined }): Promise<void>;
  /** Says, after the commit, that these people have news: to every process on the database. */
  wake(userIds: readonly string[]): void;
  start(): void;
  stop(): void;
}

/** Delivers live events from the table to the streams that are open here. The table is the truth; all else is a hint. */
export function createHub({ db, changes, log, aliveSessions }: { db: Db; changes: Changes; log: Log; aliveSessions: AliveSessions }): Hub {
  const streams = new OpenStreams();
  const look = createDelivery({ db, streams, log });
  const toWake = new Set<string>();
  let collecting: NodeJS.Timeout | undefined;
  const timers: NodeJS.Timeout[] = [];

  async function check(): Promise<void> {
    const open = streams.all();
    if (open.length === 0) return;
    const alive = await aliveSessions([...new Set(open.map(({ sessionId }) => sessionId))]);
    for (const stream of open) if (!alive.has(stream.sessionId)) stream.close();
  }

  function notify(): void {
    collecting = undefined;
    const topics = [...toWake].map((userId) => TOPIC + userId);
    toWake.clear();
    for (let start = 0; start < topics.length; start += WAKES_AT_ONCE) {
      // Lost or late, it is made up for by the poll.
      changes.announce(db, topics.slice(start, start + WAKES_AT_ONCE)).catch((error: unknown) => log.warn({ err: error }, 'live wake-up failed'));
    }
  }

  const every = (milliseconds: number, work: () => void) => timers.push(setInterval(work, milliseconds).unref());

  return {
    async open(response, { userId, sessionId, after }) {
      const { last, kept } = await readPosition(db, userId);
      const stream = new Stream(response, { userId, sessionId, position: after ?? last });
      streams.add(stream);
      // A number that was never given comes from another database, or from a backup's future.
      if (after !== undefined && (after > last || after < kept - 1 || last - after > REPLAY_MAX)) stream.reset(last);
      // What was written between the reading of the number and now.
      look([userId]);
    },
    wake(userIds) {
      look(userIds);
      for (const userId of userIds) toWake.add(userId);
      collecting ??= setTimeout(notify, COLLECT);
    },
    start() {
      changes.listen((topics) => look(topics ? topics.filter((topic) => topic.startsWith(TOPIC)).map((topic) => topic.slice(TOPIC.length)) : streams.people()));
      every(POLL, () => look(streams.people()));
      every(BEAT, () => streams.all().forEach((stream) => stream.beat()));
      every(CHECK, () => void check().catch((error: unknown) => log.warn({ err: error }, 'sessions of live streams could not be checked')));
    },
    stop() {
      timers.forEach(clearInterval);
      clearTimeout(collecting);
      streams.all().forEach((stream) => stream.close());
    },
  };
}

/** The person's last number, and the lowest that is still kept. */
async function readPosition(db: Db, userId: string): Promise<{ last: number; kept: number }> {
  const { rows } = await sql<{ last: number | null; kept: number | null }>`
    select (select last_seq from live_recipient where user_id = ${userId}) as last, (select min(seq) from live_event where user_id = ${userId}) as kept`.execute(db);
  const last = rows[0]?.last ?? 0;
  return { last, kept: rows[0]?.kept ?? last + 1 };
}
