import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { BeingFound } from '#contract/talent/being-found.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, registerEmployer } from '#test/support/jobs.ts';
import { pngOf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-00000000ffff';

let app: TestApp;
let admin: TestPerson;
let employer: TestPerson;
let colleague: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
let openSeeker: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
  employer = await registerPerson(app, { role: 'employer' });
  colleague = await registerPerson(app, { role: 'employer' });
  rival = await registerPerson(app, { role: 'employer' });
  seeker = await registerPerson(app);
  openSeeker = await registerPerson(app);
  companyId = (
    (await (
      await app.request('POST', '/api/companies', { cookie: employer.cookie, json: { name: 'Acme' } })
    ).json()) as Company
  ).id;
  await app.request('POST', '/api/companies', { cookie: rival.cookie, json: { name: 'Rival' } });
  await app.base.db
    .insertInto('company_member')
    .values({ company_id: companyId, user_id: colleague.userId, role: 'recruiter' })
    .execute();
  await setContactAddress(app, openSeeker, 'private@example.com');
  const json = { workAuthorisation: ['DE'], bio: 'Here', visibility: 'employers' };
  await app.request('PATCH', '/api/me/profile', { cookie: openSeeker.cookie, json });
});
afterAll(() => app.close());

const read = async (reader: TestPerson | undefined, id: string) => {
  const answer = await app.request('GET', `/api/profiles/${id}`, reader ? { cookie: reader.cookie } : {});
  return { status: answer.status, body: (await answer.json()) as Profile };
};
const statuses = async (id: string) => {
  const readers = Object.entries({ nobody: undefined, admin, employer, colleague, rival, seeker, openSeeker });
  return Object.fromEntries(
    await Promise.all(readers.map(async ([name, reader]) => [name, (await read(reader, id)).status] as const)),
  );
};

/** By verified companies. */
async function registerFindable(): Promise<TestPerson> {
  const person = await registerPerson(app);
  const { cookie } = person;
  await app.request('PATCH', '/api/me/profile', { cookie, json: { visibility: 'employers' } });
  return person;
}

const verifyCompanies = () =>
  app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain' where verified_at is null`);

const nobodyBut = { nobody: 401, admin: 200, employer: 404, colleague: 404, rival: 404, seeker: 404, openSeeker: 404 };

describe('can read a profile', () => {
  test('that does not exist: no one', async () => {
    for (const id of [UNKNOWN_ID, 'nonsense', openSeeker.userId]) {
      expect((await read(admin, id)).status).toBe(404);
      expect((await read(seeker, id)).status).toBe(404);
    }
  });

  test('of a seeker: themselves and administrators', async () => {
    expect(await statuses(seeker.profileId)).toEqual({ ...nobodyBut, seeker: 200 });
  });

  test('of a seeker who lets companies find them: also recruiters of a verified company', async () => {
    expect(await statuses(openSeeker.profileId)).toEqual({ ...nobodyBut, openSeeker: 200 });
    await verifyCompanies();
    expect(await statuses(openSeeker.profileId)).toEqual({
      ...nobodyBut,
      openSeeker: 200,
      employer: 200,
      colleague: 200,
      rival: 200,
    });
  });

  test('of a seeker whose consent has expired: no new readers, even before the consent is swept', async () => {
    const found = await registerFindable();
    expect((await read(employer, found.profileId)).status).toBe(200);
    await app.database.pool.query(
      `update talent_consent set ends_at = now() - interval '1 second' where profile_id = $1`,
      [found.profileId],
    );
    expect((await read(employer, found.profileId)).status).toBe(404);
  });

  test('of an applicant: the company, until they withdraw', async () => {
    const [hiring, applicant] = [await registerEmployer(app), await registerPerson(app)];
    const job = await createActive(app, hiring);
    const { cookie } = applicant;
    const sent = await app.request('POST', `/api/jobs/${job.id}/applications`, {
      cookie,
      json: { coverLetter: 'Hello' },
    });
    const { id } = (await sent.json()) as { id: string };
    expect((await read(hiring, applicant.profileId)).status).toBe(200);
    expect((await app.request('POST', `/api/applications/${id}/withdraw`, { cookie, json: {} })).status).toBe(200);
    expect((await read(hiring, applicant.profileId)).status).toBe(404);
  });

  test('of an employer: their colleagues and administrators', async () => {
    expect(await statuses(employer.profileId)).toEqual({ ...nobodyBut, employer: 200, colleague: 200 });
    expect(await statuses(rival.profileId)).toEqual({ ...nobodyBut, rival: 200 });
  });

  test('of an employer whose company has an open job: every signed-in user', async () => {
    const hiring = await registerEmployer(app);
    expect(await statuses(hiring.profileId)).toEqual(nobodyBut);
    const { id } = await createActive(app, hiring);
    expect(await statuses(hiring.profileId)).toEqual({
      nobody: 401,
      admin: 200,
      employer: 200,
      colleague: 200,
      rival: 200,
      seeker: 200,
      openSeeker: 200,
    });
    await callJobs(app, 'POST', `/${id}/pause`, hiring);
    expect(await statuses(hiring.profileId)).toEqual(nobodyBut);
  });

  test('of an employer who has the consent of a seeker: no one else', async () => {
    await app.request('PATCH', '/api/me/profile', { cookie: rival.cookie, json: { visibility: 'employers' } });
    expect(await statuses(rival.profileId)).toEqual({ ...nobodyBut, rival: 200 });
  });

  test('of an administrator: administrators', async () => {
    expect(await statuses(admin.profileId)).toEqual(nobodyBut);
  });

  test('of a banned or unverified account: administrators', async () => {
    for (const change of [{ banned_at: new Date() }, { email_verified: false }]) {
      const gone = await registerPerson(app);
      await app.request('PATCH', '/api/me/profile', { cookie: gone.cookie, json: { visibility: 'employers' } });
      expect((await read(employer, gone.profileId)).status).toBe(200);
      await app.base.db.updateTable('user_account').set(change).where('id', '=', gone.userId).execute();
      expect((await read(employer, gone.profileId)).status).toBe(404);
      expect((await read(admin, gone.profileId)).status).toBe(200);
    }
  });
});

describe('a recruiter for several companies', () => {
  const join = ({ userId }: TestPerson, { companyId: id }: { companyId: string }) =>
    app.base.db.insertInto('company_member').values({ company_id: id, user_id: userId, role: 'recruiter' }).execute();
  const choose = ({ cookie }: TestPerson, { companyId: id }: { companyId: string }) =>
    app.request('PUT', '/api/me/company', { cookie, json: { id } });
  const beingFound = async ({ cookie }: TestPerson) =>
    (await (await app.request('GET', '/api/me/being-found', { cookie })).json()) as BeingFound;

  test('does not find a person who hides from one of the companies, whichever is selected', async () => {
    const [agent, other] = [await registerEmployer(app), await registerEmployer(app)];
    await join(agent, other);
    await choose(agent, agent);
    await verifyCompanies();
    const found = await registerFindable();
    expect((await read(agent, found.profileId)).status).toBe(200);
    const json = { companyId: other.companyId };
    await app.request('POST', '/api/me/being-found/hidden', { cookie: found.cookie, json });
    expect((await read(agent, found.profileId)).status).toBe(404);
  });

  test('searches as the verified company that was selected last', async () => {
    const [first, last] = [await registerEmployer(app), await registerEmployer(app)];
    await verifyCompanies();
    const agent = await registerEmployer(app);
    for (const company of [first, last]) await join(agent, company);
    for (const company of [first, last, agent]) await choose(agent, company);
    const found = await registerFindable();
    expect((await read(agent, found.profileId)).status).toBe(200);
    expect((await beingFound(found)).looks).toMatchObject([{ company: { id: last.companyId } }]);
  });
});

describe('profile fields', () => {
  const acme = { name: 'Acme', slug: 'acme', logoUrl: null };
  const withheld = {
    contactEmail: null,
    cv: null,
    visibility: null,
    avatarFileId: null,
    missing: [],
    can: { edit: false, invite: true },
  };

  test('shown to an employer: where the person may work, but not contact address, CV or consent to be found', async () => {
    const { body } = await read(employer, openSeeker.profileId);
    expect(body).toMatchObject({ bio: 'Here', workAuthorisation: ['DE'], ...withheld });
    expect(JSON.stringify(body)).not.toContain('private@example.com');
  });

  test('shown to an administrator: no more than that', async () => {
    const { body } = await read(admin, openSeeker.profileId);
    expect(body).toMatchObject({
      bio: 'Here',
      workAuthorisation: [],
      ...withheld,
      can: { edit: false, invite: false },
    });
  });

  test('shown to its owner: everything', async () => {
    const { body } = await read(openSeeker, openSeeker.profileId);
    expect(body).toMatchObject({
      contactEmail: 'private@example.com',
      workAuthorisation: ['DE'],
      visibility: 'employers',
      can: { edit: true },
    });
  });

  test('shown to a colleague: the company (T117)', async () => {
    const shown = async () =>
      Promise.all([employer, colleague].map(async ({ profileId }) => (await read(colleague, profileId)).body.company));
    expect(await shown()).toEqual([acme, acme]);
    const logo = uploadForm('logo', 'logo.png', pngOf(16, 16));
    const { id: logoFileId } = (await (
      await app.request('POST', '/api/files', { cookie: colleague.cookie, body: logo })
    ).json()) as { id: string };
    await app.request('PATCH', `/api/companies/${companyId}`, {
      cookie: colleague.cookie,
      json: { name: 'Acme & Sons', logoFileId },
    });
    const changed = { ...acme, name: 'Acme & Sons', logoUrl: `/api/files/${logoFileId}` };
    expect(await shown()).toEqual([changed, changed]);
    expect((await read(admin, seeker.profileId)).body.company).toBeNull();
  });

  test('shown to no one: anything that the contract does not name', async () => {
    const { body } = await read(openSeeker, openSeeker.profileId);
    expect(Object.keys(body).filter((key) => key.includes('_') || /user_?id|email$/i.test(key))).toEqual([
      'contactEmail',
    ]);
  });
});
