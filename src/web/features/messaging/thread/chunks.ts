import type { Message } from '#contract/messages.ts';

/** Messages that are laid out together. */
const CHUNK = 50;
const DAY = 24 * 60 * 60 * 1_000;

export interface Chunk {
  /** The same whatever is read before or arrives after. */
  key: number;
  messages: Message[];
  /** The message before. */
  previous: Message | undefined;
}

/** Messages in pieces by their place, so that a piece stays itself while the thread grows at both ends. */
export function chunksOf(messages: readonly Message[]): Chunk[] {
  const chunks: Chunk[] = [];
  let previous: Message | undefined;
  for (const message of messages) {
    const key = Math.floor(message.seq / CHUNK);
    const last = chunks.at(-1);
    if (last?.key === key) last.messages.push(message);
    else chunks.push({ key, messages: [message], previous });
    previous = message;
  }
  return chunks;
}

/**
 * Until which instant the messages of a chunk show their date too: 24 hours ago (specification, section 9). Where that
 * is the same for all of them it does not change with the clock, so that only what must is drawn anew.
 */
export function datedUntil({ messages }: Chunk, now: number): number {
  const [first, last] = [messages[0], messages.at(-1)].map((message) => Date.parse(message?.createdAt ?? ''));
  return Math.min(Math.max(now - DAY, (first ?? 0) - 1), last ?? 0);
}
