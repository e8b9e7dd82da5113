import { expect, test } from 'vitest';

import { skillsOf } from './skills.ts';

const valuesOf = (...lines: string[]) => skillsOf(lines.map((text) => ({ text }))).map(({ value }) => value);

test('a web address in a CV is no skill', () => {
  expect(
    valuesOf('https://ana.example/work', 'Portfolio: www.ana.example', 'github.com/ana', 'Excel, https://ana.example'),
  ).toEqual(['Excel']);
});

test('names of products with a dot are skills', () => {
  expect(valuesOf('Tools: Node.js, Monday.com')).toEqual(['Node.js', 'Monday.com']);
});
