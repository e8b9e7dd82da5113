import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { TRANSLATED_AT_ONCE } from '#contract/limits.ts';
import { applyingWorld } from '#test/support/applying.ts';
import type { TestPerson } from '#test/support/people.ts';
import { startTranslationServer } from '#test/support/translation-server.ts';
import { writingIn } from '#test/support/writing.ts';

const service = await startTranslationServer();
afterAll(() => service.close());
beforeEach(() => Object.assign(service, { asked: [], answer: undefined }));

const world = applyingWorld({ TRANSLATION_URL: service.url, TRANSLATION_KEY: 'secret-key' });
const { send, list, thread, viewed } = writingIn(world);

const GERMAN = 'Guten Morgen, könnten Sie bitte am Montag um 15 Uhr zu uns nach Hamburg kommen?';
const SPANISH = 'Muchas gracias por la invitación, el lunes a las tres me viene muy bien.';

interface Translated {
  translations: { id: string; text: string | null }[];
}

async function translate(id: string, person: TestPerson | undefined, input: object) {
  const answer = await world.app.request('POST', `/api/applications/${id}/translations`, {
    json: input,
    ...(person ? { cookie: person.cookie } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Translated & { data?: { reason?: string } } };
}

async function conversation(): Promise<{ id: string; german: string; spanish: string }> {
  const id = await viewed();
  const german = (await send(id, world.employer, GERMAN)).body.id;
  const spanish = (await send(id, world.seeker, SPANISH)).body.id;
  return { id, german, spanish };
}

describe('does not translate messages', () => {
  test('for signed-out users, another seeker, another company', async () => {
    const { id, german } = await conversation();
    const input = { messageIds: [german], to: 'es' };
    const statuses = await Promise.all(
      [undefined, world.other, world.rival].map(async (person) => (await translate(id, person, input)).status),
    );
    expect(statuses).toEqual([401, 404, 404]);
    expect(service.asked).toEqual([]);
  });

  test.each([
    ['none', { messageIds: [], to: 'es' }],
    ['too many', { messageIds: Array.from({ length: TRANSLATED_AT_ONCE + 1 }, () => randomUUID()), to: 'es' }],
    ['into an unknown language', { messageIds: [randomUUID()], to: 'tlh' }],
    ['a text of one’s own', { messageIds: [randomUUID()], to: 'es', text: 'Hello' }],
  ])('%s', async (_, input) => {
    expect((await translate(await viewed(), world.seeker, input)).status).toBe(422);
    expect(service.asked).toEqual([]);
  });

  test('that an administrator has hidden', async () => {
    const { id, german } = await conversation();
    await world.app.base.db.updateTable('message').set({ hidden_at: new Date() }).where('id', '=', german).execute();
    const { status, body } = await translate(id, world.seeker, { messageIds: [german], to: 'es' });
    expect([status, body.translations, service.asked]).toEqual([200, [], []]);
  });

  test('of another thread than the requested one', async () => {
    const { german } = await conversation();
    const { id } = (await world.apply(world.other)).body;
    const { status, body } = await translate(id, world.other, { messageIds: [german], to: 'es' });
    expect([status, body.translations, service.asked]).toEqual([200, [], []]);
  });
});

describe('a site without a translation service', () => {
  const plain = applyingWorld();
  test('says so, and translates nothing', async () => {
    const id = (await plain.apply(plain.seeker)).body.id;
    const options = { cookie: plain.seeker.cookie, json: { messageIds: [randomUUID()], to: 'es' } };
    const answer = await plain.app.request('POST', `/api/applications/${id}/translations`, options);
    expect([answer.status, await answer.json()]).toMatchObject([409, { data: { reason: 'no_translation_service' } }]);
    expect((await writingIn(plain).thread(id, plain.seeker)).body.can.translate).toBe(false);
  });
});

test('states the language of a message, or none if it is too short to tell', async () => {
  const { id } = await conversation();
  await send(id, world.seeker, 'Ok!');
  await send(id, world.seeker, 'https://www.example.com/guten-morgen-liebe-leute');
  const { messages } = (await list(id, world.seeker)).body;
  expect(messages.map(({ language }) => language)).toEqual(['de', 'es', null, null]);
});

test('lets both sides read each other in their own language, and keeps the originals', async () => {
  const { id, german, spanish } = await conversation();
  expect((await thread(id, world.seeker)).body.can.translate).toBe(true);
  expect((await translate(id, world.seeker, { messageIds: [german], to: 'es' })).body.translations).toEqual([
    { id: german, text: `es: ${GERMAN.toUpperCase()}` },
  ]);
  expect((await translate(id, world.employer, { messageIds: [spanish, german], to: 'en' })).body.translations).toEqual(
    expect.arrayContaining([
      { id: spanish, text: `en: ${SPANISH.toUpperCase()}` },
      { id: german, text: `en: ${GERMAN.toUpperCase()}` },
    ]),
  );
  expect(service.asked).toEqual(
    expect.arrayContaining([
      { q: [GERMAN], source: 'de', target: 'es', format: 'text', api_key: 'secret-key' },
      { q: [SPANISH], source: 'es', target: 'en', format: 'text', api_key: 'secret-key' },
    ]),
  );
  const { messages } = (await list(id, world.seeker)).body;
  expect(messages.map(({ content }) => content)).toEqual([GERMAN, SPANISH]);
});

describe('leaves a message untranslated if the service fails', () => {
  test.each([
    ['fails', { status: 500, body: '{"error":"overloaded"}' }],
    ['answers with a page', { status: 200, body: '<html>' }],
    ['answers with another form', { status: 200, body: '{"translatedText":"Hola"}' }],
    ['answers with fewer texts', { status: 200, body: '{"translatedText":[]}' }],
    ['answers with nothing', { status: 200, body: '{"translatedText":["  "]}' }],
    ['answers with far too much', { status: 200, body: JSON.stringify({ translatedText: ['blah '.repeat(5_000)] }) }],
    ['answers without end', { status: 200, body: 'x'.repeat(2_000_000) }],
    ['leads elsewhere', { status: 302, body: '' }],
  ])('%s', async (_, answer) => {
    const { id, german } = await conversation();
    service.answer = answer;
    const { status, body } = await translate(id, world.seeker, { messageIds: [german], to: 'es' });
    expect([status, body.translations]).toEqual([200, [{ id: german, text: null }]]);
  });
});
