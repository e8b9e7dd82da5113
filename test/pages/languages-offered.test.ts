import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { inTransaction } from '#server/context.ts';
import { enqueueAccountMail } from '#server/features/accounts/mail-task.ts';
import type { TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

describe('languages of the site', () => {
  let app: TestApp;
  let admin: TestPerson;
  let jobId: string;
  beforeAll(async () => {
    app = await createPageApp();
    admin = await registerPerson(app, { role: 'admin' });
    const employer = await registerEmployer(app);
    jobId = (await createActive(app, employer)).id;
  });
  afterAll(() => app.close());

  const ask = (path: string) => app.request('GET', path);
  const htmlOf = async (path: string) => (await ask(path)).text();
  /** Languages that a page names. */
  const languagesOf = async (path: string) =>
    [...new Set([...(await htmlOf(path)).matchAll(/hreflang="([a-z-]+)"/gi)].map(([, language]) => language))].toSorted(
      (a = '', b = '') => a.localeCompare(b),
    );
  const offer = async (...languages: Locale[]) => {
    await changeSetting(app, 'site.languages', languages);
  };
  const settingId = async () => {
    const all = await app.request('GET', '/api/settings', { cookie: admin.cookie });
    return ((await all.json()) as { id: string; key: string }[]).find(({ key }) => key === 'site.languages')!.id;
  };

  test('must be at least one, each once, and supported', async () => {
    const id = await settingId();
    for (const value of [[], ['ru'], ['de', 'de'], 'de', null]) {
      const refused = await app.request('PUT', `/api/settings/${id}`, { json: { value }, cookie: admin.cookie });
      expect([value, refused.status]).toEqual([value, 422]);
    }
  });

  test('are all six until some are chosen', async () => {
    expect((await ask('/fr/about')).status).toBe(200);
    expect(await languagesOf('/about')).toContain('pt');
  });

  test('redirect addresses in the others to the default one, also of cached pages', async () => {
    await htmlOf('/fr/about');
    await htmlOf('/about');
    await offer('de', 'es');
    const moved = await ask('/fr/about?from=x');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/de/about?from=x']);
    expect((await ask('/')).headers.get('location')).toBe('/de');
    expect((await ask(`/jobs/feed.rss?q=sales`)).headers.get('location')).toBe('/de/jobs/feed.rss?q=sales');
    expect((await ask('/es/about')).status).toBe(200);
  });

  test('limit pages, sitemap and negotiation', async () => {
    expect(await languagesOf('/de/about')).toEqual(['de', 'es', 'x-default']);
    expect(/hreflang="x-default" href="[^"]*\/de\/about"/i.test(await htmlOf('/de/about'))).toBe(true);
    const job = await htmlOf(`/de${paths.job(jobId)}`);
    // Written in English only: it is shown on the default language's pages.
    expect(/rel="canonical" href="[^"]*\/de\/jobs\//.test(job)).toBe(true);
    const sitemaps = `${await htmlOf('/sitemaps/pages.xml')}${await htmlOf('/sitemaps/jobs-1.xml')}`;
    expect(sitemaps.includes(`/de${paths.job(jobId)}`)).toBe(true);
    expect(/hreflang="(en|fr|it|pt)"/.test(sitemaps)).toBe(false);
    const list = await app.request('GET', '/api/settings', {
      cookie: admin.cookie,
      headers: { 'accept-language': 'fr,es;q=0.5' },
    });
    expect(await list.text()).toContain('Idiomas en los que se ofrece el sitio');
  });

  test("limit a user's choice; a user of another one gets pages and emails in the default one", async () => {
    const person = await registerPerson(app, { locale: 'fr' });
    const choose = (locale: Locale) => app.request('PATCH', '/api/me', { json: { locale }, cookie: person.cookie });
    expect((await choose('fr')).status).toBe(422);
    await inTransaction(app.ctx(), (tx) => enqueueAccountMail(tx, { kind: 'reset', email: person.email }));
    const subjects = async () =>
      (await app.database.pool.query('select subject from mail where to_address = $1', [person.email])).rows;
    await app.drain();
    expect(await subjects()).toEqual([{ subject: m.auth_mail_reset_subject({}, { locale: 'de' }) }]);
    await offer('de', 'es', 'fr');
    const me = await app.request('GET', '/api/me', { cookie: person.cookie });
    expect(await me.json()).toMatchObject({ locale: 'fr' });
    await offer('de', 'es');
    expect((await choose('es')).status).toBe(200);
  });

  test('have no switcher if there is only one', async () => {
    await offer('de');
    expect((await htmlOf('/de/about')).includes('data-menu="true" class="relative')).toBe(false);
    expect(await languagesOf('/de/about')).toEqual(['de', 'x-default']);
    await offer('en', 'es', 'fr', 'de', 'it', 'pt');
    expect((await ask('/')).status).toBe(200);
  });
});
