import { createTarDecoder, type TarPackController } from 'modern-tar';
import { ReadableStream as NodeStream } from 'node:stream/web';

import { StartError } from '../platform/config.ts';

export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** To be read before the next entry, or not at all. */
  content: AsyncIterable<Uint8Array>;
}

/** @throws Error where the content is not as long as it was said to be. */
export async function addEntry(
  tar: TarPackController,
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const writer = tar.add({ name, size, mode: 0o600 }).getWriter();
  for await (const bytes of content) await writer.write(bytes);
  await writer.close();
}

export const broken = (what: string): StartError =>
  new StartError(`The archive is broken: ${what}. Nothing was restored.`);

/**
 * Reads to the end, so that an encrypted archive was decrypted whole.
 * @throws StartError where it is not an archive, damaged or incomplete.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = NodeStream.from(source) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of explained(entries)) {
    yield { name: header.name, size: header.size, content: explained(body) };
    if (!body.locked) await body.cancel();
  }
}

async function* explained<Value>(stream: ReadableStream<Value>): AsyncGenerator<Value> {
  try {
    yield* stream;
  } catch (error) {
    throw error instanceof StartError ? error : broken('it was cut off, damaged, or is no archive');
  }
}
