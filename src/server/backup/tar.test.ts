import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readEntry, readTar, writeTar, type TarEntry } from './tar.ts';

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
    const tar = writeTar(handle, new Date('2026-11-21T20:00:00Z'));
    for (const [name, size] of CONTENTS) await tar.add(name, bytesOf(size));
    await tar.finish();
  });
  afterEach(async () => {
    await handle.close();
    await rm(folder, { recursive: true });
  });

  const list = async () => {
    const entries: TarEntry[] = [];
    for await (const entry of readTar(handle)) entries.push(entry);
    return entries;
  };

  test('holds what was put in', async () => {
    const entries = await list();
    expect(entries.map(({ name, size }) => [name, size])).toEqual(CONTENTS);
    for (const entry of entries)
      expect((await buffer(readEntry(handle, entry))).equals(await buffer(bytesOf(entry.size)))).toBe(true);
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
    await expect(list()).resolves.toHaveLength(CONTENTS.length);
    await handle.write('#', 512 + 3);
    await expect(list()).rejects.toThrow('what stands at byte 512 is not the beginning of a file');
    await handle.write('<!doctype html>', 0);
    await expect(list()).rejects.toThrow('what stands at byte 0 is not the beginning of a file');
  });

  test('takes files over 8 GB, which the tar of the system lists as well', async () => {
    const large = 9 * 1024 ** 3;
    const sparse = Object.assign(Object.create(handle) as FileHandle, {
      // All but the headers stays a hole, so that the disk holds none of it.
      write: (bytes: Uint8Array, from: number, length: number, at: number) =>
        length > 1_000_000
          ? Promise.resolve({ bytesWritten: length, buffer: bytes })
          : handle.write(bytes, from, length, at),
    });
    await handle.truncate(0);
    const tar = writeTar(sparse, new Date());
    const block = Buffer.alloc(64 * 1024 ** 2);
    await tar.add(
      'tables/large',
      (async function* () {
        for (let done = 0; done < large; done += block.length) yield block;
      })(),
    );
    await tar.add('after', bytesOf(10));
    await handle.truncate(large + 4 * 512 + 1_024);
    expect((await list()).map(({ name, size }) => [name, size])).toEqual([
      ['tables/large', large],
      ['after', 10],
    ]);
    const { stdout } = await run('tar', ['-tvf', path]);
    expect(stdout).toMatch(new RegExp(`${large}.*tables/large\\n.* 10 .*after`));
  });
});
