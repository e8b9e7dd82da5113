import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { EPHEMERAL, NEW_EVENTS, NEW_EVENTS_OF_ALL } from './call-topics.ts';
import { pgNotify } from './pg-notify.ts';

/** Milliseconds. */
const COLLECT = 2;
/** NOTIFY takes 7,999 bytes: 45 for each person; 43 for each recipient of an ephemeral event, and its JSON. */
const PEOPLE_AT_ONCE = 150;
const RECIPIENTS_AT_ONCE = 100;
/** Above this, every stream is notified. */
const NAMED_MAX = 1_000;

/** Messages between processes about each other's streams; the poll makes up for lost ones. */
export interface Calls {
  /** These people have new events in the table. */
  announceEvents(userIds: readonly string[]): void;
  /** Not stored. */
  sendEphemeral(userIds: readonly string[], event: object): void;
  stop(): void;
}

export function createCalls({ db, log }: { db: Db; log: Log }): Calls {
  const toAnnounce = new Set<string>();
  let collecting: NodeJS.Timeout | undefined;

  const send = (topics: string[]) =>
    void pgNotify(db, topics).catch((error: unknown) => log.warn({ err: error }, 'live call failed'));

  function announceAll(): void {
    collecting = undefined;
    const topics =
      toAnnounce.size > NAMED_MAX ? [NEW_EVENTS_OF_ALL] : [...toAnnounce].map((userId) => NEW_EVENTS + userId);
    toAnnounce.clear();
    for (let start = 0; start < topics.length; start += PEOPLE_AT_ONCE)
      send(topics.slice(start, start + PEOPLE_AT_ONCE));
  }

  return {
    announceEvents(userIds) {
      for (const userId of userIds) toAnnounce.add(userId);
      collecting ??= setTimeout(announceAll, COLLECT);
    },
    sendEphemeral(userIds, event) {
      for (let start = 0; start < userIds.length; start += RECIPIENTS_AT_ONCE)
        send([EPHEMERAL + JSON.stringify({ to: userIds.slice(start, start + RECIPIENTS_AT_ONCE), event })]);
    },
    stop: () => clearTimeout(collecting),
  };
}

/** `notified` is undefined for all streams. */
export function readCalls(topics: readonly string[]): {
  notified: string[] | undefined;
  events: { to: string[]; event: object }[];
} {
  const after = (prefix: string) =>
    topics.filter((topic) => topic.startsWith(prefix)).map((topic) => topic.slice(prefix.length));
  return {
    notified: topics.includes(NEW_EVENTS_OF_ALL) ? undefined : after(NEW_EVENTS),
    events: after(EPHEMERAL).map((json) => JSON.parse(json) as { to: string[]; event: object }),
  };
}
