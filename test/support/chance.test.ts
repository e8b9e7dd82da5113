import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Causes of flaky tests, and what to do instead. */
const forbidden: [what: RegExp, instead: string][] = [
  [/networkidle/, 'wait for what a person sees'],
  [
    /waitForTimeout\(|\bsleep\(\d|setTimeout\(resolve/,
    'wait for what a person sees, or hold the answer back (holdRequests)',
  ],
  [/performance\.now\(/, 'measure in test/bench'],
  [/\bretry: [1-9]/, 'find the cause'],
];

test('tests do not wait for a fixed time, measure time or retry', async () => {
  const files = await Array.fromAsync(
    glob(['src/**/*.test.{ts,tsx}', 'test/{journeys,pages,wide}/*.ts'], { cwd: ROOT }),
  );
  const found = await Promise.all(
    files.map(async (file) =>
      (await readFile(join(ROOT, file), 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          forbidden.filter(([what]) => what.test(line)).map(([, instead]) => `${file}:${index + 1}: ${instead}`),
        ),
    ),
  );
  expect(found.flat()).toEqual([]);
});
