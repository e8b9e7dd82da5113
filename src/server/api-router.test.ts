import { afterAll, beforeAll, expect, test } from 'vitest';

import { contract } from '#contract/contract.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { createApiClient, createApiRouter, type ApiRouter } from './api-router.ts';
import type { Ctx } from './context.ts';
import { implementing, type ApiContext } from './procedures.ts';

let app: TestApp;
let api: ApiRouter;
beforeAll(async () => {
  app = await createTestApp();
  const readiness = () => ({ ready: true, database: 'ok', queue: 'ok', storage: 'ok' }) as const;
  const disks = () => Promise.resolve({});
  api = createApiRouter({ ...app, disks, readiness });
});
afterAll(() => app.close());

const contextOf = (actor: Ctx['actor']): ApiContext => ({
  ...app.ctx(actor),
  metadata: {
    address: '192.0.2.1',
    userAgent: '',
    requestHeaders: new Headers(),
    responseHeaders: new Headers(),
  },
});

const clientFor = (actor: Ctx['actor']) => createApiClient(api, contextOf(actor));

test('the gate refuses people without the role', async () => {
  const { actor: seeker } = await registerPerson(app);
  await expect(clientFor({ kind: 'anonymous' }).admin.health.read()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(clientFor(seeker).admin.health.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('wrong input is refused', async () => {
  await expect(clientFor({ kind: 'anonymous' }).companies.read({ slug: 7 as never })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('procedures answer page loaders in process', async () => {
  const { actor } = await registerPerson(app, { role: 'admin' });
  const { users } = await clientFor(actor).admin.users.list({});
  expect(users.length).toBeGreaterThan(0);
});

test('put together for HTTP, the gate is asked once', () => {
  const { admin } = implementing(contract).router(api);
  expect(admin.health.read['~orpc'].middlewares).toHaveLength(1);
});
