import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { Invitation, Membership, Team } from '#contract/companies/teams.ts';
import { MEMBERS_MAX } from '#contract/limits.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function call(method: string, path: string, person?: TestPerson, json?: object) {
  const answer = await app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  const body = (await answer.json()) as { data?: { reason?: string } };
  return { status: answer.status, body: body as unknown, reason: body.data?.reason };
}

const byLink = (verb: 'read' | 'accept' | 'decline', token: string, person?: TestPerson) =>
  call('POST', `/invitations/${verb}`, person, { token });

const address = () => `${randomUUID()}@example.com`;

async function invite(
  owner: TestPerson & { companyId: string },
  role: CompanyMemberRole = 'recruiter',
  email = address(),
) {
  const order = { email, role, locale: 'de' };
  const { status, body } = await call('POST', `/companies/${owner.companyId}/invitations`, owner, order);
  expect(status).toBe(201);
  return { ...(body as Invitation), token: await tokenTo(email) };
}

async function mailsTo(email: string) {
  await app.drain();
  return app.base.db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id').execute();
}

const tokenTo = async (email: string): Promise<string> =>
  /\/invitations\/mailed#token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

const readTeam = async (person: TestPerson, companyId: string): Promise<Team> =>
  (await call('GET', `/companies/${companyId}/members`, person)).body as Team;

const companiesOf = async (person: TestPerson): Promise<Membership[]> =>
  (await call('GET', '/me/companies', person)).body as Membership[];

const expireInvitations = (email: string) =>
  app.base.db
    .updateTable('company_invitation')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute();

const joinAlso = ({ userId }: TestPerson, { companyId }: { companyId: string }, role: CompanyMemberRole) =>
  app.base.db.insertInto('company_member').values({ company_id: companyId, user_id: userId, role }).execute();

/** Up to the last place. */
const fillWithInvitations = ({ companyId, userId }: TestPerson & { companyId: string }, expiresAt: Date) =>
  app.base.db
    .insertInto('company_invitation')
    .values(
      Array.from({ length: MEMBERS_MAX - 1 }, () => ({
        id: randomUUID(),
        company_id: companyId,
        email: address(),
        role: 'reader' as const,
        locale: 'en' as const,
        invited_by: userId,
        digest: null,
        invited_at: new Date(),
        expires_at: expiresAt,
      })),
    )
    .execute();

describe('an invitation', () => {
  test('is refused with invalid input, and for a member', async () => {
    const owner = await registerEmployer(app);
    const path = `/companies/${owner.companyId}/invitations`;
    const right = { email: address(), role: 'reader', locale: 'it' };
    for (const wrong of [{ email: 'nobody' }, { role: 'boss' }, { locale: 'nl' }, { extra: 1 }])
      expect((await call('POST', path, owner, { ...right, ...wrong })).status).toBe(422);
    const colleague = await registerColleague(app, owner);
    const again = await call('POST', path, owner, { ...right, email: colleague.email.toUpperCase() });
    expect([again.status, again.reason]).toEqual([409, 'already_member']);
  });

  test('is sent by email in its own language, and names the sender, company and role', async () => {
    const owner = await registerEmployer(app);
    const { email } = await invite(owner, 'reader');
    const [mail] = await mailsTo(email);
    expect([mail?.locale, mail?.to_user_id]).toEqual(['de', null]);
    expect(mail?.subject).toContain('Acme');
    expect(mail?.text).toMatch(/Stellen, Entwürfe und Kennzahlen[\s\S]*\/de\/invitations\/mailed#token=/);
  });

  test('is shown by its link, declined once, and cannot be accepted afterwards', async () => {
    const owner = await registerEmployer(app);
    const { token, email } = await invite(owner);
    const { status, body } = await byLink('read', token);
    expect([status, body]).toEqual([200, expect.objectContaining({ email, role: 'recruiter' })]);
    expect((await byLink('decline', token)).status).toBe(200);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const verb of ['read', 'accept', 'decline'] as const)
      expect((await byLink(verb, token, employer)).status).toBe(404);
  });

  test('makes the person with its link a member, once, and selects the company for them', async () => {
    const owner = await registerEmployer(app);
    const { token } = await invite(owner, 'owner');
    const [seeker, employer] = [await registerPerson(app), await registerEmployer(app)];
    expect((await byLink('accept', token)).status).toBe(401);
    expect((await byLink('accept', token, seeker)).status).toBe(403);
    const own = await byLink('accept', token, owner);
    expect([own.status, own.reason]).toEqual([409, 'already_member']);
    const accepting = () => byLink('accept', token, employer);
    const statuses = (await Promise.all([accepting(), accepting(), accepting()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const companies = await companiesOf(employer);
    expect(companies.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id: owner.companyId, role: 'owner' }]);
    expect(companies).toHaveLength(2);
  });

  test('notifies its sender of the acceptance, until the new member deletes their account', async () => {
    const [owner, employer] = await Promise.all([
      registerEmployer(app),
      registerPerson(app, { role: 'employer', firstName: 'Beatriz', lastName: 'Sá' }),
    ]);
    const { token } = await invite(owner, 'hiring_manager');
    await byLink('accept', token, employer);
    const noticesTo = async () => {
      const { body } = await call('GET', '/notifications', owner);
      return (body as { notifications: { data: unknown }[] }).notifications.map(({ data }) => data);
    };
    expect(await noticesTo()).toEqual([
      { kind: 'member_joined', name: 'Beatriz Sá', company_name: 'Acme', role: 'hiring_manager' },
    ]);
    await eraseOwnData(app.ctx(employer.actor), { password: employer.password });
    expect(await noticesTo()).toEqual([]);
  });

  test('ends when it is withdrawn, sent again or expired, or its sender is banned or no longer an owner', async () => {
    const owner = await registerEmployer(app);
    const second = { ...(await registerColleague(app, owner, { memberAs: 'owner' })), companyId: owner.companyId };
    const links = await Promise.all([invite(owner), invite(owner), invite(owner), invite(second)]);
    const [withdrawn, repeated, old, left] = links;
    await call('DELETE', `/companies/${owner.companyId}/invitations/${withdrawn.id}`, owner);
    const fresh = await invite(owner, 'reader', repeated.email);
    await expireInvitations(old.email);
    await call('PATCH', `/companies/${owner.companyId}/members/${second.userId}`, owner, { role: 'recruiter' });
    for (const { token } of [withdrawn, repeated, old, left]) expect((await byLink('read', token)).status).toBe(404);
    expect((await byLink('read', fresh.token)).status).toBe(200);
    expect((await readTeam(owner, owner.companyId)).invitations.map(({ email }) => email)).toEqual([fresh.email]);
    await app.base.db
      .updateTable('user_account')
      .set({ banned_at: new Date() })
      .where('id', '=', owner.userId)
      .execute();
    expect((await byLink('read', fresh.token)).status).toBe(404);
  });

  test('is deleted with the account of its address', async () => {
    const owner = await registerEmployer(app);
    const invited = await registerPerson(app, { role: 'employer' });
    await invite(owner, 'reader', invited.email);
    await eraseOwnData(app.ctx(invited.actor), { password: invited.password });
    expect((await readTeam(owner, owner.companyId)).invitations).toEqual([]);
  });

  test('is limited per address, for all senders and companies', async () => {
    await changeSetting(app, 'limits.mails_per_recipient', { max: 2, seconds: 3_600 });
    const [owner, other] = await Promise.all([registerEmployer(app), registerEmployer(app)]);
    const order = { email: address(), role: 'reader', locale: 'en' };
    await invite(owner, 'reader', order.email);
    await invite(other, 'reader', order.email.toUpperCase());
    const made = await call('POST', '/companies', owner, { name: 'Casino', another: true });
    const { id } = made.body as { id: string };
    expect((await call('POST', `/companies/${id}/invitations`, owner, order)).status).toBe(429);
    expect(await mailsTo(order.email)).toHaveLength(2);
    await changeSetting(app, 'limits.mails_per_recipient', { max: 10, seconds: 3_600 });
  });

  test('is limited per sender, for all their companies', async () => {
    await changeSetting(app, 'limits.invitations_per_company', { max: 2, seconds: 86_400 });
    const owner = await registerEmployer(app);
    const made = await call('POST', '/companies', owner, { name: 'Client', another: true });
    const client = { ...owner, companyId: (made.body as { id: string }).id };
    await invite(owner);
    await invite(client);
    const order = { email: address(), role: 'reader', locale: 'en' };
    expect((await call('POST', `/companies/${client.companyId}/invitations`, owner, order)).status).toBe(429);
    await changeSetting(app, 'limits.invitations_per_company', { max: 50, seconds: 86_400 });
  });

  test('is refused if the company is full', async () => {
    const owner = await registerEmployer(app);
    await fillWithInvitations(owner, new Date(Date.now() + 60_000));
    const full = await call('POST', `/companies/${owner.companyId}/invitations`, owner, {
      email: address(),
      role: 'reader',
      locale: 'en',
    });
    expect([full.status, full.reason]).toEqual([409, 'too_many_members']);
  });

  test('does not count towards the limit of the company once it has expired', async () => {
    const owner = await registerEmployer(app);
    await fillWithInvitations(owner, new Date(Date.now() - 1000));
    const { email } = await invite(owner);
    expect((await readTeam(owner, owner.companyId)).invitations).toMatchObject([{ email }]);
  });

  test('is not emailed once it has expired', async () => {
    const owner = await registerEmployer(app);
    const order = { email: address(), role: 'reader', locale: 'en' };
    expect((await call('POST', `/companies/${owner.companyId}/invitations`, owner, order)).status).toBe(201);
    await expireInvitations(order.email);
    expect(await mailsTo(order.email)).toEqual([]);
  });

  test('is answered once when two requests arrive at once', async () => {
    const owner = await registerEmployer(app);
    const employer = await registerPerson(app, { role: 'employer' });
    for (const answers of [
      ['decline', 'decline'],
      ['accept', 'decline'],
    ] as const) {
      const { id, token } = await invite(owner);
      const lock = `select from company_invitation where id = '${id}' for update`;
      const requests = answers.map((verb) => () => byLink(verb, token, employer));
      expect([answers, sortedStatuses(await sendAtOnce(app, lock, requests))]).toEqual([answers, [200, 404]]);
    }
  });

  test('is not accepted if its sender cannot be notified, and can be accepted later', async () => {
    const [owner, employer] = [await registerEmployer(app), await registerPerson(app, { role: 'employer' })];
    const { token } = await invite(owner);
    const notices = (change: string) => app.database.pool.query(`alter table notification ${change}`);
    await notices(`add constraint no_notices check (user_id <> '${owner.userId}') not valid`);
    expect((await byLink('accept', token, employer)).status).toBe(500);
    await notices('drop constraint no_notices');
    expect(await companiesOf(employer)).toEqual([]);
    expect((await byLink('accept', token, employer)).status).toBe(200);
  });

  test('reaches members of another company, and coexists with an invitation of another company', async () => {
    const [owner, other, invited] = [
      await registerEmployer(app),
      await registerEmployer(app),
      await registerEmployer(app),
    ];
    const links = [await invite(owner, 'reader', invited.email), await invite(other, 'reader', invited.email)];
    for (const { token } of links) expect((await byLink('read', token)).status).toBe(200);
  });
});

describe('a member of two companies', () => {
  test('changes role in, or leaves, only the company concerned', async () => {
    const [owner, other] = [await registerEmployer(app), await registerEmployer(app)];
    const agent = await registerColleague(app, owner);
    await joinAlso(agent, other, 'recruiter');
    const roles = async () => Object.fromEntries((await companiesOf(agent)).map(({ id, role }) => [id, role]));
    const path = `/companies/${owner.companyId}/members/${agent.userId}`;
    expect((await call('PATCH', path, owner, { role: 'reader' })).status).toBe(200);
    expect(await roles()).toEqual({ [owner.companyId]: 'reader', [other.companyId]: 'recruiter' });
    expect((await call('DELETE', path, agent)).status).toBe(200);
    expect(await roles()).toEqual({ [other.companyId]: 'recruiter' });
  });

  test('sees no application of one company through their role in the other', async () => {
    const [owner, other] = [await registerEmployer(app), await registerEmployer(app)];
    const { id: jobId } = await createActive(app, owner);
    const id = await applyAsNewcomer(app, jobId);
    for (const [role, onIt] of [
      ['hiring_manager', (userId: string) => call('PUT', `/jobs/${jobId}/managers`, owner, { userIds: [userId] })],
      [
        'interviewer',
        (userId: string) => call('POST', `/applications/${id}/interviews`, owner, interviewInput(userId)),
      ],
    ] as const) {
      const agent = await registerColleague(app, owner, { memberAs: role });
      await joinAlso(agent, other, role);
      await onIt(agent.userId);
      const statusOf = async () => (await call('GET', `/applications/${id}`, agent)).status;
      expect([role, await statusOf()]).toEqual([role, 200]);
      await call('PATCH', `/companies/${owner.companyId}/members/${agent.userId}`, owner, { role: 'reader' });
      expect([role, await statusOf()]).toEqual([role, 404]);
    }
  });

  test('keeps the invitations of a former owner for the other company', async () => {
    const [owner, agent] = [await registerEmployer(app), await registerEmployer(app)];
    await joinAlso(agent, owner, 'owner');
    const [kept, ended] = [await invite(agent), await invite({ ...agent, companyId: owner.companyId })];
    const path = `/companies/${owner.companyId}/members/${agent.userId}`;
    expect((await call('PATCH', path, owner, { role: 'recruiter' })).status).toBe(200);
    expect((await byLink('read', kept.token)).status).toBe(200);
    expect((await byLink('read', ended.token)).status).toBe(404);
  });
});

describe('a company', () => {
  test('never loses its last owner, also when two leave at once', async () => {
    const owner = await registerEmployer(app);
    const path = (person: TestPerson) => `/companies/${owner.companyId}/members/${person.userId}`;
    const alone = await call('DELETE', path(owner), owner);
    expect([alone.status, alone.reason]).toEqual([409, 'only_owner']);
    expect((await call('PATCH', path(owner), owner, { role: 'reader' })).reason).toBe('only_owner');
    const second = await registerColleague(app, owner, { memberAs: 'owner' });
    const both = await Promise.all([call('DELETE', path(owner), owner), call('DELETE', path(second), second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is handed over by making another member its owner', async () => {
    const owner = await registerEmployer(app);
    const colleague = await registerColleague(app, owner);
    const path = `/companies/${owner.companyId}/members`;
    expect((await call('PATCH', `${path}/${UNKNOWN_ID}`, owner, { role: 'owner' })).status).toBe(404);
    expect((await call('PATCH', `${path}/${colleague.userId}`, owner, { role: 'owner' })).status).toBe(200);
    expect((await call('PATCH', `${path}/${owner.userId}`, colleague, { role: 'recruiter' })).status).toBe(200);
    const team = await readTeam(owner, owner.companyId);
    expect(team.members.map(({ isSelf, role }) => [isSelf, role])).toEqual([
      [true, 'recruiter'],
      [false, 'owner'],
    ]);
    expect(team.can).toEqual({ invite: false, leave: true });
    expect((await call('DELETE', `${path}/${owner.userId}`, owner)).status).toBe(200);
    expect(await companiesOf(owner)).toEqual([]);
    expect((await call('GET', path, owner)).status).toBe(404);
  });

  test('keeps its logo when the member who uploaded it leaves or may no longer edit the company', async () => {
    const owner = await registerEmployer(app);
    const [leaving, reading] = [await registerColleague(app, owner), await registerColleague(app, owner)];
    const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const member = (person: TestPerson) => `/companies/${owner.companyId}/members/${person.userId}`;
    for (const [person, end] of [
      [leaving, () => call('DELETE', member(leaving), leaving)],
      [reading, () => call('PATCH', member(reading), owner, { role: 'reader' })],
    ] as const) {
      const body = uploadForm('logo', 'Anna private.png', logo);
      const stored = await app.request('POST', '/api/files', { body, cookie: person.cookie });
      const { id } = (await stored.json()) as { id: string };
      expect((await call('PATCH', `/companies/${owner.companyId}`, person, { logoFileId: id })).status).toBe(200);
      expect((await end()).status).toBe(200);
      expect((await call('DELETE', `/files/${id}`, person)).status).toBe(404);
      expect((await app.request('GET', `/api/files/${id}`)).status).toBe(200);
      expect((await call('GET', '/me/company', owner)).body).toMatchObject({ logoFileId: id });
      expect((await call('DELETE', `/files/${id}`, owner)).status).toBe(200);
    }
  });

  test('is one of several: lists show the chosen one, links work for any', async () => {
    const agent = await registerEmployer(app);
    const again = await call('POST', '/companies', agent, { name: 'Client' });
    expect([again.status, again.reason]).toEqual([409, 'company_exists']);
    const { id: first } = await createActive(app, agent);
    const made = await call('POST', '/companies', agent, { name: 'Client', another: true });
    const listed = async () => ((await call('GET', '/me/company/jobs', agent)).body as { jobs: { id: string }[] }).jobs;
    expect(await listed()).toEqual([]);
    const { id: second } = await createActive(app, agent);
    expect((await listed()).map(({ id }) => id)).toEqual([second]);
    expect((await call('GET', `/jobs/${first}/edit`, agent)).status).toBe(200);
    expect((await call('PUT', '/me/company', agent, { id: UNKNOWN_ID })).status).toBe(404);
    expect((await call('PUT', '/me/company', agent, { id: agent.companyId })).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([first]);
    const rival = await registerEmployer(app);
    expect((await call('PUT', '/me/company', rival, { id: (made.body as { id: string }).id })).status).toBe(404);
  });

  test('can be created a limited number of times by one person', async () => {
    await changeSetting(app, 'limits.companies_per_person', { max: 2, seconds: 86_400 });
    const agent = await registerEmployer(app);
    const another = () => call('POST', '/companies', agent, { name: 'Client', another: true });
    expect([(await another()).status, (await another()).status]).toEqual([201, 429]);
    await changeSetting(app, 'limits.companies_per_person', { max: 10, seconds: 86_400 });
  });

  test('shows its readers drafts and figures, and accepts no job from them', async () => {
    const owner = await registerEmployer(app);
    const reader = await registerColleague(app, owner, { memberAs: 'reader' });
    const { id } = await createActive(app, owner);
    expect((await call('GET', '/me/company/jobs', reader)).body).toMatchObject({
      jobs: [{ id, can: { edit: false, publish: false, close: false } }],
    });
    expect((await call('POST', '/jobs', reader, {})).status).toBe(403);
    expect((await call('GET', '/me', reader)).body).toMatchObject({ companyRole: 'reader' });
  });
});
