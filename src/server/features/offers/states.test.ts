import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  allowsOfferChange,
  type OfferState,
  offerStates,
  type OfferTransition,
} from '#contract/offers/offer-choices.ts';
import type { Offer } from '#contract/offers/offer-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { setApprovers } from '#test/support/approvals.ts';
import { dayIn, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { acceptOffer, callOffers, draftOffer, offerInput, sendNewOffer } from '#test/support/offers.ts';
import type { TestPerson } from '#test/support/people.ts';

import { lapseOffers, remindOfOffers } from './remind.ts';

type Owner = TestPerson & { companyId: string };

let app: TestApp;
let owner: Owner;
let careful: Owner;
let approver: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  [owner, careful] = [await registerEmployer(app), await registerEmployer(app)];
  approver = await registerColleague(app, careful);
  await setApprovers(app, careful, 'offer', [approver]);
});
afterAll(() => app.close());

const call = (method: string, path: string, person?: TestPerson, json?: object) =>
  callOffers(app, method, path, person, json);

const setAnswerBy = (id: string, days: number) =>
  app.base.db
    .updateTable('offer')
    .set({ answer_by: dayIn(days), sent_at: new Date(Date.now() - 5 * 86_400_000) })
    .where('id', '=', id)
    .execute();

const read = async (id: string, by: TestPerson = owner) => (await call('GET', `/offers/${id}`, by)).body;

interface Reached {
  offer: Offer;
  by: Owner;
  seeker: TestPerson;
  applicationId: string;
}

/** An offer of a company that needs approval, or of one that needs none. */
const reach: Record<OfferState, () => Promise<Reached>> = {
  draft: async () => ({ ...(await draftOffer(app, owner)), by: owner }),
  pending: async () => {
    const made = await draftOffer(app, careful);
    const { body } = await call('POST', `/offers/${made.offer.id}/approval`, careful, { version: 1 });
    return { ...made, offer: body, by: careful };
  },
  approved: async () => {
    const pending = await reach.pending();
    await call('POST', `/approvals/${pending.offer.approval?.id}/decision`, approver, { isApproved: true });
    return { ...pending, offer: await read(pending.offer.id, careful) };
  },
  sent: async () => ({ ...(await sendNewOffer(app, owner)), by: owner }),
  accepted: async () => {
    const sent = await reach.sent();
    await acceptOffer(app, sent.seeker, sent.offer);
    return sent;
  },
  declined: async () => {
    const sent = await reach.sent();
    await call('POST', `/me/offers/${sent.offer.id}/decline`, sent.seeker, { reason: null, words: '' });
    return sent;
  },
  withdrawn: async () => {
    const sent = await reach.sent();
    await call('POST', `/offers/${sent.offer.id}/withdraw`, owner, {});
    return sent;
  },
  lapsed: async () => {
    const sent = await reach.sent();
    await setAnswerBy(sent.offer.id, -1);
    await lapseOffers(app.ctx());
    return sent;
  },
};

const actions: Partial<Record<OfferTransition, (reached: Reached) => Promise<{ status: number }>>> = {
  change: ({ offer, by }) => call('PUT', `/offers/${offer.id}`, by, { ...offerInput(), version: offer.version.number }),
  send: ({ offer, by }) => call('POST', `/offers/${offer.id}/send`, by, { version: offer.version.number }),
  accept: ({ offer, seeker }) => acceptOffer(app, seeker, offer),
  decline: ({ offer, seeker }) => call('POST', `/me/offers/${offer.id}/decline`, seeker, { reason: null, words: '' }),
  approve: ({ offer }) =>
    call('POST', `/approvals/${offer.approval?.id ?? offer.id}/decision`, approver, { isApproved: true }),
};

test.each(
  offerStates.flatMap((state) => (Object.keys(actions) as OfferTransition[]).map((action) => [state, action] as const)),
)('lets an offer in state %s %s only as the table of transitions says (T494)', async (state, action) => {
  const reached = await reach[state]();
  const answer = await actions[action]?.(reached);
  expect(answer?.status === 200).toBe(allowsOfferChange(state, action));
});

test('refuses to send an offer that needs approval, and to ask twice (T495)', async () => {
  const { offer } = await draftOffer(app, careful);
  expect(offer).toMatchObject({ needsApproval: true, can: { send: false, askApproval: true } });
  expect(await call('POST', `/offers/${offer.id}/send`, careful, { version: 1 })).toMatchObject({
    status: 409,
    body: { data: { reason: 'approval_needed' } },
  });
  expect((await call('POST', `/offers/${offer.id}/approval`, careful, { version: 1 })).body.state).toBe('pending');
  expect((await call('POST', `/offers/${offer.id}/approval`, careful, { version: 1 })).status).toBe(409);
});

test('shows an offer to its approvers, after whom it can be sent (T496)', async () => {
  const manager = await registerColleague(app, careful, { memberAs: 'hiring_manager' });
  await setApprovers(app, careful, 'offer', [manager]);
  const { offer, applicationId } = await draftOffer(app, careful);
  expect((await call('GET', `/offers/${offer.id}`, manager)).status).toBe(404);
  const { body } = await call('POST', `/offers/${offer.id}/approval`, careful, { version: 1 });
  expect((await read(offer.id, manager)).can).toMatchObject({ decide: true, send: false, change: false });
  await call('POST', `/approvals/${body.approval?.id}/decision`, manager, { isApproved: true });
  expect((await call('POST', `/offers/${offer.id}/send`, careful, { version: 1 })).body.state).toBe('sent');
  expect((await app.request('GET', `/api/applications/${applicationId}`, { cookie: manager.cookie })).status).toBe(404);
  await setApprovers(app, careful, 'offer', [approver]);
});

test('sends a refused offer back to its writer, and asks again after a change (T497)', async () => {
  const { offer } = await reach.pending();
  const json = { isApproved: false, reason: 'Too early' };
  await call('POST', `/approvals/${offer.approval?.id}/decision`, approver, json);
  expect(await read(offer.id, careful)).toMatchObject({ state: 'draft', approval: { state: 'refused' } });
  expect((await call('POST', `/offers/${offer.id}/send`, careful, { version: 1 })).status).toBe(409);
});

test('ends an approval when the offer is changed (T498)', async () => {
  const { offer } = await reach.approved();
  const changed = await call('PUT', `/offers/${offer.id}`, careful, { ...offerInput(), version: 1 });
  expect(changed.body).toMatchObject({ state: 'draft', needsApproval: true, can: { send: false } });
  expect((await call('POST', `/offers/${offer.id}/send`, careful, { version: 2 })).status).toBe(409);
});

test('makes a draft of an offer whose approval is cancelled (T499)', async () => {
  const { offer } = await reach.pending();
  await call('POST', `/approvals/${offer.approval?.id}/cancel`, careful, {});
  expect((await read(offer.id, careful)).state).toBe('draft');
});

test.each([
  ['withdrawn', 'declined'],
  ['rejected', 'withdrawn'],
] as const)('ends a sent offer when the application is %s (T500)', async (status, state) => {
  const { offer, seeker, applicationId } = await reach.sent();
  const [path, by] = status === 'withdrawn' ? ['withdraw', seeker] : ['reject', owner];
  await app.request('POST', `/api/applications/${applicationId}/${path}`, { cookie: by.cookie, json: {} });
  expect((await read(offer.id)).state).toBe(state);
});

test('deletes a draft when the application is rejected (T501)', async () => {
  const { offer, applicationId } = await reach.pending();
  const json = {};
  await app.request('POST', `/api/applications/${applicationId}/reject`, { cookie: careful.cookie, json });
  expect((await call('GET', `/offers/${offer.id}`, careful)).status).toBe(404);
});

test('accepts nothing after the last day, even before the offer has lapsed (T502)', async () => {
  const { offer, seeker } = await reach.sent();
  await setAnswerBy(offer.id, -1);
  expect(await acceptOffer(app, seeker, offer)).toMatchObject({
    status: 409,
    body: { data: { reason: 'offer_over' } },
  });
});

test('reminds both sides three days and one day before the last day, each once (T503)', async () => {
  const { offer, seeker } = await reach.sent();
  const notices = async () => {
    const rows = await app.base.db
      .selectFrom('notification')
      .select('user_id')
      .where('user_id', 'in', [seeker.userId, owner.userId])
      .where('data', '@>', JSON.stringify({ offer_id: offer.id, what: 'ending' }) as never)
      .execute();
    return rows.map(({ user_id: userId }) => userId).toSorted();
  };
  const both = [seeker.userId, owner.userId].toSorted();
  await setAnswerBy(offer.id, 3);
  for (const expected of [both, both]) {
    await remindOfOffers(app.ctx());
    expect(await notices()).toEqual(expected);
  }
  await setAnswerBy(offer.id, 1);
  await remindOfOffers(app.ctx());
  expect(await notices()).toEqual([...both, ...both].toSorted());
});
