import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Each document with the number of its tables' columns. */
const documents = [
  ['docs/specification.md', 2, 200],
  ['docs/departures.md', 4, 25],
] as const;

interface Row {
  line: number;
  /** As the last column names them: path/of/file.test.ts › title of the test. */
  tests: string[];
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
    if (cells.every((cell) => /^-+$/.test(cell)) || shownBy.trim() === 'shown by') return [];
    const isWhole = cells.length === columns && cells.every((cell) => cell.trim() !== '');
    return [{ line, tests: isWhole ? [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '') : [] }];
  });
}

const sources = new Map<string, Promise<string | undefined>>();
/** The source of a test file; undefined where there is none. */
function sourceOf(path: string): Promise<string | undefined> {
  const known = sources.get(path) ?? readFile(path, 'utf8').catch(() => undefined);
  sources.set(path, known);
  return known;
}

/** Whether a test, or a group of them, has that title in the source. */
function hasTitle(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${literal}\\1,`).test(source);
}

/** What is wrong with a test that a row names; undefined where nothing is. */
async function problemOf(name: string): Promise<string | undefined> {
  const [path = '', title = ''] = name.split(' › ');
  if (!/\.test\.tsx?$/.test(path) || !title) return `“${name}” is no test file with a title`;
  const source = await sourceOf(path);
  if (source === undefined) return `there is no file ${path}`;
  return hasTitle(source, title) ? undefined : `${path} has no test “${title}”`;
}

test.each(documents)(
  'every statement of %s names the tests that show it, and they are there',
  async (path, columns, atLeast) => {
    const rows = rowsOf(await readFile(path, 'utf8'), columns);
    const problems = await Promise.all(
      rows.map(async ({ line, tests }) => {
        const found =
          tests.length === 0
            ? ['no test is named']
            : (await Promise.all(tests.map(problemOf))).filter((problem) => problem !== undefined);
        return found.map((problem) => `${path}:${line}: ${problem}`);
      }),
    );
    expect(problems.flat()).toEqual([]);
    expect(rows.length).toBeGreaterThan(atLeast);
  },
);
