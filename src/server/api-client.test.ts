import { afterAll, beforeAll, expect, test } from 'vitest';

import { contract } from '#contract/contract.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { createApi, type Api } from './api-client.ts';
import { createApiFeatures } from './api-features.ts';
import type { Ctx } from './context.ts';
import { implementing, type ApiContext } from './procedures.ts';

let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await createTestApp();
  const { config, accounts, queue } = app;
  const readiness = () => ({ ready: true, database: 'ok', queue: 'ok', storage: 'ok' }) as const;
  const disks = () => Promise.resolve({});
  api = createApi(createApiFeatures(config, accounts, { config, disks, readiness, queue }));
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

test('the gate refuses the first call of a feature, which loads it, and each later one', async () => {
  const { actor: seeker } = await registerPerson(app);
  const anyone = api.client(contextOf({ kind: 'anonymous' }));
  for (let call = 0; call < 2; call += 1) {
    await expect(anyone.admin.health.read()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(api.client(contextOf(seeker)).admin.health.read()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('wrong input is refused before the feature is loaded, and after', async () => {
  const anyone = api.client(contextOf({ kind: 'anonymous' }));
  for (let call = 0; call < 2; call += 1)
    await expect(anyone.companies.read({ slug: 7 as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('procedures answer the first call and later ones, also side by side', async () => {
  const { actor } = await registerPerson(app, { role: 'admin' });
  const { admin } = api.client(contextOf(actor));
  const answers = await Promise.all([
    admin.users.list({}),
    admin.users.list({}),
    api.client(contextOf(actor)).site.read(),
  ]);
  expect(answers[0].users).toEqual(answers[1].users);
  expect(answers[0].users.length).toBeGreaterThan(0);
  expect(answers[2].name).not.toBe('');
});

test('what is no feature is not there', () => {
  expect(api.client(contextOf({ kind: 'anonymous' }))).not.toHaveProperty('then');
});

test('put together for HTTP, the gate is asked once', async () => {
  const { admin } = implementing(contract).router(await api.loadAll());
  expect(admin.health.read['~orpc'].middlewares).toHaveLength(1);
});
