import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Client, ClientEntry, ListedClient } from '#contract/clients/client-views.ts';
import { addClient, addMandate, agreedFee as fee, registerAgency } from '#test/support/agency.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  owner = await registerAgency(app, { firstName: 'Ana', lastName: 'Prado' });
  recruiter = await registerColleague(app, owner, { firstName: 'Beatriz', lastName: 'Sá' });
});

interface Body extends Client {
  clients: ListedClient[];
  companies: { id: string }[];
  entries: ClientEntry[];
  nextCursor: string | null;
}

const call = (method: string, path: string, json?: object, by: TestPerson = owner) =>
  callApi<Body>(app, method, `/agency${path}`, by, json);

const entriesOf = async (id: string) => (await call('GET', `/clients/${id}/entries`)).body.entries;

test('does not exist for members who are no consultants, other employers, and consultants of a former agency (T643)', async () => {
  const { id } = await addClient(app, owner);
  const outsiders = [
    await registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    await registerColleague(app, owner, { memberAs: 'interviewer' }),
    await registerColleague(app, owner, { memberAs: 'reader' }),
    await registerEmployer(app),
  ];
  await registerAgency(app);
  for (const outsider of [...outsiders, owner]) {
    expect((await call('GET', '/clients', undefined, outsider)).status).toBe(404);
    expect((await call('GET', `/clients/${id}`, undefined, outsider)).status).toBe(404);
    const note = { kind: 'note', words: 'Calls back.', mandateId: null };
    expect((await call('POST', `/clients/${id}/entries`, note, outsider)).status).toBe(404);
  }
});

test('adds a company on the site once, also when two consultants add it at once (T644)', async () => {
  const employer = await registerEmployer(app);
  const input = { companyId: employer.companyId, name: 'Acme', locale: 'de' };
  const add = (by: TestPerson) => call('POST', '/clients', input, by);
  // Not public without an open job.
  expect((await add(owner)).status).toBe(404);
  await createActive(app, employer);
  const own = await call('POST', '/clients', { ...input, companyId: owner.companyId });
  expect(own.body.data?.fields).toEqual([{ path: 'companyId', code: 'invalid' }]);
  const answers = await Promise.all([add(owner), add(recruiter)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.data?.reason).toBe('client_known');
});

test('refuses refunds that are out of order or after the guarantee, and an incomplete address', async () => {
  const { id } = await addClient(app, owner);
  const save = async (json: object) => (await call('PUT', `/clients/${id}/terms`, json)).status;
  expect(await save({ fee: { ...fee, refunds: fee.refunds.toReversed() }, buyer: {} })).toBe(422);
  expect(await save({ fee: { ...fee, guaranteeDays: 90 }, buyer: {} })).toBe(422);
  expect(await save({ fee, buyer: { country: 'Belgium' } })).toBe(422);
  expect(await save({ fee, buyer: { city: 'Liège' } })).toBe(200);
});

test('refuses to hand a client over to someone who is no consultant', async () => {
  const { id } = await addClient(app, owner);
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  for (const userId of [reader.userId, UNKNOWN_ID])
    expect((await call('POST', `/clients/${id}/hand-over`, { userId })).status).toBe(422);
});

test('hands a client and its open mandates over to a colleague, who is notified (T645)', async () => {
  const { id } = await addClient(app, owner);
  const mandate = await addMandate(app, owner, id);
  const { body } = await call('POST', `/clients/${id}/hand-over`, { userId: recruiter.userId });
  expect(body.owner).toEqual({ userId: recruiter.userId, name: 'Beatriz Sá' });
  expect((await call('GET', `/mandates/${mandate.id}`)).body.owner?.name).toBe('Beatriz Sá');
  const notices = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', recruiter.userId)
    .execute();
  expect(notices.map(({ data }) => data)).toEqual([
    { kind: 'client_handed_over', client_id: id, client_name: 'Brasserie Dupont', by: 'Ana Prado' },
  ]);
});

test('keeps what happened with a client, the latest first, with the names of those who did it (T649)', async () => {
  const { id } = await addClient(app, owner);
  const mandate = await addMandate(app, owner, id);
  const note = { kind: 'call', words: 'They need someone by March.', mandateId: mandate.id };
  await call('POST', `/clients/${id}/entries`, note, recruiter);
  await call('PUT', `/clients/${id}/terms`, { fee, buyer: {} });
  await call('PUT', `/clients/${id}/terms`, { fee, buyer: { city: 'Liège' } });
  expect((await entriesOf(id)).map(({ kind, words, by, mandate: of }) => [kind, words, by?.name, of?.title])).toEqual([
    ['fee_agreed', '', 'Ana Prado', undefined],
    ['call', note.words, 'Beatriz Sá', mandate.title],
    ['mandate_opened', '', 'Ana Prado', mandate.title],
    ['added', '', 'Ana Prado', undefined],
  ]);
});

test('refuses a note about the mandate of another client', async () => {
  const [client, other] = [await addClient(app, owner), await addClient(app, owner)];
  const mandate = await addMandate(app, owner, other.id);
  const note = { kind: 'note', words: 'Prefers mornings.', mandateId: mandate.id };
  expect((await call('POST', `/clients/${client.id}/entries`, note)).status).toBe(422);
});

test('replaces contacts, keeps the ids of those that stay, and refuses an id of another client', async () => {
  const [client, other] = [await addClient(app, owner), await addClient(app, owner)];
  const contact = { name: 'Luc Petit', jobTitle: 'Directeur', email: 'luc@example.com', phone: '', locale: 'fr' };
  const save = (id: string, contacts: object[]) => call('PUT', `/clients/${id}/contacts`, { contacts });
  const [saved] = (await save(client.id, [contact])).body.contacts;
  const both = [
    { ...contact, name: 'Anne Roy' },
    { ...contact, id: saved?.id },
  ];
  const { contacts } = (await save(client.id, both)).body;
  expect(contacts.map(({ name }) => name)).toEqual(['Anne Roy', 'Luc Petit']);
  expect(contacts[1]?.id).toBe(saved?.id);
  expect((await save(other.id, [{ ...contact, id: saved?.id }])).status).toBe(409);
});

test('finds clients by part of their name, page by page, and those that the reader looks after', async () => {
  for (let number = 0; number < 51; number += 1) await addClient(app, owner);
  await call('POST', '/clients', { companyId: null, name: 'Zimmer AG', locale: 'de' }, recruiter);
  const first = (await call('GET', '/clients')).body;
  expect(first.clients).toHaveLength(50);
  const next = (await call('GET', `/clients?cursor=${first.nextCursor}`)).body;
  expect(next.clients.map(({ name }) => name)).toEqual(['Brasserie Dupont', 'Zimmer AG']);
  const found = (await call('GET', '/clients?q=zimm')).body.clients;
  expect(found.map(({ name }) => name)).toEqual(['Zimmer AG']);
  expect((await call('GET', '/clients?mine=yes', undefined, recruiter)).body.clients).toHaveLength(1);
});

test('offers companies on the site that are no clients yet', async () => {
  const employer = await registerEmployer(app);
  await createActive(app, employer);
  await app.database.db
    .updateTable('company')
    .set({ name: 'Wombat Works' })
    .where('id', '=', employer.companyId)
    .execute();
  const search = async () => (await call('GET', '/companies?q=womb')).body.companies.map(({ id }) => id);
  expect(await search()).toContain(employer.companyId);
  await addClient(app, owner, employer.companyId);
  expect(await search()).not.toContain(employer.companyId);
});

test('exports the notes of a consultant, and keeps them without their name when they leave', async () => {
  const { id } = await addClient(app, owner);
  const note = { kind: 'note', words: 'Prefers mornings.', mandateId: null };
  await call('POST', `/clients/${id}/entries`, note, recruiter);
  const { cookie, password } = recruiter;
  const exported = (await (await app.request('POST', '/api/me/export', { cookie, json: {} })).json()) as object;
  expect(exported).toMatchObject({ clientNotes: [{ client: 'Brasserie Dupont', words: note.words }] });
  await app.request('POST', '/api/me/erase', { cookie, json: { password } });
  expect((await entriesOf(id))[0]).toMatchObject({ words: note.words, by: null });
});

test('sends what happens with a client to the open pages of consultants, and to no one else', async () => {
  const reader = await registerColleague(app, owner, { memberAs: 'reader' });
  const seeker = await registerPerson(app);
  const { id } = await addClient(app, owner);
  const events = await app.base.db
    .selectFrom('live_event')
    .select('user_id')
    .where('user_id', 'in', [owner.userId, recruiter.userId, reader.userId, seeker.userId])
    .where('event', '@>', JSON.stringify({ type: 'client', clientId: id }) as never)
    .execute();
  expect(new Set(events.map(({ user_id: userId }) => userId))).toEqual(new Set([owner.userId, recruiter.userId]));
});
