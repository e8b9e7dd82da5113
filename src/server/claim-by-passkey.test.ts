import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PasskeyCreation, PasskeyRequest } from '#contract/accounts/passkeys.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { registerEmployer } from '#test/support/jobs.ts';
import { cookiesOf, registerPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const post = (path: string, json: object, cookie?: string) =>
  app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
const viewerOf = async (cookie: string) => (await (await app.request('GET', '/api/me', { cookie })).json()) as object;
const statusAndReason = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { data?: { reason?: string } }).data?.reason,
];
const beginPasskey = async (cookie: string) =>
  (await (await post('/people/claim/passkey', {}, cookie)).json()) as { creation: PasskeyCreation | null };

describe('keeping everything in an account by a passkey', () => {
  test('is refused with a wrong answer, and for an address with an account', async () => {
    const person = await createPerson(app);
    const { creation } = await beginPasskey(person.cookie);
    const passkey = { name: 'My phone', ...new Authenticator('https://evil.example').create(creation!) };
    expect(await statusAndReason(await post('/people/claim', { passkey }, person.cookie))).toEqual([
      403,
      'passkey_refused',
    ]);
    expect(await viewerOf(person.cookie)).toMatchObject({ unclaimed: { isConfirmed: true } });
    const account = await registerPerson(app);
    const other = await createPerson(app, { email: account.email });
    expect(await beginPasskey(other.cookie)).toEqual({ creation: null });
    const taken = await createPerson(app, { email: (await registerEmployer(app)).email });
    expect(await statusAndReason(await post('/people/claim/passkey', {}, taken.cookie))).toEqual([409, 'email_taken']);
  });

  test('lets the person sign in with it', async () => {
    const person = await createPerson(app);
    const { creation } = await beginPasskey(person.cookie);
    const authenticator = new Authenticator(ORIGIN);
    const passkey = { name: 'My phone', ...authenticator.create(creation!) };
    expect(await (await post('/people/claim', { passkey }, person.cookie)).json()).toEqual({ outcome: 'claimed' });
    expect(await viewerOf(person.cookie)).toMatchObject({ unclaimed: null, email: person.email });
    const begun = await post('/auth/passkey/begin', {});
    const answer = authenticator.get((await begun.json()) as PasskeyRequest);
    const signedIn = await post('/auth/passkey', answer, cookiesOf(begun.headers));
    expect(await viewerOf(cookiesOf(signedIn.headers))).toMatchObject({ email: person.email });
  });
});
