import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ownDataSchema } from '#contract/accounts/own-data.ts';
import { companyTopic } from '#contract/topics.ts';
import { newId } from '#server/platform/id.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { placesOf } from '#test/support/dump.ts';
import { callJobs, createActive, registerEmployer } from '#test/support/jobs.ts';
import { letDaysPass } from '#test/support/lives.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { registerPerson, setContactAddress, signInAs, type TestPerson } from '#test/support/people.ts';

describe('own data', () => {
  let app: TestApp;
  let smtp: MailServer;
  let openJobId: string;
  beforeAll(async () => {
    smtp = await startMailServer();
    app = await createTestApp({ SMTP_URL: smtp.url });
    openJobId = (await createActive(app, await registerEmployer(app))).id;
  });
  beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const post = (path: string, json: object, cookie?: string) =>
    app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
  const download = ({ cookie }: TestPerson) => post('/me/export', {}, cookie);
  const erase = ({ cookie, password }: TestPerson) => post('/me/erase', { password }, cookie);
  const isSignedIn = async ({ cookie }: TestPerson) => (await app.request('GET', '/api/me', { cookie })).status === 200;
  const usernameOf = async ({ userId }: TestPerson) =>
    (
      await app.database.db
        .selectFrom('profile')
        .select('username')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).username;

  async function store({ cookie }: TestPerson, kind: 'avatar' | 'logo' | 'cv'): Promise<string> {
    const picture = () =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
        .png()
        .toBuffer();
    const bytes = kind === 'cv' ? pdf() : await picture();
    const answer = await app.request('POST', '/api/files', { body: uploadForm(kind, `my ${kind}.bin`, bytes), cookie });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  /** A seeker who filled everything in, is signed in twice, and has mails and links. */
  async function seekerWithALife(): Promise<TestPerson> {
    const person = await registerPerson(app, { firstName: 'Zoë', lastName: 'Ó Briain', locale: 'de' });
    await signInAs(app, person);
    const [avatarFileId, cvFileId] = [await store(person, 'avatar'), await store(person, 'cv')];
    const profile = {
      avatarFileId,
      cvFileId,
      bio: 'Sells harbours.',
      city: 'Porto',
      country: 'PT',
      languages: [{ language: 'pt', level: 'C1' }],
    };
    await setContactAddress(app, person, `contact-${person.email}`);
    expect((await app.request('PATCH', '/api/me/profile', { json: profile, cookie: person.cookie })).status).toBe(200);
    const entries = {
      'work-experience': {
        position: 'Clerk',
        company: 'Docks',
        startDate: '2020-01-01',
        endDate: null,
        isCurrent: true,
        description: '',
      },
      education: {
        degree: 'BA',
        institution: 'Porto',
        fieldOfStudy: '',
        startDate: '2016-01-01',
        endDate: null,
        description: '',
      },
      certifications: {
        name: 'DELE',
        issuingOrganization: 'Cervantes',
        issueDate: '2019-01-01',
        expirationDate: null,
        credentialUrl: null,
      },
    };
    for (const [path, json] of Object.entries(entries))
      expect((await post(`/me/${path}`, json, person.cookie)).status).toBe(201);
    await callJobs(app, 'PUT', `/${openJobId}/saved`, person);
    expect(
      (await callJobs(app, 'POST', `/${openJobId}/report`, person, { reason: 'other', text: 'It asks for money.' }))
        .status,
    ).toBe(200);
    await post('/auth/forgot-password', { email: person.email });
    await post('/auth/change-email', { email: `new-${person.email}`, password: person.password }, person.cookie);
    await post('/auth/login', { email: person.email, password: 'a wrong guess' });
    await app.drain();
    return person;
  }

  /** An employer whose company has a logo; `members` belong to it too. */
  async function employerWithCompany(
    name: string,
    members: { person: TestPerson; role: 'owner' | 'recruiter' }[] = [],
  ) {
    const person = await registerPerson(app, { role: 'employer' });
    const logoFileId = await store(person, 'logo');
    const answer = await post('/companies', { name, country: 'MT', logoFileId }, person.cookie);
    expect(answer.status).toBe(201);
    const company = (await answer.json()) as { id: string; slug: string };
    for (const { person: member, role } of members)
      await app.database.db
        .insertInto('company_member')
        .values({ company_id: company.id, user_id: member.userId, role })
        .execute();
    return { person, company, logoFileId };
  }

  const storedBytes = async () =>
    (await readdir(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  describe('being exported', () => {
    test('is refused to signed-out users', async () => {
      expect((await post('/me/export', {})).status).toBe(401);
    });

    test('is limited to three an hour', async () => {
      const person = await registerPerson(app);
      for (let count = 0; count < 3; count += 1) expect((await download(person)).status).toBe(200);
      const refused = await download(person);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect(refused.headers.get('content-disposition')).toBeNull();
    });

    test('is one document to save, with everything that was written', async () => {
      const person = await seekerWithALife();
      const answer = await download(person);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const day = new Date().toISOString().slice(0, 10);
      const name = `parlance-${(await usernameOf(person)).replaceAll(' ', '_')}-${day}.json`;
      expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
      const data = ownDataSchema.parse(await answer.json());
      expect(data.account).toMatchObject({
        id: person.userId,
        email: person.email,
        name: 'Zoë Ó Briain',
        registeredAs: 'job_seeker',
        locale: 'de',
      });
      expect(data.account.sessions).toHaveLength(2);
      expect(data.account.links.map(({ purpose }) => purpose).toSorted()).toEqual(['change_email', 'reset']);
      const mailed = (to: string) => expect.objectContaining({ to, sentAt: expect.any(String) as unknown }) as unknown;
      expect(data.account.mails).toHaveLength(2);
      expect(data.account.mails).toEqual(expect.arrayContaining([mailed(person.email), mailed(`new-${person.email}`)]));
      expect(data.profile).toMatchObject({
        id: person.profileId,
        bio: 'Sells harbours.',
        contactEmail: `contact-${person.email}`,
        languages: [{ language: 'pt', level: 'C1' }],
      });
      expect([
        data.profile.workExperience[0]?.position,
        data.profile.education[0]?.degree,
        data.profile.certifications[0]?.name,
      ]).toEqual(['Clerk', 'BA', 'DELE']);
      expect(data.companies).toEqual([]);
      expect(data.jobs).toEqual({
        saved: [{ id: openJobId, title: 'Account Executive', savedAt: expect.any(String) as unknown }],
        posted: [],
      });
      expect(data.reports).toEqual([
        {
          subject: 'job',
          subjectId: openJobId,
          reason: 'other',
          text: 'It asks for money.',
          reportedAt: expect.any(String) as unknown,
        },
      ]);
      expect(data.files.map(({ kind }) => kind)).toEqual(['avatar', 'cv']);
      for (const { url } of data.files)
        expect((await app.request('GET', new URL(url).pathname, { cookie: person.cookie })).status).toBe(200);
    });

    test("has the company of an employer, and no one else's data", async () => {
      const other = await registerPerson(app, { role: 'employer' });
      const { person, company } = await employerWithCompany('Sail & Sons', [{ person: other, role: 'recruiter' }]);
      const text = await (await download(person)).text();
      expect(ownDataSchema.parse(JSON.parse(text)).companies).toMatchObject([
        { id: company.id, name: 'Sail & Sons', memberAs: 'owner' },
      ]);
      for (const word of [other.userId, other.profileId, other.email]) expect(text).not.toContain(word);
    });

    test('holds no secret, nor what is kept of one (T235)', async () => {
      const person = await seekerWithALife();
      const text = await (await download(person)).text();
      const { db } = app.database;
      const secrets = [
        person.cookie.split('=')[1]!.split('.')[0]!,
        ...(
          await db.selectFrom('user_session').select('token as secret').where('user_id', '=', person.userId).execute()
        ).map(({ secret }) => secret),
        ...(
          await db.selectFrom('user_token').select('digest as secret').where('user_id', '=', person.userId).execute()
        ).map(({ secret }) => secret),
        ...(
          await db
            .selectFrom('user_credential')
            .select('password as secret')
            .where('user_id', '=', person.userId)
            .execute()
        ).map(({ secret }) => secret!),
        ...(
          await db.selectFrom('file').select('storage_key as secret').where('owner_id', '=', person.userId).execute()
        ).map(({ secret }) => secret),
      ];
      expect(secrets).toHaveLength(8);
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/argon2|password_hash|digest|token/i);
    });
  });

  describe('being erased', () => {
    test('is refused to signed-out users, and without the password', async () => {
      const person = await registerPerson(app);
      expect((await post('/me/erase', { password: person.password })).status).toBe(401);
      expect((await post('/me/erase', {}, person.cookie)).status).toBe(422);
      const refused = await post('/me/erase', { password: 'not my password' }, person.cookie);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ data: { fields: [{ path: 'password', code: 'wrong_password' }] } });
      expect(await isSignedIn(person)).toBe(true);
    });

    test('counts a wrong password with those of other questions for it, and apart from sign-ins', async () => {
      const person = await registerPerson(app);
      const { max } = (await app.base.settings())['limits.sign_in_failures_per_account'];
      for (let count = 0; count < max; count += 1)
        await post('/me/erase', { password: 'not my password' }, person.cookie);
      const refused = await erase(person);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).not.toBeNull();
      const change = { currentPassword: person.password, newPassword: 'nine green bottles' };
      expect((await post('/auth/change-password', change, person.cookie)).status).toBe(429);
      expect((await post('/auth/login', { email: person.email, password: person.password })).status).toBe(200);
    });

    test('is refused to the last administrator', async () => {
      const [first, last] = [
        await registerPerson(app, { role: 'admin' }),
        await registerPerson(app, { role: 'admin' }),
      ];
      await app.database.db
        .updateTable('platform_setting')
        .set({ updated_by: first.userId })
        .where('key', '=', 'site.name')
        .execute();
      expect((await erase(first)).status).toBe(200);
      const refused = await erase(last);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ data: { reason: 'last_admin' } });
      expect(await isSignedIn(last)).toBe(true);
      await letDaysPass(app);
      expect(await placesOf(app, [first.userId, first.email])).toEqual([]);
    });

    test('of two administrators at once, one stays', async () => {
      await app.database.db.updateTable('profile').set({ role: 'job_seeker' }).where('role', '=', 'admin').execute();
      const both = [await registerPerson(app, { role: 'admin' }), await registerPerson(app, { role: 'admin' })];
      const answers = await Promise.all(both.map(erase));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('is refused to the only owner of a company that has other members, and changes nothing', async () => {
      const other = await registerPerson(app, { role: 'employer' });
      const { person, company } = await employerWithCompany('Left Behind', [{ person: other, role: 'recruiter' }]);
      const refused = await erase(person);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ data: { reason: 'only_owner' } });
      await app.drain();
      expect(await isSignedIn(person)).toBe(true);
      expect((await app.request('GET', `/api/companies/${company.slug}`, { cookie: other.cookie })).status).toBe(200);
      expect(smtp.mails.filter((mail) => mail.to?.[0]?.address === person.email)).toEqual([]);
    });

    test('leaves no trace of a seeker: no row, no bytes, no session', async () => {
      const person = await seekerWithALife();
      const username = await usernameOf(person);
      const words = [person.userId, person.profileId, person.email, username];
      expect((await placesOf(app, words)).length).toBeGreaterThan(words.length);
      const files = (
        await app.database.db.selectFrom('file').select('id').where('owner_id', '=', person.userId).execute()
      ).map(({ id }) => id);
      expect(await storedBytes()).toEqual(expect.arrayContaining(files));

      const answer = await erase(person);
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^parlance\.session_token=;.*Max-Age=0/)]);
      expect(await isSignedIn(person)).toBe(false);
      await letDaysPass(app);
      expect(await placesOf(app, words)).toEqual([]);
      const left = await storedBytes();
      expect(files.filter((id) => left.includes(id))).toEqual([]);
      expect((await post('/auth/login', { email: person.email, password: person.password })).status).toBe(401);
    });

    test('leaves no job of any task that names them, waiting, done or given up; what they caused for others is done', async () => {
      const [person, caused] = [await registerPerson(app), newId()];
      await app.database.pool.query(
        `insert into pgboss.job (name, source_name, data, state, start_after)
         select name, source_name, data, state::pgboss.job_state, now() + interval '1 day'
         from (values ('created', null, 'mail.deliver'), ('completed', null, 'mail.deliver'), ('created', 'mail.deliver', '__given_up')) as kinds (state, source_name, name),
           jsonb_array_elements($1::jsonb) as data`,
        [JSON.stringify([{ userId: person.userId }, { email: person.email }, { actorId: person.userId, id: caused }])],
      );
      expect((await erase(person)).status).toBe(200);
      // The last email goes once it was sent.
      expect(await placesOf(app, [person.userId, person.email])).toEqual([`public.mail: ${person.email}`]);
      const { rows } = await app.database.pool.query<{ data: object }>(
        `delete from pgboss.job where data ->> 'id' = $1 returning data`,
        [caused],
      );
      expect(rows.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => ({ id: caused, actorId: null })));
    });

    test('is told to the address, in the person’s language, by a mail that is not kept', async () => {
      const person = await seekerWithALife();
      await erase(person);
      await app.drain();
      const mail = smtp.lastTo(person.email);
      expect(mail.subject).toBe('Ihr Konto wurde gelöscht');
      expect(mail.text).toContain('Zoë');
      expect(await placesOf(app, [person.email])).toEqual([]);
    });

    test('takes a company along whose last member it was', async () => {
      const { person, company, logoFileId } = await employerWithCompany('Gone With The Wind');
      expect((await erase(person)).status).toBe(200);
      await letDaysPass(app);
      expect((await app.request('GET', `/api/companies/${company.slug}`)).status).toBe(404);
      expect(await placesOf(app, [person.userId, person.profileId, person.email, company.id, company.slug])).toEqual(
        [],
      );
      expect(await storedBytes()).not.toContain(logoFileId);
    });

    test('leaves a company that has another owner, with its logo', async () => {
      const other = await registerPerson(app, { role: 'employer' });
      const { person, company, logoFileId } = await employerWithCompany('Still Here', [
        { person: other, role: 'owner' },
      ]);
      expect((await erase(person)).status).toBe(200);
      await letDaysPass(app);
      expect(
        await (await app.request('GET', `/api/companies/${company.slug}`, { cookie: other.cookie })).json(),
      ).toMatchObject({ logoFileId });
      expect((await app.request('GET', `/api/files/${logoFileId}`)).status).toBe(200);
      expect(await placesOf(app, [person.userId, person.email])).toEqual([]);
    });

    test('of an administrator ends what they verified, on cached pages too', async () => {
      const [admin] = [await registerPerson(app, { role: 'admin' }), await registerPerson(app, { role: 'admin' })];
      const { person, company } = await employerWithCompany('Vouched For');
      await app.database.db
        .updateTable('company')
        .set({ verified_at: new Date(), verified_by: admin.userId, verified_how: 'call' })
        .where('id', '=', company.id)
        .execute();
      const page = async () =>
        (await (await app.request('GET', `/api/companies/${company.slug}`, { cookie: person.cookie })).json()) as {
          verification: object | null;
        };
      expect((await page()).verification).not.toBeNull();
      const invalidated: string[] = [];
      app.changes.listen((topics) => void invalidated.push(...(topics ?? [])));
      expect((await erase(admin)).status).toBe(200);
      expect((await page()).verification).toBeNull();
      await expect.poll(() => invalidated).toContain(companyTopic(company.id));
    });

    test('of two erasures at once, one wins', async () => {
      const person = await registerPerson(app);
      const answers = await Promise.all([erase(person), erase(person)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    });

    test('lets the address register again', async () => {
      const person = await registerPerson(app);
      await erase(person);
      const again = {
        firstName: 'Ana',
        lastName: 'Prado',
        email: person.email,
        password: 'nine green bottles',
        userType: 'employer',
        acceptsTerms: true,
      };
      expect((await post('/auth/register', again)).status).toBe(200);
      await app.drain();
      expect(smtp.mails.filter((mail) => mail.to?.[0]?.address === person.email)).toHaveLength(2);
    });
  });
});
