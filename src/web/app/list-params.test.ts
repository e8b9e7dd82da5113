import { expect, test } from 'vitest';
import { z } from 'zod';

import { cursorSchema } from '#contract/positions.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

import { readCursor, readDay, readId, readInteger, readLine, readOneOf, textsOf } from './list-params.ts';

const ID = '019a7b3c-5d2e-7f10-8a4b-1c2d3e4f5a6b';

/** What the API takes must be read, and nothing that it refuses: a loader would fail. */
const pairs = [
  { read: (text: string) => readLine(text, 8), schema: lineSchema(8).min(1) },
  { read: (text: string) => readInteger(text, [1, 90]), schema: z.coerce.number().int().min(1).max(90) },
  { read: readDay, schema: daySchema },
  { read: readId, schema: z.uuid() },
  { read: readCursor, schema: cursorSchema },
  { read: (text: string) => readOneOf(['open', 'decided'], text), schema: z.enum(['open', 'decided']) },
];

test.each([
  '',
  ' ',
  'open',
  'Open',
  ' padded ',
  'a'.repeat(9),
  'a'.repeat(1_000),
  'a'.repeat(1_001),
  'two\nlines',
  '\u0000',
  '\u200b',
  '\ud83e',
  'a\u202eb',
  'é & ß',
  '0',
  '1',
  '90',
  '91',
  '-1',
  '1.5',
  '1e1',
  ' 7 ',
  'Infinity',
  '2026-02-28',
  '2026-02-29',
  '2024-02-29',
  '2026-13-01',
  '2026-1-1',
  '1919-12-31',
  '1920-01-01',
  '2100-12-31',
  '2101-01-01',
  '2026-11-21T00:00:00Z',
  ID,
  ID.toUpperCase(),
  ID.replace('-7', '-9'),
  ID.slice(1),
  `${ID}0`,
  'abc_-9',
  'a=b',
])('%j is read as the API reads it', (text) => {
  for (const { read, schema } of pairs) expect(read(text)).toBe(schema.safeParse(text).data);
});

test('of several values the last counts', () => {
  expect(textsOf(new URLSearchParams('state=open&state=decided&q='))).toEqual({ state: 'decided', q: '' });
});
