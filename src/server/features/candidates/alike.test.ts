import { beforeEach, expect, test } from 'vitest';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { AlikeCandidate } from '#contract/candidates/candidate-views.ts';
import { newId } from '#server/platform/id.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { applyAsNewcomer } from '#test/support/applications.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeEach(async () => {
  app = await sharedTestApp();
  owner = await registerEmployer(app);
});

async function ask(by: TestPerson, path: string) {
  const answer = await app.request('GET', `/api${path}`, { cookie: by.cookie });
  return { status: answer.status, body: (await answer.json()) as AlikeCandidate[] };
}

const plant = (given: Partial<Parameters<typeof plantCandidate>[1]> = {}) =>
  plantCandidate(app, { companyId: owner.companyId, ...given });
const reasonsFor = async (id: string) =>
  Object.fromEntries((await ask(owner, `/candidates/${id}/alike`)).body.map((one) => [one.id, one.reasons]));

const work = (company: string): ApplicantSnapshot['workExperience'][number] => ({
  id: newId(),
  position: 'Agent',
  company,
  startDate: '2020-01-01',
  endDate: null,
  isCurrent: true,
  description: '',
});

test.each<[string, Parameters<typeof plant>[0], Parameters<typeof plant>[0], string[]]>([
  [
    'the same address in another case',
    { lastName: 'One', facts: { contactEmail: 'vera@example.com' } },
    { lastName: 'Other', facts: { contactEmail: 'Vera@Example.com' } },
    ['address'],
  ],
  [
    'the same phone number, with and without the country',
    { lastName: 'One', phone: '+49 170 1234567' },
    { lastName: 'Other', phone: '0170/123 45 67' },
    ['phone'],
  ],
  [
    'the same name and an employer in common',
    { firstName: 'Jürgen', facts: { workExperience: [work('Café Zentral')] } },
    { firstName: 'JURGEN', facts: { workExperience: [work('Hotel Lux'), work('Cafe Zentral')] } },
    ['past'],
  ],
  ['the same name and city', { facts: { city: 'Köln' } }, { facts: { city: 'Koln' } }, ['past']],
  ['the same name alone', { facts: { city: 'Köln' } }, { facts: { city: 'Bonn' } }, []],
  [
    'the same employer alone',
    { lastName: 'One', facts: { workExperience: [work('Hotel Lux')] } },
    { lastName: 'Other', facts: { workExperience: [work('Hotel Lux')] } },
    [],
  ],
  ['no phone number at all', { lastName: 'One' }, { lastName: 'Other' }, []],
])('%s: %#', async (_, one, other, reasons) => {
  const [{ id }, { id: otherId }] = [await plant(one), await plant(other)];
  expect(await reasonsFor(id)).toEqual(reasons.length > 0 ? { [otherId]: reasons } : {});
  expect(await reasonsFor(otherId)).toEqual(reasons.length > 0 ? { [id]: reasons } : {});
});

test('names the same CV by its bytes, whatever the files are called', async () => {
  const file = (name: string) => ({ id: newId(), name });
  const [first, second] = [file('CV.pdf'), file('Lebenslauf.pdf')];
  for (const { id, name } of [first, second])
    await app.base.db
      .insertInto('file')
      .values({
        id,
        name,
        owner_id: owner.userId,
        kind: 'cv',
        size: 1,
        type: 'application/pdf',
        sha256: `same-${owner.userId}`,
        storage_key: id,
      })
      .execute();
  const { id } = await plant({ lastName: 'One', cvFileId: first.id });
  const { id: otherId } = await plant({ lastName: 'Other', cvFileId: second.id });
  expect(await reasonsFor(id)).toEqual({ [otherId]: ['cv'] });
});

test('compares neither with other companies nor with people who objected, and leaves out those joined already', async () => {
  const contactEmail = `${newId()}@example.com`;
  const same = { facts: { contactEmail } };
  const { id } = await plant({ lastName: 'One', ...same });
  await plantCandidate(app, { companyId: (await registerEmployer(app)).companyId, lastName: 'Foreign', ...same });
  await plant({ lastName: 'Objected', objectedAt: new Date(), ...same });
  const { id: joined } = await plant({ lastName: 'Joined', ...same });
  expect(await reasonsFor(id)).toEqual({ [joined]: ['address'] });
  const answer = await app.request('POST', `/api/candidates/${id}/join`, {
    cookie: owner.cookie,
    json: { otherId: joined },
  });
  expect(answer.status).toBe(200);
  expect(await reasonsFor(id)).toEqual({});
});

test('shows beside an application who may be the same person, but not to interviewers and strangers (T467)', async () => {
  const { id: jobId } = await createActive(app, owner);
  const applicationId = await applyAsNewcomer(app, jobId);
  const { applicant_id: profileId } = await app.base.db
    .selectFrom('application')
    .select('applicant_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const same = { facts: { contactEmail: `${newId()}@example.com` } };
  const { id } = await plant({ profileId, origin: 'applied', ...same });
  const { id: otherId } = await plant({ lastName: 'Other', ...same });
  expect((await ask(owner, `/applications/${applicationId}/candidate`)).body).toMatchObject({
    candidateId: id,
    alike: [{ id: otherId, reasons: ['address'] }],
  });
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const stranger = await registerEmployer(app);
  for (const one of [reader, stranger])
    expect((await ask(one, `/applications/${applicationId}/candidate`)).status).toBe(404);
});
