import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type {
  Asking,
  JobPresenting,
  PresentedApplication,
  Representation,
} from '#contract/presenting/representation-views.ts';
import { addMandate } from '#test/support/agency.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callApi } from '#test/support/call-api.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import {
  answer,
  ask,
  candidateIdOf,
  consented,
  createPresentingWorld,
  openSearch,
  present,
  presented,
  type PresentingWorld,
  registerKnown,
  type Search,
  TERMS,
} from '#test/support/presenting.ts';
import { changeSetting } from '#test/support/settings.ts';

import { changeApplication } from '../applications/change.ts';
import { endMandate } from '../clients/mandates.ts';
import { endDueConsents, remindOfConsents } from './end-due.ts';

let app: TestApp;
let world: PresentingWorld;
let search: Search;
beforeAll(async () => {
  app = await createTestApp();
  world = await createPresentingWorld(app);
  search = await openSearch(world);
});
afterAll(() => app.close());

const refused = (reason: string) => ({ status: 409, body: { data: { reason } } });

const read = async (id: string): Promise<Representation | undefined> => {
  const { body } = await callApi<{ representations: Representation[] }>(
    app,
    'GET',
    '/agency/representations',
    world.consultant,
  );
  return body.representations.find((one) => one.id === id);
};

const statusOf = async (applicationId: string) =>
  (await app.base.db.selectFrom('application').select('status').where('id', '=', applicationId).executeTakeFirst())
    ?.status;

describe('asking', () => {
  test('hides consents from everyone but consultants', async () => {
    const seeker = await registerKnown(world);
    const reader = await registerColleague(app, world.consultant, { memberAs: 'reader' });
    for (const person of [world.employer, reader]) {
      expect((await callApi(app, 'GET', '/agency/representations', person)).status).toBe(404);
      expect((await ask(world, search, seeker, { by: person })).status).toBe(404);
    }
    expect((await callApi(app, 'GET', '/agency/representations', seeker)).status).toBe(403);
    expect((await callApi(app, 'GET', '/agency/representations')).status).toBe(401);
  });

  test('asks no one whom the agency does not know', async () => {
    expect((await ask(world, search, await registerPerson(app))).status).toBe(404);
  });

  test('does not say who applied for a job that takes no one', async () => {
    const { id: jobId } = await createActive(app, world.employer);
    const { id: mandateId } = await addMandate(app, world.consultant, world.clientId, jobId);
    const seeker = await registerKnown(world);
    await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie: seeker.cookie, json: { coverLetter: '' } });
    expect((await ask(world, { mandateId }, seeker)).status).toBe(201);
  });

  test('asks for all that the employer’s review shows', async () => {
    const seeker = await registerKnown(world);
    expect((await ask(world, search, seeker, { shows: ['languages'] })).status).toBe(422);
  });

  const obstacles: [string, (seeker: TestPerson) => Promise<unknown>][] = [
    ['already_asked', (seeker) => ask(world, search, seeker)],
    ['refused_before', async (seeker) => answer(world, (await ask(world, search, seeker)).body.id, 'refuse', seeker)],
    ['already_presented', (seeker) => presented(world, search, seeker)],
    [
      'already_applied',
      ({ cookie }) =>
        app.request('POST', `/api/jobs/${search.jobId}/applications`, { cookie, json: { coverLetter: '' } }),
    ],
    ['off_limits', (seeker) => workFor(seeker, 'BRASSERIE DUPONT')],
  ];

  /** While the agency does not approach people of the client. */
  async function workFor({ profileId }: TestPerson, company: string): Promise<void> {
    const { db, clock } = app.base;
    const until = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await db.updateTable('client').set({ off_limits_until: until }).where('id', '=', world.clientId).execute();
    await db
      .insertInto('work_experience')
      .values({
        id: profileId,
        profile_id: profileId,
        position: 'Buyer',
        company,
        start_date: '2020-01-01',
        end_date: null,
        is_current: true,
        description: '',
      })
      .execute();
  }

  test.each(obstacles)(
    'tells the consultant before and after asking that it cannot be: %s (T661)',
    async (reason, arrange) => {
      const seeker = await registerKnown(world);
      await arrange(seeker);
      const path = `/agency/mandates/${search.mandateId}/asking?candidateId=${await candidateIdOf(world, seeker)}`;
      expect((await callApi<Asking>(app, 'GET', path, world.consultant)).body.obstacle).toBe(reason);
      expect(await ask(world, search, seeker)).toMatchObject(refused(reason));
    },
  );

  test('asks no one who works for a client that is off limits, under its own name on the site either', async () => {
    const seeker = await registerKnown(world);
    await workFor(seeker, 'Acme ');
    expect(await ask(world, search, seeker)).toMatchObject(refused('off_limits'));
  });

  test('asks no one again for the same job who refused, when the client searches for it again', async () => {
    const before = await openSearch(world);
    const seeker = await registerKnown(world);
    await answer(world, (await ask(world, before, seeker)).body.id, 'refuse', seeker);
    await endMandate(app.ctx(world.consultant.actor), { id: before.mandateId, state: 'closed' });
    const { id: mandateId } = await addMandate(app, world.consultant, world.clientId, before.jobId);
    expect(await ask(world, { mandateId }, seeker)).toMatchObject(refused('refused_before'));
  });

  test('limits how many people a consultant asks on one day', async () => {
    const by = await registerColleague(app, world.consultant);
    const [key, seconds] = ['limits.consents_per_consultant', 86_400] as const;
    await changeSetting(app, key, { max: 1, seconds });
    onTestFinished(() => changeSetting(app, key, { max: 100, seconds }));
    expect((await ask(world, search, await registerKnown(world), { by })).status).toBe(201);
    expect((await ask(world, search, await registerKnown(world), { by })).status).toBe(429);
  });

  test('lets no one but the person answer', async () => {
    const seeker = await registerKnown(world);
    const { body } = await ask(world, search, seeker);
    const others = [await registerKnown(world), world.consultant, world.employer];
    const statuses = await Promise.all(
      others.map(async (other) => (await answer(world, body.id, 'give', other)).status),
    );
    expect(statuses).toEqual([404, 403, 403]);
  });

  test('takes a consent for six months, and once (T660)', async () => {
    const { id, seeker } = await consented(world, search);
    expect(await answer(world, id, 'give', seeker)).toMatchObject({ status: 200, body: { state: 'given' } });
    expect((await answer(world, id, 'refuse', seeker)).status).toBe(409);
    const endsOn = (await read(id))?.endsOn ?? '';
    const months = new Date(endsOn).getUTCMonth() - app.base.clock.now().getUTCMonth();
    expect((months + 12) % 12).toBe(6);
  });
});

describe('presenting to a job', () => {
  test('presents no one without a living consent (T662)', async () => {
    const seeker = await registerKnown(world);
    const { body } = await ask(world, search, seeker);
    expect(await present(world, body.id)).toMatchObject(refused('no_consent'));
    await answer(world, body.id, 'give', seeker);
    await answer(world, body.id, 'take-back', seeker);
    expect(await present(world, body.id)).toMatchObject(refused('consent_ended'));
  });

  test('presents no one by a consent whose last day is past', async () => {
    const { id } = await consented(world, search);
    await app.base.db.updateTable('representation').set({ ends_on: '2020-01-01' }).where('id', '=', id).execute();
    expect(await present(world, id)).toMatchObject(refused('consent_ended'));
  });

  test('presents no one to a job that takes no one', async () => {
    const { id: jobId } = await createActive(app, world.employer);
    const { id: mandateId } = await addMandate(app, world.consultant, world.clientId, jobId);
    const { id } = await consented(world, { jobId, mandateId });
    expect(await present(world, id)).toMatchObject(refused('not_taken'));
  });

  test('refuses a person who applied meanwhile, and one who is presented already', async () => {
    const { id, seeker } = await consented(world, search);
    const json = { coverLetter: '' };
    await app.request('POST', `/api/jobs/${search.jobId}/applications`, { cookie: seeker.cookie, json });
    expect(await present(world, id)).toMatchObject(refused('already_applied'));
    const { id: presentedId } = await presented(world, search);
    expect(await present(world, presentedId)).toMatchObject(refused('already_presented'));
  });

  test('hides the consents of one agency from another', async () => {
    const { id } = await consented(world, search);
    expect((await present(world, id, { by: await registerEmployer(app) })).status).toBe(404);
  });

  test('shows the employer a blind application with the consultant’s words, without the name (T663)', async () => {
    const seeker = await registerKnown(world, { firstName: 'Fiammetta', lastName: 'Quagliarotti' });
    const made = await presented(world, search, seeker, 'Fiammetta Quagliarotti speaks French.');
    const { body } = await callApi<Application>(app, 'GET', `/applications/${made.applicationId}`, world.employer);
    expect(body).toMatchObject({ blind: {}, cv: null, applicant: { profileId: null, lastName: '' } });
    expect(body.history).toMatchObject([{ to: 'new', by: 'platform', name: null }]);
    expect(await marksOf([made.applicationId], world.employer)).toMatchObject([{ words: '… speaks French.' }]);
  });

  test('hides the mark from interviewers, readers and strangers', async () => {
    const { applicationId, seeker } = await presented(world, search);
    const people = [
      await registerColleague(app, world.employer, { memberAs: 'interviewer' }),
      await registerColleague(app, world.employer, { memberAs: 'reader' }),
      await registerEmployer(app),
      await registerPerson(app),
      world.consultant,
    ];
    for (const person of people) expect(await marksOf([applicationId], person)).toEqual([]);
    expect(await marksOf([applicationId], seeker)).toMatchObject([{ applicationId }]);
  });

  test('is answered yes by the employer’s interest, and no by a rejection (T664)', async () => {
    const [wanted, unwanted] = [await presented(world, search), await presented(world, search)];
    await callApi(app, 'POST', `/applications/${wanted.applicationId}/reveal`, world.employer, {});
    await changeApplication(app.ctx(world.employer.actor), 'reject', unwanted.applicationId);
    expect((await read(wanted.id))?.presentation).toMatchObject({ answer: 'yes' });
    expect((await read(unwanted.id))?.presentation).toMatchObject({ answer: 'no' });
  });

  test('stays answered no when the employer reveals the person after the rejection', async () => {
    const { id, applicationId } = await presented(world, search);
    await changeApplication(app.ctx(world.employer.actor), 'reject', applicationId);
    await callApi(app, 'POST', `/applications/${applicationId}/reveal`, world.employer, {});
    expect((await read(id))?.presentation).toMatchObject({ answer: 'no' });
  });
});

describe('the end of a consent', () => {
  test('withdraws the application with the consent, although the employer is interested', async () => {
    const { id, seeker, applicationId } = await presented(world, search);
    await callApi(app, 'POST', `/applications/${applicationId}/reveal`, world.employer, {});
    await answer(world, id, 'take-back', seeker);
    expect(await statusOf(applicationId)).toBe('withdrawn');
  });

  test('takes the consent back with the application', async () => {
    const { id, seeker, applicationId } = await presented(world, search);
    await callApi(app, 'POST', `/applications/${applicationId}/withdraw`, seeker, {});
    expect(await read(id)).toMatchObject({ state: 'taken_back' });
  });

  test('ends what no one is interested in when the mandate is over, and leaves the others (T665)', async () => {
    const over = await openSearch(world);
    const [waiting, wanted] = [await presented(world, over), await presented(world, over)];
    await callApi(app, 'POST', `/applications/${wanted.applicationId}/reveal`, world.employer, {});
    await endMandate(app.ctx(world.consultant.actor), { id: over.mandateId, state: 'filled' });
    expect([await read(waiting.id), await read(wanted.id)]).toMatchObject([{ state: 'ended' }, { state: 'ended' }]);
    expect([await statusOf(waiting.applicationId), await statusOf(wanted.applicationId)]).toEqual(['withdrawn', 'new']);
    expect((await ask(world, over, await registerKnown(world))).body).toMatchObject({
      data: { reason: 'mandate_over' },
    });
  });

  test('ends consents after their last day, and reminds of it once (T666)', async () => {
    const { id, applicationId } = await presented(world, search);
    const soon = new Date(app.base.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    await app.base.db.updateTable('representation').set({ ends_on: soon }).where('id', '=', id).execute();
    await remindOfConsents(app.ctx());
    await remindOfConsents(app.ctx());
    const notices = await app.base.db
      .selectFrom('notification')
      .select('data')
      .where('dedupe_key', 'like', `representation:${id}:ending:%`)
      .execute();
    expect(notices).toHaveLength(1);
    await app.base.db.updateTable('representation').set({ ends_on: '2020-01-01' }).where('id', '=', id).execute();
    await endDueConsents(app.ctx());
    expect([(await read(id))?.state, await statusOf(applicationId)]).toEqual(['ended', 'withdrawn']);
  });
});

describe('what a job takes', () => {
  const path = () => `/jobs/${search.jobId}/presenting`;

  test('is shown to its company, and changed by its owners and recruiters (T667)', async () => {
    const manager = await registerColleague(app, world.employer, { memberAs: 'reader' });
    expect((await callApi(app, 'GET', path(), await registerEmployer(app))).status).toBe(404);
    const { body } = await callApi<JobPresenting>(app, 'GET', path(), manager);
    expect(body).toMatchObject({ terms: TERMS, accepted: { terms: TERMS, by: 'Ana Prado' }, can: { change: false } });
    expect((await callApi(app, 'PUT', path(), manager, { takes: false })).status).toBe(403);
  });

  test('refuses terms that were not read, and the agency’s own jobs', async () => {
    const json = { takes: true, terms: 'Others.' };
    expect(await callApi(app, 'PUT', path(), world.employer, json)).toMatchObject(refused('changed_meanwhile'));
    const { id } = await createActive(app, world.consultant);
    const own = await callApi(app, 'PUT', `/jobs/${id}/presenting`, world.consultant, json);
    expect(own).toMatchObject(refused('wrong_status'));
  });

  test('records in the audit trail who accepts the terms, and who takes no one any more', async () => {
    const { jobId } = await openSearch(world);
    for (const _ of [1, 2]) await callApi(app, 'PUT', `/jobs/${jobId}/presenting`, world.employer, { takes: false });
    const entries = await app.base.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', jobId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, actor_id: by }) => [action, by])).toEqual([
      ['presenting.accepted', world.employer.userId],
      ['presenting.ended', world.employer.userId],
    ]);
  });
});

const marksOf = async (ids: string[], { cookie }: TestPerson) =>
  (await callApi<PresentedApplication[]>(app, 'GET', `/presented-applications?ids=${ids.join(',')}`, { cookie })).body;
