import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { startS3, type S3Server } from '#test/support/s3-server.ts';

import type { StorageConfig } from '../config-values.ts';
import { openStorage, type Storage } from './storage.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parlance-storage-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function put(storage: Storage, key: string, content: string): Promise<void> {
  const path = storage.temporaryPath();
  await writeFile(path, content);
  await storage.putFile(key, path);
}

async function keysOf(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.keys(folder)) keys.push(key);
  return keys.sort();
}

const incoming = () => readdir(join(dataDir, 'incoming'));

/** What holds of every store. */
function describeStore(open: () => Promise<Storage>) {
  test('what is not there cannot be read, and says so before the first byte', async () => {
    await expect((await open()).read('cv/2026/11/nothing')).rejects.toThrow(/ENOENT|Cannot read/);
  });

  test('what was put is read back, and the local file is used up', async () => {
    const storage = await open();
    await put(storage, 'cv/2026/11/a', 'Lebenslauf');
    expect(await text(await storage.read('cv/2026/11/a'))).toBe('Lebenslauf');
    expect(await incoming()).toEqual([]);
  });

  test('what was removed is gone; removing it again changes nothing', async () => {
    const storage = await open();
    await put(storage, 'cv/2026/11/a', 'x');
    await storage.remove('cv/2026/11/a');
    await storage.remove('cv/2026/11/a');
    expect(await keysOf(storage, 'cv')).toEqual([]);
  });

  test('a folder lists all that is in it at any depth, and nothing of a folder with a longer name', async () => {
    const storage = await open();
    for (const key of ['cv/2026/11/a', 'cv/2026/11/b', 'cv/2026/12/c', 'cv/2027/01/d', 'cv2/e', 'logo/2026/11/f'])
      await put(storage, key, 'x');
    expect(await keysOf(storage, 'cv')).toEqual(['cv/2026/11/a', 'cv/2026/11/b', 'cv/2026/12/c', 'cv/2027/01/d']);
    expect(await keysOf(storage, 'avatar')).toEqual([]);
  });

  test('a check leaves nothing behind', async () => {
    const storage = await open();
    await put(storage, 'cv/a', 'x');
    for (let time = 0; time < 3; time += 1) await storage.check();
    expect(await keysOf(storage, 'cv')).toEqual(['cv/a']);
    expect(await incoming()).toEqual([]);
  });
}

describe('the store in a folder', () => {
  const open = () => openStorage({ dataDir, storage: { kind: 'disk' } });

  describeStore(open);

  test('holds each file under its key and nothing else', async () => {
    const storage = await open();
    await put(storage, 'cv/2026/11/a', 'x');
    await storage.check();
    const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual(['a']);
    expect(await readFile(join(dataDir, 'files', 'cv', '2026', '11', 'a'), 'utf8')).toBe('x');
  });

  test('a check fails where the folder is gone, or nothing can come in', async () => {
    const storage = await open();
    await rm(join(dataDir, 'files'), { recursive: true });
    await expect(storage.check()).rejects.toThrow('ENOENT');
    await rm(join(dataDir, 'incoming'), { recursive: true });
    await expect(storage.check()).rejects.toThrow('ENOENT');
  });

  test.skipIf(process.getuid?.() === 0)('a check fails where the folder may not be written', async () => {
    const storage = await open();
    await chmod(join(dataDir, 'files'), 0o500);
    await expect(storage.check()).rejects.toThrow('EACCES');
    await chmod(join(dataDir, 'files'), 0o700);
  });

  test('a sweep of what comes in removes what has rested, and leaves what is being written', async () => {
    const storage = await open();
    const [left, fresh] = [storage.temporaryPath(), storage.temporaryPath()];
    for (const path of [left, fresh]) await writeFile(path, 'x');
    await utimes(left, new Date(), new Date(Date.now() - 7_200_000));
    await storage.sweepIncoming(new Date(Date.now() - 3_600_000));
    expect(await incoming()).toEqual([fresh.split('/').at(-1)]);
  });

  test('opening it does so too, for machines that run no tasks', async () => {
    const left = (await open()).temporaryPath();
    await writeFile(left, 'x');
    await utimes(left, new Date(), new Date(Date.now() - 7_200_000));
    await open();
    expect(await incoming()).toEqual([]);
  });
});

describe('the store in a bucket', () => {
  let s3: S3Server;
  const config = (): StorageConfig => ({
    kind: 's3',
    bucket: 'parlance',
    region: 'eu-central-1',
    endpoint: s3.endpoint,
    forcePathStyle: true,
  });
  const open = () => openStorage({ dataDir, storage: config() });
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    s3 = await startS3('parlance');
  });
  beforeEach(() => s3.objects.clear());
  afterAll(async () => {
    vi.unstubAllEnvs();
    await s3.close();
  });

  describeStore(open);

  test('writes nothing for a check', async () => {
    const storage = await open();
    s3.requests.length = 0;
    await storage.check();
    expect(s3.requests).toEqual(['HEAD /parlance/']);
  });

  test('a check fails where the bucket is not there', async () => {
    const storage = await openStorage({ dataDir, storage: { ...config(), bucket: 'another' } as StorageConfig });
    await expect(storage.check()).rejects.toThrow('UnknownError');
  });

  test('a file that could not be stored stays where it is', async () => {
    const storage = await openStorage({ dataDir, storage: { ...config(), bucket: 'another' } as StorageConfig });
    await expect(put(storage, 'cv/a', 'x')).rejects.toThrow('files_unavailable');
    expect(await incoming()).toHaveLength(1);
  });
});
