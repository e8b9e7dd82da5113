import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ApiKey } from '#contract/keys/keys.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer, plantWaiting } from '#test/support/applications.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Place {
  /** Where keys are listed and created. */
  path: string;
  scopes: string[];
  /** The request that tests the key. */
  reads: string;
  maker: TestPerson;
  other: TestPerson;
  mayNot: TestPerson;
}

async function ofCompany(): Promise<Place & { companyId: string }> {
  const other = await registerEmployer(app);
  return {
    companyId: other.companyId,
    path: `/api/companies/${other.companyId}/keys`,
    scopes: ['read_applications'],
    reads: '/api/applications',
    maker: await registerColleague(app, other, { memberAs: 'owner', firstName: 'Mia', lastName: 'Maker' }),
    other,
    mayNot: await registerColleague(app, other),
  };
}

async function ofPlatform(): Promise<Place> {
  // Keys of earlier tests would be reported too.
  await app.base.db.deleteFrom('api_key').where('company_id', 'is', null).execute();
  const [maker, other, mayNot] = [
    await registerPerson(app, { role: 'admin', firstName: 'Mia', lastName: 'Maker' }),
    await registerPerson(app, { role: 'admin' }),
    await registerPerson(app),
  ];
  return { path: '/api/admin/keys', scopes: ['read_audit'], reads: '/api/admin/audit', maker, other, mayNot };
}

async function make({ path, scopes, maker: { cookie } }: Place): Promise<{ id: string; key: string }> {
  const answer = await app.request('POST', path, { cookie, json: { name: 'ATS', scopes, expiresInDays: 30 } });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; key: string };
}

const use = async ({ reads }: Place, key: string): Promise<number> =>
  (await app.request('GET', reads, { headers: { authorization: `Bearer ${key}` } })).status;

const takeOver = (place: Place, id: string, { cookie }: { cookie: string }) =>
  app.request('POST', `${place.path}/${id}/take-over`, { cookie, json: {} });

const listed = async ({ path, other: { cookie } }: Place): Promise<ApiKey[]> =>
  (await (await app.request('GET', path, { cookie })).json()) as ApiKey[];

async function tell(): Promise<void> {
  await app.base.db.transaction().execute((tx) => app.base.transactional.enqueue(tx, 'keys.tell_of_stopped', {}));
  await app.drain();
}

async function toldInApp({ cookie }: { cookie: string }) {
  const answer = await app.request('GET', '/api/notifications', { cookie });
  const { notifications } = (await answer.json()) as { notifications: Notification[] };
  return notifications.flatMap(({ data }) => (data.kind === 'key_stopped' ? [data] : []));
}

const mailed = ({ userId }: { userId: string }) =>
  app.base.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('to_user_id', '=', userId)
    .where('dedupe_key', 'like', 'key-stopped:%')
    .execute();

const ban = ({ userId }: TestPerson, banned_at: Date | null = new Date()) =>
  app.base.db.updateTable('user_account').set({ banned_at }).where('id', '=', userId).execute();

const setRole = ({ userId }: TestPerson, role: 'job_seeker' | 'admin') =>
  app.base.db.updateTable('profile').set({ role }).where('user_id', '=', userId).execute();

const demote = ({ userId }: TestPerson) =>
  app.base.db.updateTable('company_member').set({ role: 'recruiter' }).where('user_id', '=', userId).execute();

const remove = ({ other, companyId }: Place & { companyId: string }, { userId }: TestPerson) =>
  app.request('DELETE', `/api/companies/${companyId}/members/${userId}`, { cookie: other.cookie });

const erase = ({ actor, password }: TestPerson) => eraseOwnData(app.ctx(actor), { password });

describe("a company's key stops immediately", () => {
  test.each<[string, (place: Place & { companyId: string }) => Promise<unknown>]>([
    ['when who made it is removed', (place) => remove(place, place.maker)],
    ['when their role drops', ({ maker }) => demote(maker)],
    ['when they are banned', ({ maker }) => ban(maker)],
    ['when they become an administrator', ({ maker }) => setRole(maker, 'admin')],
    ['when they delete their account', ({ maker }) => erase(maker)],
  ])('%s', async (_, end) => {
    const place = await ofCompany();
    const { key } = await make(place);
    expect(await use(place, key)).toBe(200);
    await end(place);
    expect(await use(place, key)).toBe(401);
    expect(await listed(place)).toMatchObject([{ name: 'ATS', isStopped: true }]);
  });
});

describe('a key of the platform stops immediately', () => {
  test.each<[string, (place: Place) => Promise<unknown>]>([
    ['when who made it is no administrator any more', ({ maker }) => setRole(maker, 'job_seeker')],
    ['when they are banned', ({ maker }) => ban(maker)],
    ['when they delete their account', ({ maker }) => erase(maker)],
  ])('%s', async (_, end) => {
    const place = await ofPlatform();
    const { key } = await make(place);
    expect(await use(place, key)).toBe(200);
    await end(place);
    expect(await use(place, key)).toBe(401);
  });

  test('if it would last for more than a year', async () => {
    const place = await ofPlatform();
    const { cookie } = place.maker;
    for (const expiresInDays of [null, 366]) {
      const json = { name: 'ATS', scopes: place.scopes, expiresInDays };
      expect((await app.request('POST', place.path, { cookie, json })).status).toBe(422);
    }
    const { id, key } = await make(place);
    // As an earlier release created it.
    await app.base.db.updateTable('api_key').set({ expires_at: null }).where('id', '=', id).execute();
    expect(await use(place, key)).toBe(401);
  });
});

describe.each([
  ['a company', ofCompany],
  ['the platform', ofPlatform],
])('a stopped key of %s', (_, open) => {
  test('cannot be taken over without permission, while it works, or if it does not exist', async () => {
    const place = await open();
    const { id } = await make(place);
    expect((await takeOver(place, id, place.other)).status).toBe(409);
    await ban(place.maker);
    const refused = [{ cookie: '' }, place.maker, place.mayNot].map((who) => takeOver(place, id, who));
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 401, 403]);
    expect((await takeOver(place, UNKNOWN_ID, place.other)).status).toBe(404);
    await app.base.db.updateTable('user_session').set({ proved_at: null }).execute();
    const unproved = await takeOver(place, id, place.other);
    expect([unproved.status, await unproved.json()]).toMatchObject([403, { data: { reason: 'sign_in_again' } }]);
  });

  test('works again for the person who takes it over, and stops with their rights', async () => {
    const place = await open();
    const { id, key } = await make(place);
    await ban(place.maker);
    const taken = await takeOver(place, id, place.other);
    expect([taken.status, await taken.json()]).toMatchObject([200, { isStopped: false, createdBy: 'Ana Prado' }]);
    expect(await use(place, key)).toBe(200);
    await ban(place.maker, null);
    await ban(place.other);
    expect(await use(place, key)).toBe(401);
  });

  test('is reported to the remaining owners, once each time that it stops', async () => {
    const place = await open();
    const { key } = await make(place);
    await tell();
    expect(await toldInApp(place.other)).toEqual([]);
    await ban(place.maker);
    await tell();
    await tell();
    expect(await toldInApp(place.other)).toMatchObject([{ name: 'ATS' }]);
    const mails = await mailed(place.other);
    expect(mails.map(({ subject }) => subject)).toEqual(['API key stopped working: ATS']);
    expect(mails[0]?.text).toContain('Take it over');
    expect([await mailed(place.maker), await mailed(place.mayNot)]).toEqual([[], []]);
    await ban(place.maker, null);
    expect(await use(place, key)).toBe(200);
    await tell();
    await ban(place.maker);
    await tell();
    expect(await toldInApp(place.other)).toHaveLength(2);
  });
});

test('the audit log records that a key was taken over', async () => {
  const place = await ofCompany();
  const { id } = await make(place);
  await demote(place.maker);
  await takeOver(place, id, place.other);
  const entries = await app.base.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', place.companyId)
    .orderBy('at', 'desc')
    .execute();
  expect(entries[0]).toEqual({ action: 'key.taken_over', actor_id: place.other.userId });
});

test('work that a stopped key began is not finished in its name', async () => {
  const place = { ...(await ofCompany()), scopes: ['write_jobs', 'write_applications'] };
  const { key } = await make(place);
  const { cookie } = place.other;
  const { id: jobId } = await createActive(app, place.other);
  const id = await applyAsNewcomer(app, jobId);
  await plantWaiting(app, id, 20);
  const close = await app.request('POST', `/api/jobs/${jobId}/close`, {
    json: { reason: 'cancelled', undecided: 'reject' },
    headers: { authorization: `Bearer ${key}` },
  });
  expect(close.status).toBe(200);
  await demote(place.maker);
  await app.drain();
  const answer = await app.request('GET', `/api/applications/${id}`, { cookie });
  const { status, history } = (await answer.json()) as { status: string; history: { name?: string | null }[] };
  expect([status, history.at(-1)?.name]).toEqual(['rejected', expect.not.stringContaining('ATS')]);
});
