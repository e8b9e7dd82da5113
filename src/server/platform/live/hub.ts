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

/** Milliseconds for a round of all streams, to poll and check sessions, and for heartbeats. */
const POLL = 2_000;
const BEAT = 20_000;
/** Parts of a round, so that other requests run between them. */
const PARTS = 10;
/** Above this, reloading is cheaper. */
const REPLAY_MAX = 500;

/** Returns those neither ended nor expired, of people neither banned nor unverified. */
export type AliveSessions = (sessionIds: string[]) => Promise<Set<string>>;

/** This process's streams. */
export interface Hub {
  /** `after`: the number of the client's last event, if known. */
  open(
    response: ServerResponse,
    reader: { userId: string; sessionId: string; after: number | undefined },
  ): Promise<void>;
  /** Call after the commit: these people have new events. */
  deliverEvents(userIds: readonly string[]): void;
  /** Not stored: a client that is not connected misses it. */
  sendEphemeral(userIds: readonly string[], event: object): void;
  /** Open streams. */
  count(): number;
  start(): void;
  stop(): void;
}

interface HubParts {
  db: Db;
  changes: Changes;
  log: Log;
  aliveSessions: AliveSessions;
}

/** Delivers live events from the table. Notifications only speed it up: the poll finds every event. */
export function createHub({ db, changes, log, aliveSessions }: HubParts): Hub {
  const streams = new OpenStreams();
  const look = createDelivery({ db, streams, log });
  // Separate, so that notified streams do not wait for the poll.
  const poll = createDelivery({ db, streams, log });
  const calls = createCalls({ db, log });
  const timers: NodeJS.Timeout[] = [];

  function receive(topics: string[] | undefined): void {
    if (!topics) return look(streams.people());
    const { notified, events } = readCalls(topics);
    look(notified ?? streams.people());
    for (const { to, event } of events)
      for (const userId of to) for (const stream of streams.of(userId)) stream.sendEphemeral(JSON.stringify(event));
  }

  let isStopped = false;
  let round = 0;
  const nextPart = (all: readonly Stream[]): Stream[] => {
    round += 1;
    return all.filter((_, index) => index % PARTS === round % PARTS);
  };

  const every = (milliseconds: number, work: () => void) => timers.push(setInterval(work, milliseconds).unref());

  return {
    async open(response, { userId, sessionId, after }) {
      if (isStopped) throw new Refusal('UNAVAILABLE');
      const { last, oldest } = await readPosition(db, userId);
      // The hub was stopped meanwhile, and would not end this stream.
      if (isStopped) throw new Refusal('UNAVAILABLE');
      const stream = new Stream(response, { userId, sessionId, position: after ?? last });
      streams.add(stream);
      stream.onTakesMore(() => look([userId]));
      // Unknown numbers come from another database, or from before a restore.
      if (after !== undefined && (after > last || after < oldest - 1 || last - after > REPLAY_MAX)) stream.reset(last);
      // Written since the number was read.
      look([userId]);
    },
    deliverEvents(userIds) {
      look(userIds);
      calls.announceEvents(userIds);
    },
    sendEphemeral: calls.sendEphemeral,
    count: () => streams.all().length,
    start() {
      changes.listenForCalls(receive);
      every(POLL / PARTS, () => {
        const part = nextPart(streams.all());
        poll(part.map(({ userId }) => userId));
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
