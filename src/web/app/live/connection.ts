import { liveEventSchema, type LiveEvent } from '#contract/live-events.ts';

export type LiveState = 'disconnected' | 'connecting' | 'connected';

/** What the tab that holds the connection tells the others. */
type Told = { kind: 'event'; event: LiveEvent; id: string } | { kind: 'state'; state: LiveState } | { kind: 'ask' };

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
 * holds the lock has it and tells the others; when that tab closes, another takes over where it stood.
 * @returns stops it
 */
export function listenLive(listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const abort = new AbortController();
  let lastId: string | undefined;
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
      if (holds) tell({ kind: 'state', state });
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

interface Connection {
  after: string | undefined;
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
    source = new EventSource(`/api/live${lastId === undefined ? '' : `?after=${lastId}`}`);
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
      source?.close();
      state('disconnected');
      waiting = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, PAUSE_MAX);
    });
  };
  const again = (): void => {
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(waiting);
    open();
  };
  // Whoever comes back from a tunnel does not wait for the pause to end.
  addEventListener('online', again);
  open();

  return () => {
    removeEventListener('online', again);
    clearTimeout(waiting);
    source?.close();
    state('disconnected');
  };
}
