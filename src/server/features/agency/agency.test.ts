import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { AgencySettings, Consultant } from '#contract/agency/agency.ts';
import { registerAgency } from '#test/support/agency.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
});
afterAll(() => app.close());

interface Body extends AgencySettings, Pick<Viewer, 'isConsultant'> {
  agency: { id: string } | null;
  consultants: Consultant[];
}

const call = (method: string, path: string, by: TestPerson, json?: object) =>
  callApi<Body>(app, method, path, by, json);

const name = (companyId: string | null) => call('PUT', '/admin/agency', admin, { companyId });

const isConsultant = async (person: TestPerson) => (await call('GET', '/me', person)).body.isConsultant;

const settings: AgencySettings = {
  seller: { name: 'Parlance GmbH', country: 'DE', vatId: 'DE123456789' },
  terms: { en: 'Only we present this person for this job.' },
  invoicePrefix: 'RE-2026-',
};

test('refuses to name an unknown company, and keeps the agency (T640)', async () => {
  const { companyId } = await registerAgency(app);
  expect((await name(UNKNOWN_ID)).status).toBe(404);
  expect((await call('GET', '/agency', admin)).body).toMatchObject({ agency: { id: companyId } });
});

test('refuses what the agency states of itself to all but its consultants, and changes to all but its owners', async () => {
  const owner = await registerAgency(app);
  const [recruiter, manager, reader] = await Promise.all([
    registerColleague(app, owner),
    registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    registerColleague(app, owner, { memberAs: 'reader' }),
  ]);
  const employer = await registerEmployer(app);
  for (const outsider of [manager, reader, employer]) {
    expect((await call('GET', '/agency/settings', outsider)).status).toBe(404);
    expect((await call('PUT', '/agency/settings', outsider, settings)).status).toBe(404);
    expect((await call('GET', '/agency/consultants', outsider)).status).toBe(404);
  }
  expect((await call('PUT', '/agency/settings', recruiter, settings)).status).toBe(403);
  const wrong = { ...settings, seller: { country: 'XX' } };
  expect((await call('PUT', '/agency/settings', owner, wrong)).status).toBe(422);
});

test('makes owners and recruiters of the named company consultants, and no one else (T641)', async () => {
  const owner = await registerEmployer(app, { firstName: 'Zoe', lastName: 'Arndt' });
  const recruiter = await registerColleague(app, owner, { firstName: 'Ana', lastName: 'Prado' });
  const interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
  expect(await isConsultant(owner)).toBe(false);
  await name(owner.companyId);
  const found = await Promise.all([owner, recruiter, interviewer, admin].map(isConsultant));
  expect(found).toEqual([true, true, false, false]);
  const { consultants } = (await call('GET', '/agency/consultants', recruiter)).body;
  expect(consultants.map((one) => [one.name, one.isSelf])).toEqual([
    ['Ana Prado', true],
    ['Zoe Arndt', false],
  ]);
});

test('has one house agency at a time, and keeps what a former one stated for when it is named again (T642)', async () => {
  const [first, second] = [await registerAgency(app), await registerEmployer(app)];
  await call('PUT', '/agency/settings', first, { ...settings, terms: { ...settings.terms, de: ' ' } });
  await name(second.companyId);
  expect((await call('GET', '/agency/settings', first)).status).toBe(404);
  expect(await isConsultant(second)).toBe(true);
  await name(first.companyId);
  expect((await call('GET', '/agency/settings', first)).body).toEqual(settings);
  expect((await name(null)).body).toEqual({ agency: null });
  expect(await isConsultant(first)).toBe(false);
});

test('names one of two companies that are named at once', async () => {
  const companies = await Promise.all([registerEmployer(app), registerEmployer(app)]);
  await Promise.all(companies.map(({ companyId }) => name(companyId)));
  const named = await app.base.db.selectFrom('agency').select('company_id').where('named_at', 'is not', null).execute();
  expect(named).toHaveLength(1);
});

test('records in the audit trail who changed what the agency states of itself', async () => {
  const owner = await registerAgency(app);
  await call('PUT', '/agency/settings', owner, settings);
  const entries = await app.base.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id'])
    .where('actor_id', '=', owner.userId)
    .execute();
  expect(entries).toEqual([{ action: 'agency.settings_changed', subject_id: owner.companyId }]);
});

test('records in the audit trail which company becomes the house agency, and which is it no longer', async () => {
  const [first, second] = [await registerAgency(app), await registerEmployer(app)];
  await name(second.companyId);
  await name(second.companyId);
  const entries = await app.base.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id'])
    .where('subject_id', 'in', [first.companyId, second.companyId])
    .where('actor_id', '=', admin.userId)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, subject_id: id }) => [action, id])).toEqual([
    ['agency.unnamed', first.companyId],
    ['agency.named', second.companyId],
  ]);
});
