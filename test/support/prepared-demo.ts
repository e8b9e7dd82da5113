import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedDemo } from '#server/seeds/demo.ts';

import { openTestApp } from './app.ts';
import { DEMO_TEMPLATE, onServer, TEMPLATE } from './database.ts';
import type { OwnServer } from './server.ts';

/** Fills the demo's database. The demo has no files. */
export async function prepareDemo({ url }: Pick<OwnServer, 'url'>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlance-demo-'));
  await onServer(url, `create database ${DEMO_TEMPLATE} template ${TEMPLATE} strategy file_copy`);
  const app = await openTestApp({
    DATABASE_URL: url.replace('/parlance?', `/${DEMO_TEMPLATE}?`),
    DATA_DIR: dataDir,
    DEMO: '1',
  });
  await seedDemo(app.system);
  await app.drain();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
