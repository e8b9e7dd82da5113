import { buffer } from 'node:stream/consumers';

import { StartError } from '../platform/config.ts';

// POSIX ustar with GNU's encoding of large sizes, which any tar reads.
const BLOCK = 512;
const NAME_BYTES = 100;
const CHECKSUM = { at: 148, bytes: 8 };
const SIZE = { at: 124, bytes: 12 };
const LARGEST_OCTAL = 0o77777777777;

export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  /** To be read before the next entry, or not at all. */
  content: AsyncIterable<Uint8Array>;
}

export interface TarWriter {
  /** @throws Error where the content is not as long as it was said to be. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** An archive without its end marker is incomplete. */
  finish(): Promise<void>;
}

/** From beginning to end, so that it can be encrypted meanwhile. */
export function writeTar(write: (bytes: Uint8Array) => Promise<void>, now: Date): TarWriter {
  return {
    async add(name, size, content) {
      await write(headerOf(name, size, now));
      let written = 0;
      for await (const bytes of content) {
        await write(bytes);
        written += bytes.length;
      }
      if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
      await write(Buffer.alloc(paddingOf(size)));
    },
    finish: () => write(Buffer.alloc(2 * BLOCK)),
  };
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(name: string, size: number, now: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`The name ${name} is too long for the archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name);
  header.write('0000600\x000000000\x000000000\x00', 100);
  writeSize(header, size);
  header.write(
    `${Math.floor(now.getTime() / 1_000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return header;
}

function writeSize(header: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) {
    header.write(`${size.toString(8).padStart(11, '0')}\0`, SIZE.at);
  } else {
    header.writeUInt8(0x80, SIZE.at);
    header.writeBigUInt64BE(BigInt(size), SIZE.at + 4);
  }
}

const readSize = (header: Buffer): number =>
  header.readUInt8(SIZE.at) === 0x80 ? Number(header.readBigUInt64BE(SIZE.at + 4)) : readOctal(header, SIZE);

const readOctal = (header: Buffer, { at, bytes }: typeof SIZE): number =>
  Number.parseInt(header.toString('latin1', at, at + bytes), 8);

/** Counts the checksum's own bytes as blanks. */
function checksumOf(header: Buffer): number {
  const counted = Buffer.from(header).fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.bytes);
  return counted.reduce((sum, byte) => sum + byte, 0);
}

export const broken = (what: string): StartError =>
  new StartError(`The archive is broken: ${what}. Nothing was restored.`);

/**
 * Reads to the end, so that an encrypted archive was decrypted whole.
 * @throws StartError where it is not an archive, damaged or incomplete.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  try {
    for (;;) {
      const at = bytes.position;
      const header = await buffer(bytes.take(BLOCK));
      if (header.every((byte) => byte === 0)) break;
      if (readOctal(header, CHECKSUM) !== checksumOf(header))
        throw broken(`what stands at byte ${at} is not the beginning of a file`);
      const name = header.toString('utf8', 0, header.subarray(0, NAME_BYTES + 1).indexOf(0));
      const size = readSize(header);
      yield { name, size, content: bytes.take(size) };
      await bytes.skipTo(at + BLOCK + size + paddingOf(size));
    }
    await bytes.skipRest();
  } finally {
    await bytes.close();
  }
}

class ByteReader {
  position = 0;
  #chunks: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async *take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      if (this.#chunk.length === 0 && !(await this.#readChunk())) throw broken('it ends in the middle');
      const bytes = this.#chunk.subarray(0, left);
      this.#chunk = this.#chunk.subarray(bytes.length);
      this.position += bytes.length;
      left -= bytes.length;
      yield bytes;
    }
  }

  async skipTo(position: number): Promise<void> {
    for await (const bytes of this.take(position - this.position)) void bytes;
  }

  async skipRest(): Promise<void> {
    while (await this.#readChunk());
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #readChunk(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (!done) this.#chunk = value;
    return !done;
  }
}
