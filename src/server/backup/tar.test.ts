import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readTar, writeTar } from './tar.ts';

const run = promisify(execFile);
const CONTENTS: [name: string, size: number][] = [
  ['empty', 0],
  ['tables/one', 1],
  ['tables/block', 512],
  ['files/cv/2026/11/more', 70_001],
];

async function* bytesOf(size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; left -= 1_000) yield Buffer.alloc(Math.min(left, 1_000), size % 251);
}

describe('an archive', () => {
  let folder: string;
  let path: string;
  let handle: FileHandle;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parlance-tar-'));
    path = join(folder, 'a.tar');
    handle = await open(path, 'wx+');
    const tar = writeTar((bytes) => handle.writeFile(bytes), new Date('2026-11-21T20:00:00Z'));
    for (const [name, size] of CONTENTS) await tar.add(name, size, bytesOf(size));
    await tar.finish();
  });
  afterEach(async () => {
    await handle.close();
    await rm(folder, { recursive: true });
  });

  const list = async (source: AsyncIterable<Uint8Array> = createReadStream(path)) => {
    const entries: [name: string, size: number][] = [];
    for await (const { name, size } of readTar(source)) entries.push([name, size]);
    return entries;
  };

  test('refuses content of another size than was announced', async () => {
    const tar = writeTar(async () => {}, new Date());
    await expect(tar.add('short', 10, bytesOf(9))).rejects.toThrow('short has 9 bytes instead of 10.');
    await expect(tar.add('long', 10, bytesOf(11))).rejects.toThrow('long has 11 bytes instead of 10.');
  });

  test('holds what was put in, and skips what is not read', async () => {
    expect(await list()).toEqual(CONTENTS);
    // Chunks end anywhere, also within a header.
    for await (const { size, content } of readTar(createReadStream(path, { highWaterMark: 700 })))
      expect((await buffer(content)).equals(await buffer(bytesOf(size)))).toBe(true);
  });

  test('is unpacked by the tar of the system', async () => {
    const { stderr } = await run('tar', ['-xf', path, '-C', folder]);
    expect(stderr).toBe('');
    for (const [name, size] of CONTENTS)
      expect((await readFile(join(folder, name))).equals(await buffer(bytesOf(size)))).toBe(true);
    expect((await stat(join(folder, 'empty'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'empty'))).mtime).toEqual(new Date('2026-11-21T20:00:00Z'));
  });

  test('says so where it was cut off, wherever that was', async () => {
    const { size } = await stat(path);
    for (const bytes of [size - 1_024, size - 1_500, size - 60_000, 1_536, 100, 0]) {
      await truncate(path, bytes);
      await expect(list()).rejects.toThrow('The archive is broken: it ends in the middle.');
    }
  });

  test('says so where it is something else, or a header was damaged', async () => {
    await handle.write('#', 1_030);
    expect(await list()).toHaveLength(CONTENTS.length);
    await handle.write('#', 512 + 3);
    await expect(list()).rejects.toThrow('what stands at byte 512 is not the beginning of a file');
    await handle.write('<!doctype html>', 0);
    await expect(list()).rejects.toThrow('what stands at byte 0 is not the beginning of a file');
  });

  test('takes files over 8 GB, which the tar of the system lists as well', async () => {
    const large = 9 * 1024 ** 3;
    const block = Buffer.alloc(64 * 1024 ** 2);
    async function* zeros() {
      for (let done = 0; done < large; done += block.length) yield block;
    }
    // On the disk the content stays a hole.
    await handle.truncate(0);
    const written: Uint8Array[] = [];
    let position = 0;
    const tar = writeTar(async (bytes) => {
      written.push(bytes);
      if (bytes !== block) await handle.write(bytes, 0, bytes.length, position);
      position += bytes.length;
    }, new Date());
    await tar.add('tables/large', large, zeros());
    await tar.add('after', 10, bytesOf(10));
    await tar.finish();
    const entries = [
      ['tables/large', large],
      ['after', 10],
    ];
    expect(await list(Readable.from(written))).toEqual(entries);
    const { stdout } = await run('tar', ['-tvf', path]);
    expect(stdout).toMatch(new RegExp(`${large}.*tables/large\\n.* 10 .*after`));
  });
});
