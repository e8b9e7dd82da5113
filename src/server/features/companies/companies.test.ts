import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Company } from '#contract/companies/companies.ts';
import type { FileKind } from '#contract/files/file-rules.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { callJobs, createActive, createDraft, registerColleague } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-00000000ffff';

let app: TestApp;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
  admin = await registerPerson(app, { role: 'admin' });
  seeker = await registerPerson(app);
});
beforeEach(async () => {
  employer = await registerPerson(app, { role: 'employer' });
  rival = await registerPerson(app, { role: 'employer' });
});

const call = async (method: string, path: string, person: TestPerson | undefined, json?: unknown) => {
  const answer = await app.request(method, path, { json, ...(person ? { cookie: person.cookie } : {}) });
  return {
    status: answer.status,
    body: (await answer.json()) as Company & { data?: { reason?: string; fields?: { path: string; code: string }[] } },
  };
};
const create = async (person: TestPerson, json: object = { name: 'Acme' }) =>
  (await call('POST', '/api/companies', person, json)).body;
/** The company as its members read it, unless stated otherwise. */
const read = async (slug: string, person = employer) => (await call('GET', `/api/companies/${slug}`, person)).body;

async function storeFile(owner: TestPerson, kind: FileKind): Promise<string> {
  const id = newId();
  await app.base.db
    .insertInto('file')
    .values({ id, owner_id: owner.userId, kind, name: 'f', size: 1, type: 'image/png', sha256: id, storage_key: id })
    .execute();
  return id;
}

async function verify(company: Company): Promise<void> {
  await app.base.db
    .updateTable('company')
    .set({ verified_at: new Date('2026-03-01T10:00:00Z'), verified_by: admin.userId, verified_how: 'documents' })
    .where('id', '=', company.id)
    .execute();
}

describe('creating a company', () => {
  test('is for employers only', async () => {
    expect((await call('POST', '/api/companies', undefined, { name: 'Acme' })).status).toBe(401);
    expect((await call('POST', '/api/companies', seeker, { name: 'Acme' })).status).toBe(403);
    expect((await call('POST', '/api/companies', admin, { name: 'Acme' })).status).toBe(403);
  });

  test('requires a name', async () => {
    for (const name of [undefined, '', '   ', '\u200b', 'a'.repeat(81), 'a\nb', 'a\ud800', 'evil\u202emoc']) {
      const refused = await call('POST', '/api/companies', employer, { name });
      expect(refused.status).toBe(422);
      expect(refused.body.data?.fields?.map(({ path }) => path)).toContain('name');
    }
    expect((await call('GET', '/api/me/company', employer)).body).toBeNull();
  });

  test('creates one per person, also when requested twice at once', async () => {
    const asked = Array.from({ length: 6 }, (_, index) =>
      call('POST', '/api/companies', employer, { name: `Twice ${index}` }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject({ reason: 'company_exists' });
    const { rows } = await app.database.pool.query(`select name from company where name like 'Twice%'`);
    expect(rows).toHaveLength(1);
  });

  test('gives each a slug of its own, also for many with the same name at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => registerPerson(app, { role: 'employer' })));
    const companies = await Promise.all(people.map((person) => create(person, { name: 'Überall & Söhne' })));
    expect(companies.map(({ slug }) => slug).sort()).toEqual([
      'uberall-sohne',
      'uberall-sohne-2',
      'uberall-sohne-3',
      'uberall-sohne-4',
      'uberall-sohne-5',
    ]);
  });

  test('stores all input, and lets its creator edit it (T116)', async () => {
    const logo = await storeFile(employer, 'logo');
    const given = {
      name: 'Sprach-Büro 言葉 😀',
      website: 'https://www.sprachbuero.example/about',
      industry: 'Translation',
      size: '11-50',
      country: 'DE',
      description: { de: 'Wir übersetzen.', fr: '' },
      logoFileId: logo,
    };
    const { slug } = await create(employer, given);
    expect(await read(slug, employer)).toMatchObject({
      ...given,
      description: { de: 'Wir übersetzen.' },
      logoUrl: `/api/files/${logo}`,
      verification: null,
      answers: null,
      can: { edit: true },
    });
    const stored = await app.base.db.selectFrom('company').select('domain').where('slug', '=', slug).executeTakeFirst();
    expect(stored).toEqual({ domain: 'sprachbuero.example' });
    expect((await call('GET', '/api/me/company', employer)).body).toMatchObject({ slug });
  });
});

describe('reading a company', () => {
  test('is for its members and administrators only while it has no open job', async () => {
    const { slug, id } = await create(employer);
    const colleague = await registerColleague(app, { companyId: id });
    const readers = { nobody: undefined, seeker, rival, admin, employer, colleague };
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(readers).map(
            async ([name, reader]) => [name, (await call('GET', `/api/companies/${slug}`, reader)).status] as const,
          ),
        ),
      );
    const closed = { nobody: 404, seeker: 404, rival: 404, admin: 200, employer: 200, colleague: 200 };
    const open = { ...closed, nobody: 200, seeker: 200, rival: 200 };

    expect(await statuses()).toEqual(closed);
    const job = await createDraft(app, employer);
    expect(await statuses()).toEqual(closed);
    await callJobs(app, 'POST', `/${job.id}/publish`, employer);
    expect(await statuses()).toEqual(open);
    await callJobs(app, 'POST', `/${job.id}/pause`, employer);
    expect(await statuses()).toEqual(closed);
    await callJobs(app, 'POST', `/${job.id}/publish`, employer);
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'Fraud' })
      .where('id', '=', job.id)
      .execute();
    expect(await statuses()).toEqual(closed);
    await createActive(app, employer);
    expect(await statuses()).toEqual(open);
  });

  test('does not allow others to edit it', async () => {
    const { slug, id } = await create(employer);
    await createActive(app, employer);
    for (const reader of [undefined, seeker, rival, admin]) {
      const { body } = await call('GET', `/api/companies/${slug}`, reader);
      expect(body).toMatchObject({ id, name: 'Acme', can: { edit: false } });
      expect(Object.keys(body)).not.toContain('keepApplicationsDays');
    }
  });

  test('does not work under any other address', async () => {
    await create(employer);
    for (const slug of ['no-such', 'ACME', '%00', "a'b", 'a'.repeat(200)]) {
      expect((await call('GET', `/api/companies/${slug}`, undefined)).status).toBe(404);
    }
  });

  test('returns nothing that its page does not show', async () => {
    const { slug } = await create(employer, { name: 'Bare' });
    expect(Object.keys(await read(slug)).sort()).toEqual(
      [
        'answers',
        'can',
        'country',
        'description',
        'id',
        'industry',
        // For its members.
        'keepApplicationsDays',
        'logoFileId',
        'logoUrl',
        'name',
        'size',
        'slug',
        'verification',
        'website',
      ].sort(),
    );
  });

  test('shows it as verified only with date, method and verifier (T17)', async () => {
    const company = await create(employer);
    await verify(company);
    expect((await read(company.slug)).verification).toEqual({
      at: '2026-03-01T10:00:00.000Z',
      how: 'documents',
      by: 'administrator',
    });
    await app.base.db.updateTable('company').set({ verified_by: null }).where('id', '=', company.id).execute();
    expect((await read(company.slug)).verification).toBeNull();
  });
});

describe('changing a company', () => {
  test('is for its members; others are refused if they can see it, and unknown ids are not found', async () => {
    const { id, slug } = await create(employer);
    expect((await call('PATCH', `/api/companies/${id}`, undefined, { name: 'Mine' })).status).toBe(401);
    expect((await call('PATCH', `/api/companies/${id}`, seeker, { name: 'Mine' })).status).toBe(403);
    expect((await call('PATCH', `/api/companies/${id}`, rival, { name: 'Mine' })).status).toBe(404);
    await createActive(app, employer);
    expect((await call('PATCH', `/api/companies/${id}`, rival, { name: 'Mine' })).status).toBe(403);
    for (const unknown of [UNKNOWN_ID, 'nonsense', slug]) {
      expect((await call('PATCH', `/api/companies/${unknown}`, employer, { name: 'Mine' })).status).toBe(404);
    }
    expect((await read(slug)).name).toBe('Acme');
  });

  test('refuses fields that only the server sets', async () => {
    const { id, slug } = await create(employer);
    for (const extra of [
      { slug: 'other' },
      { verification: {} },
      { verifiedAt: '2026-01-01T00:00:00Z' },
      { verified_by: employer.userId },
      { domain: 'x.example' },
      { createdAt: 'x' },
      { members: [] },
      { role: 'owner' },
    ]) {
      const refused = await call('PATCH', `/api/companies/${id}`, employer, { name: 'Changed', ...extra });
      expect(refused.status).toBe(422);
      expect(refused.body.data?.fields).toMatchObject([{ path: Object.keys(extra)[0], code: 'unknown_key' }]);
    }
    expect(await read(slug)).toMatchObject({ name: 'Acme', verification: null });
  });

  test('refuses invalid values', async () => {
    const { id } = await create(employer);
    const wrong: [object, string][] = [
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ website: 'https://known.example@other.example/' }, 'website'],
      [{ website: 'http://localhost/' }, 'website'],
      [{ size: '7' }, 'size'],
      [{ country: 'XX' }, 'country'],
      [{ description: { de: 'a'.repeat(4001) } }, 'description.de'],
      [{ description: { de: 'a\u0000' } }, 'description.de'],
      [{ description: { de: 'a\ud800' } }, 'description.de'],
      [{ description: { xx: 'a' } }, 'description.xx'],
    ];
    for (const [change, path] of wrong) {
      const refused = await call('PATCH', `/api/companies/${id}`, employer, change);
      expect([refused.status, refused.body.data?.fields?.[0]?.path]).toEqual([422, path]);
    }
  });

  test('accepts a logo only if it is the member’s own file, and a logo', async () => {
    const { id, slug } = await create(employer);
    for (const file of [await storeFile(rival, 'logo'), await storeFile(employer, 'avatar'), UNKNOWN_ID]) {
      const refused = await call('PATCH', `/api/companies/${id}`, employer, { logoFileId: file });
      expect([refused.status, refused.body.data?.fields]).toEqual([422, [{ path: 'logoFileId', code: 'invalid' }]]);
    }
    expect((await read(slug)).logoUrl).toBeNull();
  });

  test('is allowed to a recruiter too, who may keep the logo that the owner chose', async () => {
    const { id, slug } = await create(employer);
    const logoFileId = await storeFile(employer, 'logo');
    await call('PATCH', `/api/companies/${id}`, employer, { logoFileId });
    const recruiter = await registerPerson(app, { role: 'employer' });
    await app.base.db
      .insertInto('company_member')
      .values({ company_id: id, user_id: recruiter.userId, role: 'recruiter' })
      .execute();
    expect((await call('PATCH', `/api/companies/${id}`, recruiter, { logoFileId, industry: 'Sales' })).status).toBe(
      200,
    );
    expect(await read(slug, recruiter)).toMatchObject({ logoFileId, industry: 'Sales', can: { edit: true } });
  });

  test('changes only the given fields, and keeps its slug', async () => {
    const company = await create(employer, { name: 'Before', country: 'ES', website: 'https://before.example' });
    await call('PATCH', `/api/companies/${company.id}`, employer, {
      name: 'After',
      website: null,
      description: { it: 'b'.repeat(4000) },
    });
    expect(await read(company.slug, employer)).toEqual({
      ...company,
      name: 'After',
      website: null,
      description: { it: 'b'.repeat(4000) },
    });
  });

  test('ends the verification with a new name or website', async () => {
    for (const change of [{ name: 'Other' }, { website: 'https://other.example' }]) {
      const owner = await registerPerson(app, { role: 'employer' });
      const company = await create(owner, { name: 'Checked', website: 'https://checked.example' });
      await verify(company);
      await call('PATCH', `/api/companies/${company.id}`, owner, {
        name: 'Checked',
        website: 'https://checked.example',
        industry: 'Sales',
      });
      expect((await read(company.slug, owner)).verification).not.toBeNull();
      await call('PATCH', `/api/companies/${company.id}`, owner, change);
      expect((await read(company.slug, owner)).verification).toBeNull();
    }
  });

  test('invalidates its page, and the figures if it moved', async () => {
    const { id } = await create(employer);
    const update = (change: object) => call('PATCH', `/api/companies/${id}`, employer, change);
    expect(await heard(app, () => update({ industry: 'Sales' }))).toEqual([`company:${id}`]);
    expect(await heard(app, () => update({ country: 'PT' }))).toEqual([`company:${id}`, 'profiles']);
    expect(await heard(app, () => update({ country: 'PT', size: 'nonsense' }))).toEqual([]);
  });
});
