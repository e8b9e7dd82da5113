import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { Readable } from 'node:stream';

// By default the library writes only as many archives at once as there are processors, so two stalled downloads would block
// all others. Without web workers the limit has no use.
configure({ useWebWorkers: false, maxWorkers: Number.MAX_SAFE_INTEGER });

export interface Entry {
  name: string;
  at: Date;
  content: Readable;
}

/**
 * A ZIP archive while it is read: an entry begins when the previous one has been read, so that little more than one
 * piece of one file is in memory. Ends the entries, with what they hold open, when its reader leaves.
 */
export function zipOf(entries: AsyncGenerator<Entry, void, undefined>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void write(entries, writable);
  return readable;
}

async function write(
  entries: AsyncGenerator<Entry, void, undefined>,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(writable);
  try {
    for await (const { name, at, content } of entries) {
      try {
        await zip.add(name, Readable.toWeb(content) as ReadableStream<Uint8Array>, { lastModDate: at });
      } finally {
        content.destroy();
      }
    }
    await zip.close();
  } catch (error) {
    // The reader gets the error; a reader that left has closed the stream already.
    await writable.abort(error).catch(() => {});
  }
}
