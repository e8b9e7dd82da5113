import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { cursorSchema } from '#contract/positions.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { createPeople, type People } from '#test/support/authorization/actors.ts';
import { inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { inputs, keysOf, schemaAt, withValue } from '#test/support/hostile/leaves.ts';
import { forgedCursor, forgedPosition, forgedPositions, forgedTimes } from '#test/support/hostile/positions.ts';
import { refresh, settingOf } from '#test/support/hostile/setting.ts';

/** Where lists go on, and what else says a place in an order: forged in every shape. */
const SEED = 2026;
const RUNS = 40;
const MINUTE = 60_000;

let people: People;
beforeAll(async () => (people = await createPeople()));
beforeEach(() => refresh(people));
afterAll(() => people.app.close());

interface Refused {
  data: { fields: FieldProblem[] };
}

/** The procedures that answer in pages. */
const listed = [...inputs.keys()].filter((name) => keysOf(name).includes('cursor'));

describe('a forged position is refused by its name, and breaks nothing', () => {
  let sent = 0;
  let failed = 0;
  afterAll(() => console.log(`forged positions sent: ${sent}; answered with 500 or more: ${failed}`));

  async function expectAnswer(answer: Response, about: string): Promise<string> {
    sent += 1;
    if (answer.status >= 500) failed += 1;
    const body = await answer.text();
    expect(answer.status, `${about}: ${body}`).toBeLessThan(500);
    return body;
  }

  test('every list goes on by the one schema of cursors', () => {
    const answering = [...procedures.keys()].filter((name) => keysOf(name, 'outputSchema').includes('nextCursor'));
    expect(listed).toEqual(answering);
    const { $schema: _, ...expected } = z.toJSONSchema(cursorSchema);
    for (const name of listed) expect([name, schemaAt(name, 'cursor')]).toEqual([name, expected]);
  });

  test.each(listed)('as the cursor of %s', { timeout: MINUTE }, async (name) => {
    const { thing, cookie } = await settingOf(people, name);
    const { enum: sorts = [] } = (schemaAt(name, 'sort') ?? {}) as { enum?: string[] };
    const words = keysOf(name).includes('q') ? [{}, { q: 'sales' }] : [{}];
    const forged = fc.record({
      cursor: forgedCursor,
      sort: fc.constantFrom(undefined, ...sorts),
      besides: fc.constantFrom(...words),
    });
    await fc.assert(
      fc.asyncProperty(forged, async ({ cursor, sort, besides }) => {
        const input = { ...inputOf(name, thing), ...besides, ...(sort ? { sort } : {}), cursor };
        const answer = await send(people.app, name, input, cookie);
        const body = await expectAnswer(answer, cursor);
        // It may be one that the server could have issued.
        expect([200, 422], body).toContain(answer.status);
        if (answer.status === 422)
          expect(new Set((JSON.parse(body) as Refused).data.fields.map(({ path }) => path))).toEqual(
            new Set(['cursor']),
          );
      }),
      { seed: SEED, numRuns: 2 * RUNS },
    );
  });

  const positions = [...inputs].flatMap(([name, { places }]) =>
    places
      .filter((place) => /^(before|after|since|until|from|to|page|version|at)$/.test(String(place.at(-1))))
      .map((place) => [name, place] as const),
  );

  test('there are such positions', () =>
    expect(positions.map(([name, place]) => `${name} ${place.join('.')}`)).toContain('messages.list before'));

  test.each(positions.map(([name, place]) => [`${name} ${place.join('.')}`, name, place] as const))(
    'as %s',
    { timeout: MINUTE },
    async (_, name, place) => {
      const { thing, cookie } = await settingOf(people, name);
      await fc.assert(
        fc.asyncProperty(forgedPosition, async (value) => {
          const input = withValue(inputOf(name, thing), place, value) as Record<string, unknown>;
          await expectAnswer(await send(people.app, name, input, cookie), String(value));
        }),
        { seed: SEED, numRuns: RUNS, examples: forgedPositions.map((value) => [value]) },
      );
    },
  );

  test.each(['if-none-match', 'if-modified-since', 'range', 'last-event-id'])(
    'as the header %s',
    { timeout: MINUTE },
    async (header) => {
      const paths = [
        '/jobs/feed.json',
        '/sitemap.xml',
        '/sitemaps/jobs-1.xml',
        '/api/jobs',
        '/api/openapi.json',
        '/healthz',
      ];
      const values = [
        ...forgedTimes,
        '*',
        '"',
        'W/"x"',
        'bytes=0-',
        'bytes=-1',
        'bytes=9999999999999999999999-',
        'bytes=5-2',
        'bytes=0-0,1-1',
        '99999999999999999999',
        '-1',
        '1e9',
        'x'.repeat(5_000),
      ];
      for (const path of paths) {
        for (const value of values) {
          await expectAnswer(
            await people.app.request('GET', path, { headers: { [header]: value } }),
            `${path} ${value}`,
          );
        }
      }
    },
  );

  test('as the last event of the live stream', { timeout: MINUTE }, async () => {
    const { url, close } = await people.app.listen();
    const values = [
      ...forgedTimes,
      '',
      '0',
      '-1',
      '1e9',
      '1.5',
      '2147483648',
      '9007199254740993',
      '999999999999999',
      '9223372036854775808',
      'x'.repeat(5_000),
      '٣',
    ];
    for (const value of values) {
      const byHeader = {
        path: '/api/live',
        headers: /^[\x20-\x7e]*$/.test(value) ? { 'last-event-id': value } : undefined,
      };
      for (const { path, headers = {} } of [byHeader, { path: `/api/live?after=${encodeURIComponent(value)}` }]) {
        const ending = new AbortController();
        const answer = await fetch(url + path, {
          headers: { ...headers, cookie: people.seeker.cookie },
          signal: ending.signal,
        });
        sent += 1;
        expect([value, answer.status]).toEqual([value, 200]);
        ending.abort();
      }
    }
    await close();
  });
});
