import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Announce } from './changes.ts';

/** Milliseconds for which wake-ups are collected. */
const COLLECT = 2;
/** A payload of NOTIFY ends at 7,999 bytes; a wake-up takes 45 of them a person, a whisper 43 and what it says. */
const WOKEN_AT_ONCE = 150;
const WHISPERED_AT_ONCE = 100;
/** More are not named: everybody is told to look. */
const NAMED_MAX = 1_000;

const WAKE = 'live:';
const WAKE_ALL = 'live';
const WHISPER = 'whisper:';

/** How processes on one database call to each other's streams. A call that is lost is made up for by nobody but the poll. */
export interface Calls {
  /** These people have news in the table. */
  wake(userIds: readonly string[]): void;
  /** These people hear this now, if they listen. */
  whisper(userIds: readonly string[], event: object): void;
  stop(): void;
}

/** Sends calls to all processes on the database. */
export function createCalls({ db, announce, log }: { db: Db; announce: Announce; log: Log }): Calls {
  const toWake = new Set<string>();
  let collecting: NodeJS.Timeout | undefined;

  const send = (topics: string[]) =>
    void announce(db, topics).catch((error: unknown) => log.warn({ err: error }, 'live call failed'));

  function wakeAll(): void {
    collecting = undefined;
    const topics = toWake.size > NAMED_MAX ? [WAKE_ALL] : [...toWake].map((userId) => WAKE + userId);
    toWake.clear();
    for (let start = 0; start < topics.length; start += WOKEN_AT_ONCE) send(topics.slice(start, start + WOKEN_AT_ONCE));
  }

  return {
    wake(userIds) {
      for (const userId of userIds) toWake.add(userId);
      collecting ??= setTimeout(wakeAll, COLLECT);
    },
    whisper(userIds, event) {
      for (let start = 0; start < userIds.length; start += WHISPERED_AT_ONCE)
        send([WHISPER + JSON.stringify({ to: userIds.slice(start, start + WHISPERED_AT_ONCE), event })]);
    },
    stop: () => clearTimeout(collecting),
  };
}

/** What the topics that a process hears ask of its streams; `woken` is undefined where all of them shall look. */
export function readCalls(topics: readonly string[]): {
  woken: string[] | undefined;
  whispers: { to: string[]; event: object }[];
} {
  const after = (prefix: string) =>
    topics.filter((topic) => topic.startsWith(prefix)).map((topic) => topic.slice(prefix.length));
  return {
    woken: topics.includes(WAKE_ALL) ? undefined : after(WAKE),
    whispers: after(WHISPER).map((whisper) => JSON.parse(whisper) as { to: string[]; event: object }),
  };
}
