import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Finished } from '#contract/accounts/identities.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { startOpenIdProvider, visitProvider, type OpenIdProvider } from '#test/support/openid-provider.ts';
import { cookiesOf, registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider(ORIGIN);
  app = await createTestApp(provider.env);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const post = (path: string, json: object, cookie = '') => app.request('POST', `/api${path}`, { json, cookie });

/** Has a linked account at the provider, in a session that began there. */
async function comeFromProvider(): Promise<TestPerson & { sub: string }> {
  const person = await registerPerson(app);
  const sub = randomUUID();
  await app.base.db
    .insertInto('linked_identity')
    .values({
      id: randomUUID(),
      user_id: person.userId,
      issuer: provider.issuer,
      subject: sub,
      provider: 'test',
      email: person.email,
      created_at: new Date(),
      used_at: null,
    })
    .execute();
  await app.base.db.updateTable('user_session').set({ proved_at: null }).where('user_id', '=', person.userId).execute();
  return { ...person, sub };
}

/** Begins, signs in at the provider as `sub`, and returns. */
async function prove({ cookie, email }: TestPerson, sub: string, change: (url: URL) => void = () => {}) {
  const begun = await post('/auth/providers/test/prove', {}, cookie);
  const url = new URL(((await begun.json()) as { url: string }).url);
  change(url);
  provider.account = { sub, email, email_verified: true };
  const input = await visitProvider(url.href);
  return { input, browser: cookiesOf(begun.headers) };
}

const isAsked = async (cookie: string) => (await post('/me/passkeys/begin', {}, cookie)).status === 403;

test("signing in again at a linked site proves one's identity in that session", async () => {
  expect((await post('/auth/providers/test/prove', {})).status).toBe(401);
  const person = await comeFromProvider();
  const elsewhere = await signInAs(app, person);
  await app.base.db.updateTable('user_session').set({ proved_at: null }).where('user_id', '=', person.userId).execute();
  const { input, browser } = await prove(person, person.sub);
  const inOther = await post('/auth/providers/finish', input, `${browser}; ${elsewhere}`);
  expect(inOther.status).toBe(409);
  const again = await prove(person, person.sub);
  const done = await post('/auth/providers/finish', again.input, `${again.browser}; ${person.cookie}`);
  expect((await done.json()) as Finished).toEqual({ outcome: 'proved' });
  expect([await isAsked(person.cookie), await isAsked(elsewhere)]).toEqual([false, true]);
});

test('another person’s identity proves nothing, and is not linked', async () => {
  const person = await comeFromProvider();
  const { input, browser } = await prove(person, randomUUID());
  const answer = await post('/auth/providers/finish', input, `${browser}; ${person.cookie}`);
  expect([answer.status, await answer.json()]).toMatchObject([403, { data: { reason: 'provider_refused' } }]);
  expect(await isAsked(person.cookie)).toBe(true);
});

test('a provider that does not say when the person signed in proves nothing', async () => {
  const person = await comeFromProvider();
  // As when it ignores the request for the time.
  const { input, browser } = await prove(person, person.sub, ({ searchParams }) => {
    for (const name of ['max_age', 'prompt']) searchParams.delete(name);
  });
  const answer = await post('/auth/providers/finish', input, `${browser}; ${person.cookie}`);
  expect([answer.status, await answer.json()]).toMatchObject([403, { data: { reason: 'provider_refused' } }]);
  expect(await isAsked(person.cookie)).toBe(true);
});
