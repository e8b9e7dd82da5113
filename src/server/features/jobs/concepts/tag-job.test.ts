import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { growth } from '#test/support/growth.ts';

import { builtInDictionary } from './concepts.ts';
import type { Match } from './dictionary.ts';
import { longestOf, tagsOf } from './tag-job.ts';
import { tokensOf } from './tokens.ts';

const LINEAR = 8;
const WORDS = 600;

describe('takes time proportional to the length of a text', () => {
  test.each([
    ['en', 'sales crm '],
    ['en', 'a-'],
    ['en', 'head of sales of the '],
    ['es', 'de la '],
    ['de', 'kunden dienst '],
    ['de', 'kundenbetreuer im vertrieb '],
  ] as const)('%s "%s", again and again', (locale, words) => {
    const grown = growth((size) => {
      const tokens = tokensOf(words.repeat(WORDS * size));
      return () => longestOf(builtInDictionary.find(tokens, locale));
    });
    expect(grown).toBeLessThan(LINEAR);
  });
});

test('the longest of nested terms of a kind counts', () => {
  const match = fc.record({
    kind: fc.constantFrom('occupation', 'skill'),
    id: fc.constantFrom('a', 'b'),
    from: fc.integer({ min: 0, max: 6 }),
    length: fc.integer({ min: 1, max: 4 }),
  });
  const isWithin = (inner: Match, outer: Match): boolean =>
    outer.kind === inner.kind &&
    outer.from <= inner.from &&
    outer.to >= inner.to &&
    outer.to - outer.from > inner.to - inner.from;
  fc.assert(
    fc.property(fc.array(match, { maxLength: 12 }), (generated) => {
      const found = generated.map(({ length, kind, ...rest }): Match => ({
        ...rest,
        kind: kind as Match['kind'],
        to: rest.from + length,
        locale: 'en',
        exact: 2,
      }));
      const expected = found.filter((one) => !found.some((other) => isWithin(one, other)));
      expect(new Set(longestOf(found))).toEqual(new Set(expected));
    }),
  );
});

test('the beginning of an endless text decides what it is about', async () => {
  const text = { locale: 'en', title: 'Account Manager', body: `${'crm '.repeat(10_000)} telephone` } as const;
  const tags = await tagsOf({ texts: [text], skills: [], primaryLocale: 'en' }, builtInDictionary);
  expect(tags).toContain('t:o.account-manager');
  expect(tags).toContain('m:s.crm-software');
});
