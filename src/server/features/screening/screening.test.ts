import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce } from '#test/support/at-once.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import {
  callScreening,
  finishScreening,
  openScreening,
  registerConsultant,
  screeningInput,
} from '#test/support/screening.ts';

import { inTransaction } from '../../context.ts';
import { nameAgency } from '../agency/agency.ts';
import { openScreening as openScreeningOf } from './open.ts';

let app: TestApp;
let consultant: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  consultant = await registerConsultant(app);
});
afterAll(() => app.close());

const call = <Body = Screening>(method: string, path: string, person?: TestPerson, json?: object) =>
  callScreening<Body>(app, method, path, person, json);

const own = (method: string, path: string, person: TestPerson, json?: object) =>
  call<OwnScreenings>(method, path, person, json);

const wrongStatus = { status: 409, body: { data: { reason: 'wrong_status' } } };

test('hides screenings from everyone but consultants of the agency (T650)', async () => {
  const { id, seeker } = await openScreening(app, consultant);
  const stranger = await registerEmployer(app);
  const others = await Promise.all(
    (['hiring_manager', 'interviewer', 'reader'] as const).map((memberAs) =>
      registerColleague(app, consultant, { memberAs }),
    ),
  );
  expect((await call('GET', `/screenings/${id}`)).status).toBe(401);
  expect((await call('GET', `/screenings/${id}`, seeker)).status).toBe(403);
  for (const person of [stranger, ...others]) {
    expect((await call('GET', `/screenings/${id}`, person)).status).toBe(404);
    expect((await call('GET', '/screenings', person)).status).toBe(404);
    expect((await call('PUT', `/screenings/${id}`, person, screeningInput())).status).toBe(404);
  }
  const colleague = await registerColleague(app, consultant);
  expect((await call('GET', `/screenings/${id}`, colleague)).body.person.name).toBe('Ana Prado');
});

test('refuses to screen people whom the agency does not know', async () => {
  const elsewhere = await registerEmployer(app);
  const { id } = await plantCandidate(app, { companyId: elsewhere.companyId });
  expect((await call('POST', '/screenings', consultant, { candidateId: id })).status).toBe(404);
  expect((await call('POST', '/screenings', consultant, { candidateId: UNKNOWN_ID })).status).toBe(404);
  expect((await call('POST', '/screenings', consultant, { applicationId: UNKNOWN_ID })).status).toBe(404);
  expect((await call('POST', '/screenings', elsewhere, { candidateId: id })).status).toBe(404);
});

test('does not reveal an applicant under blind review by a screening', async () => {
  const { id: jobId } = await createActive(app, consultant);
  await app.base.db.updateTable('job').set({ blind_review: true }).where('id', '=', jobId).execute();
  const seeker = await registerPerson(app);
  const { body } = await call<{ id: string }>('POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: '' });
  expect(await call('POST', '/screenings', consultant, { applicationId: body.id })).toMatchObject({
    status: 409,
    body: { data: { reason: 'not_revealed' } },
  });
});

test('screens a person whom the agency added, one at a time (T651)', async () => {
  const { id: candidateId } = await plantCandidate(app, { companyId: consultant.companyId });
  const open = () => call<{ id: string }>('POST', '/screenings', consultant, { candidateId });
  const [first, second] = await sendAtOnce(app, 'lock table screening in exclusive mode', [open, open]);
  expect(first?.status).toBe(201);
  expect(second?.body.id).toBe(first?.body.id);
});

test('takes one request of a person at a time', async () => {
  const seeker = await registerPerson(app);
  expect((await own('POST', '/me/screenings', seeker)).body).toMatchObject({
    screenings: [{ state: 'requested', isRequested: true }],
    can: { ask: false },
  });
  expect(await own('POST', '/me/screenings', seeker)).toMatchObject(wrongStatus);
});

test('refuses languages that no consultant has heard yet', async () => {
  const { id, seeker } = await openScreening(app, consultant);
  const heard = { language: 'fr', level: 'C1' } as const;
  const given = [
    { ...heard, heardBy: seeker.userId, heardOn: '2026-01-15' },
    { ...heard, heardBy: null, heardOn: '2026-01-15' },
    { ...heard, heardBy: consultant.userId, heardOn: '2099-01-15' },
  ];
  for (const language of given)
    expect((await call('PUT', `/screenings/${id}`, consultant, screeningInput({ languages: [language] }))).status).toBe(
      422,
    );
});

test('refuses to finish what was not begun, or without anything checked', async () => {
  const seeker = await registerPerson(app);
  const { body } = await own('POST', '/me/screenings', seeker);
  const id = body.screenings[0]?.id ?? '';
  expect(await call('POST', `/screenings/${id}/finish`, consultant)).toMatchObject(wrongStatus);
  const findings = { identity: null, rightToWork: null, availability: null, wishes: null };
  await call('PUT', `/screenings/${id}`, consultant, screeningInput({ findings }));
  expect(await call('POST', `/screenings/${id}/finish`, consultant)).toMatchObject(wrongStatus);
});

test('finishes a screening in the consultant’s name for twelve months (T652)', async () => {
  const { id, seeker } = await finishScreening(app, consultant);
  const { body } = await own('GET', '/me/screenings', seeker);
  const [screening] = body.screenings;
  expect(screening).toMatchObject({
    id,
    state: 'done',
    doneBy: 'Marta Keller',
    languages: [{ heardBy: 'Marta Keller' }],
  });
  const doneAt = new Date(screening?.doneAt ?? '');
  const until = new Date(screening?.validUntil ?? '');
  expect(until.getUTCFullYear() * 12 + until.getUTCMonth()).toBe(
    doneAt.getUTCFullYear() * 12 + doneAt.getUTCMonth() + 12,
  );
});

test('keeps each person’s screening to themselves', async () => {
  const { id } = await finishScreening(app, consultant);
  const stranger = await registerPerson(app);
  expect((await own('PUT', `/me/screenings/${id}/parts/identity`, stranger, { isShown: true })).status).toBe(404);
  expect((await own('POST', `/me/screenings/${id}/parts/identity/contest`, stranger, { words: 'No' })).status).toBe(
    404,
  );
  expect((await own('POST', `/me/screenings/${id}/withdraw`, stranger)).status).toBe(404);
});

test('refuses to show what is not done yet', async () => {
  const { id, seeker } = await openScreening(app, consultant);
  expect(await own('PUT', `/me/screenings/${id}/parts/identity`, seeker, { isShown: true })).toMatchObject(wrongStatus);
});

test('hides a part that changes after it was done until the person shows it again (T653)', async () => {
  const { id, seeker } = await finishScreening(app, consultant);
  for (const part of ['identity', 'availability'])
    await own('PUT', `/me/screenings/${id}/parts/${part}`, seeker, { isShown: true });
  const before = (await call('GET', `/screenings/${id}`, consultant)).body;
  const languages = before.languages.map((heard) => ({ ...heard, heardBy: consultant.userId }));
  const findings = { ...before.findings, identity: { document: 'identity_card' as const } };
  const { body } = await call('PUT', `/screenings/${id}`, consultant, screeningInput({ findings, languages }));
  expect(body).toMatchObject({ state: 'done' });
  expect(body.parts.filter(({ isShown }) => isShown).map(({ part }) => part)).toEqual(['availability']);
});

test('deletes what was written when a person withdraws (T654)', async () => {
  const { id, seeker } = await finishScreening(app, consultant);
  const { body } = await own('POST', `/me/screenings/${id}/withdraw`, seeker);
  expect(body.screenings[0]).toMatchObject({ state: 'withdrawn', languages: [], findings: { identity: null } });
  expect(await own('POST', `/me/screenings/${id}/withdraw`, seeker)).toMatchObject(wrongStatus);
  expect(await call('PUT', `/screenings/${id}`, consultant, screeningInput())).toMatchObject(wrongStatus);
});

test('shows nothing of screenings without a house agency, and all of it again once it is named (T655)', async () => {
  const site = await createTestApp();
  const { companyId, ...former } = await registerConsultant(site);
  const { id, seeker } = await finishScreening(site, former);
  await nameAgency(site.ctx(), { companyId: null });
  expect((await callScreening(site, 'GET', '/me/screenings', seeker)).status).toBe(404);
  expect((await callScreening(site, 'POST', '/me/screenings', seeker)).status).toBe(404);
  expect((await callScreening(site, 'GET', `/screenings/${id}`, former)).status).toBe(404);
  await nameAgency(site.ctx(), { companyId });
  expect((await callScreening(site, 'GET', `/screenings/${id}`, former)).status).toBe(200);
  await site.close();
});

test('opens as many screenings as there are people, on one connection of the database', async () => {
  // From the sixth on, PostgreSQL plans the statement for any values.
  const ids = await inTransaction(app.ctx(consultant.actor), async (tx) => {
    const opened = [];
    for (let made = 0; made < 7; made += 1) {
      const { id: candidateId } = await plantCandidate(app, { companyId: consultant.companyId });
      opened.push(await openScreeningOf(tx, { candidateId }));
    }
    return opened;
  });
  expect(new Set(ids).size).toBe(7);
});
