import { describe, expect, test } from 'vitest';

import { isListedSearch, jobQueryString, jobsHref, parseJobQuery, withoutFilter } from './search-url.ts';

const parse = (search: string) => parseJobQuery(new URLSearchParams(search));
const queryOf = (search: string) => parse(search).query;

describe('reading a search from an address', () => {
  test('omits and reports unknown values, and keeps the rest', () => {
    expect(parse('q=support&country=XX,de&category=astronaut&salary_min=much&posted_within=0&sort=best')).toEqual({
      query: { q: 'support', country: ['DE'] },
      unread: [
        { name: 'category', value: 'astronaut' },
        { name: 'country', value: 'XX' },
        { name: 'salary_min', value: 'much' },
        { name: 'posted_within', value: '0' },
        { name: 'sort', value: 'best' },
      ],
    });
  });

  test.each([
    '',
    'q=&category=&salary_min=&language=&company=&qualified=&cursor=',
    'utm_source=mail',
    'q=%00%E2%80%AE%20',
  ])('reads "%s" as all jobs', (search) => {
    expect(parse(search)).toEqual({ query: {}, unread: [] });
  });

  test.each([
    'q=%F0%9F%A6%8A%ED%A0%BD',
    `q=${'x'.repeat(5_000)}`,
    `q=${encodeURIComponent('🦊'.repeat(500))}`,
    `cursor=${'x'.repeat(5_000)}`,
    `language=${'de:B2,'.repeat(500)}`,
    `city=${Array.from({ length: 300 }, (_, index) => `City${index}`).join(',')}`,
    '__proto__=1&constructor=2&q[]=3',
    'salary_min=-5',
    'salary_min=99999999999',
    'remote=maybe',
  ])('never fails: %.40s', (search) => {
    expect(() => parse(search)).not.toThrow();
  });

  test('shortens a text to the limit of the search, on one line', () => {
    expect(queryOf(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
    expect(queryOf('q=key%0Aaccount%20%20manager%20').q).toBe('key account manager');
  });

  test('accepts several values, repeated or separated by commas, once each', () => {
    expect(queryOf('category=sales&category=sales,customer_service').category).toEqual(['sales', 'customer_service']);
  });

  test.each([
    ['language=de', ['de']],
    ['language=de:B2', ['de:B2']],
    ['language=DE:b2&language=fr', ['de:B2', 'fr']],
    ['language=de:B2&language=de', ['de:B2']],
    ['language=de&language=de:B1&language=de:C1', ['de:C1']],
    ['language=de&language=fr&level=de:B2&level=', ['de:B2', 'fr']],
    ['language=fr&level=de:B2', ['fr']],
    ['level=de:B2', undefined],
  ])('reads %s as %j', (search, expected) => {
    expect(queryOf(search).language).toEqual(expected);
  });

  test('treats remote as a workplace', () => {
    expect(queryOf('remote=true')).toEqual({ workplace: ['remote'] });
    expect(queryOf('remote=1&workplace=hybrid,remote')).toEqual({ workplace: ['hybrid', 'remote'] });
  });

  test.each(['45000', '45.000', '45,000', '45 000', '45’000', '45\u202f000'])('accepts pay written as %s', (text) => {
    expect(queryOf(`salary_min=${encodeURIComponent(text)}`).salary_min).toBe(45_000);
  });

  test('rejects a figure with decimals', () => {
    expect(parse('salary_min=45.5').unread).toEqual([{ name: 'salary_min', value: '45.5' }]);
  });
});

describe('writing a search into an address', () => {
  test.each([
    'q=key+account',
    'category=sales&category=customer_service&language=de%3AB2&country=DE&city=K%C3%B6ln&workplace=remote',
    'employment_type=full_time&experience_level=senior&salary_min=45000&salary_currency=CHF&posted_within=7',
    'company=nordlicht&qualified=true&sort=salary&cursor=abc',
  ])('reads and writes %s unchanged', (search) => {
    expect(jobQueryString(queryOf(search))).toBe(search);
  });

  test('omits the query for all jobs', () => {
    expect(jobsHref({})).toBe('/jobs');
  });

  test('lets each filter be removed, which returns to the first page', () => {
    const query = queryOf('category=sales,customer_service&q=crm&cursor=abc');
    expect(jobQueryString(withoutFilter(query, 'category', 'sales'))).toBe('q=crm&category=customer_service');
    expect(jobQueryString(withoutFilter(query, 'category'))).toBe('q=crm');
    expect(jobQueryString(withoutFilter(queryOf('category=sales'), 'category', 'sales'))).toBe('');
  });
});

test.each([
  ['', true],
  ['category=sales', true],
  ['language=de', true],
  ['country=PT', true],
  ['workplace=remote', true],
  ['language=de:B2', false],
  ['category=sales,customer_service', false],
  ['category=sales&country=PT', false],
  ['q=support', false],
  ['cursor=abc', false],
  ['city=Porto', false],
])('whether search engines may list "%s": %s', (search, expected) => {
  expect(isListedSearch(queryOf(search))).toBe(expected);
});
