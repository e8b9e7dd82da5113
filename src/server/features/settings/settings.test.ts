import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { settingDefinitions } from '#contract/settings/settings.ts';
import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { updateSetting } from './settings.ts';

describe('platform settings', () => {
  let app: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await registerPerson(app, { role: 'admin' });
  });
  afterAll(() => app.close());

  const asAdmin = (method: string, path: string, options: { json?: unknown; headers?: Record<string, string> } = {}) =>
    app.request(method, path, { ...options, cookie: admin.cookie });
  const list = async () =>
    (await (await asAdmin('GET', '/api/settings')).json()) as {
      id: string;
      key: string;
      value: unknown;
      description: string;
    }[];
  const idOf = async (key: string) => (await list()).find((setting) => setting.key === key)!.id;

  test('are for administrators only (T253)', async () => {
    const id = await idOf('site.name');
    const seeker = await registerPerson(app);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const [cookie, status] of [
      [undefined, 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      expect((await app.request('GET', '/api/settings', { cookie })).status).toBe(status);
      expect((await app.request('PUT', `/api/settings/${id}`, { json: { value: 'Mine' }, cookie })).status).toBe(
        status,
      );
    }
  });

  test('are read together, each with its key, its value and its description (T135)', async () => {
    const all = await list();
    const initial = Object.entries(settingDefinitions).map(([key, definition]) => [key, definition.initial]);
    expect(Object.fromEntries(all.map(({ key, value }) => [key, value]))).toEqual(Object.fromEntries(initial));
    expect(all).toHaveLength(initial.length);
    expect(new Set(all.map(({ description }) => description).filter(Boolean)).size).toBe(initial.length);
  });

  test('return 404 for an unknown or malformed id', async () => {
    for (const id of ['019aa000-0000-7000-8000-00000000ffff', 'nonsense']) {
      expect((await asAdmin('PUT', `/api/settings/${id}`, { json: { value: 'x' } })).status).toBe(404);
    }
  });

  test('return 422 for a value that does not fit its key, or an unknown field, and change nothing (T196)', async () => {
    const id = await idOf('accounts.password_min_length');
    const refused = await asAdmin('PUT', `/api/settings/${id}`, { json: { value: 3 } });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'INVALID',
      data: { fields: [{ path: 'value', code: 'too_small', params: { min: 6 } }] },
    });
    expect((await asAdmin('PUT', `/api/settings/${id}`, { json: { value: 8, key: 'site.name' } })).status).toBe(422);
    expect((await list()).find((setting) => setting.id === id)!.value).toBe(6);
  });

  test('return 422 at the value for one of another type, and change nothing (T198)', async () => {
    const before = await list();
    const others: [key: string, values: unknown[]][] = [
      ['site.name', [7, true, null, '', { max: 1, seconds: 1 }, 'a'.repeat(61)]],
      ['accounts.reveal_existing_email', ['true', 1, null]],
      ['messages.mail_delay_seconds', ['60', true, null, 1.5, -1]],
      [
        'law.pay_before_interview',
        [
          'IT',
          ['IT'],
          [{ country: 'XX', since: '2026-06-07', source: 'A law' }],
          [{ country: 'IT', since: '2026-13-07', source: 'A law' }],
          [{ country: 'IT', since: '2026-06-07', source: '' }],
          [{ country: 'IT', since: '2026-06-07', source: 'A law', until: null }],
          ['One', 'Two'].map((source) => ({ country: 'IT', since: '2026-06-07', source })),
        ],
      ],
      [
        'limits.uploads_per_person',
        [60, '60', null, { max: 60 }, { max: 0, seconds: 60 }, { max: 60, seconds: 60, days: 1 }],
      ],
    ];
    for (const [key, values] of others) {
      for (const value of values) {
        const refused = await asAdmin('PUT', `/api/settings/${await idOf(key)}`, { json: { value } });
        const { data } = (await refused.json()) as { data: { fields: { path: string }[] } };
        expect([key, value, refused.status, data.fields[0]?.path.split('.')[0]]).toEqual([key, value, 422, 'value']);
      }
    }
    expect(await list()).toEqual(before);
  });

  test('take effect on pages when changed, and are described in the reader’s language (T134)', async () => {
    const id = await idOf('site.name');
    expect((await asAdmin('PUT', `/api/settings/${id}`, { json: { value: '  Sprachwerk  ' } })).status).toBe(200);
    await expect
      .poll(async () => ((await (await app.request('GET', '/api/site')).json()) as { name: string }).name)
      .toBe('Sprachwerk');
    const german = (await (
      await asAdmin('GET', '/api/settings', { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    ).json()) as { key: string; value: unknown; description: string }[];
    expect(german.find(({ key }) => key === 'site.name')).toMatchObject({
      value: 'Sprachwerk',
      description: expect.stringContaining('Der Name dieser Website') as unknown,
    });
  });

  test('rolls back a change that the audit log rejects', async () => {
    const id = await idOf('site.name');
    const before = (await list()).find((setting) => setting.id === id)?.value;
    const audit = (change: string) => app.database.pool.query(`alter table audit_entry ${change}`);
    await audit(`add constraint no_settings check (action <> 'setting.changed') not valid`);
    const refused = await asAdmin('PUT', `/api/settings/${id}`, { json: { value: 'Elsewhere' } });
    await audit('drop constraint no_settings');
    expect(refused.status).toBe(500);
    expect((await list()).find((setting) => setting.id === id)?.value).toBe(before);
  });

  test('records two concurrent changes one after the other', async () => {
    const id = await idOf('site.name');
    const lock = `select from platform_setting where id = '${id}' for update`;
    const changes = ['Harbour', 'Lighthouse'].map(
      (value) => () => asAdmin('PUT', `/api/settings/${id}`, { json: { value } }),
    );
    expect(sortedStatuses(await sendAtOnce(app, lock, changes))).toEqual([200, 200]);
    const { entries } = (await (await asAdmin('GET', `/api/admin/audit?subject=${id}`)).json()) as {
      entries: { details: { from: string; to: string } }[];
    };
    expect(entries[0]?.details.from).toBe(entries[1]?.details.to);
  });

  test('treat a stored value of an older version as not set', async () => {
    await app.database.pool.query(
      `update platform_setting set value = '"never"' where key = 'accounts.reveal_existing_email'`,
    );
    await updateSetting(app.ctx(), { id: await idOf('site.contact_phone'), value: '+49 30 1234' });
    expect(await app.base.settings()).toMatchObject({
      'site.contact_phone': '+49 30 1234',
      'accounts.reveal_existing_email': true,
    });
  });

  test('are read with a change as soon as it is committed', async () => {
    const id = await idOf('site.contact_phone');
    await app.base.settings();
    let next: ReturnType<typeof app.base.settings> | undefined;
    const onCommit = () => {
      next ??= app.base.settings();
    };
    await updateSetting({ ...app.ctx(), onCommit }, { id, value: '+49 30 5678' });
    expect((await next)?.['site.contact_phone']).toBe('+49 30 5678');
    await updateSetting(app.ctx(), { id, value: '+49 30 1234' });
  });

  test('get new retention defaults unless an administrator chose the previous ones', async () => {
    const store = (key: string, value: number) =>
      app.database.pool.query(`update platform_setting set value = $2, updated_by = null where key = $1`, [
        key,
        String(value),
      ]);
    await store('retention.view_days', 400);
    await store('retention.notification_days', 365);
    await asAdmin('PUT', `/api/settings/${await idOf('retention.notification_days')}`, { json: { value: 365 } });
    // The audit log still contains the change after the administrator's erasure.
    await asAdmin('PUT', `/api/settings/${await idOf('retention.audit_days')}`, { json: { value: 3_650 } });
    await store('retention.audit_days', 3_650);
    await app.database.pool.query(await readFile('db/migrations/0162_retention_defaults.sql', 'utf8'));
    const values = Object.fromEntries((await list()).map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      'retention.view_days': 426,
      'retention.notification_days': 365,
      'retention.audit_days': 3_650,
    });
  });

  test('let twenty transactions read them at once without waiting for each other', async () => {
    await inTransaction(app.ctx(), ({ invalidate }) => invalidate(['settings']));
    const reads = Array.from({ length: 20 }, () =>
      inTransaction(app.ctx(), async (tx) => {
        await sql`select 1`.execute(tx.db);
        return (await tx.settings())['site.contact_phone'];
      }),
    );
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['+49 30 1234']));
  });
});
