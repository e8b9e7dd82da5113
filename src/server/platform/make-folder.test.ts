import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeFolder } from './make-folder.ts';
import { openStorage } from './storage/storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-folders-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a folder is made with its parents, and again', async () => {
  for (let time = 0; time < 2; time += 1) await makeFolder(join(folder, 'a', 'b', 'c'));
  expect((await stat(join(folder, 'a', 'b', 'c'))).isDirectory()).toBe(true);
});

test('what is no folder is in the way', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(folder, 'file', 'below'))).rejects.toThrow('ENOTDIR');
});

test("users' files can be read by the site's account only, including existing ones", async () => {
  const dataDir = join(folder, 'data');
  const paths = ['files', 'files/cv', 'files/cv/2026', 'incoming'].map((name) => join(dataDir, name));
  for (const path of paths) await mkdir(path, { recursive: true });
  const files = ['files/cv/2026/one', 'files/two', 'incoming/three'].map((name) => join(dataDir, name));
  for (const path of files) await writeFile(path, 'x');
  for (const path of paths) await chmod(path, 0o755);
  for (const path of files) await chmod(path, 0o644);
  await openStorage({ dataDir, storage: { kind: 'disk' } });
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await Promise.all(paths.map(modeOf))).toEqual(paths.map(() => '700'));
  expect(await Promise.all(files.map(modeOf))).toEqual(files.map(() => '600'));
});

test.skipIf(process.platform !== 'linux')('a data folder where none can be made is refused in one line', async () => {
  await expect(openStorage({ dataDir: '/proc/parlance/data', storage: { kind: 'disk' } })).rejects.toThrow(
    /^The data folder \/proc\/parlance\/data cannot be used: ENOENT.* Check DATA_DIR\.$/,
  );
});
