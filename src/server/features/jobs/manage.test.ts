import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { managedSorts } from '#contract/jobs/job-choices.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  callJobs,
  createActive,
  createDraft,
  dayIn,
  registerColleague,
  registerEmployer,
  UNKNOWN_ID,
} from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

interface Page {
  jobs: ManagedJob[];
  nextCursor: string | null;
  counts: Record<string, number>;
  data?: { fields?: object[] };
}
const manage = async (query: Record<string, string> = {}, person: TestPerson | undefined = employer) => {
  const answer = await app.request(
    'GET',
    `/api/me/company/jobs?${new URLSearchParams(query)}`,
    person ? { cookie: person.cookie } : {},
  );
  return { status: answer.status, body: (await answer.json()) as Page };
};
const titlesOf = async (query: Record<string, string>) => (await manage(query)).body.jobs.map(({ title }) => title);
const titled = (title: string) => ({ translations: { en: { title, description: '<p>Text</p>', requirements: '' } } });
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

describe("a company's list of jobs", () => {
  test('is for its members only', async () => {
    expect((await app.request('GET', '/api/me/company/jobs')).status).toBe(401);
    for (const role of ['job_seeker', 'admin'] as const)
      expect((await manage({}, await registerPerson(app, { role }))).status).toBe(403);
    const { id } = await createDraft(app, employer);
    await createActive(app, await registerEmployer(app));
    for (const member of [employer, await registerColleague(app, employer)])
      expect((await manage({}, member)).body.jobs.map((job) => job.id)).toEqual([id]);
  });

  test('is empty for an employer without a company', async () => {
    const loose = await registerPerson(app, { role: 'employer' });
    expect((await manage({}, loose)).body).toEqual({
      jobs: [],
      nextCursor: null,
      counts: { draft: 0, active: 0, paused: 0, closed: 0, expired: 0 },
    });
  });

  test('counts the questions of each job and the criteria of its scorecard', async () => {
    const { id } = await createDraft(app, employer);
    const drives = { kind: 'yes_no', required: false, texts: { en: 'Do you drive?' }, wanted: true };
    await callJobs(app, 'PUT', `/${id}/questions`, employer, { questions: [drives, drives] });
    const listens = { names: { en: 'Listens' }, guide: '', points: 5 };
    await callJobs(app, 'PUT', `/${id}/criteria`, employer, { criteria: [listens] });
    const other = await createDraft(app, employer);
    const counts = (await manage()).body.jobs.map((job) => [job.id, job.questions, job.criteria]);
    expect(counts).toEqual([
      [other.id, 0, 0],
      [id, 2, 1],
    ]);
  });

  test('refuses unknown sorts and statuses, and cursors of other lists', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ sort: 'salary' }, 'sort'],
      [{ status: 'hidden' }, 'status'],
      [{ q: 'a'.repeat(81) }, 'q'],
      [{ cursor: 'x' }, 'cursor'],
      [{ cursor: cursorOf(['2026-02-30T00:00:00Z', UNKNOWN_ID]) }, 'cursor'],
      [{ sort: 'views', cursor: cursorOf(['many', UNKNOWN_ID]) }, 'cursor'],
      [{ sort: 'views', cursor: cursorOf([1e300, UNKNOWN_ID]) }, 'cursor'],
      [{ sort: 'title', cursor: cursorOf(['a\u0000', UNKNOWN_ID]) }, 'cursor'],
      [{ sort: 'title', cursor: cursorOf(['a', 'b']) }, 'cursor'],
    ];
    for (const [query, path] of wrong) {
      const { status, body } = await manage(query);
      expect([query, status, body.data?.fields]).toEqual([query, 422, [expect.objectContaining({ path })]]);
    }
  });

  test('has everything needed to manage jobs, and nothing else', async () => {
    const translations = {
      ...titled('Sales').translations,
      de: { title: 'Vertrieb', description: '<p>Text</p>', requirements: '' },
      es: { title: 'Ventas', description: '', requirements: '' },
    };
    const { id, firstPublishedAt } = await createActive(app, employer, { translations });
    await callJobs(app, 'PATCH', `/${id}`, employer, {
      translations: { en: { title: 'Sales', description: '<p>Another text</p>', requirements: '' } },
    });
    for (const [day, views] of [
      ['2026-05-01', 4],
      ['2026-05-02', 5],
    ] as const)
      await app.base.db.insertInto('job_view_day').values({ job_id: id, day, views }).execute();
    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'filled_here' });
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date('2026-05-03T10:00:00Z'), hidden_reason: 'Fraud' })
      .where('id', '=', id)
      .execute();
    expect((await manage()).body).toEqual({
      jobs: [
        {
          id,
          status: 'closed',
          locale: 'en',
          title: 'Sales',
          city: 'Lisbon',
          country: 'PT',
          workplace: 'hybrid',
          firstPublishedAt,
          validThrough: expect.stringContaining(dayIn(30)) as unknown,
          locales: ['en', 'de'],
          staleLocales: ['de', 'es'],
          createdAt: expect.any(String) as unknown,
          closedAt: expect.any(String) as unknown,
          closeReason: 'filled_here',
          views: 9,
          questions: 0,
          criteria: 0,
          waitsForApproval: false,
          hidden: { at: '2026-05-03T10:00:00.000Z', reason: 'Fraud' },
          companyId: employer.companyId,
          responsible: { userId: employer.userId, name: expect.any(String) as unknown },
          can: {
            edit: true,
            publish: false,
            pause: false,
            close: false,
            renew: false,
            duplicate: true,
            remove: false,
            save: false,
            report: false,
            hide: false,
            restore: false,
            review: true,
          },
        },
      ],
      nextCursor: null,
      counts: { draft: 0, active: 0, paused: 0, closed: 1, expired: 0 },
    });
  });

  test('has each job by its id, also of another company of the member, for readers without its applications', async () => {
    const { id } = await createActive(app, employer);
    const read = async (member: TestPerson) =>
      (await (await app.request('GET', `/api/me/company/jobs/${id}`, { cookie: member.cookie })).json()) as ManagedJob;
    const recruiter = await registerColleague(app, employer);
    const second = (await registerEmployer(app)).companyId;
    await app.base.db
      .insertInto('company_member')
      .values({ company_id: second, user_id: recruiter.userId, role: 'recruiter', chosen_at: new Date() })
      .execute();
    expect(await read(recruiter)).toMatchObject({
      id,
      companyId: employer.companyId,
      can: { edit: true, review: true },
    });
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    expect(await read(reader)).toMatchObject({ id, can: { edit: false, review: false } });
  });

  test('counts jobs by status, whatever the filter', async () => {
    await createDraft(app, employer, titled('Draft'));
    await createActive(app, employer, titled('Open'));
    const paused = await createActive(app, employer, titled('Paused'));
    await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
    const counts = { draft: 1, active: 1, paused: 1, closed: 0, expired: 0 };
    for (const [query, titles] of [
      [{}, ['Paused', 'Open', 'Draft']],
      [{ status: 'paused' }, ['Paused']],
      [{ status: 'closed' }, []],
      [{ q: 'OPE' }, ['Open']],
      [{ status: 'draft', q: 'open' }, []],
    ] as const) {
      const { body } = await manage(query);
      expect([body.jobs.map(({ title }) => title), body.counts]).toEqual([titles, counts]);
    }
  });

  test('finds titles in any language, and takes special characters literally', async () => {
    await createDraft(app, employer, {
      translations: {
        en: { title: 'Sales', description: '', requirements: '' },
        de: { title: 'Vertrieb für 100 %', description: '', requirements: '' },
      },
    });
    await createDraft(app, employer, titled('C_D \\ E'));
    expect(await titlesOf({ q: 'VERTRIEB' })).toEqual(['Sales']);
    expect(await titlesOf({ q: '100 %' })).toEqual(['Sales']);
    expect(await titlesOf({ q: 'c_d \\' })).toEqual(['C_D \\ E']);
    for (const q of ['%', '_']) expect(await titlesOf({ q })).toHaveLength(1);
  });

  test('sorts by age, end, views and title', async () => {
    const jobs = { É: dayIn(30), z: dayIn(10), f: dayIn(20) };
    const views = { É: 1, z: 3, f: 2 };
    for (const title of ['É', 'z', 'f'] as const) {
      const { id } = await createActive(app, employer, { ...titled(title), validThrough: jobs[title] });
      await app.base.db
        .insertInto('job_view_day')
        .values({ job_id: id, day: '2026-05-01', views: views[title] })
        .execute();
    }
    const ended = await createActive(app, employer, { ...titled('closed'), validThrough: dayIn(1) });
    await callJobs(app, 'POST', `/${ended.id}/close`, employer, { reason: 'other' });
    expect(await titlesOf({})).toEqual(['closed', 'f', 'z', 'É']);
    expect(await titlesOf({ sort: 'ending' })).toEqual(['z', 'f', 'É', 'closed']);
    expect(await titlesOf({ sort: 'views' })).toEqual(['z', 'f', 'É', 'closed']);
    expect(await titlesOf({ sort: 'title' })).toEqual(['closed', 'É', 'f', 'z']);
  });

  test('pages by titles of any length and script', async () => {
    for (const title of ['😀'.repeat(59), 'ﷺ'.repeat(120), 'Ж'.repeat(120)]) {
      await app.database.pool.query(
        `with made as (insert into job (id, company_id, primary_locale) select gen_random_uuid(), $1, 'en' from generate_series(1, 26) returning id)
         insert into job_translation (job_id, locale, title) select id, 'en', $2 from made`,
        [employer.companyId, title],
      );
      const first = (await manage({ sort: 'title', q: title.slice(0, 20) })).body;
      const second = await manage({ sort: 'title', q: title.slice(0, 20), cursor: first.nextCursor ?? '' });
      expect([first.jobs.length, second.status, second.body.jobs.length]).toEqual([25, 200, 1]);
    }
  });

  test.each(managedSorts)('is paged without gaps or repetitions, by %s', async (sort) => {
    await app.database.pool.query(
      `with made as (
         insert into job (id, company_id, primary_locale, created_at)
         select gen_random_uuid(), $1, 'en', timestamptz '2026-05-01T10:00:00.000001Z' + (n / 40) * interval '1 microsecond' from generate_series(1, 60) as n returning id)
       insert into job_translation (job_id, locale, title) select id, 'en', (array['A', 'b', ''])[1 + row_number() over () % 3] from made`,
      [employer.companyId],
    );
    await createActive(app, employer);
    const pages: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await manage({ sort, ...(cursor && { cursor }) });
      pages.push(body.jobs.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([25, 25, 11]);
    expect(new Set(pages.flat()).size).toBe(61);
  });
});
