import { setTimeout as sleep } from 'node:timers/promises';

import type { Log } from '../log.ts';

/** What a process needs besides itself, as far as it uses it. */
export const partNames = ['database', 'queue', 'storage', 'translation', 'mail'] as const;

export type PartName = (typeof partNames)[number];

/** Busy: did not answer in time, which a queue under load may not. Full: files can be read. */
export type PartState = 'ok' | 'busy' | 'down' | 'read_only' | 'full';

export interface Part {
  name: PartName;
  state: PartState;
  /** Whether it does all of its work. */
  isUp: boolean;
  /** When `isUp` last changed, or the process started. */
  since: Date;
}

export interface Check {
  /** Milliseconds between two checks. */
  every: number;
  /** @throws Error where it is down. */
  read(): PartState | Promise<PartState>;
  /** The state if there is no answer in time; down by default. */
  late?: PartState;
}

export type Checks = Readonly<Partial<Record<PartName, Check>>>;

export interface Parts {
  /** As of the last checks; ok before the first. */
  list(): readonly Part[];
  start(): void;
  stop(): void;
}

/** Milliseconds for a check. */
const TIMEOUT = 2_000;
const UP: ReadonlySet<PartState> = new Set(['ok', 'busy']);

interface Answer {
  state: PartState;
  reason?: string;
}

/** Checks each part at intervals, and logs when it fails and when it works again. */
export function watchParts(checks: Checks, log: Log): Parts {
  const watched = partNames.flatMap((name) => (checks[name] ? [{ name, check: checks[name] }] : []));
  const since = new Date();
  const parts = new Map(watched.map(({ name }): [PartName, Part] => [name, { name, state: 'ok', isUp: true, since }]));
  const stopping = new AbortController();

  const note = (name: PartName, { state, reason }: Answer) => {
    const before = parts.get(name) ?? { isUp: true, since };
    const isUp = UP.has(state);
    const hasChanged = isUp !== before.isUp;
    const now = new Date();
    parts.set(name, { name, state, isUp, since: hasChanged ? now : before.since });
    if (!hasChanged) return;
    const seconds = Math.round((now.getTime() - before.since.getTime()) / 1_000);
    if (isUp) log.warn({ part: name, seconds }, 'part is up again');
    else log.warn({ part: name, state, reason }, 'part is down');
  };

  const watch = async (name: PartName, { every, read, late = 'down' }: Check) => {
    let asking: Promise<Answer> | undefined;
    while (!stopping.signal.aborted) {
      // Folders on an unavailable network block each caller for minutes: one is enough.
      asking ??= ask(read).finally(() => (asking = undefined));
      const answer = await Promise.race([asking, sleep(TIMEOUT, LATE(late), { ref: false })]);
      if (!stopping.signal.aborted) note(name, answer);
      await sleep(every, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };

  return {
    list: () => [...parts.values()],
    start: () => watched.forEach(({ name, check }) => void watch(name, check)),
    stop: () => stopping.abort(),
  };
}

const LATE = (state: PartState): Answer => ({ state, reason: 'no answer in time' });

async function ask(read: Check['read']): Promise<Answer> {
  try {
    return { state: await read() };
  } catch (error) {
    const { name, code, message } = error as Error & { code?: string };
    return { state: 'down', reason: [code, message || name].filter(Boolean).join(' ') };
  }
}
