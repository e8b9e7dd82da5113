import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AdminPage, OwnPageText } from '#contract/own-pages/own-pages.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

describe('own pages', () => {
  let app: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await registerPerson(app, { role: 'admin', firstName: 'Vera' });
  });
  afterAll(() => app.close());

  const ask = (method: string, path: string, json?: unknown, cookie = admin.cookie) =>
    app.request(method, `/api/admin/pages${path}`, { json, cookie });
  const read = async (page: string) => (await (await ask('GET', `/${page}`)).json()) as AdminPage;
  const save = async (page: string, locale: string, html: string) => {
    const { draft } = await read(page);
    return ask('PUT', `/${page}/draft/${locale}`, { html, revision: draft?.revision ?? null });
  };
  const publish = async (page: string, change: object = {}) => {
    const { draft } = await read(page);
    return ask('POST', `/${page}/publish`, { revision: draft?.revision ?? 1, note: '', newTerms: null, ...change });
  };
  const see = (page: string, language = 'en', rest = '') =>
    app.request('GET', `/api/own-pages/${page}${rest}`, { headers: { 'accept-language': language } });
  const seen = async (...of: Parameters<typeof see>) => (await (await see(...of)).json()) as OwnPageText;

  test('are for administrators to change', async () => {
    const seeker = await registerPerson(app);
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
    ] as const) {
      expect((await ask('GET', '', undefined, cookie)).status).toBe(status);
      const text = { html: '<p>Mine</p>', revision: null };
      expect((await ask('PUT', '/help/draft/en', text, cookie)).status).toBe(status);
      expect((await ask('DELETE', '/help/draft', undefined, cookie)).status).toBe(status);
      const version = { revision: 1, note: '', newTerms: null };
      expect((await ask('POST', '/help/publish', version, cookie)).status).toBe(status);
      expect((await ask('POST', '/help/versions/1/take-up', {}, cookie)).status).toBe(status);
    }
    expect((await read('help')).draft).toBeNull();
  });

  test('are four: another name returns 404, as does one without a text', async () => {
    expect((await ask('GET', '/imprint')).status).toBe(404);
    expect((await see('help')).status).toBe(404);
    expect((await see('help', 'en', '/versions/1')).status).toBe(404);
    expect((await ask('POST', '/help/versions/1/take-up', {})).status).toBe(404);
    expect((await publish('help')).status).toBe(404);
  });

  test('have sanitized texts, which are refused if too long', async () => {
    expect((await save('help', 'en', `<p>${'a'.repeat(41_000)}</p>`)).status).toBe(422);
    expect((await read('help')).draft).toBeNull();
    const saved = await save('help', 'en', '<p onclick="x()">Ask <script>bad()</script>us.</p>');
    expect(await saved.json()).toEqual({ texts: { en: '<p>Ask us.</p>' }, revision: 1 });
  });

  test('refuse to overwrite or publish a draft that was changed meanwhile', async () => {
    const stale = { html: '<p>Old</p>', revision: null };
    expect((await ask('PUT', '/help/draft/de', stale)).status).toBe(409);
    await save('help', 'de', '<p>Fragen Sie uns.</p>');
    expect((await publish('help', { revision: 1 })).status).toBe(409);
    expect((await read('help')).draft).toEqual({
      texts: { en: '<p>Ask us.</p>', de: '<p>Fragen Sie uns.</p>' },
      revision: 2,
    });
  });

  test('are read in the reader’s language, else in English', async () => {
    expect((await publish('help', { note: 'The first' })).status).toBe(200);
    expect(await seen('help', 'de')).toMatchObject({ number: 1, locale: 'de', html: '<p>Fragen Sie uns.</p>' });
    expect(await seen('help', 'fr')).toMatchObject({ locale: 'en', html: '<p>Ask us.</p>', locales: ['en', 'de'] });
    const site = async () => (await (await app.request('GET', '/api/site')).json()) as object;
    await expect.poll(site).toMatchObject({ ownPages: ['help'] });
  });

  test('keep old versions readable, with their publisher, and let them be reused', async () => {
    await save('help', 'en', '<p>Call us.</p>');
    await publish('help');
    expect(await seen('help')).toMatchObject({ number: 2, html: '<p>Call us.</p>', isInForce: true });
    expect(await seen('help', 'en', '/versions/1')).toMatchObject({ html: '<p>Ask us.</p>', isInForce: false });
    expect((await read('help')).versions).toMatchObject([
      { number: 2, publishedBy: 'Vera Prado', note: '' },
      { number: 1, publishedBy: 'Vera Prado', note: 'The first' },
    ]);
    expect((await ask('POST', '/help/versions/1/take-up', {})).status).toBe(200);
    await publish('help');
    expect(await seen('help')).toMatchObject({ number: 3, html: '<p>Ask us.</p>' });
  });

  test('keep the published version when a draft is discarded', async () => {
    await save('help', 'en', '<p>Never mind.</p>');
    expect((await ask('DELETE', '/help/draft')).status).toBe(200);
    expect(await read('help')).toMatchObject({ draft: null, latest: { en: '<p>Ask us.</p>' } });
  });

  test('have built-in terms, and only terms ask for consent', async () => {
    const { latest } = await read('terms');
    expect(latest.de).toContain('<h2>');
    expect(Object.keys(latest)).toHaveLength(6);
    await save('help', 'en', '<p>Write us.</p>');
    const newTerms = { inForceFrom: '2099-01-01', summary: { en: 'Everything.' } };
    expect((await publish('help', { newTerms })).status).toBe(422);
    await ask('DELETE', '/help/draft');
  });

  test('cannot be published without a text', async () => {
    await save('legal-notice', 'en', '<p>Acme</p>');
    await save('legal-notice', 'en', '');
    expect((await publish('legal-notice')).status).toBe(422);
  });

  test('accepts one of two concurrent saves, and one of two concurrent publications', async () => {
    await ask('DELETE', '/legal-notice/draft');
    for (const revision of [null, 1]) {
      const saves = ['de', 'fr'].map(
        (locale) => () => ask('PUT', `/legal-notice/draft/${locale}`, { html: '<p>Acme</p>', revision }),
      );
      const answers = await sendAtOnce(app, 'lock table own_page_version in share mode', saves);
      expect([revision, sortedStatuses(answers)]).toEqual([revision, [200, 409]]);
    }
    const lock = `select from own_page_version where page = 'legal-notice' and number is null for update`;
    const publishing = () => ask('POST', '/legal-notice/publish', { revision: 2, note: '', newTerms: null });
    expect(sortedStatuses(await sendAtOnce(app, lock, [publishing, publishing]))).toEqual([200, 404]);
  });

  test('record publication in the audit log', async () => {
    const { entries } = (await (
      await app.request('GET', '/api/admin/audit?action=own_page.published', { cookie: admin.cookie })
    ).json()) as { entries: { details: object; subject: { type: string } }[] };
    expect(entries.map(({ details, subject }) => [details, subject.type])).toMatchObject([
      [{ page: 'legal-notice', version: 1 }, 'own_page'],
      [{ page: 'help', version: 3 }, 'own_page'],
      [{ page: 'help', version: 2 }, 'own_page'],
      [{ page: 'help', version: 1 }, 'own_page'],
    ]);
  });
});
