import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { MissingVersion } from '#contract/market/market.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { countMarket } from './count.ts';

let app: TestApp;
let employer: TestPerson & { companyId: string };
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from company`.execute(app.system.db);
  await sql`delete from user_account`.execute(app.system.db);
  employer = await registerEmployer(app);
});

/** Seekers with these languages, who use the site in one of them. */
const addPeople = (people: number, locale: string | null, languages: Record<string, string> = {}, banned = false) =>
  sql`
  with account as (
    insert into user_account (id, name, email, user_type, email_verified, banned_at)
    select gen_random_uuid(), 'A', gen_random_uuid() || '@example.com', 'job_seeker', true, ${banned ? new Date() : null}::timestamptz
    from generate_series(1, ${people}) returning id
  ), person as (
    insert into profile (id, user_id, role, first_name, last_name, username, preferred_locale)
    select gen_random_uuid(), id, 'job_seeker', 'A', 'B', id, ${locale} from account returning id
  )
  insert into profile_language (profile_id, language, level, position)
  select id, key, value, 0 from person cross join jsonb_each_text(${JSON.stringify(languages)}::jsonb)`.execute(
    app.system.db,
  );

const words = (title: string) => ({ title, description: `<p>${title}</p>`, requirements: '' });
const active = (input: Partial<JobInput> = {}) => createActive(app, employer, { ...completeJob(), ...input });
const asks = (language: 'de' | 'it', level: 'B1' | 'C1') => ({ languages: [{ language, level, required: true }] });

async function read(person: TestPerson = employer): Promise<MissingVersion[]> {
  const answer = await app.request('GET', '/api/me/company/missing-versions', { cookie: person.cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as MissingVersion[];
}

async function counted(): Promise<[locale: string, readers: number][]> {
  await countMarket(app.ctx());
  return (await read()).map(({ locale, readers }) => [locale, readers]);
}

describe('missing versions are not shown', () => {
  test('to signed-out users and seekers', async () => {
    const statuses: number[] = [];
    for (const cookie of [undefined, (await registerPerson(app)).cookie])
      statuses.push((await app.request('GET', '/api/me/company/missing-versions', cookie ? { cookie } : {})).status);
    expect(statuses).toEqual([401, 403]);
  });

  test('to members who edit no jobs, and to another company', async () => {
    await active();
    await addPeople(10, 'it');
    expect(await counted()).toEqual([['it', 10]]);
    const reader = await registerColleague(app, employer, { memberAs: 'reader' });
    expect([await read(reader), await read(await registerEmployer(app))]).toEqual([[], []]);
  });

  test('of a company that the reader did not select', async () => {
    await active();
    await addPeople(10, 'it');
    expect(await counted()).toEqual([['it', 10]]);
    const made = { cookie: employer.cookie, json: { name: 'Client', another: true } };
    expect((await app.request('POST', '/api/companies', made)).status).toBe(201);
    expect(await read()).toEqual([]);
  });

  test('for fewer than five people, for banned people, for employers', async () => {
    await active();
    await addPeople(4, 'it');
    await addPeople(9, 'fr', {}, true);
    for (let n = 0; n < 5; n += 1) await registerEmployer(app, { locale: 'es' });
    expect(await counted()).toEqual([]);
  });

  test('for jobs that are not open', async () => {
    const { id } = await active();
    await addPeople(10, 'it');
    await callJobs(app, 'POST', `/${id}/pause`, employer);
    expect(await counted()).toEqual([]);
  });
});

describe('a missing version counts people who read it', () => {
  test('and do not read an existing version', async () => {
    await active({ translations: { en: words('Sales'), de: words('Vertrieb') } });
    await addPeople(12, 'it', { it: 'native' });
    await addPeople(7, 'it', { en: 'B2' });
    await addPeople(6, 'it', { en: 'B1' });
    await addPeople(5, null, { fr: 'C2', es: 'B2' });
    await addPeople(30, 'de');
    expect(await counted()).toEqual([
      ['it', 15],
      ['es', 5],
      ['fr', 5],
    ]);
  });

  test("and meet the job's requirements", async () => {
    await active(asks('de', 'B1'));
    await addPeople(10, 'it', { de: 'A2' });
    await addPeople(5, 'fr', { de: 'B1' });
    await addPeople(20, 'fr');
    expect(await counted()).toEqual([['fr', 5]]);
  });

  test('is not covered by a draft, and disappears once it is written', async () => {
    const { id } = await active();
    await addPeople(10, 'it');
    const write = (text: object) => callJobs(app, 'PATCH', `/${id}`, employer, { translations: { it: text } });
    await write({ ...words('Vendite'), description: '' });
    expect(await counted()).toEqual([['it', 10]]);
    await write(words('Vendite'));
    expect(await read()).toEqual([]);
  });
});

test('is among the five that reach most people, each with its job in the reader’s language', async () => {
  const { id } = await active({ translations: { en: words('Sales'), de: words('Vertrieb') } });
  await active(asks('it', 'C1'));
  await addPeople(40, 'pt', { it: 'C2' });
  await addPeople(11, 'es');
  await addPeople(6, 'fr');
  expect((await counted()).map(([, readers]) => readers)).toEqual([40, 40, 40, 40, 10]);
  expect((await read()).at(-1)).toEqual({ jobId: id, title: 'Sales', titleLocale: 'en', locale: 'es', readers: 10 });
});

test('each figure equals what plain SQL counts for random people and jobs', async () => {
  const pick = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value;
  const levels = ['A2', 'B1', 'B2', 'C1', 'native'] as const;
  const codes = ['de', 'en', 'es', 'fr', 'it', 'pt', 'nl'] as const;
  for (let n = 0; n < 40; n += 1)
    await addPeople(3 + (n % 6), pick([null, 'de', 'es', 'it', 'pt'], n * 7), {
      [pick(codes, n)]: pick(levels, n * 3),
      [pick(codes, n * 5 + 2)]: pick(levels, n + 1),
    });
  await active({ translations: { en: words('Sales'), fr: words('Vente') } });
  await active({ ...asks('de', 'B1'), translations: { en: words('Support') } });
  await countMarket(app.ctx());
  const { rows } = await sql<{ job_id: string; locale: string; readers: number }>`
    select job.id as job_id, locale, count(*)::int / 5 * 5 as readers
    from job cross join unnest('{de,en,es,fr,it,pt}'::text[]) as locale cross join profile
    where job.company_id = ${employer.companyId} and profile.role = 'job_seeker'
      and not exists (select from job_translation as text where text.job_id = job.id and text.locale = locale.locale)
      and (preferred_locale = locale or exists (select from profile_language as has where has.profile_id = profile.id and has.language = locale and has.level in ('B2', 'C1', 'C2', 'native')))
      and not exists (select from job_translation as text where text.job_id = job.id and (text.locale = coalesce(preferred_locale, '') or exists (
        select from profile_language as has where has.profile_id = profile.id and has.language = text.locale and has.level in ('B2', 'C1', 'C2', 'native'))))
      and not exists (select from job_language as asked where asked.job_id = job.id and asked.required and not exists (
        select from profile_language as has where has.profile_id = profile.id and has.language = asked.language and has.level >= asked.level))
    group by 1, 2 having count(*) >= 5 order by readers desc`.execute(app.system.db);
  const found = await read();
  expect(found.map(({ readers }) => readers)).toEqual(rows.slice(0, 5).map(({ readers }) => readers));
  for (const { jobId, locale, readers } of found) expect(rows).toContainEqual({ job_id: jobId, locale, readers });
  expect(found).toHaveLength(5);
});
