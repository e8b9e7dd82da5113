import type { FileHandle } from 'node:fs/promises';

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
  /** In the archive. */
  offset: number;
}

export interface TarWriter {
  /** Its size need not be known. */
  add(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** An archive without its end marker is incomplete. */
  finish(): Promise<void>;
}

/** Into an empty file. */
export function writeTar(handle: FileHandle, now: Date): TarWriter {
  let position = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position);
      done += bytesWritten;
      position += bytesWritten;
    }
  };
  return {
    async add(name, content) {
      const start = position;
      position += BLOCK;
      for await (const bytes of content) await write(bytes);
      const end = position;
      position = start;
      await write(headerOf(name, end - start - BLOCK, now));
      position = end;
      await write(Buffer.alloc(paddingOf(end)));
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
 * Reads only headers.
 * @throws StartError where it is not an archive, damaged or incomplete.
 */
export async function* readTar(handle: FileHandle, position = 0): AsyncGenerator<TarEntry> {
  const header = Buffer.alloc(BLOCK);
  for (let at = position; ;) {
    const { bytesRead } = await handle.read(header, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw broken('it ends in the middle');
    if (header.every((byte) => byte === 0)) return;
    if (readOctal(header, CHECKSUM) !== checksumOf(header))
      throw broken(`what stands at byte ${at} is not the beginning of a file`);
    const name = header.toString('utf8', 0, header.subarray(0, NAME_BYTES + 1).indexOf(0));
    const size = readSize(header);
    yield { name, size, offset: at + BLOCK };
    at += BLOCK + size + paddingOf(size);
  }
}

const CHUNK_BYTES = 262_144;

/** @throws StartError where the archive is cut off. */
export async function* readEntry(handle: FileHandle, { size, offset }: TarEntry): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < size;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - done));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, offset + done);
    if (bytesRead === 0) throw broken('it ends in the middle');
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}
