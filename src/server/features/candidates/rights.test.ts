import { beforeEach, describe, expect, test } from 'vitest';

import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';
import type { CandidateNotice } from '#contract/candidates/candidate-notices.ts';
import { exportOwnData } from '#server/own-data.ts';
import { sweepLiveEvents } from '#server/platform/live/events.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { statedCandidate } from '#test/support/candidates.ts';
import { placesOf } from '#test/support/dump.ts';
import { letDaysPass, vocabulary } from '#test/support/lives.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';

import { sweepFiles } from '../files/sweep.ts';
import { addByHand } from './add-by-hand.ts';
import { tellNow } from './manage.ts';
import { sweepCandidates } from './sweep.ts';
import { tellDue, toldKey } from './tell.ts';

const world = applyingWorld();
let number = 0;
const someone = () => `rui-${(number += 1)}@example.com`;

beforeEach(async () => {
  await world.app.drain();
  await world.app.database.db.deleteFrom('rate_limit').execute();
  await world.app.database.db.deleteFrom('notification').execute();
});

async function ask(method: string, path: string, person: { cookie: string } | undefined, json?: unknown) {
  const answer = await world.app.request(method, `/api${path}`, { json, ...(person ? { cookie: person.cookie } : {}) });
  return { status: answer.status, body: (await answer.json()) as CandidateNotice[] & { data?: { reason?: string } } };
}

const add = (more: Partial<AddCandidateInput> = {}, member = world.employer, address = someone()) =>
  addByHand(world.app.ctx(member.actor), statedCandidate(address, more));

/** Their session, as behind the link of their email. */
async function personOf(candidateId: string): Promise<Pick<TestPerson, 'cookie' | 'actor'>> {
  const { user_id: userId } = await world.app.base.db
    .selectFrom('candidate')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .select('profile.user_id')
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const cookie = await signInAs(world.app, { userId });
  const actor = await world.app.accounts.authenticate(new Headers({ cookie }), new Headers());
  if (actor.kind !== 'person') throw new Error('The person has no session.');
  return { cookie, actor };
}

const told = async (more: Partial<AddCandidateInput> = {}) => {
  const added = await add(more);
  await tellNow(world.app.ctx(world.employer.actor), added.id);
  return { ...added, person: await personOf(added.id) };
};

const at = (days: number) => ({
  ...world.app.system,
  clock: { now: () => new Date(Date.now() + days * 86_400_000) },
});

async function sweepOn(...days: number[]): Promise<void> {
  for (const day of days) await sweepCandidates(at(day));
}

const exists = async (table: 'candidate' | 'application', id: string | null) =>
  (await world.app.base.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const object = (id: string, person: { cookie: string } | undefined) =>
  ask('POST', `/me/candidate-notices/${id}/object`, person, {});

describe('what an added person reads', () => {
  test('is theirs alone', async () => {
    const { person, id } = await told();
    expect((await ask('GET', '/me/candidate-notices', undefined)).status).toBe(401);
    expect((await ask('GET', '/me/candidate-notices', world.employer)).status).toBe(403);
    expect((await ask('GET', '/me/candidate-notices', world.seeker)).body).toEqual([]);
    for (const [who, status] of [
      [undefined, 401],
      [world.seeker, 404],
      [world.employer, 403],
    ] as const)
      expect((await object(id, who)).status).toBe(status);
    expect((await ask('GET', '/me/candidate-notices', person)).body).toHaveLength(1);
  });

  test('says who added them, from where, for what and how long; their export has what is kept (T452)', async () => {
    const { person, id } = await told({ jobId: world.jobId });
    const other = await told();
    const [notice] = (await ask('GET', '/me/candidate-notices', person)).body;
    expect(notice).toMatchObject({
      id,
      company: { name: 'Acme' },
      origin: 'by_hand',
      source: 'Career fair in Porto',
      jobs: ['Account Manager'],
      keptUntil: null,
      objectedAt: null,
    });
    const [without] = (await ask('GET', '/me/candidate-notices', other.person)).body;
    const days = (Date.parse(without?.keptUntil ?? '') - Date.parse(without?.addedAt ?? '')) / 86_400_000;
    expect([without?.jobs, days]).toEqual([[], 183]);
    const data = await exportOwnData(world.app.ctx(person.actor));
    expect(data.candidates).toMatchObject([{ company: 'Acme', phone: '+351 910 000 000', facts: { city: 'Porto' } }]);
  });

  test('is corrected in their profile, for the company too', async () => {
    const { person, id } = await told();
    await ask('PATCH', '/me/profile', person, { city: 'Faro' });
    const facts = async (candidateId: string) =>
      (await world.app.base.db.selectFrom('candidate').select('facts').where('id', '=', candidateId).executeTakeFirst())
        ?.facts.city;
    expect(await facts(id)).toBe('Faro');
  });
});

describe('objecting', () => {
  test('hides the person from the company at once, with what it entered, and stops its emails (T453)', async () => {
    const address = someone();
    const { id, applicationId } = await add({ jobId: world.jobId }, world.employer, address);
    const person = await personOf(id);
    expect((await object(id, person)).status).toBe(200);
    expect((await object(id, person)).status).toBe(200);
    expect((await ask('POST', `/candidates/${id}/tell`, world.employer, {})).status).toBe(404);
    expect((await ask('GET', `/applications/${applicationId}`, world.employer)).status).toBe(404);
    await tellDue(at(4));
    await world.app.drain();
    expect(await world.app.base.db.selectFrom('mail').select('id').where('to_address', '=', address).execute()).toEqual(
      [],
    );
    const again = await ask('POST', '/candidates', world.employer, statedCandidate(address));
    expect([again.status, again.body.data?.reason]).toEqual([409, 'candidate_objected']);
    await sweepOn(182, 184);
    expect(await exists('candidate', id)).toBe(false);
  });
});

describe('a person who was not told', () => {
  const notices = async (userId: string) =>
    (await world.app.base.db.selectFrom('notification').select('data').where('user_id', '=', userId).execute()).filter(
      ({ data }) => data.kind === 'candidates_untold',
    );

  /** As if the emails could not be written. */
  const neverTell = (id: string) =>
    world.app.base.db.updateTable('candidate').set({ tell_at: null }).where('id', '=', id).execute();

  test('is erased after thirty days, and not before the member who added them was warned (T454)', async () => {
    const { id } = await add();
    await neverTell(id);
    await sweepOn(22);
    expect(await notices(world.employer.userId)).toEqual([]);
    await sweepOn(23, 24, 29.9);
    expect((await notices(world.employer.userId)).map(({ data }) => data)).toMatchObject([
      { count: 1, company_name: 'Acme' },
    ]);
    expect(await exists('candidate', id)).toBe(true);
    await sweepOn(30.1);
    expect(await exists('candidate', id)).toBe(false);
  });

  test('is kept a week from the warning where the site stood still', async () => {
    const { id } = await add();
    await neverTell(id);
    await sweepOn(60, 66);
    expect(await exists('candidate', id)).toBe(true);
    await sweepOn(67.1);
    expect(await exists('candidate', id)).toBe(false);
  });

  test('is one whose address takes no email', async () => {
    const { id } = await told();
    await world.app.drain();
    await world.app.base.db.updateTable('mail').set({ status: 'dead' }).where('dedupe_key', '=', toldKey(id)).execute();
    await sweepOn(23, 31);
    expect(await exists('candidate', id)).toBe(false);
  });
});

describe('how long a candidate is kept', () => {
  test('counts from the last contact, and is shortened by the company; an application has its own period (T455)', async () => {
    const [plain, entered] = [await told(), await told({ jobId: world.jobId })];
    await sweepOn(182);
    expect(await exists('candidate', plain.id)).toBe(true);
    await sweepOn(184);
    expect([await exists('candidate', plain.id), await exists('candidate', entered.id)]).toEqual([false, true]);
    await changeSetting(world.app, 'retention.candidate_days', 365);
    const longer = await told();
    await sweepOn(184);
    expect(await exists('candidate', longer.id)).toBe(true);
    await world.app.base.db.updateTable('company').set({ keep_applications_days: 60 }).execute();
    await sweepOn(61);
    expect(await exists('candidate', longer.id)).toBe(false);
    await world.app.base.db.updateTable('company').set({ keep_applications_days: null }).execute();
    await changeSetting(world.app, 'retention.candidate_days', 183);
  });

  test('ends for people who applied with their last application', async () => {
    const id = await world.applied();
    const { company_id, applicant_id } = await world.app.base.db
      .selectFrom('application')
      .select(['company_id', 'applicant_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const known = async () =>
      await world.app.base.db
        .selectFrom('candidate')
        .select(['origin', 'told_at', 'tell_at'])
        .where('company_id', '=', company_id)
        .where('profile_id', '=', applicant_id)
        .execute();
    expect(await known()).toEqual([{ origin: 'applied', told_at: null, tell_at: null }]);
    await sweepOn(31, 400);
    expect(await known()).toHaveLength(1);
    await world.app.base.db.deleteFrom('application').where('id', '=', id).execute();
    await sweepOn(1);
    expect(await known()).toEqual([]);
    expect((await ask('GET', '/me/profile', world.seeker)).status).toBe(200);
  });

  test('an erased person is in no table, file, email or task', async () => {
    const { word, words } = vocabulary();
    const answer = await world.app.request('POST', '/api/files', {
      body: uploadForm('cv', `${word('cv')}.pdf`, pdf()),
      cookie: world.employer.cookie,
    });
    const cvFileId = ((await answer.json()) as { id: string }).id;
    const address = `${word('address')}@example.com`;
    const stated = {
      firstName: word('first'),
      lastName: word('last'),
      city: word('city'),
      skills: [word('skill')],
      source: word('source'),
      jobId: world.jobId,
      cvFileId,
    };
    const { id } = await add(stated, world.employer, address);
    await tellNow(world.app.ctx(world.employer.actor), id);
    await world.app.drain();
    await letDaysPass(world.app);
    const before = await placesOf(world.app, words);
    expect(words.filter((one) => !before.some((place) => place.endsWith(one))).toSorted()).toEqual([]);
    expect((await ask('DELETE', `/candidates/${id}`, world.employer)).status).toBe(200);
    await world.app.drain();
    await sweepFiles({ ...world.app.system });
    await sweepLiveEvents(world.app.base.db, 0);
    // For a day, the finished task names the file that it removed.
    const left = await placesOf(world.app, [...words, cvFileId]);
    expect(left.filter((place) => !place.startsWith('pgboss.'))).toEqual([]);
  });
});

describe('a person who applied', () => {
  test('stays a candidate with what they sent when a company that added them is applied to', async () => {
    const { id, person } = await told();
    await world.app.base.db
      .updateTable('candidate')
      .set({ profile_id: world.seeker.profileId })
      .where('id', '=', id)
      .execute();
    await object(id, world.seeker);
    await world.apply(world.seeker);
    const row = await world.app.base.db
      .selectFrom('candidate')
      .select(['origin', 'facts', 'objected_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ origin: 'by_hand', objected_at: null, facts: { firstName: 'Lucía' } });
    expect((await ask('DELETE', `/candidates/${id}`, world.employer)).status).toBe(409);
    expect((await ask('GET', '/me/candidate-notices', person)).body).toEqual([]);
  });

  test('in a blind review becomes a candidate once they are revealed', async () => {
    await ask('PUT', `/jobs/${world.jobId}/blind-review`, world.employer, { isBlind: true });
    const seeker = await registerPerson(world.app);
    const { id } = (await world.apply(seeker)).body;
    const count = async () =>
      (
        await world.app.base.db
          .selectFrom('candidate')
          .select('id')
          .where('profile_id', '=', seeker.profileId)
          .execute()
      ).length;
    expect(await count()).toBe(0);
    await ask('POST', `/applications/${id}/reveal`, world.employer, {});
    expect(await count()).toBe(1);
  });
});
