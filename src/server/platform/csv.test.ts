import { expect, test } from 'vitest';

import { csvLine } from './csv.ts';

test('values are quoted, and quotes doubled', () => {
  expect(csvLine(['a,b', 'say "yes"', ''])).toBe('"a,b","say ""yes""",""\r\n');
});

test('no cell begins as a formula does, in any spelling', () => {
  for (const start of [
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    ' =',
    '\u00a0=',
    '\u200b=',
    '\ufeff=',
    '\n=',
  ])
    expect([start, csvLine([`${start}1+1`])]).toEqual([start, `"'${start}1+1"\r\n`]);
});

test('other cells are as they are', () => {
  for (const value of ['Lea', '1', 'a=b', 'ana@example.com', ' Lea', '–', '5 - 6', '（=）'])
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
});
