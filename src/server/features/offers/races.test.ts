import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce, sortedStatuses } from '#test/support/at-once.ts';
import { createActive, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { acceptOffer, callOffers, draftOffer, offerInput, sendNewOffer, shortlist } from '#test/support/offers.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { lapseOffers } from './remind.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, json: object, person: TestPerson = owner) =>
  callOffers(app, method, path, person, json);

const lockOf = (applicationId: string) => `select from application where id = '${applicationId}' for update`;

type Made = Awaited<ReturnType<typeof sendNewOffer>>;
type Move = (made: Made) => Promise<{ status: number; body: { data?: { reason?: string } } }>;

const withdraw: Move = ({ offer }) => call('POST', `/offers/${offer.id}/withdraw`, {});
const accept: Move = ({ offer, seeker }) => acceptOffer(app, seeker, offer);
const decline: Move = ({ offer, seeker }) =>
  call('POST', `/me/offers/${offer.id}/decline`, { reason: null, words: '' }, seeker);
const change: Move = ({ offer }) =>
  call('PUT', `/offers/${offer.id}`, { ...offerInput(), version: offer.version.number });

const over = { status: 409, body: { data: { reason: 'offer_over' } } };
const changed = { status: 409, body: { data: { reason: 'changed_meanwhile' } } };

test.each<[string, Move, Move, object]>([
  ['accepted and withdrawn', accept, withdraw, over],
  ['withdrawn and accepted', withdraw, accept, over],
  ['accepted twice', accept, accept, over],
  ['declined and accepted', decline, accept, over],
  ['changed and accepted', change, accept, changed],
  ['accepted and changed', accept, change, over],
])('lets the first of two win that come at the same moment: %s (T504)', async (_, first, second, refusal) => {
  const made = await sendNewOffer(app, owner);
  const answers = await sendAtOnce(app, lockOf(made.applicationId), [() => first(made), () => second(made)]);
  expect(answers[0]?.status).toBe(200);
  expect(answers[1]).toMatchObject(refusal);
});

test('sends an offer once (T505)', async () => {
  const made = await draftOffer(app, owner);
  const send = () => call('POST', `/offers/${made.offer.id}/send`, { version: 1 });
  expect(sortedStatuses(await sendAtOnce(app, lockOf(made.applicationId), [send, send]))).toEqual([200, 409]);
});

test('sends one of two offers for the last opening (T506)', async () => {
  const { id: jobId } = await createActive(app, owner, { openings: 1 });
  const sends = [];
  for (const seeker of [await registerPerson(app), await registerPerson(app)]) {
    const { applicationId } = await shortlist(app, owner, jobId, seeker);
    const { body } = await call('POST', `/applications/${applicationId}/offers`, offerInput());
    sends.push(() => call('POST', `/offers/${body.id}/send`, { version: 1 }));
  }
  const answers = await sendAtOnce(app, `select from job where id = '${jobId}' for update`, sends);
  expect(sortedStatuses(answers)).toEqual([200, 409]);
});

test('begins one of two offers to the same applicant (T507)', async () => {
  const { offer, applicationId } = await draftOffer(app, owner);
  await callOffers(app, 'DELETE', `/offers/${offer.id}`, owner);
  const begin = () => call('POST', `/applications/${applicationId}/offers`, offerInput());
  expect(sortedStatuses(await sendAtOnce(app, lockOf(applicationId), [begin, begin]))).toEqual([201, 409]);
});

test('keeps an offer accepted that would lapse at the same moment (T508)', async () => {
  const made = await sendNewOffer(app, owner);
  await sendAtOnce<unknown>(app, lockOf(made.applicationId), [
    async () => {
      const answer = await accept(made);
      expect(answer.status).toBe(200);
    },
    async () => {
      const { clock } = app.base;
      const later = new Date(clock.now().getTime() + 30 * 86_400_000);
      await lapseOffers({ ...app.ctx(), clock: { ...clock, now: () => later } });
    },
  ]);
  expect((await callOffers(app, 'GET', `/offers/${made.offer.id}`, owner)).body).toMatchObject({
    state: 'accepted',
    version: { conditions: { answerBy: dayIn(7) } },
  });
});
