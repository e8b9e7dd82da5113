import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Offer, OwnOffer } from '#contract/offers/offer-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { uploadForm } from '#test/support/made-files.ts';
import { acceptOffer, callOffers, draftOffer, offerInput, sendNewOffer, shortlist } from '#test/support/offers.ts';
import { signInAs, type TestPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

type Owner = TestPerson & { companyId: string };

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await createTestApp();
  owner = await registerEmployer(app, { locale: 'de' });
});
afterAll(() => app.close());

/** Subjects of emails about the offer. */
async function subjectsTo({ email }: TestPerson): Promise<string[]> {
  await app.drain();
  const mails = await app.base.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('to_address', '=', email)
    .where('text', 'like', '%/offers/%')
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}

async function noticesTo({ userId }: TestPerson, offerId: string): Promise<string[]> {
  const rows = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ data }) => (data.kind === 'offer' && data.offer_id === offerId ? [data.what] : []));
}

const change = ({ id, version }: Offer) =>
  callOffers(app, 'PUT', `/offers/${id}`, owner, { ...offerInput(), version: version.number });

test('notifies the candidate of nothing before an offer is sent (T512)', async () => {
  const { offer, seeker } = await draftOffer(app, owner);
  await change(offer);
  await callOffers(app, 'DELETE', `/offers/${offer.id}`, owner);
  expect([await noticesTo(seeker, offer.id), await subjectsTo(seeker)]).toEqual([[], []]);
});

test('tells the candidate in their language what was sent, changed and withdrawn (T513)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  expect(await subjectsTo(seeker)).toEqual(['You have an offer: Account Executive, Acme']);
  const { body } = await change(offer);
  await callOffers(app, 'PUT', `/offers/${offer.id}`, owner, { ...offerInput(), version: body.version.number });
  await callOffers(app, 'POST', `/offers/${offer.id}/withdraw`, owner, {});
  expect(await noticesTo(seeker, offer.id)).toEqual(['sent', 'changed', 'withdrawn']);
  expect(await subjectsTo(seeker)).toEqual([
    'You have an offer: Account Executive, Acme',
    'Your offer is being changed: Account Executive, Acme',
    'An offer was withdrawn: Account Executive, Acme',
  ]);
});

test('tells the company that an offer was accepted, and those who see no offers that the application was (T514)', async () => {
  const hiring = await registerEmployer(app);
  const manager = await registerColleague(app, hiring, { memberAs: 'hiring_manager' });
  const { offer, seeker, jobId } = await sendNewOffer(app, hiring);
  await app.base.db
    .insertInto('job_manager')
    .values({ job_id: jobId, company_id: hiring.companyId, user_id: manager.userId })
    .execute();
  await acceptOffer(app, seeker, offer);
  expect(await noticesTo(hiring, offer.id)).toEqual(['accepted']);
  expect(await subjectsTo(hiring)).toEqual(['Offer accepted: Ana Prado, Account Executive']);
  expect(await noticesTo(manager, offer.id)).toEqual([]);
  const rows = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', manager.userId)
    .execute();
  expect(rows.map(({ data }) => data)).toMatchObject([{ kind: 'application_moved', status: 'accepted' }]);
});

test('confirms by email to the candidate that they accepted, and shows them no notification of it (T515)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  await acceptOffer(app, seeker, offer);
  expect(await noticesTo(seeker, offer.id)).toEqual(['sent']);
  // The offer that it announces was answered before it was written.
  expect(await subjectsTo(seeker)).toEqual(['You accepted the offer: Account Executive, Acme']);
});

test('sends live events of an offer to those who see it (T516)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  const interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
  await callOffers(app, 'POST', `/me/offers/${offer.id}/decline`, seeker, { reason: 'stays', words: '' });
  const { rows } = await app.database.pool.query<{ user_id: string; state: string }>(
    `select user_id, event ->> 'state' as state from live_event where event @> $1 order by user_id, seq`,
    [JSON.stringify({ type: 'offer', offerId: offer.id })],
  );
  const statesFor = ({ userId }: TestPerson) => rows.filter((row) => row.user_id === userId).map(({ state }) => state);
  expect(statesFor(seeker)).toEqual(['sent', 'declined']);
  expect(statesFor(owner)).toEqual(['draft', 'sent', 'declined']);
  expect(statesFor(interviewer)).toEqual([]);
});

test('refuses an acceptance without a recent proof of identity (T517)', async () => {
  const { offer, seeker } = await sendNewOffer(app, owner);
  const cookie = await signInAs(app, seeker);
  await app.database.pool.query('update user_session set proved_at = null where user_id = $1', [seeker.userId]);
  expect(await acceptOffer(app, { cookie }, offer)).toMatchObject({
    status: 403,
    body: { data: { reason: 'sign_in_again' } },
  });
});

async function sendToUnclaimed(): Promise<{ offer: Offer; person: TestPerson }> {
  const person = await createPerson(app);
  const { id: jobId } = await createActive(app, owner);
  const { applicationId } = await shortlist(app, owner, jobId, person);
  const made = await callOffers(
    app,
    'POST',
    `/applications/${applicationId}/offers`,
    owner,
    offerInput({ payReason: 'Usual' }),
  );
  const { body } = await callOffers(app, 'POST', `/offers/${made.body.id}/send`, owner, { version: 1 });
  return { offer: body, person };
}

test('asks people without an account for a code, which is wrong, right, and not needed again (T518)', async () => {
  const { offer, person } = await sendToUnclaimed();
  const accept = (given: object) => acceptOffer(app, person, offer, { name: 'Rosa Lima', ...given });
  const field = (path: string, code: string) => ({ status: 422, body: { data: { fields: [{ path, code }] } } });
  expect(await accept({})).toMatchObject(field('code', 'required'));
  await callOffers(app, 'POST', `/me/offers/${offer.id}/code`, person, {});
  expect(await accept({ code: '0000 0000' })).toMatchObject(field('code', 'wrong_code'));
  await app.drain();
  const mails = await app.base.db.selectFrom('mail').select('text').where('to_address', '=', person.email).execute();
  const code = mails.map(({ text }) => /^\d{4} \d{4}$/m.exec(text ?? '')?.[0]).find(Boolean);
  expect(await accept({ code, name: 'Rosa Luna' })).toMatchObject(field('name', 'invalid'));
  const { body } = await accept({ code });
  expect(body).toMatchObject({ state: 'accepted', signatures: [{}, { party: 'candidate', means: 'code' }] });
});

test('mails a code for offers to oneself only (T519)', async () => {
  const { offer } = await sendToUnclaimed();
  const other = await createPerson(app);
  expect((await callOffers(app, 'POST', `/me/offers/${offer.id}/code`, other, {})).status).toBe(404);
});

async function upload({ cookie }: TestPerson): Promise<string> {
  const body = uploadForm('attachment', 'plan.txt', Buffer.from('The plan.'));
  return ((await (await app.request('POST', '/api/files', { cookie, body })).json()) as { id: string }).id;
}

test('keeps the files of a former version for the next, and the candidate to what was sent (T520)', async () => {
  const [first, second] = [await upload(owner), await upload(owner)];
  const { offer, seeker } = await sendNewOffer(app, owner, { fileIds: [first] });
  const colleague = await registerColleague(app, owner);
  const json = { ...offerInput({ fileIds: [first] }), version: offer.version.number };
  const { body } = await callOffers(app, 'PUT', `/offers/${offer.id}`, colleague, json);
  await callOffers(app, 'PUT', `/offers/${offer.id}`, owner, {
    ...offerInput({ fileIds: [first, second] }),
    version: body.version.number,
  });
  const download = async (fileId: string, { cookie }: TestPerson) =>
    (await app.request('GET', `/api/offers/${offer.id}/files/${fileId}`, { cookie })).status;
  expect([await download(first, seeker), await download(second, seeker), await download(second, owner)]).toEqual([
    200, 404, 200,
  ]);
});

test('refuses the upload of another member (T521)', async () => {
  const { applicationId } = await draftOffer(app, owner);
  const stranger = await registerColleague(app, owner);
  const { body } = await callOffers<{ offers: { id: string }[] }>(
    app,
    'GET',
    `/applications/${applicationId}/offers`,
    owner,
  );
  const json = { ...offerInput({ fileIds: [await upload(stranger)] }), version: 1 };
  expect((await callOffers(app, 'PUT', `/offers/${body.offers[0]?.id}`, owner, json)).status).toBe(422);
});

test('exports to each side what is theirs, and keeps the files of a member who leaves (T522)', async () => {
  const writer = await registerColleague(app, owner);
  const fileId = await upload(writer);
  const { offer, seeker } = await sendNewOffer(app, writer, { fileIds: [fileId] });
  await callOffers(app, 'POST', `/me/offers/${offer.id}/decline`, seeker, { reason: 'pay', words: 'Too little.' });
  const exported = async ({ cookie }: TestPerson) =>
    (await (await app.request('POST', '/api/me/export', { cookie, json: {} })).json()) as {
      offers: { received: { declined: { words: string } }[]; written: { texts: object }[] };
    };
  const [theirs, own] = [await exported(seeker), await exported(writer)];
  expect(theirs.offers.received).toMatchObject([{ state: 'declined', declined: { words: 'Too little.' } }]);
  expect(own.offers).toMatchObject({ received: [], written: [{ texts: offer.version.texts }] });
  await app.request('POST', '/api/me/erase', { cookie: writer.cookie, json: { password: writer.password } });
  const { body } = await callOffers<OwnOffer>(app, 'GET', `/me/offers/${offer.id}`, seeker);
  expect(body.version.files).toMatchObject([{ id: fileId }]);
});

test('fills the days into the letter that is sent (T523)', async () => {
  const texts = { letter: 'Begin on {{start}}, answer by {{answer_by}}.', benefits: '' };
  const { offer } = await sendNewOffer(app, owner, {
    texts: { en: texts, de: texts },
    conditions: { startsOn: '2027-03-01' },
  });
  expect(offer.version.texts.en?.letter).toMatch(/^Begin on 1 March 2027, answer by \d+ \w+ \d{4}\.$/);
  expect(offer.version.texts.de?.letter).toMatch(/^Begin on 1\. März 2027/);
});
