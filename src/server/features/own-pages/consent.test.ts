import { beforeAll, expect, test } from 'vitest';

import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import type { TestApp } from '#test/support/app.ts';
import { sortedStatuses } from '#test/support/at-once.ts';
import { mailingApp } from '#test/support/mailing-app.ts';
import { cookiesOf, registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { createPerson } from '#test/support/unclaimed.ts';

const own = mailingApp();
let app: TestApp;
let admin: TestPerson;
let seeker: TestPerson;

const DAY_MILLISECONDS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);

beforeAll(async () => {
  app = own.app;
  admin = await registerPerson(app, { role: 'admin' });
  seeker = await registerPerson(app, { locale: 'de' });
});

const draftTerms = async (html: string) => {
  const { draft } = (await (
    await app.request('GET', '/api/admin/pages/terms', { cookie: admin.cookie })
  ).json()) as AdminPage;
  const saved = await app.request('PUT', '/api/admin/pages/terms/draft/en', {
    json: { html, revision: draft?.revision ?? null },
    cookie: admin.cookie,
  });
  return ((await saved.json()) as { revision: number }).revision;
};
const publish = (revision: number, newTerms: object | null) =>
  app.request('POST', '/api/admin/pages/terms/publish', {
    json: { revision, note: '', newTerms },
    cookie: admin.cookie,
  });
const asked = async ({ cookie }: TestPerson) =>
  ((await (await app.request('GET', '/api/me/terms', { cookie })).json()) as { asked: { number: number } | null })
    .asked;
const accept = (number: number, { cookie }: TestPerson) =>
  app.request('POST', '/api/me/terms', { json: { number }, cookie });
const change = ({ cookie }: TestPerson) =>
  app.request('PUT', '/api/me/notification-preferences', {
    json: { type: 'message', inApp: true, byMail: true },
    cookie,
  });
const acceptedBy = async ({ cookie }: TestPerson) =>
  ((await (await app.request('POST', '/api/me/export', { json: {}, cookie })).json()) as { acceptedTerms: object[] })
    .acceptedTerms;

test('new terms need a notice of 14 days and a summary', async () => {
  const revision = await draftTerms('<p>New rules.</p>');
  for (const newTerms of [
    { inForceFrom: dayIn(13), summary: { en: 'Fewer words.' } },
    { inForceFrom: dayIn(20), summary: {} },
    { inForceFrom: dayIn(20), summary: { en: ' ' } },
  ])
    expect((await publish(revision, newTerms)).status).toBe(422);
  expect((await app.request('GET', '/api/own-pages/terms')).status).toBe(404);
});

test('notifies everyone of new terms once, in their language, and keeps the old ones in force until the day', async () => {
  const revision = await draftTerms('<p>New rules.</p>');
  const newTerms = { inForceFrom: dayIn(14), summary: { en: 'Fewer words.', de: 'Weniger Worte.' } };
  expect((await publish(revision, newTerms)).status).toBe(200);
  await app.drain();
  await app.drain();
  await expect.poll(() => own.smtp.mails.length).toBe(1);
  const mail = own.smtp.lastTo(seeker.email);
  expect(mail.subject).toContain('Neue Nutzungsbedingungen ab dem');
  expect(mail.text).toContain('Weniger Worte.');
  expect(mail.text).toContain('/de/pages/terms/1');
  const { notifications } = (await (
    await app.request('GET', '/api/notifications', { cookie: seeker.cookie })
  ).json()) as { notifications: object[] };
  expect(notifications).toMatchObject([{ data: { kind: 'terms_announced', version: 1 } }]);
  expect((await app.request('GET', '/api/own-pages/terms')).status).toBe(404);
  expect(await asked(seeker)).toBeNull();
  expect((await accept(1, seeker)).status).toBe(409);
  expect((await change(seeker)).status).toBe(200);
});

test('then lets people read, export and accept, and change nothing else before they accept', async () => {
  await changeSetting(app, 'site.terms_notice_days', 0);
  const revision = await draftTerms('<p>Newer rules.</p>');
  expect((await publish(revision, { inForceFrom: dayIn(0), summary: { en: 'Now.' } })).status).toBe(200);
  await expect.poll(async () => (await asked(seeker))?.number).toBe(2);
  expect(await asked(seeker)).toMatchObject({ locale: 'en', summary: 'Now.' });
  const refused = await change(seeker);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ data: { reason: 'terms_not_accepted' } });
  const upload = await app.request('POST', '/api/files', { body: new FormData(), cookie: seeker.cookie });
  expect(await upload.json()).toMatchObject({ data: { reason: 'terms_not_accepted' } });
  expect((await app.request('GET', '/api/notifications', { cookie: seeker.cookie })).status).toBe(200);
  expect(
    (await app.request('POST', '/api/notifications/read', { json: { all: true }, cookie: seeker.cookie })).status,
  ).toBe(200);
  expect(await acceptedBy(seeker)).toEqual([]);
  expect((await change(admin)).status).not.toBe(403);
  expect((await accept(1, seeker)).status).toBe(409);
  expect(sortedStatuses(await Promise.all([accept(2, seeker), accept(2, seeker)]))).toEqual([200, 200]);
  expect((await change(seeker)).status).toBe(200);
  expect(await asked(seeker)).toBeNull();
  expect(await acceptedBy(seeker)).toMatchObject([{ version: 2 }]);
});

test('a correction requires no new consent', async () => {
  expect((await publish(await draftTerms('<p>Newer rules!</p>'), null)).status).toBe(200);
  await expect
    .poll(async () => ((await (await app.request('GET', '/api/own-pages/terms')).json()) as { number: number }).number)
    .toBe(3);
  expect(await asked(seeker)).toBeNull();
});

const register = (email: string) =>
  own.post('register', {
    firstName: 'Rui',
    lastName: 'Sousa',
    email,
    userType: 'job_seeker',
    password: 'a walk by the sea',
    acceptsTerms: true,
  });

test('creates no account if its consent cannot be recorded', async () => {
  const email = 'no-consent@example.com';
  const consents = (alter: string) => app.database.pool.query(`alter table terms_consent ${alter}`);
  await consents('add constraint no_consents check (user_id is null) not valid');
  expect((await register(email)).status).toBe(500);
  await consents('drop constraint no_consents');
  expect((await app.database.pool.query('select from user_account where email = $1', [email])).rowCount).toBe(0);
});

test('records the terms in force at registration, not announced ones', async () => {
  const announced = { inForceFrom: dayIn(14), summary: { en: 'Soon.' } };
  expect((await publish(await draftTerms('<p>Newest rules.</p>'), announced)).status).toBe(200);
  const email = 'new@example.com';
  expect((await register(email)).status).toBe(200);
  const { rows } = await app.database.pool.query<{ number: number; accepted_terms: number }>(
    `select version.number, account.accepted_terms from user_account as account
     join terms_consent as consent on consent.user_id = account.id
     join own_page_version as version on version.id = consent.version_id where account.email = $1`,
    [email],
  );
  expect(rows).toEqual([{ number: 3, accepted_terms: 3 }]);
});

test('a person who refuses can erase the account', async () => {
  const other = await registerPerson(app);
  expect((await asked(other))?.number).toBe(2);
  const erased = await app.request('POST', '/api/me/erase', {
    json: { password: other.password },
    cookie: other.cookie,
  });
  expect(erased.status).toBe(200);
});

test('records the terms in force when a person begins to apply without an account', async () => {
  const person = { firstName: 'Rosa', lastName: 'Lima', email: 'rosa@example.com', acceptsTerms: true };
  const cookie = cookiesOf((await app.request('POST', '/api/people', { json: person })).headers);
  expect(await (await app.request('GET', '/api/me/terms', { cookie })).json()).toEqual({ asked: null });
});

test('people whom a company added can read and erase before they accept', async () => {
  const { cookie } = await createPerson(app, { isAddedByCompany: true });
  expect((await app.request('PATCH', '/api/me/profile', { json: { city: 'Porto' }, cookie })).status).toBe(403);
  expect((await app.request('GET', '/api/me/applications', { cookie })).status).toBe(200);
  expect((await app.request('POST', '/api/me/erase', { json: {}, cookie })).status).toBe(200);
});
