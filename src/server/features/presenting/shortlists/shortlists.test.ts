import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Shortlist, Shortlists } from '#contract/presenting/shortlists.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import {
  type AgencyWorld,
  answerOn,
  createAgencyWorld,
  endConsent,
  giveConsent,
  makeShortlist,
  openList,
  secretIn,
} from '#test/support/shortlists.ts';

let app: TestApp;
let world: AgencyWorld;

beforeAll(async () => {
  app = await createTestApp();
  world = await createAgencyWorld(app);
});
afterAll(() => app.close());

const consenting = async (): Promise<string> => giveConsent(world, await registerPerson(app));

const ofMandate = (id = world.mandateId): string => `/agency/mandates/${id}/shortlists`;

const create = (people: string[], by: TestPerson | undefined = world.consultant) =>
  callApi<Shortlist>(app, 'POST', ofMandate(), by, {
    locale: 'fr',
    days: 7,
    people: people.map((representationId) => ({ representationId, words: '' })),
  });

const list = async (by: TestPerson = world.consultant) => callApi<Shortlists>(app, 'GET', ofMandate(), by);

/** Beside the first, as the tables allow. */
async function addAgency(): Promise<AgencyWorld> {
  const other = await createAgencyWorld(app);
  await app.base.db
    .updateTable('agency')
    .set({ named_at: new Date() })
    .where('company_id', '=', world.consultant.companyId)
    .execute();
  return other;
}

const act = (id: string, what: string, json: object = {}, by: TestPerson = world.consultant) =>
  callApi<Shortlist>(app, 'POST', `/agency/shortlists/${id}/${what}`, by, json);

const cvOf = (json: object) => callApi(app, 'POST', '/shortlists/cv', undefined, json);

const state = (representationId: string, columns: object) =>
  app.base.db.updateTable('representation').set(columns).where('id', '=', representationId).execute();

describe('making a shortlist', () => {
  test('does not exist for people who are no consultants of the agency (T672)', async () => {
    const id = await consenting();
    const others = [
      await registerEmployer(app),
      await registerColleague(app, world.consultant, { memberAs: 'interviewer' }),
      await registerColleague(app, world.consultant, { memberAs: 'reader' }),
      await registerColleague(app, world.consultant, { memberAs: 'hiring_manager' }),
    ];
    for (const other of others) {
      expect((await create([id], other)).status).toBe(404);
      expect((await list(other)).status).toBe(404);
    }
    expect((await create([id], await registerPerson(app))).status).toBe(403);
    expect((await callApi(app, 'GET', ofMandate())).status).toBe(401);
    expect((await callApi(app, 'GET', ofMandate(UNKNOWN_ID), world.consultant)).status).toBe(404);
  });

  test.for([
    ['no_consent', { state: 'asked' }],
    ['no_consent', { state: 'refused' }],
    ['consent_ended', { state: 'taken_back' }],
    ['consent_ended', { ends_on: '2026-01-01' }],
  ] as const)('presents no one if someone on it has %s %j', async ([reason, columns]) => {
    const [given, other] = [await consenting(), await consenting()];
    await state(other, columns);
    expect((await create([given, other])).body.data?.reason).toBe(reason);
    const { rows } = await app.database.pool.query('select from presentation where representation_id = $1', [given]);
    expect(rows).toEqual([]);
  });

  test('presents no one a second time', async () => {
    const id = await consenting();
    await makeShortlist(world, [id]);
    expect((await create([id])).body.data?.reason).toBe('already_presented');
  });

  test('presents someone once whom two consultants put on two lists at once', async () => {
    const id = await consenting();
    const made = await Promise.all([create([id]), create([id])]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('presents no one whose consent ended at the same moment, or shows them no longer', async () => {
    const person = await registerPerson(app);
    const id = await giveConsent(world, person);
    const takeBack = `/me/representations/${id}/take-back`;
    const [made, taken] = await Promise.all([create([id]), callApi(app, 'POST', takeBack, person, {})]);
    expect(taken.status).toBe(200);
    if (made.status !== 201) return;
    expect((await openList(world, secretIn(made.body.url))).body.people).toEqual([]);
  });

  test('presents no one for another mandate than they consented to', async () => {
    const other = await addAgency();
    const id = await giveConsent(other, await registerPerson(app));
    expect((await create([id])).status).toBe(404);
  });

  test('shows people in the consultant’s order, with the link to give to the client (T673)', async () => {
    const [first, second] = [await consenting(), await consenting()];
    const made = await makeShortlist(world, [second, first], 'Speaks with buyers every day.');
    expect(made).toMatchObject({ state: 'open', locale: 'fr', openedCount: 0, createdBy: 'Carla Beraterin' });
    expect(new URL(made.url ?? '').pathname).toBe('/fr/shortlists');
    expect(made.people.map(({ words }) => words)).toEqual([1, 2].map(() => 'Speaks with buyers every day.'));
    const { people } = (await openList(world, made.secret)).body;
    expect(people.map(({ id }) => id)).toEqual(made.people.map(({ id }) => id));
  });

  test('offers the people who consented and are on no list that opens', async () => {
    const [free, listed, again] = [await consenting(), await consenting(), await consenting()];
    await makeShortlist(world, [listed]);
    const { id } = await makeShortlist(world, [again]);
    await act(id, 'take-back');
    const { presentable, client } = (await list()).body;
    const offered = presentable.map(({ representationId }) => representationId);
    expect(offered).toEqual(expect.arrayContaining([free, again]));
    expect(offered).not.toContain(listed);
    expect(client).toMatchObject({ name: 'Brasserie Dupont', locale: 'fr' });
  });

  test('takes people of a revoked list without their answer', async () => {
    const id = await consenting();
    const first = await makeShortlist(world, [id]);
    await act(first.id, 'take-back');
    const second = await makeShortlist(world, [id]);
    expect((await openList(world, second.secret)).body.people).toHaveLength(1);
  });

  test('is told in what happened with the client, person by person', async () => {
    const person = await registerPerson(app);
    await makeShortlist(world, [await giveConsent(world, person)]);
    const { rows } = await app.database.pool.query(
      'select kind, mandate_id from client_entry where client_id = $1 and profile_id = $2',
      [world.clientId, person.profileId],
    );
    expect(rows).toEqual([{ kind: 'presented', mandate_id: world.mandateId }]);
  });
});

describe('the link of a shortlist', () => {
  test.for(['take-back', 'extend', 'mail'])('is left alone by other agencies: %s', async (what) => {
    const { id } = await makeShortlist(world, [await consenting()]);
    const other = await addAgency();
    const json = { 'take-back': {}, extend: { days: 3 }, mail: { contactId: other.contactId } }[what];
    expect((await act(id, what, json, other.consultant)).status).toBe(404);
  });

  test('is not shown to keys', async () => {
    await makeShortlist(world, [await consenting()]);
    const json = { name: 'HR', scopes: ['read_agency'], expiresInDays: 30 };
    const path = `/companies/${world.consultant.companyId}/keys`;
    const { body } = await callApi<{ key: string }>(app, 'POST', path, world.consultant, json);
    const answer = await app.request('GET', `/api${ofMandate()}`, { headers: { authorization: `Bearer ${body.key}` } });
    const { shortlists } = (await answer.json()) as Shortlists;
    expect(shortlists.length).toBeGreaterThan(0);
    expect(shortlists.map(({ url }) => url)).toEqual(shortlists.map(() => null));
  });

  test('opens again for the days that a consultant adds, but not once it was revoked', async () => {
    const made = await makeShortlist(world, [await consenting()]);
    await app.base.db
      .updateTable('shortlist')
      .set({ expires_at: new Date(0) })
      .where('id', '=', made.id)
      .execute();
    expect((await openList(world, made.secret)).status).toBe(404);
    expect((await act(made.id, 'extend', { days: 90 })).body.state).toBe('open');
    expect((await openList(world, made.secret)).status).toBe(200);
    await act(made.id, 'take-back');
    expect((await act(made.id, 'extend', { days: 90 })).body.data?.reason).toBe('wrong_status');
    expect((await act(made.id, 'extend', { days: 91 })).status).toBe(422);
  });

  test('is mailed to a contact of the client, in the client’s language and without a word about the people (T674)', async () => {
    const person = await registerPerson(app, { firstName: 'Ottavia', lastName: 'Berlinguer' });
    const made = await makeShortlist(world, [await giveConsent(world, person)]);
    expect((await act(made.id, 'mail', { contactId: UNKNOWN_ID })).status).toBe(422);
    expect((await act(made.id, 'mail', { contactId: world.contactId })).status).toBe(200);
    await app.drain();
    const { rows } = await app.database.pool.query<{ subject: string; text: string; html: string }>(
      `select subject, text, html from mail where to_address like 'helene-%' and text like '%' || $1 || '%'`,
      [made.secret],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toContain('présente des personnes');
    expect(rows[0]?.text).toContain(made.url);
    expect(JSON.stringify(rows)).not.toMatch(/Ottavia|Berlinguer/);
  });

  test('counts openings, of which reading it again at once is none', async () => {
    const made = await makeShortlist(world, [await consenting()]);
    await openList(world, made.secret);
    await openList(world, made.secret);
    const { shortlists } = (await list()).body;
    expect(shortlists.find(({ id }) => id === made.id)?.openedCount).toBe(1);
  });
});

describe('a client without an account', () => {
  test('learns nothing from a link that does not open, whatever the reason (T675)', async () => {
    const [taken, expired, other] = [
      await makeShortlist(world, [await consenting()]),
      await makeShortlist(world, [await consenting()]),
      await makeShortlist(world, [await consenting()]),
    ];
    await act(taken.id, 'take-back');
    await app.base.db
      .updateTable('shortlist')
      .set({ expires_at: new Date(0) })
      .where('id', '=', expired.id)
      .execute();
    const unnamed = await addAgency();
    const hidden = await makeShortlist(unnamed, [await giveConsent(unnamed, await registerPerson(app))]);
    await app.base.db
      .updateTable('agency')
      .set({ named_at: null })
      .where('company_id', '=', unnamed.consultant.companyId)
      .execute();
    const answers = [];
    for (const secret of ['x'.repeat(43), taken.secret, expired.secret, hidden.secret]) {
      answers.push(await openList(world, secret));
      answers.push(await answerOn(world, secret, taken.people[0]?.id ?? ''));
      answers.push(await cvOf({ secret, presentationId: taken.people[0]?.id }));
    }
    answers.push(await answerOn(world, other.secret, taken.people[0]?.id ?? ''));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('no longer reads or answers about someone who took their consent back (T676)', async () => {
    const [stays, leaves] = [await consenting(), await consenting()];
    const { secret, people } = await makeShortlist(world, [stays, leaves]);
    await endConsent(world, leaves);
    expect((await openList(world, secret)).body.people.map(({ id }) => id)).toEqual([people[0]?.id]);
    const gone = people[1]?.id ?? '';
    expect((await answerOn(world, secret, gone)).status).toBe(404);
    expect((await cvOf({ secret, presentationId: gone })).status).toBe(404);
    const { shortlists } = (await list()).body;
    expect(shortlists.find(({ people: shown }) => shown[1]?.id === gone)?.people[1]?.isShown).toBe(false);
  });

  test('answers about each person in its own words, and changes its mind (T677)', async () => {
    const { secret, people } = await makeShortlist(world, [await consenting()]);
    const id = people[0]?.id ?? '';
    await answerOn(world, secret, id, { answer: 'perhaps', words: 'Peut-être en mai.' });
    const { body } = await answerOn(world, secret, id, { answer: 'yes', words: 'Quand peut-on se voir ?' });
    expect(body.people[0]).toMatchObject({ answer: 'yes', answerWords: 'Quand peut-on se voir ?' });
    const shown = (await list()).body.shortlists.flatMap((one) => one.people).find((one) => one.id === id);
    expect(shown).toMatchObject({ answer: 'yes', answerWords: 'Quand peut-on se voir ?' });
    const { rows } = await app.database.pool.query(
      `select words from client_entry where kind = 'answered' and client_id = $1 order by at, id`,
      [world.clientId],
    );
    expect(rows).toEqual(
      expect.arrayContaining([{ words: 'Peut-être en mai.' }, { words: 'Quand peut-on se voir ?' }]),
    );
  });

  test('is refused any other answer', async () => {
    const { secret, people } = await makeShortlist(world, [await consenting()]);
    expect((await answerOn(world, secret, people[0]?.id ?? '', { answer: 'waiting' })).status).toBe(422);
  });

  test('gets no cookie, and leaves no secret in the address (T678)', async () => {
    const { url } = await makeShortlist(world, [await consenting()]);
    const answer = await app.request('POST', '/api/shortlists/open', { json: { secret: secretIn(url) } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(new URL(url ?? '').search).toBe('');
  });

  test('cannot guess for long', async () => {
    const guess = () => openList(world, 'a-guess');
    const statuses = new Set<number>();
    for (let tries = 0; tries < 70; tries += 1) statuses.add((await guess()).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
