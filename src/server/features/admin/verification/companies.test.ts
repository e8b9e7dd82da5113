import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AdminCompany, CompanyRow } from '#contract/admin/admin-verification.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Company } from '#contract/companies/companies.ts';
import { companyTopic } from '#contract/topics.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import { createActive, createDraft, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let admin: TestPerson;
let employer: TestPerson;
let seeker: TestPerson;
let company: Company;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  seeker = await registerPerson(app);
});
beforeEach(async () => {
  count += 1;
  employer = await registerPerson(app, { role: 'employer', firstName: 'Jonas', lastName: 'Weber' });
  company = (
    await call<Company>(
      'POST',
      '/companies',
      { name: `Äcme ${count}`, website: `https://acme-${count}.example.com` },
      employer.cookie,
    )
  ).body;
});
afterAll(() => app.close());

interface Answer<Body> {
  status: number;
  body: Body & { data?: { reason?: string; fields?: { path: string }[] } };
}

async function call<Body = AdminCompany>(
  method: string,
  path: string,
  json?: unknown,
  cookie: string | undefined = admin.cookie,
): Promise<Answer<Body>> {
  const answer = await app.request(method, `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}
const verify = (json: object = {}, id = company.id, cookie?: string) =>
  call(
    'POST',
    `/admin/companies/${id}/verify`,
    { how: 'documents', note: 'Extract of the register.', name: company.name, website: company.website, ...json },
    cookie,
  );
const withdraw = (reason: unknown = 'The extract was forged.', id = company.id, cookie?: string) =>
  call('POST', `/admin/companies/${id}/withdraw-verification`, { reason }, cookie);
const read = async () => (await call('GET', `/admin/companies/${company.id}`)).body;
const page = async () =>
  (await call<Company>('GET', `/companies/${company.slug}`, undefined, employer.cookie)).body.verification;
const namesOf = async (query: string) =>
  (await call<{ companies: CompanyRow[] }>('GET', `/admin/companies${query}`)).body.companies.map(({ name }) => name);
const audit = async () =>
  (await call<{ entries: AuditEntry[] }>('GET', `/admin/audit?subject=${company.id}`)).body.entries.map(
    ({ action, actor, subject, details }) => ({ action, actor: actor?.name, subject: subject.name, ...details }),
  );

describe('companies in the administration', () => {
  test('are refused to everyone else', async () => {
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      expect((await call('GET', '/admin/companies', undefined, cookie)).status).toBe(status);
      expect((await call('GET', `/admin/companies/${company.id}`, undefined, cookie)).status).toBe(status);
      expect((await verify({}, company.id, cookie)).status).toBe(status);
      expect((await withdraw('x', company.id, cookie)).status).toBe(status);
      expect(
        (await call('POST', `/admin/companies/${company.id}/domain-mail`, { mailbox: 'info' }, cookie)).status,
      ).toBe(status);
    }
    expect(await page()).toBeNull();
  });

  test('that do not exist return 404', async () => {
    for (const id of [UNKNOWN_ID, 'nothing']) {
      expect((await call('GET', `/admin/companies/${id}`)).status).toBe(404);
      expect((await verify({}, id)).status).toBe(404);
      expect((await withdraw('x', id)).status).toBe(404);
      expect((await call('POST', `/admin/companies/${id}/domain-mail`, { mailbox: 'info' })).status).toBe(404);
    }
  });

  test('are found by parts of name and domain, by verification, and by open jobs', async () => {
    expect(await namesOf(`?q=acme+${count}`)).toContain(company.name);
    expect(await namesOf(`?q=ÄCME-${count}.exam`)).toEqual([company.name]);
    expect(await namesOf('?q=%25')).toEqual([]);
    expect(await namesOf('?state=verified')).not.toContain(company.name);
    expect(await namesOf('?state=unverified')).toContain(company.name);
    await verify();
    expect(await namesOf('?state=verified')).toContain(company.name);
    expect(await namesOf('?hiring=yes')).toEqual([]);
    await createActive(app, employer);
    expect(await namesOf('?hiring=yes&state=verified')).toEqual([company.name]);
    for (const query of ['?state=maybe', '?hiring=no', '?cursor=nowhere', '?color=red'])
      expect((await call('GET', `/admin/companies${query}`)).status, query).toBe(422);
  });

  test('are counted while they have open jobs and are not verified', async () => {
    const hiring = async () => (await call<{ hiring: number }>('GET', '/admin/companies/unverified/count')).body.hiring;
    const before = await hiring();
    await createActive(app, employer);
    expect(await hiring()).toBe(before + 1);
    await verify();
    expect(await hiring()).toBe(before);
  });

  test('are paged without gaps', async () => {
    const rows = Array.from({ length: 27 }, (_, index) => ({
      id: `019aa000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      name: `Paged ${index}`,
      slug: `paged-${index}`,
      description: '{}',
    }));
    await app.base.db.insertInto('company').values(rows).execute();
    const first = (await call<{ companies: CompanyRow[]; nextCursor: string }>('GET', '/admin/companies?q=paged')).body;
    expect(first.companies).toHaveLength(25);
    const second = (
      await call<{ companies: CompanyRow[]; nextCursor: null }>(
        'GET',
        `/admin/companies?q=paged&cursor=${first.nextCursor}`,
      )
    ).body;
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.companies, ...second.companies].map(({ name }) => name)).size).toBe(27);
  });

  test('are shown with their members and activity', async () => {
    await createDraft(app, employer);
    await createActive(app, employer);
    expect(await read()).toMatchObject({
      jobs: 2,
      openJobs: 1,
      applications: 0,
      isHiring: true,
      members: [{ name: 'Jonas Weber', memberAs: 'owner', state: 'verified' }],
      history: [],
      mails: [],
      can: { verify: true, withdraw: false, askDomainMail: true },
    });
  });
});

describe('a manual verification', () => {
  test('requires a method and evidence', async () => {
    for (const json of [
      { how: undefined },
      { how: 'domain' },
      { how: 'dream' },
      { note: '' },
      { note: '  ' },
      { note: 'x'.repeat(1_001) },
    ])
      expect((await verify(json)).status, JSON.stringify(json)).toBe(422);
    for (const reason of [undefined, '', ' ']) expect((await withdraw(reason ?? null)).status).toBe(422);
    expect(await page()).toBeNull();
  });

  test('requires the name and website that were checked', async () => {
    await call('PATCH', `/companies/${company.id}`, { name: 'Somebody Else' }, employer.cookie);
    const { status, body } = await verify();
    expect([status, body.data?.reason]).toEqual([409, 'company_changed']);
    expect((await verify({ name: 'Somebody Else', website: null })).status).toBe(409);
    expect((await verify({ name: 'Somebody Else' })).status).toBe(200);
  });

  test('invalidates the cached pages of the company, and is shown without the note', async () => {
    expect(await heard(app, () => verify({ how: 'call' }))).toEqual([companyTopic(company.id)]);
    expect(await page()).toMatchObject({ how: 'call', by: 'administrator' });
    expect(
      JSON.stringify((await call('GET', `/companies/${company.slug}`, undefined, employer.cookie)).body),
    ).not.toContain('register');
  });

  test('is made once when several make it at once, and withdrawn once', async () => {
    const made = await Promise.all([verify(), verify({ how: 'call' }), verify({ how: 'other' })]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const withdrawn = await Promise.all([withdraw(), withdraw()]);
    expect(withdrawn.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await page()).toBeNull();
  });

  test('is in the history and in the audit log, and so is its end', async () => {
    await verify();
    await withdraw();
    const { history, verification, can } = await read();
    expect(verification).toBeNull();
    expect(can.verify).toBe(true);
    expect(history).toMatchObject([
      {
        how: 'documents',
        note: 'Extract of the register.',
        name: company.name,
        mail: null,
        by: { name: 'Ada Boss' },
        end: { how: 'withdrawn', by: { name: 'Ada Boss' }, reason: 'The extract was forged.' },
      },
    ]);
    expect(await audit()).toEqual([
      {
        action: 'company.verification_withdrawn',
        actor: 'Ada Boss',
        subject: company.name,
        check: 'documents',
        reason: 'The extract was forged.',
      },
      { action: 'company.verified', actor: 'Ada Boss', subject: company.name, check: 'documents' },
    ]);
  });

  test('ends when the name changes, which the history shows', async () => {
    await verify();
    await call('PATCH', `/companies/${company.id}`, { name: 'Other' }, employer.cookie);
    expect(await page()).toBeNull();
    expect((await read()).history).toMatchObject([{ end: { how: 'changed', by: { name: 'Jonas Weber' } } }]);
  });

  test('ends with the account of the administrator who made it', async () => {
    const second = await registerPerson(app, { role: 'admin' });
    await verify({}, company.id, second.cookie);
    expect((await call('POST', '/me/erase', { password: second.password }, second.cookie)).status).toBe(200);
    expect(await page()).toBeNull();
    expect(await read()).toMatchObject({ can: { verify: true }, history: [{ by: null, end: { how: 'unattended' } }] });
    expect((await verify()).status).toBe(200);
  });
});

test('an email requested by an administrator is recorded, and shown until it is answered', async () => {
  const { status } = await call('POST', `/admin/companies/${company.id}/domain-mail`, { mailbox: 'info' });
  expect(status).toBe(200);
  expect((await read()).mails).toMatchObject([
    { email: `info@acme-${count}.example.com`, askedBy: { name: 'Ada Boss' } },
  ]);
  expect(await audit()).toEqual([{ action: 'company.domain_mail_sent', actor: 'Ada Boss', subject: company.name }]);
  await verify();
  expect(await read()).toMatchObject({ mails: [], can: { askDomainMail: false } });
  expect((await call('POST', `/admin/companies/${company.id}/domain-mail`, { mailbox: 'info' })).status).toBe(409);
});
