import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Analytics, AnalyticsFilters, AnalyticsMeasures } from '#contract/admin/analytics.ts';
import { chooseLocale } from '#server/features/accounts/me.ts';
import { eraseOwnData } from '#server/own-data.ts';
import { applyingWorld } from '#test/support/applying.ts';
import { callJobs, dayIn } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { countDueDays } from './count-days.ts';
import { dayAfter, readAnalytics } from './read-analytics.ts';

const world = applyingWorld();
let admin: TestPerson;
beforeAll(async () => {
  admin = await registerPerson(world.app, { role: 'admin' });
});

const ask = (query = '', cookie: string | undefined = admin.cookie, path = '/api/admin/analytics') =>
  world.app.request('GET', path + query, cookie ? { cookie } : {});
const read = async (query = ''): Promise<Analytics> => (await (await ask(query)).json()) as Analytics;
const total = async () => (await read('?days=7')).total;
const rowOf = async (by: string, key: string): Promise<AnalyticsMeasures | undefined> =>
  (await read(`?by=${by}&days=7`)).rows.find((row) => row.key === key);
const sum = (rows: AnalyticsMeasures[], figure: 'applications' | 'jobs' | 'jobSeekers') =>
  rows.reduce((all, row) => all + row[figure], 0);

describe('the analytics', () => {
  test('are for administrators only, as figures and as a file', async () => {
    for (const [cookie, status] of [
      ['', 401],
      [world.seeker.cookie, 403],
      [world.employer.cookie, 403],
    ] as const) {
      expect((await ask('', cookie)).status).toBe(status);
      expect((await ask('', cookie, '/api/admin/analytics.csv')).status).toBe(status);
    }
  });

  test('refuse an invalid period and an unknown dimension', async () => {
    for (const query of [
      '?from=2026-02-30',
      '?days=14',
      '?by=company',
      '?from=2026-03-02&to=2026-03-01',
      '?from=2020-01-01&to=2023-01-02',
      `?from=${dayIn(1)}`,
      '?cursor=1',
    ]) {
      expect((await ask(query)).status, query).toBe(422);
      expect((await ask(query, admin.cookie, '/api/admin/analytics.csv')).status, query).toBe(422);
    }
    expect((await ask('?from=2020-01-01&to=2022-12-31')).status).toBe(200);
  });

  test('end today in UTC unless a day is given, and compare with the same number of days before', async () => {
    expect(await read()).toMatchObject({
      period: { from: dayIn(-29), to: dayIn(0) },
      before: { period: { from: dayIn(-59), to: dayIn(-30) } },
      by: 'day',
      step: 'day',
    });
    expect((await read(`?from=${dayIn(-2)}&to=2099-01-01`)).period).toEqual({ from: dayIn(-2), to: dayIn(0) });
    expect((await read('?from=2024-02-28&to=2024-03-01')).rows.map(({ key }) => key)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
  });

  test('show a long period by weeks that begin on Monday, a very long one by months', async () => {
    const weeks = await read('?from=2024-01-03&to=2024-06-04');
    expect([weeks.step, weeks.rows.slice(0, 3).map(({ key }) => key), weeks.rows.at(-1)?.key]).toEqual([
      'week',
      ['2024-01-03', '2024-01-08', '2024-01-15'],
      '2024-06-03',
    ]);
    const months = await read('?from=2023-01-15&to=2024-03-01');
    expect([
      months.step,
      months.rows.length,
      months.rows[0]?.key,
      months.rows[1]?.key,
      months.rows.at(-1)?.key,
    ]).toEqual(['month', 15, '2023-01-15', '2023-02-01', '2024-03-01']);
  });

  test('show no share and no time without data', async () => {
    const { total: nothing } = await read('?from=2020-01-01&to=2020-01-07');
    expect(nothing).toEqual({
      jobSeekers: 0,
      employers: 0,
      jobs: 0,
      applications: 0,
      expecting: 0,
      answered: 0,
      answeredShare: null,
      medianHours: null,
      ninetiethHours: null,
    });
  });
});

describe('an answer to an application', () => {
  test.each(['shortlist', 'interview', 'accept', 'reject'])('is given by: %s', async (verb) => {
    const before = await total();
    const id = await world.applied();
    expect((await total()).answered).toBe(before.answered);
    await world.move(id, verb, world.employer);
    expect(await total()).toMatchObject({
      applications: before.applications + 1,
      expecting: before.expecting + 1,
      answered: before.answered + 1,
      medianHours: 1,
    });
  });

  test("is a message of the company; opening the application and the applicant's messages are none", async () => {
    const before = await total();
    const id = await world.applied();
    const say = (person: TestPerson) =>
      world.call('POST', `/api/applications/${id}/messages`, person, {
        clientId: randomUUID(),
        content: 'Good morning',
      });
    await world.move(id, 'view', world.employer);
    expect(await total()).toMatchObject({ expecting: before.expecting + 1, answered: before.answered });
    expect((await say(world.employer)).status).toBe(201);
    const first = await world.app.base.db
      .selectFrom('application')
      .select('first_answered_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await total()).answered).toBe(before.answered + 1);
    await say(world.seeker);
    await say(world.employer);
    await world.move(id, 'reject', world.employer);
    expect(
      await world.app.base.db
        .selectFrom('application')
        .select('first_answered_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual(first);
    expect((await total()).answered).toBe(before.answered + 1);
  });

  test('is not expected after an earlier withdrawal; a later one keeps it', async () => {
    const before = await total();
    const id = await world.applied();
    const { body } = await world.apply(world.other);
    await world.move(id, 'withdraw', world.seeker);
    await world.move(body.id, 'shortlist', world.employer);
    await world.move(body.id, 'withdraw', world.other);
    expect(await total()).toMatchObject({
      applications: before.applications + 2,
      expecting: before.expecting + 1,
      answered: before.answered + 1,
    });
  });

  test('is recorded once when two members write at the same time, and neither waits', async () => {
    const id = await world.applied();
    await world.move(id, 'view', world.employer);
    const say = () =>
      world.call('POST', `/api/applications/${id}/messages`, world.employer, {
        clientId: randomUUID(),
        content: 'Good morning',
      });
    expect((await Promise.all([say(), say(), say()])).map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

describe('changes after a day was counted', () => {
  test('people count from the confirmation of their address, by language, until they are deleted', async () => {
    await countDueDays(world.app.ctx());
    const before = await total();
    const italian = (await rowOf('language', 'it'))?.jobSeekers ?? 0;
    const person = await registerPerson(world.app);
    await world.app.base.db
      .updateTable('user_account')
      .set({ email_verified: false })
      .where('id', '=', person.userId)
      .execute();
    await countDueDays(world.app.ctx());
    expect((await total()).jobSeekers).toBe(before.jobSeekers);
    await world.app.base.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', person.userId)
      .execute();
    await chooseLocale(world.app.ctx(person.actor), { locale: 'it' });
    expect((await total()).jobSeekers).toBe(before.jobSeekers + 1);
    await countDueDays(world.app.ctx());
    expect((await rowOf('language', 'it'))?.jobSeekers).toBe(italian + 1);
    await eraseOwnData(world.app.ctx(person.actor), { password: person.password });
    expect((await total()).jobSeekers).toBe(before.jobSeekers);
  });

  test('a job moves its applications to another category, country and language', async () => {
    await world.applied();
    await countDueDays(world.app.ctx());
    const [category, country, language] = await Promise.all([
      rowOf('category', 'customer_service'),
      rowOf('country', 'EE'),
      rowOf('language', 'et'),
    ]);
    const changed = await callJobs(world.app, 'PATCH', `/${world.jobId}`, world.employer, {
      category: 'customer_service',
      country: 'EE',
      city: 'Tallinn',
      languages: [
        { language: 'et', level: 'B2', required: false },
        { language: 'en', level: 'B2', required: true },
      ],
    });
    expect(changed.status).toBe(200);
    for (const counted of [false, true]) {
      if (counted) await countDueDays(world.app.ctx());
      for (const [row, was] of [
        [await rowOf('category', 'customer_service'), category],
        [await rowOf('country', 'EE'), country],
        [await rowOf('language', 'et'), language],
      ]) {
        expect([row?.jobs, row?.applications]).toEqual([(was?.jobs ?? 0) + 1, (was?.applications ?? 0) + 1]);
      }
    }
  });

  test('a draft counts once it is published, and deleted rows no longer count', async () => {
    const before = await total();
    const draft = await callJobs(world.app, 'POST', '', world.employer, { category: 'sales' });
    await countDueDays(world.app.ctx());
    expect((await total()).jobs).toBe(before.jobs);
    await world.applied();
    await world.app.base.db.deleteFrom('job').where('id', 'in', [draft.body.id, world.jobId]).execute();
    expect(await total()).toMatchObject({ jobs: before.jobs - 1, applications: before.applications });
  });

  test('changes during the count are not lost', async () => {
    const before = await total();
    const client = await world.app.database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into application (id, job_id, company_id, applicant_id, applicant_facts, job_facts) select gen_random_uuid(), job.id, company_id, $2, '{}', '{}' from job where id = $1`,
      [world.jobId, world.other.profileId],
    );
    await Promise.all([countDueDays(world.app.ctx()), countDueDays(world.app.ctx())]);
    await client.query('commit');
    client.release();
    expect((await total()).applications).toBe(before.applications + 1);
  });

  test('more days than are counted at once are reported as uncounted', async () => {
    await sql`insert into analytics_due select generate_series(current_date - 100, current_date, interval '1 day')`.execute(
      world.app.base.db,
    );
    expect((await read('?days=90')).uncounted).toBe(101 - 31);
    await countDueDays(world.app.ctx());
    expect((await read('?days=90')).uncounted).toBe(0);
  });
});

describe('with random data', () => {
  /** Everything within 120 days before today, including the first and last moments of a day. */
  beforeAll(async () => {
    await sql
      .raw(`
      insert into user_account (id, name, email, email_verified, user_type, created_at)
      select gen_random_uuid(), 'n', n || '@chance.example', n % 5 > 0, case when n % 4 = 0 then 'employer' else 'job_seeker' end, current_date::timestamp at time zone 'utc' - (n % 120) * interval '1 day' - (n % 3) * interval '1 millisecond'
      from generate_series(1, 400) n;
      insert into profile (id, user_id, role, first_name, last_name, username, country, preferred_locale)
      select gen_random_uuid(), id, user_type, '', '', email, (array['DE','FR',null])[1 + (random() * 2)::int], (array['de','fr',null])[1 + (random() * 2)::int] from user_account where email like '%@chance.example';
      insert into job (id, company_id, primary_locale, status, category, country, first_published_at)
      select gen_random_uuid(), (select id from company limit 1), 'en', case when n % 6 = 0 then 'draft' else 'closed' end, (array['sales','customer_service','account_management'])[1 + n % 3], (array['DE','PT'])[1 + n % 2],
        case when n % 6 > 0 then current_date::timestamp at time zone 'utc' - (n % 120) * interval '1 day' end from generate_series(1, 90) n;
      insert into job_language (job_id, language, level, required, position)
      select id, language, 'B2', random() < 0.5, 0 from job, unnest(array['de','en','nl']) as language where random() < 0.6 on conflict do nothing;
      insert into application (id, job_id, company_id, applicant_id, applicant_facts, job_facts, applied_at, status, decided_at, first_answered_at)
      select gen_random_uuid(), job.id, company_id, profile.id, '{}', '{}', at, case when gone then 'withdrawn' else 'viewed' end, case when gone then now() end, case when random() < 0.6 then at + random() ^ 4 * interval '90 days' end
      from job, profile, lateral (select random() < 0.2 as gone, current_date::timestamp at time zone 'utc' - (random() * 119)::int * interval '1 day' - (random() * 2)::int * interval '1 microsecond' as at where job.id <> profile.id) as chance
      where first_published_at is not null and profile.username like '%@chance.example' and random() < 0.08`)
      .execute(world.app.base.db);
    await countDueDays(world.app.ctx());
  });

  /** Answers and withdraws some of the applications of the newest 20 days. */
  const change = () =>
    sql`update application set first_answered_at = case when random() < 0.5 then applied_at + random() * interval '5 days' end, (status, decided_at) = (select case when gone then 'withdrawn' else 'viewed' end, case when gone then now() end from (select random() < 0.2 as gone where application.id is not null) as chance) where applied_at > current_date - 20 and random() < 0.3`;

  test.each<AnalyticsFilters>([
    {},
    { days: '7' },
    { days: '90' },
    { from: dayIn(-119), to: dayIn(-3) },
    { from: dayIn(-10), to: dayIn(-10) },
  ])('all figures are those of the rows themselves: %o', async (filters) => {
    await change().execute(world.app.base.db);
    for (const counted of [false, true]) {
      if (counted) await countDueDays(world.app.ctx());
      for (const by of ['day', 'category', 'country', 'language'] as const) {
        // In a session of another time zone, days are still UTC days.
        const found = await world.app.base.db.transaction().execute(async (db) => {
          await sql`set local time zone 'Pacific/Auckland'`.execute(db);
          return readAnalytics({ ...world.app.ctx(), db }, { ...filters, by }, true);
        });
        const naive = await naively(found.period, by);
        expect(found.total).toEqual(naive.total);
        const earlier = await naively(found.before.period, by);
        expect(found.before).toEqual({ period: found.before.period, ...earlier.total });
        for (const [index, row] of found.rows.entries())
          expect(row).toEqual({
            key: row.key,
            ...(naive.rows.get(row.key) ?? NOTHING),
            before: by === 'day' ? (earlier.rows.get(dayAfter(found.before.period.from, index)) ?? NOTHING) : null,
          });
        for (const key of naive.rows.keys()) expect(found.rows.map((row) => row.key)).toContain(key);
        if (by === 'day') {
          const { rows, before } = await readAnalytics(world.app.ctx(), filters);
          expect(
            sum(
              rows.flatMap((row) => row.before ?? []),
              'applications',
            ),
          ).toBe(before.applications);
        }
        if (by === 'category') expect(sum(found.rows, 'applications')).toBe(found.total.applications);
        if (by === 'country') expect(sum(found.rows, 'jobSeekers')).toBe(found.total.jobSeekers);
      }
    }
  });

  test('the file has the same figures, one day per line', async () => {
    const figures = await read('?days=365&by=day');
    expect(figures.step).toBe('week');
    const answer = await ask('?days=365&by=day', admin.cookie, '/api/admin/analytics.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="analytics-day-\d{4}-\d\d-\d\d\.csv"/,
    );
    const lines = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '"from_utc","to_utc","day_utc","job_seekers_confirmed","employers_confirmed","jobs_first_published","applications_received","applications_not_withdrawn_unanswered","of_these_answered_until_now","answered_share","half_answered_within_hours","nine_in_ten_answered_within_hours"',
    );
    expect(lines).toHaveLength(1 + 365);
    const column = (index: number) =>
      lines.slice(1).reduce((all, line) => all + Number(line.split(',')[index]?.replaceAll('"', '')), 0);
    expect([column(3), column(4), column(5), column(6), column(8)]).toEqual([
      figures.total.jobSeekers,
      figures.total.employers,
      figures.total.jobs,
      figures.total.applications,
      figures.total.answered,
    ]);
  });

  test.each([
    ['category', '"sales"'],
    ['country', '"not_stated"'],
    ['language', '"nl"'],
  ])('the file by %s states what its columns count', async (by, key) => {
    const lines = (await (await ask(`?days=90&by=${by}`, admin.cookie, '/api/admin/analytics.csv')).text())
      .trimEnd()
      .split('\r\n');
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    expect(lines.some((line) => line.split(',')[2] === key)).toBe(true);
    expect(lines[0]?.includes('job_seekers')).toBe(by !== 'category');
  });
});

const NOTHING: AnalyticsMeasures = {
  jobSeekers: 0,
  employers: 0,
  jobs: 0,
  applications: 0,
  expecting: 0,
  answered: 0,
  answeredShare: null,
  medianHours: null,
  ninetiethHours: null,
};

interface Fact {
  day: string;
  kind: 'jobSeekers' | 'employers' | 'jobs' | 'applications';
  category: string | null;
  country: string | null;
  languages: string[];
  withdrawn: boolean;
  /** Until the first answer. */
  seconds: number | null;
}

/** Computes the same figures from the rows, without intermediate sums. */
async function naively(
  { from, to }: { from: string; to: string },
  by: 'day' | 'category' | 'country' | 'language',
): Promise<{ total: AnalyticsMeasures; rows: Map<string, AnalyticsMeasures> }> {
  const { rows: facts } = await sql<Fact>`
    select * from (
      select to_char(user_account.created_at at time zone 'utc', 'YYYY-MM-DD') as day, case user_type when 'employer' then 'employers' else 'jobSeekers' end as kind, null as category, country::text, array_remove(array[preferred_locale], null) as languages, false as withdrawn, null::float8 as seconds
      from user_account join profile on user_id = user_account.id where email_verified
      union all select to_char(first_published_at at time zone 'utc', 'YYYY-MM-DD'), 'jobs', category, country, array(select language::text from job_language where job_id = job.id), false, null from job where first_published_at is not null
      union all select to_char(applied_at at time zone 'utc', 'YYYY-MM-DD'), 'applications', category, country, array(select language::text from job_language where job_id = job.id), application.status = 'withdrawn', extract(epoch from first_answered_at - applied_at)::float8
      from application join job on job.id = job_id
    ) as fact where day between ${from} and ${to}`.execute(world.app.base.db);
  const keysOf = (fact: Fact): string[] => {
    if (by === 'day') return [fact.day];
    if (by === 'language') return fact.languages.length > 0 ? fact.languages : [''];
    return by === 'category' && fact.kind !== 'jobs' && fact.kind !== 'applications' ? [] : [fact[by] ?? ''];
  };
  const rows = new Map(
    [...new Set(facts.flatMap(keysOf))].map((key) => [
      key,
      measure(facts.filter((fact) => keysOf(fact).includes(key))),
    ]),
  );
  return { total: measure(facts), rows };
}

function measure(facts: Fact[]): AnalyticsMeasures {
  const count = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).length;
  const answered = facts.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  const expecting = facts.filter(
    ({ kind, withdrawn, seconds }) => kind === 'applications' && (seconds !== null || !withdrawn),
  ).length;
  const within = (share: number) =>
    answered.length > 0 ? hoursOf(answered[Math.ceil(answered.length * share) - 1]!) : null;
  return {
    jobSeekers: count('jobSeekers'),
    employers: count('employers'),
    jobs: count('jobs'),
    applications: count('applications'),
    expecting,
    answered: answered.length,
    answeredShare: expecting > 0 ? answered.length / expecting : null,
    medianHours: within(0.5),
    ninetiethHours: within(0.9),
  };
}

function hoursOf(seconds: number): number {
  const hours = Math.max(1, Math.ceil(seconds / 3600));
  const step = hours <= 72 ? 1 : hours <= 720 ? 6 : 24;
  return Math.ceil(hours / step) * step;
}
