import { liveEventSchema, type LiveEvent } from '#contract/live-events.ts';

import { api } from '../api-client.ts';
import { problemOf } from '../problem.ts';

export type LiveState = 'disconnected' | 'connecting' | 'connected';

/** What the tab that holds the connection tells the others. */
type Told =
  | { kind: 'event'; event: LiveEvent; id: string }
  | { kind: 'state'; state: LiveState }
  | { kind: 'ask' }
  | { kind: 'here'; state: LiveState; id: string };

const NAME = 'parlance.live';
/** Milliseconds: the first pause after a lost connection, and the longest. */
const PAUSE = 1_000;
const PAUSE_MAX = 30_000;

interface Listener {
  event(event: LiveEvent): void;
  state(state: LiveState): void;
}

/**
 * Listens to the reader's own stream until it is stopped. All tabs of a browser share one connection: the tab that
 * holds the lock has it and tells the others; when that tab closes, another takes over where it stood. `after` is where
 * the stream stood before the page was read, so that nothing is missed while it was on its way.
 * @returns stops it
 */
export function listenLive(after: number | null, listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const abort = new AbortController();
  let lastId = String(after ?? 0);
  let state: LiveState = 'disconnected';
  let holds = false;

  const setState = (next: LiveState): void => {
    state = next;
    listener.state(next);
  };
  const tell = (told: Told): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(told);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'ask') {
      if (holds) tell({ kind: 'here', state, id: lastId });
    } else if (data.kind === 'here') {
      setState(data.state);
      // What the others heard while this page was on its way.
      if (Number(data.id) <= Number(lastId)) return;
      lastId = data.id;
      listener.event({ type: 'reset' });
    } else if (data.kind === 'state') setState(data.state);
    else {
      lastId = data.id;
      listener.event(data.event);
    }
  });
  tell({ kind: 'ask' });

  const hold = (): Promise<void> => {
    holds = true;
    const close = connect({
      after: lastId,
      event(event, id) {
        lastId = id;
        listener.event(event);
        tell({ kind: 'event', event, id });
      },
      state(next) {
        setState(next);
        tell({ kind: 'state', state: next });
      },
    });
    return new Promise((resolve) => {
      abort.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  };
  // Locks exist only where the connection is secure; without them each tab has a stream of its own.
  if ('locks' in navigator) {
    navigator.locks.request(NAME, { signal: abort.signal }, hold).catch(() => {
      // Stopped before it was this tab's turn.
    });
  } else void hold();

  return () => {
    abort.abort();
    channel.close();
  };
}

async function isSignedOut(): Promise<boolean> {
  try {
    await api.notifications.unread();
    return false;
  } catch (error) {
    return problemOf(error).code === 'UNAUTHENTICATED';
  }
}

interface Connection {
  after: string;
  event(event: LiveEvent, id: string): void;
  state(state: LiveState): void;
}

/** Keeps one connection open, again and again with growing pauses of random length, so that not everybody returns at once. */
function connect({ after, event, state }: Connection): () => void {
  let lastId = after;
  let pause = PAUSE;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const open = (): void => {
    state('connecting');
    source = new EventSource(`/api/live?after=${lastId}`);
    source.addEventListener('open', ({ lastEventId }: MessageEvent<string> | (Event & { lastEventId?: string })) => {
      if (!lastEventId) return;
      lastId = lastEventId;
      pause = PAUSE;
      state('connected');
    });
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      const parsed = liveEventSchema.safeParse(JSON.parse(data));
      // An event of a newer release says nothing to this page.
      if (parsed.success) event(parsed.data, lastEventId);
    });
    source.addEventListener('error', () => {
      // Closed by itself it was refused; a connection that is lost would be tried again.
      if (source?.readyState === EventSource.CLOSED) void leaveIfSignedOut();
      source?.close();
      state('disconnected');
      waiting = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, PAUSE_MAX);
    });
  };
  // The session may have ended while nobody could be told.
  const leaveIfSignedOut = async (): Promise<void> => {
    if (await isSignedOut()) event({ type: 'session_ended' }, lastId);
  };
  const again = (): void => {
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(waiting);
    open();
  };
  // Whoever comes back from a tunnel does not wait for the pause to end.
  addEventListener('online', again);
  // Without a network nothing ends a connection for minutes.
  const lose = (): void => {
    clearTimeout(waiting);
    source?.close();
    state('disconnected');
  };
  addEventListener('offline', lose);
  open();

  return () => {
    removeEventListener('online', again);
    removeEventListener('offline', lose);
    lose();
  };
}
