import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Each document with the number of its tables' columns. */
const documents = [
  ['docs/specification.md', 2, 200],
  ['docs/departures.md', 4, 25],
] as const;

interface Row {
  line: number;
  /** As the last column names them. */
  ids: string[];
}

/** The rows of all tables, without their heads. A row of another number of columns names no tests. */
function rowsOf(document: string, columns: number): Row[] {
  const tables = document
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.startsWith('|'));
  return tables.flatMap(({ text, line }) => {
    const cells = text.split('|').slice(1, -1);
    const shownBy = cells.at(-1) ?? '';
    if (cells.every((cell) => /^-+$/.test(cell.trim())) || shownBy.trim() === 'shown by') return [];
    const isWhole = cells.length === columns && cells.every((cell) => cell.trim() !== '');
    return [{ line, ids: isWhole ? (shownBy.match(/\bT\d+\b/g) ?? []) : [] }];
  });
}

/** The ids at the end of the titles of all tests: "… (T12)". */
async function readTestIds(): Promise<string[]> {
  const files = await Array.fromAsync(glob(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], { cwd: ROOT }));
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return sources.flatMap((source) => Array.from(source.matchAll(/ \((T\d+)\)(['"`]),/g), ([, id]) => id ?? ''));
}

test('every id is of one test', async () => {
  const ids = await readTestIds();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(documents)('every statement of %s names the tests that show it', async (path, columns, atLeast) => {
  const rows = rowsOf(await readFile(join(ROOT, path), 'utf8'), columns);
  const known = new Set(await readTestIds());
  const problems = rows.flatMap(({ line, ids }) => {
    const found =
      ids.length === 0 ? ['no test is named'] : ids.filter((id) => !known.has(id)).map((id) => `no test ${id}`);
    return found.map((problem) => `${path}:${line}: ${problem}`);
  });
  expect(problems).toEqual([]);
  expect(rows.length).toBeGreaterThan(atLeast);
});
