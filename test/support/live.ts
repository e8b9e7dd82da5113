import type { LiveEvent } from '#contract/live-events.ts';

export interface LiveReader {
  status: number;
  events: LiveEvent[];
  /** The raw events with an id. */
  numbered: { seq: number; event: string }[];
  onEvent?: (event: LiveEvent) => void;
  /** The last event's number, for Last-Event-ID. */
  lastId(): string;
  ended(): boolean;
  cut(): void;
}

/** Opens a person's stream and reads it until it is cut. */
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
  // A stream that was cut ends with an error, which is expected.
  void read()
    .catch(() => {})
    .finally(() => (ended = true));
  return reader;
}
