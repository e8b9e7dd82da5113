import { beforeEach, describe, expect, test } from 'vitest';

import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { statedCandidate } from '#test/support/candidates.ts';
import { dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { webhookInput } from '#test/support/webhooks.ts';

import { tellDue } from './tell.ts';

const world = applyingWorld();
let number = 0;
const someone = () => `ines-${(number += 1)}@example.com`;

beforeEach(async () => void (await world.app.database.db.deleteFrom('rate_limit').execute()));

interface Body {
  id: string;
  applicationId: string | null;
  data?: { reason?: string; candidateId?: string; fields?: { path: string; code: string }[] };
}

async function ask(method: string, path: string, person: Pick<TestPerson, 'cookie'> | undefined, json?: unknown) {
  const answer = await world.app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const add = (person: TestPerson | undefined, more: Partial<AddCandidateInput> = {}, email = someone()) =>
  ask('POST', '/candidates', person, statedCandidate(email, more));

const candidate = async (id: string) =>
  world.app.base.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .innerJoin('user_account as account', 'account.id', 'profile.user_id')
    .selectAll('candidate')
    .select([
      'account.email',
      'account.email_verified',
      'account.id as user_id',
      'profile.city',
      'profile.contact_email',
    ])
    .where('candidate.id', '=', id)
    .executeTakeFirst();

async function mailsTo(address: string) {
  await world.app.drain();
  return world.app.base.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', address).execute();
}

async function colleague(memberAs: 'reader' | 'interviewer' | 'hiring_manager') {
  const { company_id: companyId } = await world.app.base.db
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', world.employer.userId)
    .executeTakeFirstOrThrow();
  return registerColleague(world.app, { companyId }, { memberAs });
}

const daysLater = (days: number) => ({
  ...world.app.system,
  clock: { now: () => new Date(Date.now() + days * 86_400_000) },
});

describe('adding a person by hand', () => {
  test('is refused to everyone but owners and recruiters of a company', async () => {
    expect((await add(undefined)).status).toBe(401);
    for (const person of [world.seeker, await registerPerson(world.app, { role: 'admin' })])
      expect((await add(person)).status).toBe(403);
    for (const role of ['reader', 'interviewer', 'hiring_manager'] as const)
      expect((await add(await colleague(role))).status).toBe(403);
    const without = await registerPerson(world.app, { role: 'employer' });
    expect((await add(without)).body.data).toEqual({ reason: 'company_required' });
  });

  test.each<[string, Partial<AddCandidateInput>, string]>([
    ['without an address', { email: '' }, 'email'],
    ['without a name', { lastName: '' }, 'lastName'],
    ['without saying from where the data are', { source: ' ' }, 'source'],
    ['with a link as the source', { source: 'https://evil.example/x' }, 'source'],
    ['told tomorrow', { toldOn: dayIn(1) }, 'toldOn'],
    ['with a CV of another user', { cvFileId: UNKNOWN_ID }, 'cvFileId'],
  ])('is refused %s, by the name of the field', async (_how, wrong, path) => {
    const { status, body } = await add(world.employer, wrong, wrong.email ?? someone());
    expect([status, body.data?.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  test('keeps what was entered, and tells the person after three days (T450)', async () => {
    const address = someone();
    const { status, body } = await add(world.employer, {}, address);
    expect(status).toBe(201);
    expect(await candidate(body.id)).toMatchObject({
      origin: 'by_hand',
      source: 'Career fair in Porto',
      phone: '+351 910 000 000',
      added_by: world.employer.userId,
      told_at: null,
      email: null,
      email_verified: false,
      contact_email: address,
      city: 'Porto',
      facts: { firstName: 'Inês', city: 'Porto', skills: ['Salesforce'], contactEmail: address },
    });
    await tellDue(daysLater(2.9));
    expect(await mailsTo(address)).toEqual([]);
    await tellDue(daysLater(3.1));
    await tellDue(daysLater(3.1));
    const [mail, ...others] = await mailsTo(address);
    expect([mail?.subject, others]).toEqual(['Acme guarda os seus dados', []]);
    expect(mail?.text).toContain('Career fair in Porto');
    expect(mail?.text).toContain('/pt/applications/mailed#token=');
    expect(await candidate(body.id)).toMatchObject({ tell_at: null, email_verified: true });
  });

  test('names the known candidate for an address that the company has, and adds it for another company (T449)', async () => {
    const address = someone();
    const first = await add(world.employer, {}, address);
    const again = await add(world.employer, {}, address.toUpperCase());
    expect([again.status, again.body.data]).toEqual([409, { reason: 'candidate_known', candidateId: first.body.id }]);
    expect((await add(world.rival, {}, address)).status).toBe(201);
  });

  test('adds an address once when two members enter it at once', async () => {
    const address = someone();
    const both = await Promise.all([add(world.employer, {}, address), add(world.employer, {}, address)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('is limited for each company', async () => {
    await changeSetting(world.app, 'limits.candidates_per_company', { max: 1, seconds: 3_600 });
    const statuses = [await add(world.employer), await add(world.employer), await add(world.rival)];
    await changeSetting(world.app, 'limits.candidates_per_company', { max: 10_000, seconds: 86_400 });
    expect(statuses.map(({ status }) => status)).toEqual([201, 429, 201]);
  });
});

describe('adding a person to a job', () => {
  test('is refused for jobs of other companies and for closed ones (T448)', async () => {
    for (const jobId of [UNKNOWN_ID, world.jobId]) expect((await add(world.rival, { jobId })).status).toBe(404);
    await ask('POST', `/jobs/${world.jobId}/close`, world.employer, { reason: 'cancelled' });
    const { body } = await add(world.employer, { jobId: world.jobId });
    expect(body.data).toEqual({ reason: 'job_closed' });
  });

  test('makes a new application that says who entered it, and asks the person nothing (T447)', async () => {
    const address = someone();
    const { applicationId } = (await add(world.employer, { jobId: world.jobId }, address)).body;
    const application = await world.app.base.db
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(application).toMatchObject({
      status: 'new',
      is_added: true,
      added_by: world.employer.userId,
      answer_due_at: null,
      applicant_facts: { lastName: 'Tavares', contactEmail: address },
    });
    expect((await ask('GET', `/applications/${applicationId}`, world.employer)).status).toBe(200);
    await world.move(applicationId ?? '', 'reject', world.employer);
    expect(await mailsTo(address)).toEqual([]);
  });
});

describe('a CV', () => {
  const upload = async (person: TestPerson) => {
    const { app } = world;
    const answer = await app.request('POST', '/api/files', {
      body: uploadForm('cv', 'cv.pdf', pdf()),
      cookie: person.cookie,
    });
    return ((await answer.json()) as { id: string }).id;
  };

  test('of another user is not read', async () => {
    const fileId = await upload(world.rival);
    expect((await ask('POST', '/candidates/read-cv', world.employer, { fileId })).status).toBe(422);
    expect((await ask('POST', '/candidates/read-cv', world.seeker, { fileId })).status).toBe(403);
  });

  test('that cannot be read is kept with the candidate, and belongs to them (T445)', async () => {
    const fileId = await upload(world.employer);
    const read = await ask('POST', '/candidates/read-cv', world.employer, { fileId });
    expect([read.status, read.body.data?.reason]).toEqual([422, 'file_damaged']);
    const { body } = await add(world.employer, { cvFileId: fileId });
    const row = await candidate(body.id);
    const file = await world.app.base.db
      .selectFrom('file')
      .select('owner_id')
      .where('id', '=', fileId)
      .executeTakeFirst();
    expect([row?.origin, row?.cv_file_id, file?.owner_id]).toEqual(['cv', fileId, row?.user_id]);
    expect((await add(world.employer, { cvFileId: fileId })).status).toBe(422);
  });
});

describe('an added person', () => {
  test.each(['update', 'remove', 'tell', 'markTold'] as const)('%s is refused to others', async (act) => {
    const address = someone();
    const { id } = (await add(world.employer, {}, address)).body;
    const call = (person: TestPerson | undefined) => calls[act](id, person, address);
    expect((await call(undefined)).status).toBe(401);
    expect((await call(world.seeker)).status).toBe(403);
    for (const person of [world.rival, await colleague('reader'), await colleague('hiring_manager')])
      expect((await call(person)).status).toBe(404);
    expect((await call(world.employer)).status).toBe(200);
  });

  const calls = {
    update: (id: string, person: TestPerson | undefined, email: string) => {
      const { jobId: _job, cvFileId: _cv, toldOn: _told, ...stated } = statedCandidate(email, { city: 'Braga' });
      return ask('PUT', `/candidates/${id}`, person, stated);
    },
    remove: (id: string, person: TestPerson | undefined) => ask('DELETE', `/candidates/${id}`, person),
    tell: (id: string, person: TestPerson | undefined) => ask('POST', `/candidates/${id}/tell`, person, {}),
    markTold: (id: string, person: TestPerson | undefined) =>
      ask('POST', `/candidates/${id}/told`, person, { on: dayIn(-2) }),
  };

  test('is told once, at once or by the company (T451)', async () => {
    const [address, other] = [someone(), someone()];
    const { id } = (await add(world.employer, {}, address)).body;
    await calls.tell(id, world.employer);
    for (const again of [calls.tell, calls.markTold]) expect((await again(id, world.employer)).status).toBe(409);
    expect(await mailsTo(address)).toHaveLength(1);
    const marked = (await add(world.employer, {}, other)).body.id;
    await calls.markTold(marked, world.employer);
    await tellDue(daysLater(4));
    expect(await mailsTo(other)).toEqual([]);
    const row = await candidate(marked);
    expect([row?.told_at?.toISOString().slice(0, 10), row?.told_by, row?.email_verified]).toEqual([
      dayIn(-2),
      world.employer.userId,
      true,
    ]);
  });

  test('is corrected for the person too until they are told; their address stays afterwards', async () => {
    const [address, corrected] = [someone(), someone()];
    const { id } = (await add(world.employer, {}, address)).body;
    expect((await calls.update(id, world.employer, corrected)).status).toBe(200);
    expect(await candidate(id)).toMatchObject({ city: 'Braga', contact_email: corrected, facts: { city: 'Braga' } });
    await calls.tell(id, world.employer);
    expect((await calls.update(id, world.employer, address)).status).toBe(409);
    expect(await mailsTo(address)).toEqual([]);
  });
});

describe('webhooks', () => {
  test('learn that a person was added and claimed what is theirs, by ids alone (T477)', async () => {
    const owner = await registerEmployer(world.app);
    await ask('POST', `/companies/${owner.companyId}/webhooks`, owner, {
      ...webhookInput,
      events: ['candidate.added', 'candidate.claimed'],
    });
    const { id: candidateId } = (await add(owner)).body;
    await ask('POST', `/candidates/${candidateId}/tell`, owner, {});
    const { user_id: userId = '' } = (await candidate(candidateId)) ?? {};
    const person = { cookie: await signInAs(world.app, { userId }) };
    expect((await ask('POST', '/people/claim', person, { password: 'a walk along the harbour' })).status).toBe(200);
    const sent = await world.app.base.db
      .selectFrom('webhook_delivery')
      .select(['event', 'data'])
      .orderBy('id')
      .execute();
    const data = { companyId: owner.companyId, candidateId };
    expect(sent).toEqual([
      { event: 'candidate.added', data },
      { event: 'candidate.claimed', data },
    ]);
  });
});
