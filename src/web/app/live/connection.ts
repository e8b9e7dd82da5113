import type { LiveEvent } from '#contract/live-events.ts';

import { api } from '../api-client.ts';
import { hasFields } from '../has-fields.ts';
import { problemOf } from '../problem.ts';

export type LiveState = 'disconnected' | 'connecting' | 'connected';

type TabMessage =
  | { kind: 'event'; event: LiveEvent; id: string }
  | { kind: 'state'; state: LiveState }
  | { kind: 'ask' }
  | { kind: 'here'; state: LiveState; id: string };

const NAME = 'parlance.live';
/** Milliseconds: the first and the longest delay before reconnecting. */
const PAUSE = 1_000;
const PAUSE_MAX = 30_000;

interface Listener {
  event(event: LiveEvent): void;
  state(state: LiveState): void;
}

/**
 * All tabs share one connection: the tab that holds the lock forwards events; when it closes, another continues.
 * `after` is the last event before the page was read.
 * @returns unsubscribe
 */
export function listenLive(after: number | null, listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const abort = new AbortController();
  let lastId = String(after ?? 0);
  /** Before the answer of the tab that holds the lock, this one may lack earlier events than it receives. */
  let isAnswered = false;
  let state: LiveState = 'disconnected';
  let holds = false;

  const setState = (next: LiveState): void => {
    state = next;
    listener.state(next);
  };
  const send = (message: TabMessage): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'ask') {
      if (holds) send({ kind: 'here', state, id: lastId });
    } else if (data.kind === 'here') {
      setState(data.state);
      isAnswered = true;
      // Other tabs may have received events while this page loaded.
      if (Number(data.id) <= Number(lastId)) return;
      lastId = data.id;
      listener.event({ type: 'reset' });
    } else if (data.kind === 'state') setState(data.state);
    else {
      if (isAnswered) lastId = data.id;
      listener.event(data.event);
    }
  });
  send({ kind: 'ask' });

  const hold = (): Promise<void> => {
    holds = true;
    const close = connect({
      after: lastId,
      event(event, id) {
        lastId = id;
        listener.event(event);
        send({ kind: 'event', event, id });
      },
      state(next) {
        setState(next);
        send({ kind: 'state', state: next });
      },
    });
    // Tabs may have asked when none held the lock.
    send({ kind: 'here', state, id: lastId });
    return new Promise((resolve) => {
      abort.signal.addEventListener('abort', () => resolve(close()));
    });
  };
  // Web Locks need a secure context; without them each tab has its own stream.
  if ('locks' in navigator) {
    navigator.locks.request(NAME, { signal: abort.signal }, hold).catch(() => {
      // Stopped before the lock was granted.
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

const eventTypes: Record<LiveEvent['type'], true> = {
  reset: true,
  session_ended: true,
  notification: true,
  application: true,
  stage: true,
  approval: true,
  offer: true,
  client: true,
  screening: true,
  representation: true,
  comment: true,
  todo: true,
  scheduled_message: true,
  score: true,
  reveal: true,
  message: true,
  receipt: true,
  unread: true,
  typing: true,
};

const isKnown = (event: unknown): event is LiveEvent =>
  hasFields(event, { type: 'string' }) && Object.hasOwn(eventTypes, event.type);

interface Connection {
  after: string;
  event(event: LiveEvent, id: string): void;
  state(state: LiveState): void;
}

/** Reconnects with growing, random delays, so that clients do not return all at once. */
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
      const received: unknown = JSON.parse(data);
      // Events of a newer release are ignored.
      if (isKnown(received)) event(received, lastEventId);
    });
    source.addEventListener('error', () => {
      // CLOSED means refused; the browser retries lost connections.
      if (source?.readyState === EventSource.CLOSED) void leaveIfSignedOut();
      source?.close();
      state('disconnected');
      waiting = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, PAUSE_MAX);
    });
  };
  // The session may have ended while disconnected.
  const leaveIfSignedOut = async (): Promise<void> => {
    if (await isSignedOut()) event({ type: 'session_ended' }, lastId);
  };
  const again = (): void => {
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(waiting);
    open();
  };
  // Reconnects at once when the network returns.
  addEventListener('online', again);
  // Without a network, connections end only after minutes.
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
