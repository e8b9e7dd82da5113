import { beforeAll, describe, expect, test } from 'vitest';

import { ownDataSchema } from '#contract/accounts/own-data.ts';
import { companyTopic, JOBS_TOPIC, jobTopic } from '#contract/topics.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { heard } from '#test/support/heard.ts';
import {
  callJobs,
  completeJob,
  createActive,
  createDraft,
  registerColleague,
  registerEmployer,
} from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const post = (path: string, person: TestPerson, json: object) =>
  app.request('POST', `/api${path}`, { json, cookie: person.cookie });
const exported = async (person: TestPerson) =>
  ownDataSchema.parse(await (await post('/me/export', person, {})).json()).jobs;
const erase = async (person: TestPerson) => (await post('/me/erase', person, { password: person.password })).status;

describe('the own data of jobs', () => {
  test('includes jobs that the person posted, in every status', async () => {
    const employer = await registerEmployer(app);
    const colleague = await registerColleague(app, employer);
    const draft = await createDraft(app, employer, {
      translations: { en: { title: 'Unseen', description: '', requirements: '' } },
    });
    const open = await createActive(app, employer, { skills: ['Excel'] });
    await createActive(app, colleague);
    await callJobs(app, 'POST', `/${open.id}/pause`, employer);
    expect(await exported(employer)).toEqual({
      saved: [],
      posted: [
        {
          id: draft.id,
          title: 'Unseen',
          status: 'draft',
          city: 'Lisbon',
          skills: [],
          texts: [{ locale: 'en', title: 'Unseen', description: '', requirements: '', confirmedOriginal: null }],
          questions: [],
          criteria: [],
          createdAt: expect.any(String) as unknown,
          firstPublishedAt: null,
        },
        {
          id: open.id,
          title: 'Account Executive',
          status: 'paused',
          city: 'Lisbon',
          skills: ['Excel'],
          texts: [{ locale: 'en', ...completeJob().translations?.en, confirmedOriginal: null }],
          questions: [],
          criteria: [],
          createdAt: expect.any(String) as unknown,
          firstPublishedAt: open.firstPublishedAt,
        },
      ],
    });
  });

  test('includes jobs that the person saved, with only what they may still see', async () => {
    const [employer, seeker] = [await registerEmployer(app), await registerPerson(app)];
    const [paused, closed] = [await createActive(app, employer), await createActive(app, employer)];
    for (const { id } of [paused, closed]) await callJobs(app, 'PUT', `/${id}/saved`, seeker);
    await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
    await callJobs(app, 'POST', `/${closed.id}/close`, employer, { reason: 'other' });
    expect(await exported(seeker)).toMatchObject({
      saved: [
        { id: paused.id, title: null },
        { id: closed.id, title: 'Account Executive' },
      ],
      posted: [],
    });
  });
});

describe('erasing an account', () => {
  test('deletes the jobs along with the company, and invalidates every cached page that shows them', async () => {
    const employer = await registerEmployer(app);
    const jobs = [];
    for (let count = 0; count < 3; count += 1) jobs.push(await createActive(app, employer));
    const [first] = jobs;
    await callJobs(app, 'PUT', `/${first!.id}/saved`, await registerPerson(app));
    const topics = await heard(app, async () => expect(await erase(employer)).toBe(200));
    expect(topics).toEqual(
      expect.arrayContaining([JOBS_TOPIC, companyTopic(employer.companyId), ...jobs.map(({ id }) => jobTopic(id))]),
    );
    for (const { id } of jobs) expect((await callJobs(app, 'GET', `/${id}`)).status).toBe(404);
    const { rows } = await app.database.pool.query('select job_id from job_search where job_id = any($1)', [
      jobs.map(({ id }) => id),
    ]);
    expect(rows).toEqual([]);
  });

  test('invalidates the pages of every job, also of a company with more jobs than one notification holds', async () => {
    const employer = await registerEmployer(app);
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into job (id, company_id, primary_locale) select gen_random_uuid(), $1, 'en' from generate_series(1, 450) returning id`,
      [employer.companyId],
    );
    const topics = await heard(app, async () => expect(await erase(employer)).toBe(200));
    expect(topics).toEqual(expect.arrayContaining(rows.map(({ id }) => jobTopic(id))));
  });

  test('leaves the jobs to the company if another member stays', async () => {
    const employer = await registerEmployer(app);
    const colleague = await registerColleague(app, employer);
    const { id } = await createActive(app, colleague);
    const topics = await heard(app, async () => expect(await erase(colleague)).toBe(200));
    expect(topics).not.toContain(JOBS_TOPIC);
    expect((await callJobs(app, 'GET', `/${id}`)).status).toBe(200);
    expect(await app.base.db.selectFrom('job').select('posted_by').where('id', '=', id).executeTakeFirst()).toEqual({
      posted_by: null,
    });
  });
});
