import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { MarketLanguages, MarketPay } from '#contract/market/market.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';

import { countMarket } from './count.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp({})));
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from company`.execute(app.system.db);
  await sql`delete from user_account`.execute(app.system.db);
});

interface Planted {
  /** Of one company each, unless `company` names it. */
  jobs: number;
  company?: string;
  pay?: number;
  /** Each is higher than the previous one by this amount. */
  step?: number;
  country?: string;
  level?: string;
  languages?: Record<string, string>;
  /** Further columns of the job, as SQL. */
  with?: Record<string, string>;
  daysAgo?: number;
}

async function plant({ jobs, company, pay = 40_000, step = 0, ...about }: Planted): Promise<void> {
  const columns = {
    category: `'sales'`,
    employment_type: `'full_time'`,
    salary_period: `'year'`,
    salary_currency: `'EUR'`,
    status: `'closed'`,
    ...about.with,
  };
  const spread = Math.min(1_000, Math.floor(pay / 4));
  const names = sql.raw(Object.keys(columns).join(', '));
  const values = sql.raw(Object.values(columns).join(', '));
  await sql`
    with own as (
      insert into company (id, name, slug)
      select gen_random_uuid(), 'Company', coalesce(${company ?? null}, gen_random_uuid()::text) from generate_series(1, ${company ? 1 : jobs})
      on conflict (slug) do update set name = excluded.name returning id
    ), numbered as (select id, row_number() over () as number from own),
    planted as (
      insert into job (id, company_id, primary_locale, country, experience_level, first_published_at, valid_through, salary_min, salary_max, ${names})
      select gen_random_uuid(), numbered.id, 'en', ${about.country ?? 'DE'}, ${about.level ?? 'mid'}, now() - make_interval(days => ${about.daysAgo ?? 10}), now() + interval '9 days',
        ${pay} + ${step} * (n - 1) - ${spread}, ${pay} + ${step} * (n - 1) + ${spread}, ${values}
      from generate_series(1, ${jobs}) as n join numbered on numbered.number = ${company ? sql`1` : sql`n`}
      returning id
    )
    insert into job_language (job_id, language, level, required, position)
    select planted.id, key, value, true, 0 from planted cross join jsonb_each_text(${JSON.stringify(about.languages ?? {})}::jsonb)`.execute(
    app.system.db,
  );
}

async function read<Figures>(path: string): Promise<Figures> {
  const answer = await app.request('GET', `/api/market/${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Figures;
}

async function countedPay(query = ''): Promise<MarketPay> {
  await countMarket(app.system);
  return read(`pay${query}`);
}

async function countedPairs(query = ''): Promise<MarketLanguages['pairs']> {
  await countMarket(app.system);
  return (await read<MarketLanguages>(`languages${query}`)).pairs;
}

describe('what jobs pay', () => {
  test('is refused for an unknown country, and with unknown fields', async () => {
    for (const query of ['?country=XX', '?country=', '?company=1', '?locale=xx'])
      for (const path of ['pay', 'languages'])
        expect((await app.request('GET', `/api/market/${path}${query}`)).status, path + query).toBe(422);
  });

  test('is given as quartiles and median of the middle of the ranges, per year', async () => {
    await plant({ jobs: 10, pay: 30_000, step: 1_000 });
    await plant({ jobs: 10, pay: 40_000, step: 1_000, level: 'senior' });
    await plant({ jobs: 5, pay: 5_000, with: { salary_period: `'month'` } });
    const { countries, country, categories, countedAt } = await countedPay();
    expect([country, countries]).toEqual(['DE', ['DE']]);
    expect(Date.parse(countedAt!)).toBeCloseTo(Date.now(), -5);
    const { rows } = await sql<{ low: number; middle: number; high: number }>`
      select percentile_cont(0.25) within group (order by pay) as low, percentile_cont(0.5) within group (order by pay) as middle, percentile_cont(0.75) within group (order by pay) as high
      from (select (salary_min + salary_max) / 2 * case salary_period when 'month' then 12 else 1 end as pay from job) as paid`.execute(
      app.system.db,
    );
    expect(categories).toEqual([
      { category: 'sales', rows: [{ level: null, currency: 'EUR', jobs: 25, companies: 25, ...rows[0] }] },
    ]);
  });

  test('needs twenty jobs of five companies, published within a year, that state their pay', async () => {
    await plant({ jobs: 19 });
    const notCounted: Partial<Planted>[] = [
      { daysAgo: 366 },
      { with: { status: `'draft'` } },
      { with: { hidden_at: 'now()' } },
      { with: { employment_type: `'internship'` } },
      { with: { employment_type: `'part_time'` } },
    ];
    for (const one of notCounted) await plant({ jobs: 3, ...one });
    await sql`update job set salary_min = null, salary_max = null, salary_currency = null, salary_period = null where hidden_at is not null`.execute(
      app.system.db,
    );
    expect((await countedPay()).categories).toEqual([]);
    await plant({ jobs: 1, pay: 20, with: { employment_type: `'part_time'`, salary_period: `'hour'` } });
    expect((await countedPay()).categories[0]?.rows[0]?.jobs).toBe(20);
  });

  test('cannot be distorted by one employer, and is not shown for few jobs', async () => {
    for (const company of ['a', 'b', 'c', 'd']) await plant({ jobs: 10, company });
    expect((await countedPay()).categories).toEqual([]);
    await plant({ jobs: 20 });
    await plant({ jobs: 500, company: 'loud', pay: 400_000 });
    expect((await countedPay()).categories[0]?.rows[0]).toMatchObject({
      jobs: 40,
      companies: 25,
      middle: 40_000,
      high: 40_000,
    });
  });

  test('is shown by occupation, named in the requested language', async () => {
    await plant({ jobs: 20 });
    await sql`insert into job_occupation select id, 'account-manager' from job`.execute(app.system.db);
    const { occupations } = await countedPay('?locale=de');
    expect(occupations).toMatchObject([{ id: 'account-manager', rows: [{ level: null }, { level: 'mid' }] }]);
    expect((await read<MarketPay>('pay?locale=it')).occupations[0]?.name).not.toBe(occupations[0]?.name);
  });

  test('has no figures of another country', async () => {
    await plant({ jobs: 20 });
    expect(await countedPay('?country=FR')).toMatchObject({ country: 'FR', categories: [], occupations: [] });
  });
});

describe('the pay difference of a language', () => {
  /** Pay differs by country and level, and from job to job. */
  async function plantPremium(percent: number): Promise<void> {
    for (const [country, base] of [
      ['DE', 45_000],
      ['PT', 21_000],
    ] as const)
      for (const [level, times] of [
        ['entry', 1],
        ['senior', 1.6],
      ] as const) {
        const pay = Math.round(base * times);
        const alike = { country, level, step: Math.round(pay / 250) };
        await plant({ ...alike, jobs: 60, pay, languages: { en: 'B2' } });
        await plant({
          ...alike,
          jobs: 55,
          pay: Math.round(pay * (1 + percent / 100)),
          step: Math.round((alike.step * 60 * (1 + percent / 100)) / 55),
          languages: { en: 'B2', nl: 'C1' },
        });
      }
  }

  const dutch = ({ languages }: MarketPay) => languages.find((one) => one.language === 'nl' && one.level === 'C1');

  test('is accurate within two points, although jobs differ otherwise', async () => {
    await plantPremium(11);
    const found = await countedPay();
    expect(found.languagesOf).toBe('DE');
    expect(dutch(found)?.jobs).toBe(110);
    expect(Math.abs(dutch(found)!.percent - 11)).toBeLessThan(2);
    // All of these jobs ask for English: there is nothing to compare with.
    expect(found.languages.some(({ language }) => language === 'en')).toBe(false);
    const elsewhere = await read<MarketPay>('pay?country=FR');
    expect(elsewhere.languagesOf).toBeNull();
    expect(dutch(elsewhere)?.jobs).toBe(220);
    expect(Math.abs(dutch(elsewhere)!.percent - 11)).toBeLessThan(2);
  });

  test('cannot be distorted by one employer, from either side', async () => {
    await plantPremium(11);
    await plant({ jobs: 300, company: 'loud', level: 'entry', pay: 500_000, languages: { nl: 'C2' } });
    await plant({ jobs: 300, company: 'mean', level: 'entry', pay: 1_000, languages: {} });
    expect(Math.abs(dutch(await countedPay())!.percent - 11)).toBeLessThan(2);
  });
});

describe('pairs of languages', () => {
  const addPeople = (people: number, languages: Record<string, string>, banned = false) =>
    sql`
    with account as (
      insert into user_account (id, name, email, user_type, email_verified, banned_at)
      select gen_random_uuid(), 'A', gen_random_uuid() || '@example.com', 'job_seeker', true, ${banned ? new Date() : null}::timestamptz from generate_series(1, ${people}) returning id
    ), person as (
      insert into profile (id, user_id, role, first_name, last_name, username, country)
      select gen_random_uuid(), id, 'job_seeker', 'A', 'B', id, 'DE' from account returning id
    )
    insert into profile_language (profile_id, language, level, position)
    select id, key, value, 0 from person cross join jsonb_each_text(${JSON.stringify(languages)}::jsonb)`.execute(
      app.system.db,
    );

  test('count open jobs that require both, and people with both at a high level', async () => {
    await plant({ jobs: 3, languages: { de: 'C1', nl: 'B2', en: 'A2' }, with: { status: `'active'` } });
    await plant({ jobs: 4, languages: { de: 'C1', nl: 'B2' } });
    await addPeople(12, { nl: 'native', de: 'B2', fr: 'B1' });
    const pairs = await countedPairs('?country=DE');
    expect(pairs).toEqual([
      { first: 'de', second: 'nl', jobs: 3, people: 10 },
      { first: 'de', second: 'en', jobs: 3, people: null },
      { first: 'en', second: 'nl', jobs: 3, people: null },
    ]);
    expect(await countedPairs()).toEqual(pairs);
    expect(await countedPairs('?country=PT')).toEqual([]);
  });

  test('do not count fewer than five people, nor banned ones', async () => {
    await plant({ jobs: 3, languages: { nl: 'C1', pt: 'C1' }, with: { status: `'active'` } });
    const peopleCounted = async () => (await countedPairs()).map(({ people }) => people);
    await addPeople(4, { nl: 'C1', pt: 'C1' });
    await addPeople(5, { nl: 'C1', pt: 'C1' }, true);
    expect(await peopleCounted()).toEqual([null]);
    await addPeople(1, { nl: 'C1', pt: 'C1' });
    expect(await peopleCounted()).toEqual([5]);
  });

  test('omit those that no open job requires', async () => {
    await addPeople(5, { fr: 'C1', pt: 'C1' });
    expect(await countedPairs()).toEqual([]);
  });

  test('do not count hidden jobs', async () => {
    const hidden = { status: `'active'`, hidden_at: 'now()', hidden_reason: `'Asks for money.'` };
    await plant({ jobs: 2, languages: { de: 'C1', nl: 'B2' }, with: hidden });
    const remote = { ...hidden, workplace: `'remote'`, remote_countries: `'{PT}'` };
    await plant({ jobs: 2, languages: { de: 'C1', nl: 'B2' }, with: remote });
    expect(await countedPairs()).toEqual([]);
  });

  test('count a remote job in each country where it may be done', async () => {
    await plant({
      jobs: 2,
      languages: { de: 'C1', nl: 'B2' },
      with: { status: `'active'`, workplace: `'remote'`, remote_countries: `'{DE,PT}'` },
    });
    expect((await countedPairs('?country=PT'))[0]?.jobs).toBe(2);
    expect((await countedPairs())[0]?.jobs).toBe(2);
  });
});
