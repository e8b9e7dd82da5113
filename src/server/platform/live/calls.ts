import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { EPHEMERAL, NOTIFY, NOTIFY_ALL } from './call-topics.ts';
import { pgNotify } from './pg-notify.ts';

/** Milliseconds. */
const COLLECT = 2;
/** NOTIFY takes 7,999 bytes: 45 for each person notified; 43 for each recipient of an ephemeral event, and its JSON. */
const NOTIFIED_AT_ONCE = 150;
const RECIPIENTS_AT_ONCE = 100;
/** Above this, every stream is notified. */
const NAMED_MAX = 1_000;

/** Messages between processes about each other's streams; the poll makes up for lost ones. */
export interface Calls {
  /** These people have new events in the table. */
  notify(userIds: readonly string[]): void;
  /** Not stored. */
  sendEphemeral(userIds: readonly string[], event: object): void;
  stop(): void;
}

export function createCalls({ db, log }: { db: Db; log: Log }): Calls {
  const toNotify = new Set<string>();
  let collecting: NodeJS.Timeout | undefined;

  const send = (topics: string[]) =>
    void pgNotify(db, topics).catch((error: unknown) => log.warn({ err: error }, 'live call failed'));

  function notifyAll(): void {
    collecting = undefined;
    const topics = toNotify.size > NAMED_MAX ? [NOTIFY_ALL] : [...toNotify].map((userId) => NOTIFY + userId);
    toNotify.clear();
    for (let start = 0; start < topics.length; start += NOTIFIED_AT_ONCE)
      send(topics.slice(start, start + NOTIFIED_AT_ONCE));
  }

  return {
    notify(userIds) {
      for (const userId of userIds) toNotify.add(userId);
      collecting ??= setTimeout(notifyAll, COLLECT);
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
    notified: topics.includes(NOTIFY_ALL) ? undefined : after(NOTIFY),
    events: after(EPHEMERAL).map((json) => JSON.parse(json) as { to: string[]; event: object }),
  };
}
