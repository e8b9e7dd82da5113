import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OfferDraft, OwnOffer } from '#contract/offers/offer-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import {
  acceptOffer,
  callOffers,
  draftOffer,
  offerInput,
  sendNewOffer,
  shortlist,
  STATED_PAY,
} from '#test/support/offers.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, person?: TestPerson, json?: object) =>
  callOffers(app, method, path, person, json);

async function applicant(): Promise<{ seeker: TestPerson; applicationId: string }> {
  const seeker = await registerPerson(app);
  const { id: jobId } = await createActive(app, owner, STATED_PAY);
  return { seeker, ...(await shortlist(app, owner, jobId, seeker)) };
}

const statusOf = async (applicationId: string) =>
  (
    (await (await app.request('GET', `/api/applications/${applicationId}`, { cookie: owner.cookie })).json()) as {
      status: string;
    }
  ).status;

test('refuses to begin an offer for those who do not hire, and for an applicant who is not shortlisted (T480)', async () => {
  const { seeker, applicationId } = await applicant();
  const path = `/applications/${applicationId}/offers`;
  const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
  const stranger = await registerEmployer(app);
  expect((await call('POST', path, undefined, offerInput())).status).toBe(401);
  expect((await call('POST', path, seeker, offerInput())).status).toBe(403);
  expect((await call('POST', path, manager, offerInput())).status).toBe(404);
  expect((await call('POST', path, stranger, offerInput())).status).toBe(404);
  expect((await call('POST', `/applications/${UNKNOWN_ID}/offers`, owner, offerInput())).status).toBe(404);
  await app.request('POST', `/api/applications/${applicationId}/reject`, { cookie: owner.cookie, json: {} });
  expect(await call('POST', path, owner, offerInput())).toMatchObject({
    status: 409,
    body: { data: { reason: 'wrong_status' } },
  });
});

test('refuses a second open offer to the same applicant (T481)', async () => {
  const { applicationId } = await draftOffer(app, owner);
  expect(await call('POST', `/applications/${applicationId}/offers`, owner, offerInput())).toMatchObject({
    status: 409,
    body: { data: { reason: 'offer_exists' } },
  });
});

test.each([
  ['a letter in each language', { texts: { en: { letter: 'Welcome.', benefits: '' } } }, 'texts.de.letter'],
  [
    'a reason for pay outside what the job states',
    { conditions: { fixedPay: { amount: 90_000, currency: 'EUR' as const, period: 'year' as const, payments: null } } },
    'payReason',
  ],
  ['a last day that is not past', { conditions: { answerBy: dayIn(-1) } }, 'conditions.answerBy'],
  ['a last day within 60 days', { conditions: { answerBy: dayIn(62) } }, 'conditions.answerBy'],
  ['an end for a fixed term', { conditions: { contractForm: 'fixed_term' as const } }, 'conditions.endsOn'],
  ['files that exist', { fileIds: [UNKNOWN_ID] }, 'fileIds'],
])('requires %s (T482)', async (_, given, path) => {
  const { applicationId } = await applicant();
  const { status, body } = await call('POST', `/applications/${applicationId}/offers`, owner, offerInput(given));
  expect([status, body.data?.fields?.map((field) => field.path)]).toEqual([422, [path]]);
});

test('starts an offer from what the job states, in the languages of both sides (T483)', async () => {
  const { applicationId } = await applicant();
  const { body } = await callOffers<OfferDraft>(app, 'GET', `/applications/${applicationId}/offer-draft`, owner);
  expect(body.draft.conditions.fixedPay).toMatchObject({ amount: 42_000, currency: 'EUR', period: 'year' });
  expect(body.candidateName).toBe('Ana Prado');
  const created = await call('POST', `/applications/${applicationId}/offers`, owner, { ...body.draft });
  expect(created).toMatchObject({ status: 201, body: { state: 'draft', can: { send: true, withdraw: false } } });
});

test('hides a draft from the candidate until it is sent (T484)', async () => {
  const { offer, seeker } = await draftOffer(app, owner);
  expect((await call('GET', `/me/offers/${offer.id}`, seeker)).status).toBe(404);
  await call('POST', `/offers/${offer.id}/send`, owner, { version: 1 });
  const read = await callOffers<OwnOffer>(app, 'GET', `/me/offers/${offer.id}`, seeker);
  expect(read.body).toMatchObject({ state: 'sent', can: { accept: true, decline: true }, name: 'Ana Prado' });
  expect(read.body.version.digest).toMatch(/^[\da-f]{64}$/);
  expect(read.body.signatures).toMatchObject([{ party: 'company', means: 'password' }]);
});

test('refuses to send or change a version that a colleague changed meanwhile (T485)', async () => {
  const { offer } = await draftOffer(app, owner);
  await call('PUT', `/offers/${offer.id}`, owner, { version: 1, ...offerInput({ payReason: 'Long experience' }) });
  const meanwhile = { status: 409, body: { data: { reason: 'changed_meanwhile' } } };
  expect(await call('POST', `/offers/${offer.id}/send`, owner, { version: 1 })).toMatchObject(meanwhile);
  expect(await call('PUT', `/offers/${offer.id}`, owner, { version: 1, ...offerInput() })).toMatchObject(meanwhile);
});

test('keeps what was sent when it is changed, and refuses its acceptance (T486)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  const changed = await call('PUT', `/offers/${offer.id}`, owner, {
    version: offer.version.number,
    ...offerInput({ conditions: { hoursPerWeek: 32 } }),
  });
  expect(changed.body).toMatchObject({ state: 'draft', earlier: [{ conditions: { hoursPerWeek: 40 } }] });
  const own = await callOffers<OwnOffer>(app, 'GET', `/me/offers/${offer.id}`, seeker);
  expect(own.body).toMatchObject({
    isBeingChanged: true,
    version: { conditions: { hoursPerWeek: 40 } },
    can: { accept: false, decline: false },
  });
  expect(await acceptOffer(app, seeker, offer)).toMatchObject({
    status: 409,
    body: { data: { reason: 'changed_meanwhile' } },
  });
  const { number } = changed.body.version;
  await call('POST', `/offers/${offer.id}/send`, owner, { version: number });
  expect((await acceptOffer(app, seeker, changed.body)).body).toMatchObject({
    state: 'accepted',
    version: { conditions: { hoursPerWeek: 32 } },
  });
});

test('hides an offer from other candidates (T493)', async () => {
  const { offer } = await sendNewOffer(app, owner);
  const { seeker } = await sendNewOffer(app, owner);
  expect((await acceptOffer(app, seeker, offer)).status).toBe(404);
});

test('refuses to accept under another name or without agreeing (T487)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  expect(await acceptOffer(app, seeker, offer, { name: 'Ana Lima' })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'name' }] } },
  });
  expect((await acceptOffer(app, seeker, offer, { agrees: false })).status).toBe(422);
});

test('accepts the application with the offer, by the applicant in its history (T488)', async () => {
  const { offer, seeker, applicationId } = await sendNewOffer(app, owner);
  const accepted = await acceptOffer(app, seeker, offer, { name: '  ana   PRADO ' });
  expect(accepted.body).toMatchObject({
    state: 'accepted',
    signatures: [{ party: 'company' }, { party: 'candidate', means: 'password' }],
  });
  const answer = await app.request('GET', `/api/applications/${applicationId}`, { cookie: owner.cookie });
  const { status, history } = (await answer.json()) as { status: string; history: { to: string; by: string }[] };
  expect([status, history.at(-1)]).toMatchObject(['accepted', { to: 'accepted', by: 'applicant' }]);
});

test('leaves the application as it is when the offer is declined (T489)', async () => {
  const { offer, seeker, applicationId } = await sendNewOffer(app, owner);
  const json = { reason: 'pay', words: 'Thank you all the same.' };
  expect((await call('POST', `/me/offers/${offer.id}/decline`, seeker, json)).body.state).toBe('declined');
  expect(await statusOf(applicationId)).toBe('shortlisted');
  expect((await call('GET', `/offers/${offer.id}`, owner)).body.declined).toEqual(json);
});

test('deletes an offer only before it was sent, and withdraws it only after (T490)', async () => {
  const { offer: draft } = await draftOffer(app, owner);
  expect((await call('POST', `/offers/${draft.id}/withdraw`, owner, {})).status).toBe(409);
  expect((await call('DELETE', `/offers/${draft.id}`, owner)).status).toBe(200);
  expect((await call('GET', `/offers/${draft.id}`, owner)).status).toBe(404);
  const { offer: sent, seeker } = await sendNewOffer(app, owner);
  expect((await call('DELETE', `/offers/${sent.id}`, owner)).status).toBe(409);
  expect((await call('POST', `/offers/${sent.id}/withdraw`, owner, {})).body.state).toBe('withdrawn');
  expect(await acceptOffer(app, seeker, sent)).toMatchObject({ status: 409, body: { data: { reason: 'offer_over' } } });
});

test('refuses to send more offers than the job has openings (T491)', async () => {
  const { id: jobId } = await createActive(app, owner, { openings: 1 });
  const offers = [];
  for (const seeker of [await registerPerson(app), await registerPerson(app)]) {
    const { applicationId } = await shortlist(app, owner, jobId, seeker);
    offers.push((await call('POST', `/applications/${applicationId}/offers`, owner, offerInput())).body);
  }
  const [first, second] = offers;
  expect((await call('POST', `/offers/${first?.id}/send`, owner, { version: 1 })).status).toBe(200);
  expect(await call('POST', `/offers/${second?.id}/send`, owner, { version: 1 })).toMatchObject({
    status: 409,
    body: { data: { reason: 'no_opening_left' } },
  });
});

test('lists the offers of the company, the latest change first (T492)', async () => {
  const other = await registerEmployer(app);
  const { offer } = await sendNewOffer(app, other);
  const { offer: draft } = await draftOffer(app, other);
  const listed = async (query = '') =>
    (await callOffers<{ offers: { id: string }[] }>(app, 'GET', `/offers${query}`, other)).body.offers.map(
      ({ id }) => id,
    );
  expect(await listed()).toEqual([draft.id, offer.id]);
  expect(await listed('?state=sent')).toEqual([offer.id]);
});
