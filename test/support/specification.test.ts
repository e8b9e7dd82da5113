import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Statement {
  line: number;
  /** The tests that verify it. */
  ids: string[];
}

const idsIn = (text: string): string[] => text.match(/\bT\d+\b/g) ?? [];

/** The items of the specification's lists: "- What it does. (T1, T2)". */
const itemsOf = (document: string): Statement[] =>
  document
    .split('\n')
    .flatMap((text, index) =>
      text.startsWith('- ') ? [{ line: index + 1, ids: idsIn(/\(([T\d, ]+)\)$/.exec(text)?.[1] ?? '') }] : [],
    );

/** The rows of the departures' tables, whose last column names the tests. A row with an empty cell names none. */
const rowsOf = (document: string): Statement[] =>
  document.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text.split('|').slice(1, -1);
    const shownBy = cells.at(-1) ?? '';
    if (cells.every((cell) => /^-+$/.test(cell.trim())) || shownBy.trim() === 'shown by') return [];
    const isWhole = cells.length === 4 && cells.every((cell) => cell.trim() !== '');
    return [{ line: index + 1, ids: isWhole ? idsIn(shownBy) : [] }];
  });

const documents = [
  { path: 'docs/specification.md', read: itemsOf, atLeast: 200 },
  { path: 'docs/departures.md', read: rowsOf, atLeast: 25 },
];

/** The ids at the end of the titles of all tests: "… (T12)". */
async function readTestIds(): Promise<string[]> {
  const files = await Array.fromAsync(glob(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], { cwd: ROOT }));
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return sources.flatMap((source) => Array.from(source.matchAll(/ \((T\d+)\)(['"`]),/g), ([, id]) => id ?? ''));
}

test('every id belongs to one test', async () => {
  const ids = await readTestIds();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(documents)('every statement of $path names the tests that verify it', async ({ path, read, atLeast }) => {
  const statements = read(await readFile(join(ROOT, path), 'utf8'));
  const known = new Set(await readTestIds());
  const problems = statements.flatMap(({ line, ids }) => {
    const found =
      ids.length === 0 ? ['no test is named'] : ids.filter((id) => !known.has(id)).map((id) => `no test ${id}`);
    return found.map((problem) => `${path}:${line}: ${problem}`);
  });
  expect(problems).toEqual([]);
  expect(statements.length).toBeGreaterThan(atLeast);
});
