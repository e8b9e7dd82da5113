import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Actor } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { updateSetting } from './settings.ts';

const person = (role: 'job_seeker' | 'employer' | 'admin'): Actor => ({ kind: 'person', userId: '019aa000-0000-7000-8000-000000000001', profileId: '019aa000-0000-7000-8000-000000000002', role, sessionId: 's' });

describe('platform settings', () => {
  let app: TestApp;
  let actor: Actor = { kind: 'anonymous' };
  beforeAll(async () => {
    app = await createTestApp({}, { hasSession: () => true, authenticate: () => Promise.resolve(actor) });
  });
  afterAll(() => app.close());

  const list = async () => (await (await app.request('GET', '/api/settings')).json()) as { id: string; key: string; value: unknown; description: string }[];
  const idOf = async (key: string) => {
    actor = person('admin');
    return (await list()).find((setting) => setting.key === key)!.id;
  };

  test('are refused to everybody but administrators', async () => {
    const id = await idOf('site.name');
    for (const [who, status] of [[{ kind: 'anonymous' }, 401], [person('job_seeker'), 403], [person('employer'), 403]] as [Actor, number][]) {
      actor = who;
      expect((await app.request('GET', '/api/settings')).status).toBe(status);
      expect((await app.request('PUT', `/api/settings/${id}`, { json: { value: 'Mine' } })).status).toBe(status);
    }
  });

  test('an unknown id, or one of the wrong form, is 404', async () => {
    actor = person('admin');
    for (const id of ['019aa000-0000-7000-8000-00000000ffff', 'nonsense']) {
      expect((await app.request('PUT', `/api/settings/${id}`, { json: { value: 'x' } })).status).toBe(404);
    }
  });

  test('a value that does not fit its key, or an unknown field, is 422 and changes nothing', async () => {
    const id = await idOf('accounts.password_min_length');
    const refused = await app.request('PUT', `/api/settings/${id}`, { json: { value: 3 } });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'INVALID', data: { fields: [{ path: 'value', code: 'too_small', params: { min: 6 } }] } });
    expect((await app.request('PUT', `/api/settings/${id}`, { json: { value: 8, key: 'site.name' } })).status).toBe(422);
    expect((await list()).find((setting) => setting.id === id)!.value).toBe(6);
  });

  test('a change reaches the pages, and is described in the reader’s language', async () => {
    const id = await idOf('site.name');
    expect((await app.request('PUT', `/api/settings/${id}`, { json: { value: '  Sprachwerk  ' } })).status).toBe(200);
    await expect.poll(async () => ((await (await app.request('GET', '/api/site')).json()) as { name: string }).name).toBe('Sprachwerk');
    const german = await app.request('GET', '/api/settings', { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    expect(JSON.stringify(await german.json())).toContain('Der Name dieser Website');
  });

  test('a stored value of an older version counts as not set', async () => {
    await app.database.pool.query(`update platform_setting set value = '"never"' where key = 'accounts.reveal_existing_email'`);
    await updateSetting(app.ctx(), { id: await idOf('site.contact_phone'), value: '+49 30 1234' });
    await expect.poll(async () => (await app.base.settings())['site.contact_phone']).toBe('+49 30 1234');
    expect((await app.base.settings())['accounts.reveal_existing_email']).toBe(true);
  });
});
