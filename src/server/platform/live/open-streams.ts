import type { Stream } from './stream.ts';

/** Tabs share a connection, so more indicates a bug; the oldest is closed. */
const STREAMS_PER_PERSON = 10;

export class OpenStreams {
  readonly #streams = new Map<string, Set<Stream>>();

  add(stream: Stream): void {
    const own = this.#streams.get(stream.userId) ?? new Set();
    this.#streams.set(stream.userId, own.add(stream));
    const [oldest] = own;
    if (own.size > STREAMS_PER_PERSON) oldest?.close();
    stream.onClose(() => {
      own.delete(stream);
      if (own.size === 0 && this.#streams.get(stream.userId) === own) this.#streams.delete(stream.userId);
    });
  }

  of(userId: string): Iterable<Stream> {
    return this.#streams.get(userId) ?? [];
  }

  has(userId: string): boolean {
    return this.#streams.has(userId);
  }

  people(): string[] {
    return [...this.#streams.keys()];
  }

  all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }
}
