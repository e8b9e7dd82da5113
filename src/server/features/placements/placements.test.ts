import { describe, expect, test } from 'vitest';

import type { OwnData } from '#contract/accounts/own-data.ts';
import type { PlacementDraft } from '#contract/placements/placements.ts';
import { saveTerms } from '#server/features/clients/clients.ts';
import { addClient, registerAgency } from '#test/support/agency.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { createActive, dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { acceptOffer, sendNewOffer, shortlist } from '#test/support/offers.ts';
import { registerPerson } from '#test/support/people.ts';
import {
  BUYER,
  callPlacements,
  changeOf,
  createPlacementWorld,
  FEE_TERMS,
  issue,
  newPlacement,
  type PlacementWorld,
  present,
  startNew,
} from '#test/support/placements.ts';

import { endGuarantees } from './states.ts';

const app = await sharedTestApp();

const create = (world: PlacementWorld, given: Parameters<typeof newPlacement>[1] = {}) =>
  callPlacements(app, 'POST', '', world.consultant, newPlacement(world, given));

const placementsOf = (profileId: string) =>
  app.base.db.selectFrom('placement').selectAll().where('profile_id', '=', profileId).execute();

describe('placements are refused', () => {
  test('to everyone but the consultants of the agency, read or write (T681)', async () => {
    const world = await createPlacementWorld(app);
    const { body: placement } = await create(world);
    const others = await Promise.all([
      registerEmployer(app),
      registerColleague(app, { companyId: world.consultant.companyId }, { memberAs: 'hiring_manager' }),
      registerColleague(app, { companyId: world.consultant.companyId }, { memberAs: 'reader' }),
      registerColleague(app, { companyId: world.consultant.companyId }, { memberAs: 'interviewer' }),
    ]);
    for (const other of others) {
      const answers = await Promise.all([
        callPlacements(app, 'GET', '', other),
        callPlacements(app, 'GET', `/${placement.id}`, other),
        callPlacements(app, 'POST', '', other, newPlacement(world)),
        callPlacements(app, 'PUT', `/${placement.id}`, other, changeOf(placement)),
        callPlacements(app, 'POST', `/${placement.id}/start`, other),
        callPlacements(app, 'POST', `/${placement.id}/cancel`, other),
        callApi(app, 'GET', `/agency/clients/${world.clientId}/placement-draft`, other),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
    expect((await callPlacements(app, 'GET', '')).status).toBe(401);
    expect((await callPlacements(app, 'GET', '', await registerPerson(app))).status).toBe(403);
  });

  test('to a former house agency, and shown again once it is named again', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await create(world);
    await registerAgency(app);
    expect((await callPlacements(app, 'GET', `/${body.id}`, world.consultant)).status).toBe(404);
    await app.base.db.updateTable('agency').set({ named_at: null }).execute();
    const named = { named_at: new Date() };
    await app.base.db.updateTable('agency').set(named).where('company_id', '=', world.consultant.companyId).execute();
    expect((await callPlacements(app, 'GET', `/${body.id}`, world.consultant)).status).toBe(200);
  });

  test('for a mandate or a person of another client', async () => {
    const world = await createPlacementWorld(app);
    const presentationId = await present(app, world, await registerPerson(app));
    const { id: clientId } = await addClient(app, world.consultant);
    const wrong = await create(world, { clientId });
    expect([wrong.status, wrong.body.data?.fields]).toEqual([422, [{ path: 'mandateId', code: 'invalid' }]]);
    const person = await create(world, { clientId, mandateId: null, presentationId });
    expect(person.body.data?.fields).toEqual([{ path: 'presentationId', code: 'invalid' }]);
    expect((await create(world, { clientId: UNKNOWN_ID })).status).toBe(404);
  });

  test('a second time for the same presented person, also at the same moment', async () => {
    const world = await createPlacementWorld(app);
    const presentationId = await present(app, world, await registerPerson(app));
    const answers = await Promise.all([1, 2, 3].map(() => create(world, { presentationId })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('a start before its day, without terms, or without the pay that the fee is a share of', async () => {
    const world = await createPlacementWorld(app, { terms: null });
    const { body } = await create(world, { startsOn: dayIn(5), fixedPay: 0 });
    const start = async () =>
      (await callPlacements(app, 'POST', `/${body.id}/start`, world.consultant)).body.data?.fields;
    expect(await start()).toEqual([{ path: 'startsOn', code: 'too_big' }]);
    await callPlacements(app, 'PUT', `/${body.id}`, world.consultant, changeOf(body, { startsOn: dayIn(0) }));
    expect(await start()).toEqual([{ path: 'terms', code: 'required' }]);
    const terms = { id: world.clientId, fee: FEE_TERMS, buyer: BUYER };
    await saveTerms(app.ctx(world.consultant.actor), terms);
    expect(await start()).toEqual([{ path: 'fixedPay', code: 'required' }]);
  });

  test('shares that are not 100 percent in all, or of someone who is no consultant', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await create(world);
    const { userId } = await registerColleague(app, world.consultant, { memberAs: 'reader' });
    const change = async (shares: { userId: string; percent: number }[]) =>
      (await callPlacements(app, 'PUT', `/${body.id}`, world.consultant, changeOf(body, { shares }))).status;
    expect(await change([{ userId: world.consultant.userId, percent: 90 }])).toBe(422);
    expect(
      await change([
        { userId: world.consultant.userId, percent: 60 },
        { userId, percent: 40 },
      ]),
    ).toBe(422);
  });

  test('changes after the start, and an end outside of the guarantee', async () => {
    const world = await createPlacementWorld(app);
    const placement = await startNew(app, world, { startsOn: dayIn(-100) });
    const send = async (method: string, path: string, json?: object) =>
      (await callPlacements(app, method, `/${placement.id}${path}`, world.consultant, json)).status;
    expect(await send('PUT', '', changeOf(placement))).toBe(409);
    expect(await send('POST', '/start')).toBe(409);
    expect(await send('POST', '/cancel')).toBe(409);
    expect(await send('POST', '/end', { endedOn: dayIn(-101) })).toBe(422);
    expect(await send('POST', '/end', { endedOn: dayIn(-9) })).toBe(422);
  });
});

describe('a placement', () => {
  test('begun by hand takes the client’s terms, and gives its consultant the whole share', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await create(world);
    expect(body).toMatchObject({
      state: 'expected',
      client: { id: world.clientId },
      mandate: { id: world.mandateId },
      personName: null,
      fee: { amount: 1_750_000, currency: 'EUR' },
      terms: FEE_TERMS,
      shares: [{ userId: world.consultant.userId, percent: 100 }],
      toInvoice: null,
    });
    const stream = await callApi<{ entries: { kind: string }[] }>(
      app,
      'GET',
      `/agency/clients/${world.clientId}/entries`,
      world.consultant,
    );
    expect(stream.body.entries.map(({ kind }) => kind)).toContain('placed');
  });

  test('can be of a presented person whom the client wants to meet, until they are placed', async () => {
    const world = await createPlacementWorld(app);
    const presentationId = await present(
      app,
      world,
      await registerPerson(app, { firstName: 'Lia', lastName: 'Rossi' }),
    );
    const presented = async () =>
      (await callApi<PlacementDraft>(app, 'GET', `/agency/clients/${world.clientId}/placement-draft`, world.consultant))
        .body.presented;
    expect(await presented()).toEqual([{ presentationId, mandateId: world.mandateId, name: 'Lia Rossi' }]);
    expect((await create(world, { presentationId })).body.personName).toBe('Lia Rossi');
    expect(await presented()).toEqual([]);
  });

  test('keeps the terms with which it began when the client agrees others', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await create(world);
    const fee = { ...FEE_TERMS, fee: { ...FEE_TERMS.fee, percent: 10 } } as typeof FEE_TERMS;
    await saveTerms(app.ctx(world.consultant.actor), { id: world.clientId, fee, buyer: BUYER });
    const changed = await callPlacements(
      app,
      'PUT',
      `/${body.id}`,
      world.consultant,
      changeOf(body, { fixedPay: 80_000 }),
    );
    expect(changed.body).toMatchObject({ terms: FEE_TERMS, fee: { amount: 2_250_000 } });
  });

  test('that ends in its guarantee gives back what the terms say, once at most (T682)', async () => {
    const world = await createPlacementWorld(app);
    const placement = await startNew(app, world, { startsOn: dayIn(-40) });
    expect(placement).toMatchObject({ state: 'started', guaranteeUntil: dayIn(50), toInvoice: 'fee' });
    const end = (endedOn: string) => callPlacements(app, 'POST', `/${placement.id}/end`, world.consultant, { endedOn });
    const answers = await Promise.all([end(dayIn(-1)), end(dayIn(-1))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await callPlacements(app, 'GET', `/${placement.id}`, world.consultant);
    expect(body).toMatchObject({ state: 'ended_early', endedOn: dayIn(-1), refund: 875_000 });
  });

  test('is guaranteed the day after its guarantee ended, and not before, of which its consultants are notified', async () => {
    const world = await createPlacementWorld(app);
    const last = await startNew(app, world, { startsOn: dayIn(-90) });
    const over = await startNew(app, world, { startsOn: dayIn(-91) });
    await endGuarantees(app.ctx());
    const states = await Promise.all(
      [last, over].map(async ({ id }) => (await callPlacements(app, 'GET', `/${id}`, world.consultant)).body.state),
    );
    expect(states).toEqual(['started', 'guaranteed']);
    // Those who share in it are notified, once.
    await endGuarantees(app.ctx());
    const notices = await app.base.db
      .selectFrom('notification')
      .select('data')
      .where('user_id', '=', world.consultant.userId)
      .execute();
    expect(notices.map(({ data }) => data)).toMatchObject([{ kind: 'guarantee_ended', placement_id: over.id }]);
  });

  test('is in the data that the person exports, and in no one else’s', async () => {
    const world = await createPlacementWorld(app);
    const [person, other] = [await registerPerson(app), await registerPerson(app)];
    const presentationId = await present(app, world, person);
    await create(world, { presentationId });
    const exported = async ({ cookie }: { cookie: string }) => {
      const answer = await app.request('POST', '/api/me/export', { cookie, json: {} });
      return ((await answer.json()) as OwnData).placements;
    };
    expect(await exported(person)).toMatchObject([{ agency: 'Acme', title: 'Sales manager', fixedPay: 60_000 }]);
    expect(await exported(other)).toEqual([]);
  });

  test('of a person who deletes their account stays, without them', async () => {
    const world = await createPlacementWorld(app);
    const person = await registerPerson(app);
    const presentationId = await present(app, world, person);
    const { body } = await create(world, { presentationId });
    await app.base.db.deleteFrom('user_account').where('id', '=', person.userId).execute();
    const read = await callPlacements(app, 'GET', `/${body.id}`, world.consultant);
    expect(read.body).toMatchObject({ personName: null, title: 'Sales manager' });
  });
});

test('a company that is deleted takes its placements and invoices with it', async () => {
  const world = await createPlacementWorld(app);
  await issue(app, world, await startNew(app, world), 'fee');
  const { companyId } = world.consultant;
  await app.base.db.deleteFrom('company').where('id', '=', companyId).execute();
  const left = await app.base.db.selectFrom('invoice').select('id').where('agency_id', '=', companyId).execute();
  expect(left).toEqual([]);
});

describe('accepting an application', () => {
  test('of a person who was not presented begins no placement', async () => {
    const employer = await registerEmployer(app);
    const seeker = await registerPerson(app);
    const { applicationId } = await shortlist(app, employer, (await createActive(app, employer)).id, seeker);
    await app.request('POST', `/api/applications/${applicationId}/accept`, { cookie: employer.cookie, json: {} });
    expect(await placementsOf(seeker.profileId)).toEqual([]);
  });

  test('of a presented person begins a placement whose pay is to be filled in (T683)', async () => {
    const employer = await registerEmployer(app);
    const seeker = await registerPerson(app);
    const { id: jobId } = await createActive(app, employer);
    const { applicationId } = await shortlist(app, employer, jobId, seeker);
    const world = await createPlacementWorld(app, { companyId: employer.companyId, jobId });
    await present(app, world, { profileId: seeker.profileId, applicationId });
    await app.request('POST', `/api/applications/${applicationId}/accept`, { cookie: employer.cookie, json: {} });
    const [placement] = await placementsOf(seeker.profileId);
    expect(placement).toMatchObject({ state: 'expected', fixed_pay: 0, fee: 0, created_by: null });
    const { body } = await callPlacements(app, 'GET', `/${placement?.id ?? ''}`, world.consultant);
    expect(body).toMatchObject({ mandate: { id: world.mandateId }, shares: [{ userId: world.consultant.userId }] });
  });

  test('by an offer takes start and pay from its conditions (T684)', async () => {
    const employer = await registerEmployer(app);
    const variablePay = { target: 6_000, capped: false, cap: null, reached: null, currency: 'EUR' as const };
    const { offer, seeker, jobId, applicationId } = await sendNewOffer(app, employer, {
      conditions: { fixedPay: { amount: 3_600, currency: 'EUR', period: 'month', payments: 13 }, variablePay },
    });
    const world = await createPlacementWorld(app, { companyId: employer.companyId, jobId });
    await present(app, world, { profileId: seeker.profileId, applicationId });
    expect((await acceptOffer(app, seeker, offer)).status).toBe(200);
    expect(await placementsOf(seeker.profileId)).toMatchObject([
      { starts_on: dayIn(60), fixed_pay: 46_800, variable_pay: 6_000, currency: 'EUR', fee: 1_320_000 },
    ]);
  });
});

test('lists placements by client and state, a page at a time', async () => {
  const world = await createPlacementWorld(app);
  const made = await Promise.all(Array.from({ length: 51 }, () => create(world)));
  const { id: clientId } = await addClient(app, world.consultant);
  await create(world, { clientId, mandateId: null });
  const list = async (query: string) =>
    (
      await callPlacements<{ placements: { id: string }[]; nextCursor: string | null }>(
        app,
        'GET',
        `?client=${world.clientId}&${query}`,
        world.consultant,
      )
    ).body;
  const first = await list('state=expected');
  const next = await list(`state=expected&cursor=${first.nextCursor}`);
  const ids = [...first.placements, ...next.placements].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(made.map(({ body }) => body.id).toSorted());
  expect([first.placements.length, next.nextCursor]).toEqual([50, null]);
  expect(await list('state=started')).toEqual({ placements: [], nextCursor: null });
});
