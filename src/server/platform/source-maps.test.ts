import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

import { createLog } from './log.ts';
import { withSources } from './source-maps.ts';

test('logs an error with the places of its sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-maps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const chunk = join(folder, 'chunk.js');
  // The first column of the first line is in the third line.
  const map = { version: 3, sources: ['../../../src/server/app.ts'], names: [], mappings: 'AAEA' };
  await writeFile(`${chunk}.map`, JSON.stringify(map));
  const lines: string[] = [];
  const error = new Error('gone');
  error.stack = `Error: gone\n    at fetch (${pathToFileURL(chunk).href}:1:8)`;
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'request failed');
  expect(lines).toEqual([expect.stringContaining('at fetch (src/server/app.ts:3:1)')]);
});

test('leaves places as they are where there is no map', () => {
  const stack = 'Error: gone\n    at fetch (file:///nowhere/chunk.js:1:8)\n    at node:internal/timers:1:2';
  expect(withSources(stack)).toBe(stack);
});
