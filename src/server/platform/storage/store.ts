import type { Readable } from 'node:stream';

/** What keeps the bytes. A key is a path of safe characters that the server made. */
export interface Store {
  /** Stores the bytes of a local file under the key; they are durable when this returns. The local file is used up. */
  putFile(key: string, path: string): Promise<void>;
  /** The bytes under the key, as a stream. Fails before the first byte where there are none. */
  read(key: string): Promise<Readable>;
  /** Removes the bytes under the key; without any, it has nothing to do. */
  remove(key: string): Promise<void>;
  /** All keys in the folder of that name, in no order. */
  keys(folder: string): AsyncIterable<string>;
  /** Fails where the store cannot be used. It leaves nothing behind. */
  check(): Promise<void>;
  /** Bytes of the volume that it is on; undefined where there is no such bound. */
  space(): Promise<{ free: number; total: number } | undefined>;
}
