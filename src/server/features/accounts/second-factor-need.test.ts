import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { codeOf, setUpSecondFactor } from '#test/support/second-factor.ts';
import { changeSetting } from '#test/support/settings.ts';

import { findAliveSessions } from './alive-sessions.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const ask = async ({ cookie }: TestPerson, method: string, path: string, json?: object) => {
  const answer = await app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });
  const body = (await answer.json()) as { data?: { reason?: string } };
  return [answer.status, body.data?.reason].filter(Boolean);
};

const LACKING = [403, 'second_factor_required'];

describe('a company that requires a second factor of its members', () => {
  test('is closed to members without one, until they set it up', async () => {
    const owner = await registerEmployer(app);
    const member = await registerColleague(app, owner);
    const path = `/companies/${owner.companyId}/second-factor`;
    expect(await ask(member, 'PUT', path, { isRequired: true })).toEqual([403]);
    expect(await ask(owner, 'PUT', path, { isRequired: true })).toEqual([409, 'second_factor_required']);
    await setUpSecondFactor(app, owner);
    expect(await ask(member, 'GET', `/companies/${owner.companyId}/members`)).toEqual([200]);
    expect(await ask(owner, 'PUT', path, { isRequired: true })).toEqual([200]);

    for (const closed of [`/companies/${owner.companyId}/members`, '/me/company', '/notifications', '/applications'])
      expect([closed, ...(await ask(member, 'GET', closed))]).toEqual([closed, ...LACKING]);
    expect((await app.request('GET', '/api/applications/received.csv', { cookie: member.cookie })).ok).toBe(false);
    for (const file of ['cv', `answers/${UNKNOWN_ID}`])
      expect([file, ...(await ask(member, 'GET', `/applications/${UNKNOWN_ID}/${file}`))]).toEqual([file, ...LACKING]);
    expect(await findAliveSessions(app.base.db, [member.actor.sessionId], await app.ctx().settings())).toEqual(
      new Set(),
    );
    expect(await ask(owner, 'GET', `/companies/${owner.companyId}/members`)).toEqual([200]);
    expect(await ask(member, 'GET', '/me/second-factor')).toEqual([200]);
    await setUpSecondFactor(app, member);
    expect(await ask(member, 'GET', `/companies/${owner.companyId}/members`)).toEqual([200]);
  });
});

test('also closes to members who have selected another company', async () => {
  const [owner, other] = [await registerEmployer(app), await registerEmployer(app)];
  const member = await registerColleague(app, owner);
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: other.companyId, user_id: member.userId, role: 'recruiter' })
    .execute();
  expect(await ask(member, 'PUT', '/me/company', { id: other.companyId })).toEqual([200]);
  await setUpSecondFactor(app, owner);
  expect(await ask(owner, 'PUT', `/companies/${owner.companyId}/second-factor`, { isRequired: true })).toEqual([200]);
  expect(await ask(member, 'GET', `/companies/${other.companyId}/members`)).toEqual(LACKING);
});

describe('administrators', () => {
  test('need a second factor if the setting requires it', async () => {
    const admin = await registerPerson(app, { role: 'admin' });
    expect(await ask(admin, 'GET', '/admin/users')).toEqual([200]);
    await changeSetting(app, 'accounts.admins_need_second_factor', true);
    expect(await ask(admin, 'GET', '/admin/users')).toEqual(LACKING);
    for (const file of ['audit', 'analytics', 'moderation'])
      expect([file, ...(await ask(admin, 'GET', `/admin/${file}.csv`))]).toEqual([file, ...LACKING]);
    await setUpSecondFactor(app, admin);
    expect(await ask(admin, 'GET', '/admin/users')).toEqual([200]);
    await changeSetting(app, 'accounts.admins_need_second_factor', false);
  });

  test('confirm irreversible actions by password or code, for ten minutes', async () => {
    const [admin, other] = [await registerPerson(app, { role: 'admin' }), await registerPerson(app)];
    const { secret } = await setUpSecondFactor(app, admin);
    const ageProof = () =>
      app.database.pool.query(`update user_session set proved_at = now() - interval '11 minutes' where user_id = $1`, [
        admin.userId,
      ]);
    const ban = () => ask(admin, 'POST', `/admin/users/${other.userId}/ban`, { reason: 'Fraud' });
    const setting = await app.database.db
      .selectFrom('platform_setting')
      .select('id')
      .where('key', '=', 'site.name')
      .executeTakeFirst();
    await ageProof();
    expect(await ban()).toEqual([403, 'sign_in_again']);
    if (setting)
      expect(await ask(admin, 'PUT', `/settings/${setting.id}`, { value: 'Other' })).toEqual([403, 'sign_in_again']);
    expect(await ask(other, 'POST', `/admin/users/${admin.userId}/ban`, { reason: 'Fraud' })).toEqual([403]);
    expect(await ask(admin, 'POST', '/auth/prove', { password: 'wrong' })).toEqual([422]);
    expect(await ask(admin, 'POST', '/auth/prove', { password: admin.password, code: '1' })).toEqual([422]);
    expect(await ban()).toEqual([403, 'sign_in_again']);
    expect(await ask(admin, 'POST', '/auth/prove', { code: codeOf(secret, 1) })).toEqual([200]);
    expect(await ban()).toEqual([200]);
    await ageProof();
    expect(await ask(admin, 'POST', `/admin/users/${other.userId}/unban`, {})).toEqual([200]);
    expect(await ask(admin, 'POST', '/auth/prove', { password: admin.password })).toEqual([200]);
    expect(await ban()).toEqual([200]);
  });
});
