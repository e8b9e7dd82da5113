import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from './config.ts';

async function enterFolder(mode: number): Promise<string> {
  const [before, folder] = [process.cwd(), await mkdtemp(join(tmpdir(), 'parlance-checkout-'))];
  await chmod(folder, mode);
  process.chdir(folder);
  onTestFinished(async () => {
    process.chdir(before);
    await rm(folder, { recursive: true });
  });
  return folder;
}

test('keeps the data in the working directory', async () => {
  const folder = await enterFolder(0o755);
  expect(readConfig({}).dataDir).toBe(join(folder, 'data'));
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  'keeps the data of the embedded database in /var/lib where root runs it in a closed folder',
  async () => {
    await enterFolder(0o700);
    expect(readConfig({}).dataDir).toMatch(/^\/var\/lib\/parlance-[0-9a-f]{8}$/);
  },
);

test.runIf(isRoot)('leaves the data of a site with its own database in a closed folder', async () => {
  const folder = await enterFolder(0o700);
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).dataDir).toBe(join(folder, 'data'));
  expect(readConfig({ DATA_DIR: 'other' }).dataDir).toBe(join(folder, 'other'));
});
