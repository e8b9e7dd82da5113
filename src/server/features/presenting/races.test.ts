import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { callApi } from '#test/support/call-api.ts';
import { registerColleague } from '#test/support/jobs.ts';
import {
  answer,
  ask,
  consented,
  createPresentingWorld,
  openSearch,
  present,
  presented,
  type PresentingWorld,
  registerKnown,
  type Search,
} from '#test/support/presenting.ts';

let app: TestApp;
let world: PresentingWorld;
let search: Search;
beforeAll(async () => {
  app = await createTestApp();
  world = await createPresentingWorld(app);
  search = await openSearch(world);
});
afterAll(() => app.close());

const lockOf = (table: string, id: string) => `select from ${table} where id = '${id}' for update`;

const stateOf = async (id: string) =>
  app.base.db
    .selectFrom('representation')
    .leftJoin('presentation', 'presentation.representation_id', 'representation.id')
    .leftJoin('application', 'application.id', 'presentation.application_id')
    .select(['representation.state', 'application.status'])
    .where('representation.id', '=', id)
    .executeTakeFirstOrThrow();

test('withdraws the person who is presented at the moment in which they take their consent back', async () => {
  const { id, seeker } = await consented(world, search);
  const answers = await sendAtOnce<{ status: number }>(app, lockOf('representation', id), [
    () => present(world, id),
    () => answer(world, id, 'take-back', seeker),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(await stateOf(id)).toEqual({ state: 'taken_back', status: 'withdrawn' });
});

test('presents no one whose consent is withdrawn at the same moment (T668)', async () => {
  const { id, seeker } = await consented(world, search);
  const answers = await sendAtOnce<{ status: number }>(app, lockOf('representation', id), [
    () => answer(world, id, 'take-back', seeker),
    () => present(world, id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(await stateOf(id)).toEqual({ state: 'taken_back', status: null });
});

test('presents a person once, of two consultants at the same moment', async () => {
  const { id } = await consented(world, search);
  const colleague = await registerColleague(app, world.consultant);
  const sends = [() => present(world, id), () => present(world, id, { by: colleague })];
  expect(sortedStatuses(await sendAtOnce(app, lockOf('representation', id), sends))).toEqual([201, 409]);
});

test('asks a person once, of two consultants at the same moment', async () => {
  const seeker = await registerKnown(world);
  const colleague = await registerColleague(app, world.consultant);
  const sends = [() => ask(world, search, seeker), () => ask(world, search, seeker, { by: colleague })];
  expect(sortedStatuses(await sendAtOnce(app, lockOf('mandate', search.mandateId), sends))).toEqual([201, 409]);
});

test('ends both when the application and the consent are withdrawn at the same moment', async () => {
  const { id, seeker, applicationId } = await presented(world, search);
  const answers = await sendAtOnce<{ status: number }>(app, lockOf('application', applicationId), [
    () => callApi(app, 'POST', `/applications/${applicationId}/withdraw`, seeker, {}),
    () => answer(world, id, 'take-back', seeker),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stateOf(id)).toEqual({ state: 'taken_back', status: 'withdrawn' });
});
