import { beforeEach, describe, expect, test } from 'vitest';

import type { LanguageLevel } from '#contract/languages.ts';
import type { BeingFound } from '#contract/talent/being-found.ts';
import type { JobInvitation } from '#contract/talent/talent.ts';
import type { TestApp } from '#test/support/app.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, setContactAddress, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { read, refused, talentWorld } from '#test/support/talent.ts';

import { inTransaction } from '../../context.ts';
import { tasks } from '../../tasks.ts';
import { hideFrom } from './hidden.ts';

const DAY = 86_400_000;

const { world, verify, call, search, beFound, idsFound, invite } = talentWorld();
let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
beforeEach(() => void ({ app, owner, seeker } = world));

const describeOneself = (person: TestPerson, profile: object) => read(call('PATCH', '/me/profile', person, profile));

/** Whether a statement waits for a lock. */
const someoneWaits = async (): Promise<boolean> => {
  const { rowCount } = await app.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
};

const run = (name: string) => tasks.find((task) => task.name === name)!.run(app.system, {});

describe('finding people', () => {
  test('is for owners and recruiters of a verified company only', async () => {
    const unverified = await registerEmployer(app);
    const reader = await registerColleague(app, owner, { memberAs: 'reader' });
    expect((await call('GET', '/talent')).status).toBe(401);
    expect((await call('GET', '/talent', seeker)).status).toBe(403);
    expect(await refused(call('GET', '/talent', unverified))).toEqual([403, 'company_not_verified']);
    expect(await refused(call('GET', '/talent', reader))).toEqual([403, undefined]);
    await beFound(seeker);
    expect((await call('GET', `/profiles/${seeker.profileId}`, unverified)).status).toBe(404);
    expect((await call('GET', `/profiles/${seeker.profileId}`, reader)).status).toBe(404);
    expect(await idsFound('', await registerColleague(app, owner))).toEqual([seeker.profileId]);
  });

  test("is limited by the site's setting", async () => {
    const key = 'limits.talent_searches_per_company';
    await changeSetting(app, key, { max: 1, seconds: 60 });
    await search();
    expect((await call('GET', '/talent', owner)).status).toBe(429);
    await changeSetting(app, key, { max: 500, seconds: 60 });
  });
});

describe('finds people', () => {
  test('with their consent only, until they withdraw it', async () => {
    expect(await idsFound()).toEqual([]);
    const { consent: given } = await beFound(seeker);
    const months = (new Date(given?.endsAt ?? 0).getTime() - Date.now()) / DAY / 30.4;
    expect(months).toBeCloseTo(12, 0);
    expect(await idsFound()).toEqual([seeker.profileId]);
    expect((await read<BeingFound>(call('DELETE', '/me/being-found', seeker))).consent).toBeNull();
    expect(await idsFound()).toEqual([]);
    expect((await call('GET', `/profiles/${seeker.profileId}`, owner)).status).toBe(404);
  });

  test('except those whose consent has expired, who are banned, or who hide', async () => {
    await beFound(seeker);
    await app.database.pool.query(`update talent_consent set ends_at = now() - interval '1 second'`);
    expect(await idsFound()).toEqual([]);
    await beFound(seeker);
    await app.database.pool.query('update user_account set banned_at = now() where id = $1', [seeker.userId]);
    expect(await idsFound()).toEqual([]);
    await app.database.pool.query('update user_account set banned_at = null where id = $1', [seeker.userId]);
    expect(await idsFound()).toEqual([seeker.profileId]);
  });

  test('by their minimum levels of languages, where a mother tongue meets C2', async () => {
    const withLevel = async (level: LanguageLevel) => {
      const person = await registerPerson(app);
      await beFound(person);
      await describeOneself(person, { languages: [{ language: 'de', level }] });
      return person.profileId;
    };
    const [b2, c1, native] = [await withLevel('B2'), await withLevel('C1'), await withLevel('native')];
    expect((await idsFound('?language=de:C1')).toSorted()).toEqual([c1, native].toSorted());
    expect((await idsFound('?language=de:A1')).toSorted()).toEqual([b2, c1, native].toSorted());
    expect(await idsFound('?language=de:C2')).toEqual([native]);
    expect(await idsFound('?language=de:A1&language=fr')).toEqual([]);
    expect((await call('GET', '/talent?language=xx', owner)).status).toBe(422);
  });

  test('by occupation in any language, workplace, availability, country and place', async () => {
    await describeOneself(seeker, { jobTitle: 'Kundenberaterin', city: 'Lisbon', country: 'PT' });
    const inTwoWeeks = new Date(Date.now() + 14 * DAY).toISOString().slice(0, 10);
    await beFound(seeker, {
      availability: { kind: 'date', day: inTwoWeeks, weeks: null },
      workplaces: ['remote'],
    });
    const { people } = await search();
    expect(people[0]).toMatchObject({ name: 'Ana P.', jobTitle: 'Kundenberaterin', workplaces: ['remote'] });
    const occupations = await read<{ key: string; label: string }[]>(call('GET', '/talent/occupations', owner));
    const { rows } = await app.database.pool.query<{ facets: string[] }>('select facets from talent_consent');
    const key = rows[0]?.facets.find((facet) => facet.startsWith('b:o.'))?.slice(2) ?? '';
    expect(occupations.map((one) => one.key)).toContain(key);
    const found = [seeker.profileId];
    expect(await idsFound(`?occupation=${key}`)).toEqual(found);
    expect(await idsFound('?occupation=o.unheard-of')).toEqual([]);
    expect(await idsFound('?workplace=remote')).toEqual(found);
    expect(await idsFound('?workplace=onsite')).toEqual([]);
    expect(await idsFound('?available=now')).toEqual([]);
    expect(await idsFound('?available=month')).toEqual(found);
    expect(await idsFound('?country=PT')).toEqual(found);
    expect(await idsFound('?country=ES')).toEqual([]);
    expect(await idsFound('?place=Lissabon')).toEqual(found);
    expect(await idsFound('?place=Porto&km=100')).toEqual([]);
    expect(await search('?place=Nowheresville')).toMatchObject({ people: [], place: null });
  });

  test('without a count below five, the newest confirmation first, and never by name', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => registerPerson(app)));
    for (const person of people.slice(0, 4)) await beFound(person);
    expect((await search()).total).toBeNull();
    await beFound(people[4]!);
    expect((await search()).total).toEqual({ count: 5, capped: false });
    expect(await idsFound()).toEqual(people.map(({ profileId }) => profileId).toReversed());
    expect((await call('GET', '/talent?q=Ana', owner)).status).toBe(422);
  });
});

describe('a profile that was found', () => {
  test('shows the first name with an initial and no picture, until the person answers; never contact data', async () => {
    await setContactAddress(app, seeker, 'private@example.com');
    await beFound(seeker);
    const profile = await read<Record<string, unknown>>(call('GET', `/profiles/${seeker.profileId}`, owner));
    expect(profile).toMatchObject({ firstName: 'Ana', lastName: 'P.', username: '', avatarUrl: null, cv: null });
    expect(JSON.stringify(profile)).not.toMatch(/prado|private@/i);
    const { id: jobId } = await createActive(app, owner);
    const { id } = await read<{ id: string }>(invite(jobId));
    await read(call('POST', `/me/job-invitations/${id}/answer`, seeker, { isInterested: true }));
    expect(await read(call('GET', `/profiles/${seeker.profileId}`, owner))).toMatchObject({ lastName: 'Prado' });
    await beFound(seeker, { shownName: 'full' });
    expect((await search()).people[0]?.name).toBe('Ana Prado');
  });

  test('shows its owner only which company looked, once a day', async () => {
    await beFound(seeker);
    for (const reader of [owner, owner, await registerColleague(app, owner)])
      await read(call('GET', `/profiles/${seeker.profileId}`, reader));
    const { looks } = await read<BeingFound>(call('GET', '/me/being-found', seeker));
    expect(looks).toEqual([
      {
        company: { id: owner.companyId, name: 'Acme', slug: expect.any(String) },
        day: new Date().toISOString().slice(0, 10),
      },
    ]);
    await app.database.pool.query(`update profile_look set day = day - 91`);
    expect((await read<BeingFound>(call('GET', '/me/being-found', seeker))).looks).toEqual([]);
    await run('talent.sweep');
    expect(
      (await app.database.pool.query('select from profile_look where profile_id = $1', [seeker.profileId])).rowCount,
    ).toBe(0);
  });
});

describe('hiding', () => {
  const hide = (json: object, person = seeker) => call('POST', '/me/being-found/hidden', person, json);

  test('refuses unknown companies, invalid domains, and shared domains', async () => {
    expect((await hide({ companyId: UNKNOWN_ID })).status).toBe(404);
    const unverified = await registerEmployer(app);
    expect((await hide({ companyId: unverified.companyId })).status).toBe(404);
    expect(await refused(hide({ domain: 'nonsense' }))).toEqual([422, 'domain']);
    expect(await refused(hide({ domain: 'gmail.com' }))).toEqual([422, 'domain']);
    expect((await hide({ companyId: owner.companyId }, owner)).status).toBe(403);
  });

  test('from a company ends what it finds, also by links, and its invitations; others still find the person', async () => {
    const rival = await registerEmployer(app);
    await verify(rival.companyId);
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    await read(invite(jobId));
    const { hidden } = await read<BeingFound>(hide({ companyId: owner.companyId }));
    expect(await idsFound()).toEqual([]);
    expect((await call('GET', `/profiles/${seeker.profileId}`, owner)).status).toBe(404);
    expect(await read(call('GET', '/talent/invitations', owner))).toMatchObject([{ person: null, status: 'lapsed' }]);
    expect((await invite(jobId)).status).toBe(404);
    expect(await idsFound('', rival)).toEqual([seeker.profileId]);
    const other = await registerPerson(app);
    expect((await call('DELETE', `/me/being-found/hidden/${hidden[0]?.id}`, other)).status).toBe(404);
    await read(call('DELETE', `/me/being-found/hidden/${hidden[0]?.id}`, seeker));
    expect(await idsFound()).toEqual([seeker.profileId]);
  });

  test('from one company of a recruiter hides from that recruiter while they work for another company too', async () => {
    await beFound(seeker);
    const { companyId: other } = await registerEmployer(app);
    await verify(other);
    await app.base.db
      .insertInto('company_member')
      .values({ company_id: other, user_id: owner.userId, role: 'recruiter' })
      .execute();
    for (const companyId of [owner.companyId, other]) {
      await read(call('POST', '/me/being-found/hidden', seeker, { companyId }));
      expect(await idsFound()).toEqual([]);
      await app.database.pool.query('delete from hidden_company');
    }
    expect(await idsFound()).toEqual([seeker.profileId]);
  });

  test('from a company that invites concurrently comes either before or after the invitation', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    const inviting = await inTransaction(app.ctx(seeker.actor), async (tx) => {
      await hideFrom(tx, { companyId: owner.companyId });
      let isOver = false;
      const status = invite(jobId).then(async (answer) => {
        isOver = true;
        return answer.status;
      });
      await expect.poll(async () => isOver || (await someoneWaits())).toBe(true);
      return { status };
    });
    expect(await inviting.status).toBe(404);
    expect(await read<JobInvitation[]>(call('GET', '/me/job-invitations', seeker))).toEqual([]);
  });

  test('from a domain applies to companies with it and to members with an address of it', async () => {
    await beFound(seeker);
    await read(hide({ domain: 'https://www.acme.example/jobs' }));
    expect(await idsFound()).toEqual([seeker.profileId]);
    await app.database.pool.query(`update company set domain = 'acme.example' where id = $1`, [owner.companyId]);
    expect(await idsFound()).toEqual([]);
    await app.database.pool.query(`update company set domain = null where id = $1`, [owner.companyId]);
    const colleague = await registerColleague(app, owner, { email: `eva.${Date.now()}@acme.example` });
    expect(await idsFound('', colleague)).toEqual([]);
    expect(await idsFound()).toEqual([seeker.profileId]);
  });
});

describe('expiring consent', () => {
  test('is shown as expired immediately', async () => {
    await beFound(seeker);
    await app.database.pool.query(`update talent_consent set ends_at = now() - interval '1 second'`);
    expect(await read<BeingFound>(call('GET', '/me/being-found', seeker))).toMatchObject({ consent: null });
  });

  test('ends after the person was asked once, in both places where it is stored', async () => {
    await beFound(seeker);
    await app.database.pool.query(`update talent_consent set ends_at = now() + interval '29 days'`);
    await run('talent.ask');
    await run('talent.ask');
    await app.drain();
    const mails = () => app.database.pool.query('select subject from mail where to_address = $1', [seeker.email]);
    expect((await mails()).rows).toEqual([{ subject: 'Do you still want to be found?' }]);
    await app.database.pool.query(`update talent_consent set ends_at = now() - interval '1 second'`);
    await run('talent.sweep');
    const { rows } = await app.database.pool.query('select visibility from profile where id = $1', [seeker.profileId]);
    expect(rows).toEqual([{ visibility: 'applied' }]);
  });

  test('also applies if given by the profile’s visibility, with the fewest details', async () => {
    await describeOneself(seeker, { visibility: 'employers' });
    expect(await read<BeingFound>(call('GET', '/me/being-found', seeker))).toMatchObject({
      consent: { shownName: 'initial' },
    });
    expect(await idsFound()).toEqual([seeker.profileId]);
    await describeOneself(seeker, { visibility: 'applied' });
    expect(await idsFound()).toEqual([]);
  });
});
