import type { Readable } from 'node:stream';

import type { DiskSpace } from '../disk-space.ts';

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
  /** Undefined without a limit, or where it is not known. */
  space(): Promise<DiskSpace | undefined>;
}
