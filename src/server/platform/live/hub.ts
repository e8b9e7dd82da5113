import type { ServerResponse } from 'node:http';

import type { Db } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { createCalls, readCalls } from './calls.ts';
import type { Changes } from './changes.ts';
import { createDelivery } from './delivery.ts';
import { OpenStreams } from './open-streams.ts';
import { readPosition } from './position.ts';
import { Stream } from './stream.ts';

/** Milliseconds in which everybody is looked after once: for what no notification named and whether the session still is valid, and by a heartbeat. */
const POLL = 2_000;
const BEAT = 20_000;
/** Not all at once, so that nobody waits for what thousands of others need. */
const PARTS = 10;
/** More that was missed is not repeated: reading afresh is cheaper. */
const REPLAY_MAX = 500;

/** Which of these sessions still are: neither ended nor expired, their person neither banned nor unverified. */
export type AliveSessions = (sessionIds: string[]) => Promise<Set<string>>;

/** The streams that are open in this process. */
export interface Hub {
  /** Opens a person's stream on a raw answer. `after`: the number of the last event that the reader has, where it says. */
  open(
    response: ServerResponse,
    reader: { userId: string; sessionId: string; after: number | undefined },
  ): Promise<void>;
  /** Says, after the commit, that these people have news: to every process on the database. */
  notify(userIds: readonly string[]): void;
  /** Sends these people an event now, wherever their streams are open. It is not stored: who is away misses it. */
  sendEphemeral(userIds: readonly string[], event: object): void;
  start(): void;
  stop(): void;
}

interface HubParts {
  db: Db;
  changes: Changes;
  log: Log;
  aliveSessions: AliveSessions;
}

/** Delivers live events from the table to the streams that are open here. The table is the truth; all else is a hint. */
export function createHub({ db, changes, log, aliveSessions }: HubParts): Hub {
  const streams = new OpenStreams();
  const look = createDelivery({ db, streams, log });
  // So that a notified stream does not wait for the round. Whichever reads first: each reads all that a stream does not have.
  const lookAround = createDelivery({ db, streams, log });
  const calls = createCalls({ db, publish: changes.invalidate, log });
  const timers: NodeJS.Timeout[] = [];

  function hear(topics: string[] | undefined): void {
    if (!topics) return look(streams.people());
    const { notified, events } = readCalls(topics);
    look(notified ?? streams.people());
    for (const { to, event } of events)
      for (const userId of to) for (const stream of streams.of(userId)) stream.sendEphemeral(JSON.stringify(event));
  }

  let isStopped = false;
  let turn = 0;
  const nextPart = (all: readonly Stream[]): Stream[] => {
    turn += 1;
    return all.filter((_, index) => index % PARTS === turn % PARTS);
  };

  const every = (milliseconds: number, work: () => void) => timers.push(setInterval(work, milliseconds).unref());

  return {
    async open(response, { userId, sessionId, after }) {
      if (isStopped) throw new Refusal('UNAVAILABLE');
      const { last, kept } = await readPosition(db, userId);
      const stream = new Stream(response, { userId, sessionId, position: after ?? last });
      streams.add(stream);
      stream.onTakesMore(() => look([userId]));
      // A number that was never given comes from another database, or from a backup's future.
      if (after !== undefined && (after > last || after < kept - 1 || last - after > REPLAY_MAX)) stream.reset(last);
      // What was written between the reading of the number and now.
      look([userId]);
    },
    notify(userIds) {
      look(userIds);
      calls.notify(userIds);
    },
    sendEphemeral: calls.sendEphemeral,
    start() {
      changes.listen(hear);
      every(POLL / PARTS, () => {
        const part = nextPart(streams.all());
        lookAround(part.map(({ userId }) => userId));
        endDeadSessions(part, aliveSessions).catch((error: unknown) =>
          log.warn({ err: error }, 'sessions of live streams could not be checked'),
        );
      });
      every(BEAT, () => streams.all().forEach((stream) => stream.beat()));
    },
    stop() {
      isStopped = true;
      timers.forEach(clearInterval);
      calls.stop();
      streams.all().forEach((stream) => stream.close());
    },
  };
}

async function endDeadSessions(open: readonly Stream[], aliveSessions: AliveSessions): Promise<void> {
  if (open.length === 0) return;
  const alive = await aliveSessions([...new Set(open.map(({ sessionId }) => sessionId))]);
  for (const stream of open) if (!alive.has(stream.sessionId)) stream.endSession();
}
