import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';
import { mailKindNames } from '#contract/mail-texts/mail-text-choices.ts';
import type { EditedMail, MailPreview, MailRow } from '#contract/mail-texts/mail-texts.ts';
import { inTransaction } from '#server/context.ts';
import { enqueueAccountMail } from '#server/features/accounts/mail-task.ts';
import { catalogueText, partsOf, problemIn, placeholdersOf } from '#server/features/mail-texts/filling.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';

import { sampleValues } from './samples.ts';

const UNIT = { subject: 'Hola {nobody}', text: 'Bienvenida a {site}' };

describe('texts of emails', () => {
  let app: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await registerPerson(app, { role: 'admin' });
  });
  afterAll(() => app.close());

  const ask = (method: string, path = '', texts?: Record<string, string>, cookie = admin.cookie) =>
    app.request(method, `/api/admin/mail-texts${path}`, { json: texts && { texts }, cookie });
  const read = async (kind: string) => (await (await ask('GET', `/${kind}`)).json()) as EditedMail;
  const rows = async () => (await (await ask('GET')).json()) as MailRow[];
  const lastMail = async (to: TestPerson) => {
    await app.drain();
    const { rows: found } = await app.database.pool.query<{ subject: string; html: string; text: string }>(
      'select subject, html, text from mail where to_address = $1 order by created_at desc limit 1',
      [to.email],
    );
    return found[0]!;
  };
  const writeTo = async (person: TestPerson, kind: 'reset' | 'prove' | 'passkey_added' = 'reset') => {
    await inTransaction(app.ctx(), (tx) => enqueueAccountMail(tx, { kind, email: person.email, isLimited: true }));
    return lastMail(person);
  };

  test('are for administrators only, and change only after a recent proof', async () => {
    const seeker = await registerPerson(app);
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
    ] as const) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/verify'],
        ['PUT', '/verify/es'],
        ['DELETE', '/verify/es'],
        ['POST', '/verify/es/preview'],
        ['POST', '/verify/es/test'],
      ] as const)
        expect((await ask(method, path, method === 'GET' ? undefined : {}, cookie)).status).toBe(status);
    }
    const old = await signInAs(app, admin);
    await app.database.pool.query(
      `update user_session set proved_at = now() - interval '1 day' where user_id = $1 and id <> $2`,
      [admin.userId, admin.actor.sessionId],
    );
    expect((await ask('PUT', '/verify/es', {}, old)).status).toBe(403);
  });

  test('are refused for an unknown kind, language or part', async () => {
    expect((await ask('GET', '/imprint')).status).toBe(404);
    expect((await ask('PUT', '/imprint/es', {})).status).toBe(404);
    expect((await ask('PUT', '/verify/ru', {})).status).toBe(404);
    expect((await ask('PUT', '/verify/es', { footer: 'x' })).status).toBe(422);
  });

  test('are 422 at the part with an unknown placeholder, without a required one, or empty', async () => {
    const refused = await ask('PUT', '/verify/es', UNIT);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      data: { fields: [{ path: 'texts.subject', code: 'unknown_placeholder', params: { name: 'nobody' } }] },
    });
    const missing = await ask('PUT', '/decision_person/es', { reason: 'Hay un motivo', subject: ' ' });
    expect(await missing.json()).toMatchObject({
      data: {
        fields: [
          { path: 'texts.reason', code: 'missing_placeholder', params: { name: 'reason' } },
          { path: 'texts.subject', code: 'required' },
        ],
      },
    });
    expect((await ask('POST', '/verify/es/preview', UNIT)).status).toBe(422);
    expect((await ask('POST', '/verify/es/test', UNIT)).status).toBe(422);
    expect((await rows()).every(({ changed }) => changed.length === 0)).toBe(true);
  });

  test('list every kind, by its subject in the reader’s language', async () => {
    const all = await rows();
    expect(all.map(({ kind }) => kind)).toEqual(mailKindNames);
    expect(all.every(({ name }) => name !== '' && !/[{}]/.test(name))).toBe(true);
    expect((await read('application_received')).placeholders.map(({ name }) => name).toSorted()).toEqual([
      'job',
      'name',
      'site',
    ]);
  });

  test('are valid in the catalogue, with an example for every placeholder', () => {
    const unfit = mailKindNames.flatMap((kind) =>
      locales.flatMap((locale) =>
        partsOf(kind)
          .filter(([, part]) => problemIn(catalogueText(part, locale), part, placeholdersOf(kind)))
          .map(([name]) => `${kind} ${locale} ${name}`),
      ),
    );
    expect(unfit).toEqual([]);
    const samples = sampleValues('verify', 'de', 'Parlance');
    expect(mailKindNames.flatMap(placeholdersOf).filter((name) => !samples[name])).toEqual([]);
  });

  test('are sent as changed, in that language only, without letting HTML or a header in', async () => {
    const [spanish, german] = [
      await registerPerson(app, { locale: 'es' }),
      await registerPerson(app, { locale: 'de' }),
    ];
    const before = await writeTo(spanish);
    const texts = { subject: 'Tu clave\r\nBcc: mallory@example.com', text: '<b>Hola</b>\n\nEs {site}' };
    expect((await ask('PUT', '/reset/es', texts)).status).toBe(200);
    await expect.poll(async () => (await writeTo(spanish)).subject).toBe('Tu clave Bcc: mallory@example.com');
    const mail = await lastMail(spanish);
    expect(mail.html).toContain('&lt;b&gt;Hola&lt;/b&gt;');
    expect(mail.text).toContain('<b>Hola</b>\n\nEs Parlance');
    expect(mail.html).toContain('/es/reset-password#token=');
    expect((await writeTo(german)).subject).not.toContain('clave');
    const { rows: waiting } = await app.database.pool.query(
      'select count(*)::int as count from mail where to_address = $1 and subject = $2',
      [spanish.email, before.subject],
    );
    expect(waiting[0].count).toBeGreaterThan(0);
    expect((await rows()).find(({ kind }) => kind === 'reset')).toMatchObject({ changed: ['es'], unfit: [] });
  });

  test('store only what differs from the catalogue, and are removed when nothing does', async () => {
    const { texts } = await read('reset');
    expect(texts.es.own).toHaveProperty('subject');
    expect((await ask('PUT', '/reset/es', { ...texts.es.came, note: 'Solo una vez.' })).status).toBe(200);
    expect((await read('reset')).texts.es.own).toEqual({ note: 'Solo una vez.' });
    expect((await ask('PUT', '/reset/es', texts.es.came)).status).toBe(200);
    expect((await read('reset')).changed).toEqual([]);
  });

  test('do not fill in a value that looks like a placeholder', async () => {
    await ask('PUT', '/passkey_added/en', { text: '{name} of {site}' });
    const person = await registerPerson(app);
    await inTransaction(app.ctx(), (tx) =>
      enqueueAccountMail(tx, { kind: 'passkey_added', email: person.email, name: '{site} <i>' }),
    );
    expect((await lastMail(person)).text).toContain('{site} <i> of Parlance');
  });

  test('are not used after an update made them invalid, which the list says', async () => {
    const person = await registerPerson(app);
    await app.database.pool.query(
      `update mail_text set texts = '{"text": "{gone} of {site}"}' where kind = 'passkey_added'`,
    );
    await inTransaction(app.ctx(), (tx) => tx.invalidate(['mail-texts']));
    await expect.poll(async () => (await writeTo(person, 'passkey_added')).text).not.toContain('{gone}');
    expect((await rows()).find(({ kind }) => kind === 'passkey_added')).toMatchObject({ unfit: ['en'] });
  });

  test('have a preview and a test email of unsaved input, which store nothing', async () => {
    const typed = { text: 'Cuenta en {site}' };
    const preview = (await (await ask('POST', '/verify/es/preview', typed)).json()) as MailPreview;
    expect(preview.text).toContain('Cuenta en Parlance');
    expect(preview.html).toContain('<html');
    expect((await ask('POST', '/verify/es/test', typed)).status).toBe(200);
    expect((await lastMail(admin)).text).toContain('Cuenta en Parlance');
    expect((await read('verify')).changed).toEqual([]);
  });

  test('can be reset; changes and resets are in the audit log, in the reader’s language', async () => {
    expect((await ask('DELETE', '/passkey_added/en')).status).toBe(200);
    expect((await ask('DELETE', '/passkey_added/en')).status).toBe(200);
    expect((await read('passkey_added')).changed).toEqual([]);
    const log = await app.request('GET', '/api/admin/audit', { cookie: admin.cookie });
    const { entries } = (await log.json()) as { entries: { action: string; subject: object; details: object }[] };
    expect(entries.filter(({ action }) => action === 'mail_text.reset')).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'mail_text.reset',
      subject: { type: 'mail_text', name: 'A passkey was added to your account' },
      details: { mailKind: 'passkey_added', language: 'en' },
    });
  });
});
