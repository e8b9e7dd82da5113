import { describe, expect, test } from 'vitest';

import { CONFIRM_DAYS } from '#contract/limits.ts';
import { ALERTS_OF_ADDRESS_MAX, type JobAlert } from '#contract/saved-searches/saved-searches.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { tokenIn } from '#test/support/mail-server.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { registerPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { savedSearchTasks } from './tasks.ts';

const own = mailingApp();
const filters = { category: ['sales'], country: ['PT'] };
const asked = { filters, frequency: 'at_once', locale: 'en' };
let number = 0;
const newAddress = () => `alert-${(number += 1)}@example.com`;

interface Answer {
  status: number;
  body: JobAlert & { done?: true; data?: { reason?: string; fields?: { path: string }[] } };
}

async function call(method: string, path: string, json?: object, from = '192.0.2.1'): Promise<Answer> {
  const answer = await own.app.request(method, `/api/job-alerts${path}`, {
    json,
    headers: { 'x-forwarded-for': from },
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const mailsTo = (email: string) => own.smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email));

const linkTo = (email: string): URL =>
  new URL(/https?:\/\/\S+\/job-alerts\/\S+/.exec(own.smtp.lastTo(email).text ?? '')?.[0] ?? 'missing:');

/** Requests an alert, and returns the token of the email. */
async function askFor(email: string, change: object = {}): Promise<string> {
  expect((await call('POST', '', { ...asked, email, ...change })).status).toBe(200);
  await own.app.drain();
  return linkTo(email).pathname.split('/').at(-1) ?? '';
}

const byLink = (verb: 'read' | 'confirm' | 'change' | 'end', token: string, change: object = {}) =>
  call('POST', `/${verb}`, { token, ...change });

const isConfirmed = async (email: string) =>
  (await own.app.base.db.selectFrom('saved_search').select('confirmed_at').where('email', '=', email).execute()).map(
    ({ confirmed_at: at }) => at !== null,
  );

/** Moves the request of the alert back by this time. */
const letDaysPass = (email: string, days: number) =>
  own.app.base.db
    .updateTable('saved_search')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where('email', '=', email)
    .execute();

describe('requesting an alert', () => {
  test.each([
    ['no address', { ...asked, email: 'nobody' }, 'email'],
    ['an unknown filter', { ...asked, email: 'a@example.com', filters: { colour: 'red' } }, 'filters.colour'],
    [
      'languages that nobody knows',
      { ...asked, email: 'a@example.com', filters: { qualified: true } },
      'filters.qualified',
    ],
    ['an unknown rhythm', { ...asked, email: 'a@example.com', frequency: 'hourly' }, 'frequency'],
  ])('is refused with %s', async (_, json, path) => {
    const { status, body } = await call('POST', '', json);
    expect([status, body.data?.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  test('gives the same answer for an address that is known, new, or has the maximum of alerts', async () => {
    const [known, fresh, full] = [(await registerPerson(own.app)).email, newAddress(), newAddress()];
    for (let count = 0; count < ALERTS_OF_ADDRESS_MAX; count += 1) {
      const token = await askFor(full, { filters: { salary_min: count } });
      expect((await byLink('confirm', token)).status).toBe(200);
      await own.app.database.db.deleteFrom('rate_limit').execute();
    }
    const before = mailsTo(full).length;
    const answers = [known, fresh, full].map((email) => call('POST', '', { ...asked, email }));
    for (const answer of answers) expect(await answer).toEqual({ status: 200, body: { done: true } });
    await own.app.drain();
    expect([mailsTo(known).length, mailsTo(fresh).length, mailsTo(full).length - before]).toEqual([1, 1, 0]);
  });

  test('again sends the link again and creates no second alert; unconfirmed ones make room', async () => {
    const email = newAddress();
    expect([await askFor(email), await askFor(email)].length).toBe(2);
    expect([mailsTo(email).length, await isConfirmed(email)]).toEqual([2, [false]]);
    for (let count = 0; count < ALERTS_OF_ADDRESS_MAX + 3; count += 1) {
      await call('POST', '', { ...asked, email, filters: { salary_min: count } });
      await own.app.database.db.deleteFrom('rate_limit').execute();
    }
    expect(await isConfirmed(email)).toEqual(Array(ALERTS_OF_ADDRESS_MAX).fill(false));
  });

  test('creates one alert for two requests at once', async () => {
    const email = newAddress();
    const asking = () => call('POST', '', { ...asked, email });
    const answers = await sendAtOnce(own.app, 'lock table saved_search in share mode', [asking, asking]);
    expect([sortedStatuses(answers), await isConfirmed(email)]).toEqual([[200, 200], [false]]);
  });

  test('is limited, and one inbox gets ten links an hour for all requesters together', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await call('POST', '', { ...asked, email })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    for (let count = 0; count < 5; count += 1)
      expect((await call('POST', '', { ...asked, email }, `203.0.113.${count}`)).status).toBe(200);
    await own.app.drain();
    expect(mailsTo(email)).toHaveLength(10);
    await changeSetting(own.app, 'limits.mails_per_address', { max: 2, seconds: 60 });
    for (const status of [200, 200, 429])
      expect((await call('POST', '', { ...asked, email: newAddress() }, '198.51.100.1')).status).toBe(status);
    await changeSetting(own.app, 'limits.mails_per_address', { max: 30, seconds: 3_600 });
  });

  test('sends no text that the requester typed', async () => {
    const email = newAddress();
    await askFor(email, { filters: { ...filters, q: 'ring us today', city: ['You have won'], company: 'call-me' } });
    const [mail] = mailsTo(email);
    expect(`${mail?.subject}${mail?.text}${String(mail?.html)}`).not.toMatch(/ring us|have won|call-me/i);
    expect(mail?.text).toContain('The search: Sales · Portugal');
  });

  test.each([
    ['es', 'Confirma tu alerta de empleo en Parlance', 'Confirmar la alerta'],
    ['fr', 'Confirmez votre alerte emploi sur Parlance', 'Confirmer l’alerte'],
    ['de', 'Bestätigen Sie Ihren Job-Alert bei Parlance', 'Job-Alert bestätigen'],
    ['it', 'Confermi il Suo avviso di lavoro su Parlance', 'Conferma l’avviso'],
    ['pt', 'Confirme o seu alerta de emprego em Parlance', 'Confirmar alerta'],
  ])('sends the link in the language of the page: %s', async (locale, subject, action) => {
    const email = newAddress();
    await askFor(email, { locale });
    const mail = own.smtp.lastTo(email);
    expect([mail.subject, mail.text?.includes(action)]).toEqual([subject, true]);
    expect(linkTo(email).pathname.startsWith(`/${locale}/`)).toBe(true);
  });
});

describe('an alert', () => {
  test('is not found with any other token, or after the deadline for confirming', async () => {
    for (const token of ['x', 'A'.repeat(43)]) {
      for (const verb of ['read', 'confirm', 'change', 'end'] as const)
        expect([verb, (await byLink(verb, token)).status]).toEqual([verb, token === 'x' ? 422 : 404]);
      expect((await call('POST', `/${token}/unsubscribe`, {})).status).toBe(404);
    }
    const email = newAddress();
    const token = await askFor(email);
    await letDaysPass(email, CONFIRM_DAYS + 0.1);
    expect([(await byLink('read', token)).status, (await byLink('confirm', token)).status]).toEqual([404, 404]);
    expect(await isConfirmed(email)).toEqual([false]);
  });

  test('is not confirmed by viewing it, and stays once confirmed', async () => {
    const email = newAddress();
    const token = await askFor(email);
    expect((await byLink('read', token)).body).toEqual({
      filters,
      summary: 'Sales · Portugal',
      frequency: 'at_once',
      isPaused: false,
      isConfirmed: false,
      isSavedSearch: false,
    });
    expect(await isConfirmed(email)).toEqual([false]);
    for (let count = 0; count < 2; count += 1)
      expect((await byLink('confirm', token)).body).toMatchObject({ isConfirmed: true });
    await letDaysPass(email, 100);
    expect((await byLink('read', token)).body).toMatchObject({ isConfirmed: true });
  });

  test('does not exceed the limit of an address when two are confirmed at once', async () => {
    const email = newAddress();
    for (let count = 1; count < ALERTS_OF_ADDRESS_MAX; count += 1) {
      await call('POST', '', { ...asked, email, filters: { salary_min: count } });
      await own.app.drain();
      await own.app.database.db.deleteFrom('rate_limit').execute();
    }
    await own.app.base.db.updateTable('saved_search').set({ confirmed_at: new Date() }).execute();
    const tokens = [await askFor(email), await askFor(email, { frequency: 'daily', filters: { city: ['Porto'] } })];
    const confirming = tokens.map((token) => () => byLink('confirm', token));
    const answers = await sendAtOnce(own.app, 'lock table saved_search in share mode', confirming);
    expect(sortedStatuses(answers)).toEqual([200, 409]);
  });

  test('is changed, stopped and deleted only through its link', async () => {
    const email = newAddress();
    const token = await askFor(email);
    await byLink('confirm', token);
    expect((await byLink('change', token, { frequency: 'weekly' })).body).toMatchObject({ frequency: 'weekly' });
    expect((await byLink('change', token, { isPaused: true })).body).toMatchObject({ isPaused: true });
    expect((await byLink('end', token)).status).toBe(200);
    expect([await isConfirmed(email), (await byLink('read', token)).status]).toEqual([[], 404]);
  });

  test('keeps only a digest of its token', async () => {
    const token = await askFor(newAddress());
    const { rows } = await own.app.database.pool.query<{ found: boolean }>(
      `select exists (select from saved_search where saved_search::text like '%' || $1 || '%') as found`,
      [token],
    );
    expect(rows[0]?.found).toBe(false);
  });

  test('follows its owner to a new address', async () => {
    const { email: before, password, cookie } = await registerPerson(own.app);
    const [token, email] = [await askFor(before), newAddress()];
    await own.post('change-email', { email, password }, { cookie });
    await own.app.drain();
    const link = tokenIn(own.smtp.lastTo(email), '/auth/confirm');
    expect((await own.post('confirm', { token: link }, { cookie })).status).toBe(200);
    expect([await isConfirmed(before), await isConfirmed(email)]).toEqual([[], [false]]);
    expect((await byLink('read', token)).status).toBe(200);
  });

  test('is deleted if it is not confirmed in time, and kept once confirmed', async () => {
    const [waiting, confirmed] = [newAddress(), newAddress()];
    await askFor(waiting);
    await byLink('confirm', await askFor(confirmed));
    for (const email of [waiting, confirmed]) await letDaysPass(email, CONFIRM_DAYS + 1);
    await savedSearchTasks.find(({ name }) => name === 'saved_searches.sweep')?.run(own.app.system, {});
    expect([await isConfirmed(waiting), await isConfirmed(confirmed)]).toEqual([[], [true]]);
  });
});

describe('a form without script', () => {
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    own.app.request('POST', `/api/job-alerts${path}`, {
      body: new URLSearchParams(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('is refused from another site', async () => {
    const form = { email: newAddress(), frequency: 'daily', search: 'category=sales' };
    expect((await send('/form?page=de', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('requests an alert, and leads to a page with the result', async () => {
    const email = newAddress();
    const search = 'q=hotels&category=sales&category=account_management&language=de%3AB2';
    const answer = await send('/form?page=de', { email, frequency: 'daily', search });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/de/job-alerts?${search}&outcome=done`]);
    await own.app.drain();
    const row = await own.app.base.db
      .selectFrom('saved_search')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row).toMatchObject({
      locale: 'de',
      frequency: 'daily',
      filters: { q: 'hotels', category: ['sales', 'account_management'], language: ['de:B2'] },
    });
    const wrong = await send('/form?page=en', { email: 'nobody', frequency: 'daily', search: 'category=sales' });
    expect(wrong.headers.get('location')).toBe('/job-alerts?category=sales&outcome=invalid');
  });

  test('confirms, changes, stops, resumes and deletes', async () => {
    const token = await askFor(newAddress());
    const does = async (act: string, form: Record<string, string> = {}) => {
      const answer = await send('/mailed/form?page=fr', { token, do: act, ...form });
      expect([act, answer.status, answer.headers.get('location')]).toEqual([
        act,
        303,
        '/fr/job-alerts/mailed?outcome=done',
      ]);
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(new RegExp(`^parlance\\.mailed=${token};`)),
      ]);
      return (await byLink('read', token)).body;
    };
    expect(await does('confirm')).toMatchObject({ isConfirmed: true });
    expect(await does('change', { frequency: 'weekly' })).toMatchObject({ frequency: 'weekly' });
    expect(await does('pause')).toMatchObject({ isPaused: true });
    expect(await does('resume')).toMatchObject({ isPaused: false });
    expect(await does('pause_all')).toMatchObject({ isPaused: true });
    expect(await does('end')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await send('/mailed/form', { token, do: 'toString' })).status).toBe(422);
  });
});
