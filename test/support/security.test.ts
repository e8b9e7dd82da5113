import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0, by section: their numbers, unless consecutive from 1. */
const LEVELS_1_AND_2 = `
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1
3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const requirements = LEVELS_1_AND_2.trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name = '', count = '0'] = section.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

const document = await readFile('docs/security.md', 'utf8');
const lines = document.split('\n');

/** "4.4.1 to 4.4.4" are four. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  );

interface Requirement {
  numbers: string[];
  why: string;
}

/** "- **1.1.1, 1.1.2** what is required: where, or why not". */
const listed: Requirement[] = lines.flatMap((line) => {
  const [, numbers, why = ''] = /^- \*\*(\d[^*]*)\*\* .*?: (.*)$/.exec(line) ?? [];
  return numbers === undefined ? [] : [{ numbers: namedIn(numbers), why }];
});

const notHere = document
  .split('\n\n')
  .filter((paragraph) => paragraph.startsWith('Not here:'))
  .map((paragraph) => paragraph.split('Of level 3')[0] ?? '');

test('the security document has each requirement of OWASP ASVS, levels 1 and 2, once', () => {
  const named = [...listed.flatMap(({ numbers }) => numbers), ...notHere.flatMap(namedIn)];
  expect(named.toSorted()).toEqual(requirements.toSorted());
});

test('states where each requirement is met, or why not', () => {
  expect(listed.filter(({ why }) => why === '')).toEqual([]);
});

test('names existing files', () => {
  const paths = [...document.matchAll(/`([\w./-]+\/[\w.-]*)`/g)].map(([, path = '']) => path);
  const isThere = (path: string) => [path, `src/server/${path}`].some((at) => existsSync(at));
  expect(paths.filter((path) => !path.startsWith('/') && !path.startsWith('@') && !isThere(path))).toEqual([]);
});
