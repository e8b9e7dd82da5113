import { createHash, type Hash } from 'node:crypto';

/** Counts and hashes bytes that pass through. */
export class Digest {
  bytes = 0;
  #hash: Hash = createHash('sha256');

  async *of(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const bytes of source) {
      this.bytes += bytes.length;
      this.#hash.update(bytes);
      yield bytes;
    }
  }

  /** Hexadecimal. Call once. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
