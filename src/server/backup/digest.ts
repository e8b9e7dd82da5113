import { createHash, type Hash } from 'node:crypto';

/** Counts and digests bytes on their way to somewhere else. */
export class Digest {
  bytes = 0;
  #hash: Hash = createHash('sha256');

  /** Passes the bytes on, unchanged. */
  async *of(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const bytes of source) {
      this.bytes += bytes.length;
      this.#hash.update(bytes);
      yield bytes;
    }
  }

  /** The SHA-256 of all that went by; once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
