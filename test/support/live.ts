import type { LiveEvent } from '#contract/live-events.ts';

/** A reader of a person's live stream, as a test holds it. */
export interface LiveReader {
  status: number;
  /** What arrived so far. */
  events: LiveEvent[];
  /** The same as it was sent, with its number; without what has none. */
  numbered: { seq: number; event: string }[];
  /** Called with each event that arrives. */
  onEvent?: (event: LiveEvent) => void;
  /** The number of the last event: what a reconnect sends as Last-Event-ID. */
  lastId(): string;
  /** Whether the server ended the stream. */
  ended(): boolean;
  cut(): void;
}

/** Opens the stream of whoever the cookie is, and reads it until it is cut. */
export async function openLive(url: string, cookie: string, lastEventId?: string): Promise<LiveReader> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  let lastId = lastEventId ?? '';
  let ended = false;
  const take = (frame: string): void => {
    const id = /^id: (\d+)$/m.exec(frame)?.[1];
    lastId = id ?? lastId;
    const data = /^data: (.+)$/m.exec(frame)?.[1];
    if (!data || /^event: open$/m.test(frame)) return;
    const event = JSON.parse(data) as LiveEvent;
    reader.events.push(event);
    if (id) reader.numbered.push({ seq: Number(id), event: data });
    reader.onEvent?.(event);
  };
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const bytes of response.body ?? []) {
      const frames = (rest + Buffer.from(bytes).toString()).split('\n\n');
      rest = frames.pop() ?? '';
      frames.forEach(take);
    }
  };
  const reader: LiveReader = {
    status: response.status,
    events: [],
    numbered: [],
    lastId: () => lastId,
    ended: () => ended,
    cut: () => abort.abort(),
  };
  // A stream that was cut ends with an error, which is what was wanted.
  void read()
    .catch(() => {})
    .finally(() => (ended = true));
  return reader;
}
