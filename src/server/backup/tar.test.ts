import { createTarPacker } from 'modern-tar';
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

import { addEntry, readTar } from './tar.ts';
import { writeArchiveFile } from './write-archive-file.ts';

const run = promisify(execFile);
const CONTENTS: [name: string, size: number][] = [
  ['empty', 0],
  ['tables/one', 1],
  ['tables/block', 512],
  ['files/cv/2026/11/more', 70_001],
];
const LARGE = 9 * 1024 ** 3;

async function* bytesOf(size: number, piece = 1_000): AsyncGenerator<Buffer> {
  const block = Buffer.alloc(piece, size % 251);
  for (let left = size; left > 0; left -= piece) yield block.subarray(0, left);
}

async function makeArchive(): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-tar-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'a.tar');
  await writeArchiveFile(path, [], async (tar) => {
    for (const [name, size] of CONTENTS) await addEntry(tar, name, size, bytesOf(size));
  });
  return { folder, path };
}

test('refuses content of another size than was announced', async () => {
  const { folder } = await makeArchive();
  for (const size of [9, 11])
    await expect(
      writeArchiveFile(join(folder, 'b.tar'), [], (tar) => addEntry(tar, 'file', 10, bytesOf(size))),
    ).rejects.toThrow('file');
});

test('returns what was put in, and skips what is not read', async () => {
  const { path } = await makeArchive();
  const names: string[] = [];
  for await (const { name } of readTar(createReadStream(path))) names.push(name);
  expect(names).toEqual(CONTENTS.map(([name]) => name));
  // Chunks end anywhere, also within a header.
  for await (const { size, content } of readTar(createReadStream(path, { highWaterMark: 700 })))
    expect((await buffer(content)).equals(await buffer(bytesOf(size)))).toBe(true);
});

test('is unpacked by the tar of the system', async () => {
  const { folder, path } = await makeArchive();
  const { stderr } = await run('tar', ['-xf', path, '-C', folder]);
  expect(stderr).toBe('');
  for (const [name, size] of CONTENTS)
    expect((await readFile(join(folder, name))).equals(await buffer(bytesOf(size)))).toBe(true);
  expect((await stat(join(folder, 'empty'))).mode & 0o777).toBe(0o600);
});

test('holds a file over 8 GB', async () => {
  const { readable, controller } = createTarPacker();
  const adding = (async () => {
    await addEntry(controller, 'tables/large', LARGE, bytesOf(LARGE, 64 * 1024 ** 2));
    await addEntry(controller, 'after', 10, bytesOf(10));
    controller.finalize();
  })();
  const entries: [name: string, size: number][] = [];
  for await (const { name, size } of readTar(readable)) entries.push([name, size]);
  await adding;
  expect(entries).toEqual([
    ['tables/large', LARGE],
    ['after', 10],
  ]);
});
