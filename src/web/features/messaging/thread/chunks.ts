import type { Message } from '#contract/messaging/messages.ts';

/** Messages per chunk. */
const CHUNK = 50;
const DAY = 24 * 60 * 60 * 1_000;

export interface Chunk {
  /** Stable whatever is loaded before or after. */
  key: number;
  messages: Message[];
  previous: Message | undefined;
}

/** Splits messages by position, so that a chunk stays the same while the thread grows at both ends. */
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
 * Messages up to this instant also show their date: 24 hours ago (specification, section 9). Constant if it is the same
 * for the whole chunk, so that it is not rendered again.
 */
export function datedUntil({ messages }: Chunk, now: number): number {
  const [first, last] = [messages[0], messages.at(-1)].map((message) => Date.parse(message?.createdAt ?? ''));
  return Math.min(Math.max(now - DAY, (first ?? 0) - 1), last ?? 0);
}
