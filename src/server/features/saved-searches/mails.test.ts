import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { Locale } from '#contract/locales.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import type { TaskCtx } from '#server/tasks.ts';
import { createTestApp, ORIGIN, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { confirmAlert, requestAlert, updateAlert } from './alerts.ts';
import { collectMatches } from './due.ts';
import { matchJobs } from './match.ts';
import { addSearch, updateSearch } from './saved-searches.ts';
import { tokenMaker } from './tokens.ts';

let app: TestApp;
let smtp: MailServer;
let employer: TestPerson & { companyId: string };
beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp({ SMTP_URL: smtp.url });
  employer = await registerEmployer(app);
  // Cities are recognized by name once places are loaded.
  await createActive(app, employer);
  await app.drain();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('saved_search').execute();
  await app.base.db.deleteFrom('rate_limit').execute();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const LISBON: SavedFilters = { city: ['Lisbon'], category: ['sales'] };

const save = async (person: TestPerson, frequency: AlertFrequency = 'at_once', filters = LISBON, name = '') =>
  (await addSearch(app.ctx(person.actor), { name, filters, frequency, locale: 'en' })).id;

async function confirmed(email: string, locale: Locale = 'en', filters = LISBON): Promise<string> {
  await requestAlert(app.ctx(), { email, filters, frequency: 'at_once', locale }, '192.0.2.1');
  const { id } = await app.base.db
    .selectFrom('saved_search')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const token = (await tokenMaker(app.base))(id);
  await confirmAlert(app.ctx(), token);
  return token;
}

/** Runs what the cron job does, at the given time. */
async function send(now?: Date): Promise<void> {
  await app.drain();
  await collectMatches(at(app.ctx(), now));
  await drainAt(now);
}

const at = <Given extends Ctx>(ctx: Given, now: Date | undefined): Given =>
  now ? { ...ctx, clock: { now: () => now } } : ctx;

const drainAt = async (now: Date | undefined) => {
  for (let ran = 1; ran > 0;) ran = await app.queue.runReady(at<TaskCtx>(app.system, now));
};

const mailsTo = ({ email }: { email: string }) =>
  smtp.mails.filter(
    ({ to, text }) => to?.some(({ address }) => address === email) && !text?.includes('asked Parlance to send'),
  );
const publish = (input: Parameters<typeof createActive>[2] = {}) => createActive(app, employer, input);
const headerOf = (mail: MailServer['mails'][number], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;

const languages = [
  ['en', '1 new job: Lisbon', 'Matches “Lisbon”: Sales · Lisbon', '/jobs/', 'Change or stop these emails'],
  [
    'es',
    '1 oferta nueva: Lisbon',
    'Encaja con «Lisbon»: Ventas · Lisbon',
    '/es/jobs/',
    'Cambiar o dejar de recibir estos correos',
  ],
  [
    'fr',
    '1 nouvelle offre : Lisbon',
    'Correspond à « Lisbon » : Vente · Lisbon',
    '/fr/jobs/',
    'Modifier ou arrêter ces e-mails',
  ],
  [
    'de',
    '1 neue Stelle: Lisbon',
    'Passt zu „Lisbon“: Vertrieb · Lisbon',
    '/de/jobs/',
    'Diese E-Mails ändern oder abbestellen',
  ],
  [
    'it',
    '1 nuova offerta: Lisbon',
    'Corrisponde a «Lisbon»: Vendite · Lisbon',
    '/it/jobs/',
    'Modifica o interrompi queste e-mail',
  ],
  [
    'pt',
    '1 nova oferta: Lisbon',
    'Corresponde a «Lisbon»: Vendas · Lisbon',
    '/pt/jobs/',
    'Alterar ou cancelar estes e-mails',
  ],
] as const;

describe('the email about new jobs', () => {
  test.each(languages)(
    "is in the reader's language, and says why it was sent: %s",
    async (locale, subject, why, path, stop) => {
      const seeker = await registerPerson(app, { locale });
      await save(seeker, 'at_once', LISBON, 'Lisbon');
      const { id } = await publish();
      await send();
      const [mail, ...others] = mailsTo(seeker);
      expect([mail?.subject?.replaceAll(/[\u00a0\u202f]/g, ' '), others]).toEqual([subject, []]);
      const text = mail?.text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
      for (const part of ['Account Executive', why, stop, `${ORIGIN}${path}${id}`]) expect(text).toContain(part);
      expect(String(mail?.html)).toContain(`lang="${locale}"`);
      expect(String(mail?.html)).toContain(`${path}${id}`);
    },
  );

  test('lists each job once, with every search that it matches, whatever their rhythms', async () => {
    const seeker = await registerPerson(app);
    await save(seeker, 'at_once', LISBON, 'Lisbon');
    await save(seeker, 'at_once', { country: ['PT'] }, 'Portugal');
    await save(seeker, 'weekly', { workplace: ['hybrid'] }, 'Hybrid');
    const { id } = await publish();
    await send();
    await send(new Date(Date.now() + 8 * 86_400_000));
    const [mail, ...others] = mailsTo(seeker);
    expect([mail?.subject, others]).toEqual(['1 new job for your saved searches', []]);
    expect(mail?.text?.split(`/jobs/${id}`)).toHaveLength(2);
    for (const why of ['Matches “Lisbon”: Sales · Lisbon', 'Matches “Portugal”: Portugal', 'Matches “Hybrid”: Hybrid'])
      expect(mail?.text).toContain(why);
  });

  test('is a single one for a thousand jobs published at once', { timeout: 120_000 }, async () => {
    const [seeker, other] = [await registerPerson(app), await registerPerson(app)];
    for (const person of [seeker, other]) await save(person);
    const { id } = await publish();
    const { rows } = await app.database.pool.query<{ id: string }>(
      `with copies as (
         insert into job (id, company_id, status, primary_locale, category, workplace, city, country, first_published_at, valid_through)
         select gen_random_uuid(), company_id, status, primary_locale, category, workplace, city, country, first_published_at, valid_through
         from job, generate_series(1, 999) where id = $1 returning id)
       select id from copies`,
      [id],
    );
    const ids = rows.map((row) => row.id);
    await app.database.pool.query(
      `insert into job_translation (job_id, locale, title, description) select unnest($1::uuid[]), 'en', 'Copy', 'Text'`,
      [ids],
    );
    await inTransaction(app.ctx(), async (tx) => {
      const { indexJobs } = await import('../jobs/search/index-job.ts');
      await indexJobs(tx.db, ids);
      await tx.emit('job.published', { jobIds: ids, companyId: employer.companyId });
    });
    await drainAt(undefined);
    await send();
    await send();
    for (const person of [seeker, other]) {
      const [mail, ...others] = mailsTo(person);
      expect([mail?.subject, others]).toEqual(['1000 new jobs: Sales · Lisbon', []]);
      expect(mail?.text).toContain('And 980 more.');
      expect(mail?.text?.match(/\/jobs\/[\w-]{36}/g)).toHaveLength(20);
      expect(mail?.text).toContain(`${ORIGIN}/jobs?city=Lisbon&category=sales`);
    }
  });

  test('leaves out jobs that closed, were paused or hidden meanwhile, and duplicates', async () => {
    const seeker = await registerPerson(app);
    await save(seeker);
    const [closed, paused, hidden] = [await publish(), await publish(), await publish()];
    await app.drain();
    await app.request('POST', `/api/jobs/${closed.id}/close`, { cookie: employer.cookie, json: { reason: 'other' } });
    await app.request('POST', `/api/jobs/${paused.id}/pause`, { cookie: employer.cookie, json: {} });
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
      .where('id', '=', hidden.id)
      .execute();
    await send();
    expect(mailsTo(seeker)).toEqual([]);
    const open = await publish({ translations: { en: { title: 'Open', description: '<p>x</p>', requirements: '' } } });
    await send();
    await matchJobs(app.ctx(), { jobIds: [open.id] });
    await send();
    expect(mailsTo(seeker).map(({ text }) => /^Open$/m.test(text ?? ''))).toEqual([true]);
  });

  test('waits for seven in the morning, or for Monday, even if that hour was missed', async () => {
    const [daily, weekly] = [await registerPerson(app), await registerPerson(app)];
    await save(daily, 'daily');
    await save(weekly, 'weekly');
    await publish();
    await app.drain();
    // A Wednesday.
    const noon = new Date('2027-03-03T12:00:00Z');
    await app.base.db.updateTable('saved_search_match').set({ matched_at: noon }).execute();
    const sentBy = async (time: string) => {
      await send(new Date(time));
      return [mailsTo(daily).length, mailsTo(weekly).length];
    };
    expect(await sentBy('2027-03-03T12:05:00Z')).toEqual([0, 0]);
    expect(await sentBy('2027-03-04T06:59:00Z')).toEqual([0, 0]);
    expect(await sentBy('2027-03-04T09:15:00Z')).toEqual([1, 0]);
    expect(await sentBy('2027-03-08T06:55:00Z')).toEqual([1, 0]);
    expect(await sentBy('2027-03-08T07:00:00Z')).toEqual([1, 1]);
  });

  test('is not sent to users who are banned, paused it, or deleted their account', async () => {
    const [banned, paused, gone] = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
    const address = 'banned-alert@example.com';
    for (const person of [banned, paused, gone]) await save(person);
    await confirmed(address);
    const accountless = await registerPerson(app, { email: address });
    await publish();
    await app.drain();
    await app.base.db
      .updateTable('user_account')
      .set({ banned_at: new Date() })
      .where('id', 'in', [banned.userId, accountless.userId])
      .execute();
    const [search] = (await (await app.request('GET', '/api/me/saved-searches', { cookie: paused.cookie })).json()) as {
      id: string;
    }[];
    for (const isPaused of [true, false])
      await app.request('PATCH', `/api/me/saved-searches/${search?.id}`, { cookie: paused.cookie, json: { isPaused } });
    await app.request('POST', '/api/me/erase', { cookie: gone.cookie, json: { password: gone.password } });
    await send();
    for (const person of [banned, paused, gone, accountless])
      expect(mailsTo(person).filter(({ subject }) => /new job/.test(subject ?? ''))).toEqual([]);
  });

  test('is not sent for matches from before the search was changed or paused', async () => {
    const [seeker, reader] = [await registerPerson(app), { email: 'stopped@example.com' }];
    const [id, token] = [await save(seeker), await confirmed(reader.email)];
    await publish();
    await app.drain();
    await updateSearch(app.ctx(seeker.actor), { id, filters: { city: ['Atlantis'] } });
    for (const isPaused of [true, false]) await updateAlert(app.ctx(), { token, isPaused });
    await send();
    expect([...mailsTo(seeker), ...mailsTo(reader)]).toEqual([]);
  });

  test('is not sent for jobs published before the alert was confirmed', async () => {
    const reader = { email: 'late@example.com' };
    await requestAlert(app.ctx(), { ...reader, filters: LISBON, frequency: 'at_once' }, '192.0.2.1');
    await publish();
    await app.drain();
    await confirmed(reader.email);
    await send();
    expect(mailsTo(reader)).toEqual([]);
  });

  test('goes to a confirmed address without an account, in the language of its alert', async () => {
    const [alert, unconfirmed] = [{ email: 'reader@example.com' }, { email: 'never@example.com' }];
    await confirmed(alert.email, 'de');
    await requestAlert(
      app.ctx(),
      { email: unconfirmed.email, filters: LISBON, frequency: 'at_once', locale: 'en' },
      '192.0.2.1',
    );
    await publish();
    await send();
    const told = mailsTo(alert).filter(({ subject }) => subject === '1 neue Stelle: Vertrieb · Lisbon');
    expect([told.length, mailsTo(unconfirmed).length]).toEqual([1, 0]);
    expect(told[0]?.text).toContain('Passt zu Ihrer Suche: Vertrieb · Lisbon');
  });

  test('is sent once to a user who has both an account and an alert with its address', async () => {
    const seeker = await registerPerson(app);
    await save(seeker);
    await confirmed(seeker.email);
    await publish();
    await send();
    await send();
    expect(mailsTo(seeker)).toHaveLength(1);
  });

  test('is enqueued once, however often it is found due before it is written', async () => {
    const seeker = await registerPerson(app);
    const id = await save(seeker);
    await publish();
    await app.drain();
    for (let look = 0; look < 2; look += 1) await collectMatches(app.ctx());
    const { rows } = await app.database.pool.query(
      `select 1 from pgboss.job where name = 'saved_searches.mail' and state < 'completed' and data ->> 'id' = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    await app.drain();
    expect(mailsTo(seeker)).toHaveLength(1);
  });

  test('stores only ids in the queue', async () => {
    const seeker = await registerPerson(app);
    await save(seeker);
    await publish();
    await send();
    const { rows } = await app.database.pool.query<{ data: object }>(
      `select data from pgboss.job where name like 'saved_searches.%'`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { data } of rows)
      expect(JSON.stringify(data)).toMatch(/^\{(("id"|"jobIds"|"requestId"|[:,[\]]|"[0-9a-f-]{36}")*)\}$/);
  });
});

describe('unsubscribing by one click (RFC 8058)', () => {
  /** Sends what mail providers send: from their own machines, a form, without cookies. */
  async function oneClick(url: string): Promise<number> {
    const site = await app.listen();
    const { pathname, search } = new URL(url);
    const answer = await fetch(site.url + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    await answer.text();
    await site.close();
    return answer.status;
  }

  const pausedOf = async ({ userId }: TestPerson) =>
    (
      await app.base.db
        .selectFrom('saved_search')
        .select('paused')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
    ).map(({ paused }) => paused);

  async function mailed(person: TestPerson) {
    await publish();
    await send();
    const mail = mailsTo(person).at(-1)!;
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
  }

  test('ends the search of an email, and no other', async () => {
    const seeker = await registerPerson(app);
    await save(seeker);
    await save(seeker, 'at_once', { city: ['Atlantis'] });
    const url = await mailed(seeker);
    expect([await oneClick(url), await oneClick(url)]).toEqual([200, 200]);
    expect(await pausedOf(seeker)).toEqual([true, false]);
    await publish();
    await send();
    expect(mailsTo(seeker)).toHaveLength(1);
  });

  test('ends all of them if the email was about several', async () => {
    const [seeker, other] = [await registerPerson(app), await registerPerson(app)];
    await save(other);
    for (const filters of [LISBON, { country: ['PT' as const] }, { city: ['Atlantis'] }])
      await save(seeker, 'at_once', filters);
    expect(await oneClick(await mailed(seeker))).toBe(200);
    expect([await pausedOf(seeker), await pausedOf(other)]).toEqual([[true, true, true], [false]]);
  });

  test('ends those of the account and those of its address, which share emails', async () => {
    const [seeker, other] = [await registerPerson(app), await registerPerson(app)];
    for (const first of ['account', 'address']) {
      if (first === 'account') await save(seeker);
      await confirmed(seeker.email, 'en', { country: ['PT'] });
      if (first === 'address') await save(seeker);
      await confirmed(other.email);
      expect(await oneClick(await mailed(seeker))).toBe(200);
      const rows = await app.base.db
        .selectFrom('saved_search')
        .select((eb) => [eb('email', 'is not distinct from', other.email).as('isOfOther'), 'paused'])
        .orderBy('isOfOther')
        .execute();
      expect(rows).toEqual([
        { isOfOther: false, paused: true },
        { isOfOther: false, paused: true },
        { isOfOther: true, paused: false },
      ]);
      await app.base.db.deleteFrom('saved_search').execute();
    }
  });

  test('is not triggered by link scanners', async () => {
    const seeker = await registerPerson(app);
    await save(seeker);
    const { pathname } = new URL(await mailed(seeker));
    expect((await app.request('GET', pathname)).status).toBe(404);
    expect(await pausedOf(seeker)).toEqual([false]);
  });
});
