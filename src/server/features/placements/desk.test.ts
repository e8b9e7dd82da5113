import { expect, test } from 'vitest';

import type { Desk } from '#contract/placements/desk.ts';
import '#server/features/screening/table.ts';
import { newId } from '#server/platform/id.ts';
import { registerAgency } from '#test/support/agency.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson } from '#test/support/people.ts';
import {
  callPlacements,
  createPlacementWorld,
  FEE_TERMS,
  issue,
  newPlacement,
  type PlacementWorld,
  present,
  startNew,
} from '#test/support/placements.ts';

const app = await sharedTestApp();

const read = (by: { cookie: string }) => callApi<Desk>(app, 'GET', '/agency/desk', by);

const dueOf = async ({ consultant }: PlacementWorld) =>
  (await read(consultant)).body.due.map(({ kind, id, personName }) => [kind, id, personName]);

const requestScreening = async ({ consultant }: PlacementWorld, profileId: string): Promise<string> => {
  const [id, now] = [newId(), new Date()];
  await app.base.db
    .insertInto('screening')
    .values({
      id,
      agency_id: consultant.companyId,
      profile_id: profileId,
      is_requested: true,
      state: 'requested',
      locale: 'it',
      asked_at: now,
      updated_at: now,
      findings: '{}',
    })
    .execute();
  return id;
};

test('the desk is for the consultants of the agency only', async () => {
  const world = await createPlacementWorld(app);
  const reader = await registerColleague(app, world.consultant, { memberAs: 'reader' });
  expect((await read(reader)).status).toBe(404);
  expect((await read(await registerEmployer(app))).status).toBe(404);
  expect((await read(await registerPerson(app))).status).toBe(403);
});

test('a new agency has nothing on its desk', async () => {
  const { body } = await read(await registerAgency(app));
  expect(body).toMatchObject({ due: [], pipeline: [], medianDays: null });
  expect(body.fees).toHaveLength(12);
});

test('what is due leaves the desk once it is done', async () => {
  const world = await createPlacementWorld(app);
  const person = await registerPerson(app, { firstName: 'Lia', lastName: 'Rossi' });
  const screeningId = await requestScreening(world, person.profileId);
  const presentationId = await present(app, world, person);
  expect(await dueOf(world)).toEqual([
    ['answer', world.mandateId, 'Lia Rossi'],
    ['screening_requested', screeningId, 'Lia Rossi'],
  ]);
  await app.base.db.updateTable('screening').set({ state: 'withdrawn' }).where('id', '=', screeningId).execute();
  const json = newPlacement(world, { presentationId });
  const { body: placement } = await callPlacements(app, 'POST', '', world.consultant, json);
  expect(await dueOf(world)).toEqual([['start', placement.id, 'Lia Rossi']]);
  await callPlacements(app, 'POST', `/${placement.id}/start`, world.consultant);
  expect(await dueOf(world)).toEqual([['invoice', placement.id, 'Lia Rossi']]);
  await issue(app, world, placement, 'fee');
  expect(await dueOf(world)).toEqual([]);
});

test('an answer is due again once the placement that followed it is cancelled', async () => {
  const world = await createPlacementWorld(app);
  const presentationId = await present(app, world, await registerPerson(app, { firstName: 'Lia', lastName: 'Rossi' }));
  const json = newPlacement(world, { presentationId });
  const { body: placement } = await callPlacements(app, 'POST', '', world.consultant, json);
  await callPlacements(app, 'POST', `/${placement.id}/cancel`, world.consultant);
  expect(await dueOf(world)).toEqual([['answer', world.mandateId, 'Lia Rossi']]);
});

test('guarantees and consents are due in the two weeks before they end', async () => {
  const world = await createPlacementWorld(app);
  const later = await startNew(app, world, { startsOn: dayIn(-75) });
  const soon = await startNew(app, world, { startsOn: dayIn(-76) });
  await Promise.all([issue(app, world, later, 'fee'), issue(app, world, soon, 'fee')]);
  await present(app, world, await registerPerson(app));
  const consents = () => app.base.db.updateTable('representation').where('mandate_id', '=', world.mandateId);
  const { userId } = world.consultant;
  await app.base.db.updateTable('presentation').set({ answer: 'waiting' }).where('presented_by', '=', userId).execute();
  await consents()
    .set({ ends_on: dayIn(15) })
    .execute();
  expect(await dueOf(world)).toEqual([['guarantee_ending', soon.id, null]]);
  await consents()
    .set({ ends_on: dayIn(14) })
    .execute();
  expect(await dueOf(world)).toEqual([
    ['consent_ending', world.mandateId, 'Ana Prado'],
    ['guarantee_ending', soon.id, null],
  ]);
});

test('the pipeline counts people at each step or beyond it', async () => {
  const world = await createPlacementWorld(app);
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push(await present(app, world, await registerPerson(app)));
  await app.base.db
    .updateTable('presentation')
    .set({ answer: 'no' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  await callPlacements(app, 'POST', '', world.consultant, newPlacement(world, { presentationId: ids[1] ?? null }));
  expect((await read(world.consultant)).body.pipeline).toMatchObject([
    { mandate: { id: world.mandateId }, asked: 3, consented: 3, presented: 3, interested: 2, placed: 1 },
  ]);
});

test('fees are those of each month and currency, without refunds and what was cancelled', async () => {
  const world = await createPlacementWorld(app);
  const month = `${dayIn(0).slice(0, 8)}01`;
  const add = (given: Parameters<typeof newPlacement>[1]) =>
    callPlacements(app, 'POST', '', world.consultant, newPlacement(world, { startsOn: month, ...given }));
  await add({ fixedPay: 10_000, variablePay: 0 });
  await add({ fixedPay: 20_000, variablePay: 0, currency: 'CHF' });
  const { body: cancelled } = await add({});
  await callPlacements(app, 'POST', `/${cancelled.id}/cancel`, world.consultant);
  const ended = await startNew(app, world, { startsOn: month, fixedPay: 40_000, variablePay: 0 });
  await callPlacements(app, 'POST', `/${ended.id}/end`, world.consultant, { endedOn: month });
  const { fees } = (await read(world.consultant)).body;
  expect(fees[5]).toEqual({
    month,
    money: [
      { currency: 'CHF', amount: 500_000 },
      { currency: 'EUR', amount: 250_000 },
    ],
  });
  expect(fees.filter(({ money }) => money.length > 0)).toHaveLength(1);
});

test('the median is that of the days from mandate to start', async () => {
  const world = await createPlacementWorld(app, { terms: { ...FEE_TERMS, guaranteeDays: 0, refunds: [] } });
  await app.base.db
    .updateTable('mandate')
    .set({ opened_on: dayIn(-60) })
    .where('id', '=', world.mandateId)
    .execute();
  for (const days of [-50, -30, -20]) await startNew(app, world, { startsOn: dayIn(days) });
  await callPlacements(app, 'POST', '', world.consultant, newPlacement(world, { startsOn: dayIn(9) }));
  expect((await read(world.consultant)).body.medianDays).toBe(30);
});
