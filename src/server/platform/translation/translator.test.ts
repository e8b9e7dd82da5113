import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTranslate } from './translator.ts';

/** What the service was asked for, and how it is told to answer the first of it. */
const asked: string[] = [];
const held: (() => void)[] = [];

const server = createServer((request, response) => {
  void json(request).then((body) => {
    const { q } = body as { q: string[] };
    asked.push(...q);
    return held.push(() => response.end(JSON.stringify({ translatedText: q })));
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test('a user who has much translated does not delay others, and asks the service for little at once', async () => {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`);
  const translate = createTranslate({ url, key: undefined }, { warn: () => {} });
  const ask = (person: string, text: string) => translate({ person, texts: [text], from: null, to: 'de' });
  const all = [...Array.from({ length: 10 }, (_, at) => ask('ana', `ana ${at}`)), ask('bea', 'bea')];
  await expect.poll(() => asked.length).toBe(4);
  expect(asked.toSorted()).toEqual(['ana 0', 'ana 1', 'ana 2', 'bea']);
  for (let answered = 0; answered < all.length; answered += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  }
  expect((await Promise.all(all)).flat()).toEqual([...Array.from({ length: 10 }, (_, at) => `ana ${at}`), 'bea']);
});
