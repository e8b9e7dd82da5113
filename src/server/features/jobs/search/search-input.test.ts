import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { FieldProblem } from '#contract/problems.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  await createActive(app, employer);
  await createActive(app, employer, { salary: { min: 1, max: 2, currency: 'EUR', period: 'year' } });
});
afterAll(() => app.close());

async function ask(path: string, query: Record<string, string>): Promise<{ status: number; body: unknown }> {
  const answer = await app.request('GET', `/api/jobs${path}?${new URLSearchParams(query)}`);
  return { status: answer.status, body: await answer.json() };
}
const search = (query: Record<string, string>) => ask('', query);
const suggest = (query: Record<string, string>) => ask('/suggest', query);
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Input with special meaning for PostgreSQL or URLs, or with no meaning at all. */
const odd = [
  "'",
  '"',
  '\\',
  "\\'",
  '& | ! <-> ( )',
  'a:*',
  '* *',
  '%',
  '_',
  "' or true --",
  '🙂',
  'ﷺ'.repeat(150),
  'ß'.repeat(200),
  'ﬃ'.repeat(200),
  '½',
  `e${'\u0301'.repeat(190)}`,
  'a '.repeat(100),
  Array.from({ length: 60 }, (_, n) => n).join(' '),
  'ab'.repeat(100),
  'http://x.y/z?a=b#c',
  '<b>&amp;</b>',
  '\u{10ffff}x',
  'İstanbul',
  '販売',
  'мэнеджер',
];

describe('a search', () => {
  test.each<[Record<string, string>, string, FieldProblem['code']]>([
    [{ salery_min: '1' }, 'salery_min', 'unknown_key'],
    [{ q: 'a'.repeat(201) }, 'q', 'too_long'],
    [{ q: `e${'\u0301'.repeat(10_000)}` }, 'q', 'too_long'],
    [{ q: 'a\u0000b' }, 'q', 'invalid'],
    [{ q: 'a\u202eb' }, 'q', 'invalid'],
    [{ category: 'sales,magic' }, 'category.1', 'invalid'],
    [{ language: 'de:B7' }, 'language.0', 'invalid'],
    [{ language: 'native' }, 'language.0', 'invalid'],
    [{ country: 'Germany' }, 'country.0', 'invalid'],
    [{ city: Array.from({ length: 21 }, (_, n) => `c${n}`).join(',') }, 'city', 'too_long'],
    [{ remote: 'maybe' }, 'remote', 'invalid'],
    [{ salary_min: '-1' }, 'salary_min', 'too_small'],
    [{ salary_min: 'much' }, 'salary_min', 'invalid'],
    [{ salary_currency: 'DOGE' }, 'salary_currency', 'invalid'],
    [{ posted_within: '0' }, 'posted_within', 'too_small'],
    [{ sort: 'best' }, 'sort', 'invalid'],
    [{ limit: '51' }, 'limit', 'too_big'],
    [{ locale: 'nl' }, 'locale', 'invalid'],
    [{ cursor: 'x'.repeat(1_001) }, 'cursor', 'too_long'],
    [{ cursor: 'x' }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['newest', 1]) }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['newest', 1e300, UNKNOWN_ID]) }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['newest', 1, "'; drop table job"]) }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['salary', 1, 1, UNKNOWN_ID]) }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['newest', 1, UNKNOWN_ID]), sort: 'salary' }, 'cursor', 'invalid'],
    [{ cursor: cursorOf(['newest', 1, UNKNOWN_ID]), q: 'sales' }, 'cursor', 'invalid'],
  ])('refuses the text %o', async (query, path, code) => {
    expect(await search(query)).toMatchObject({ status: 422, body: { data: { fields: [{ path, code }] } } });
  });

  test.each(odd)('accepts any text: %s', async (q) => {
    for (const sort of ['relevance', 'newest', 'salary']) expect((await search({ q, sort })).status).toBe(200);
  });

  test('accepts a position where no page ended', async () => {
    const far = Number.MAX_SAFE_INTEGER;
    for (const at of [far, -far, 0]) {
      expect((await search({ cursor: cursorOf(['newest', at, UNKNOWN_ID]) })).status).toBe(200);
      expect(
        (await search({ q: 'sales', cursor: cursorOf(['relevance', at, at, UNKNOWN_ID, at, at, UNKNOWN_ID]) })).status,
      ).toBe(200);
      for (const pay of [1e308, -1e308, 0.1, null])
        expect((await search({ sort: 'salary', cursor: cursorOf(['salary', pay, at, UNKNOWN_ID]) })).status).toBe(200);
    }
  });
});

describe('suggestions', () => {
  test.each<[Record<string, string>, string, FieldProblem['code']]>([
    [{}, 'q', 'required'],
    [{ q: 'a'.repeat(81) }, 'q', 'too_long'],
    [{ q: 'a\u0000' }, 'q', 'invalid'],
    [{ q: 'a', locale: 'xx' }, 'locale', 'invalid'],
    [{ q: 'a', limit: '100' }, 'limit', 'unknown_key'],
  ])('refuse the text %o', async (query, path, code) => {
    expect(await suggest(query)).toMatchObject({ status: 422, body: { data: { fields: [{ path, code }] } } });
  });

  test.each(odd)('accept any text: %s', async (q) => {
    expect((await suggest({ q: q.slice(0, 78) })).status).toBe(200);
  });
});
