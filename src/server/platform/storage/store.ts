import type { Readable } from 'node:stream';

/** A key is a path of safe characters from the server. */
export interface Store {
  /** Moves a local file; durable when this returns. */
  putFile(key: string, path: string): Promise<void>;
  /** Rejects before the first byte where there is no file. */
  read(key: string): Promise<Readable>;
  /** Does nothing if there is no file. */
  remove(key: string): Promise<void>;
  /** Unordered. */
  keys(folder: string): AsyncIterable<string>;
  /** Rejects where the store is unusable. Leaves nothing behind. */
  check(): Promise<void>;
  /** Bytes; undefined without a limit. */
  space(): Promise<{ free: number; total: number } | undefined>;
}
