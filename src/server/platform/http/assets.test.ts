import { Hono } from 'hono';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { staticFiles } from './assets.ts';

let builds: string;
let app: Hono;
beforeAll(async () => {
  builds = await mkdtemp(join(tmpdir(), 'parlance-builds-'));
  const files = {
    'one/client/assets/page-1.js': 'page of one',
    'one/client/assets/de/page-1.js': 'Seite of one',
    'one/client/robots.txt': 'robots of one',
    'two/client/assets/page-2.js': 'page of two',
    'three/client/assets/page-3.js': 'page of three',
    'three/server/main.js': 'secret',
    'client/assets/page-0.js': 'page of a build without a folder',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(builds, file)), { recursive: true });
    await writeFile(join(builds, file), text);
  }
  app = new Hono().use(staticFiles(join(builds, 'two/client')));
});
afterAll(() => rm(builds, { recursive: true }));

const read = async (path: string) => {
  const answer = await app.request(path);
  return answer.ok ? answer.text() : answer.status;
};

test.for([
  '/assets/page-4.js',
  '/assets/../server/main.js',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/assets/..%2f..%2fserver/main.js',
  '/robots.txt',
])('answers %s with 404: no build has it among its hashed files', async (path) => {
  expect(await read(path)).toBe(404);
});

test.for([
  ['its own build', '/assets/page-2.js', 'page of two'],
  ['the release before', '/assets/page-1.js', 'page of one'],
  ['the release before, in another language', '/assets/de/page-1.js', 'Seite of one'],
  ['the next release, which another process runs already', '/assets/page-3.js', 'page of three'],
  ['a release that was built into the folder itself', '/assets/page-0.js', 'page of a build without a folder'],
] as const)('serves a file of %s', async ([, path, text]) => {
  expect(await read(path)).toBe(text);
});
