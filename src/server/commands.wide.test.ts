import { expect, test } from 'vitest';

import { makeFolder, removeFolder } from '#test/support/embedded-postgres.ts';

import { administrate } from './commands.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts';

test('bin/admin works on the embedded database, whether the site runs or not', async () => {
  const dataDir = await makeFolder();
  try {
    expect(await administrate(['list'], { DATA_DIR: dataDir })).toBe('There is no administrator yet.');
    const site = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      expect(await administrate(['list'], { DATA_DIR: dataDir })).toBe('There is no administrator yet.');
    } finally {
      await site.stop();
    }
  } finally {
    await removeFolder(dataDir);
  }
});
