import { afterAll, beforeAll, expect, test } from 'vitest';

import type { LanguageGain } from '#contract/jobs/jobs.ts';
import { cefrLevels, languageLevels, meetsLevel, type CefrLevel, type LanguageCode } from '#contract/languages.ts';
import { createRandom } from '#server/seeds/random.ts';
import { seedJobs } from '#server/seeds/seed-jobs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { readLanguageGains } from './language-gains.ts';
import { rebuildJobSearch } from './search/rebuild.ts';

const JOBS = 300;
const SEEKERS = Array.from({ length: 30 }, (_, number) => number);
const random = createRandom(20_261_122);

type Known = Partial<Record<LanguageCode, (typeof languageLevels)[number]>>;

let app: TestApp;
let seeker: TestPerson;
/** The languages that each open job requires. */
let required: Partial<Record<LanguageCode, CefrLevel>>[];

beforeAll(async () => {
  app = await createTestApp();
  await seedJobs(app.base.db, { jobs: JOBS, randomSeed: 11 });
  // Jobs that do not count.
  await app.database.pool.query(
    `with numbered as (select id, row_number() over (order by id) as nth from job)
     update job set status = case when nth % 20 = 0 then 'paused' else status end, hidden_at = case when nth % 20 = 1 then now() end
     from numbered where numbered.id = job.id`,
  );
  await rebuildJobSearch(app.base.db);
  seeker = await registerPerson(app);
  const { rows } = await app.database.pool.query<{ required: (typeof required)[number] }>(
    `select (select coalesce(jsonb_object_agg(language, level), '{}') from job_language where job_id = job.id and required) as required
     from job where status = 'active' and hidden_at is null`,
  );
  required = rows.map((row) => row.required);
}, 120_000);
afterAll(() => app.close());

const ask = (person?: TestPerson) =>
  app.request('GET', '/api/me/language-gains', person ? { cookie: person.cookie } : {});

async function learn(known: Known): Promise<void> {
  await app.base.db.deleteFrom('profile_language').where('profile_id', '=', seeker.profileId).execute();
  const rows = Object.entries(known).map(([language, level], position) => ({
    profile_id: seeker.profileId,
    language: language as LanguageCode,
    level,
    position,
  }));
  if (rows.length > 0) await app.base.db.insertInto('profile_language').values(rows).execute();
}

/** Counts job by job, for every language and level. */
function plainGains(known: Known): LanguageGain[] {
  const fits = (has: Known) =>
    required.filter((needs) =>
      Object.entries(needs).every(([language, level]) => {
        const own = has[language as LanguageCode];
        return own !== undefined && meetsLevel(own, level);
      }),
    ).length;
  const before = fits(known);
  const languages = [...new Set(required.flatMap((needs) => Object.keys(needs) as LanguageCode[]))];
  return languages
    .flatMap((language) => {
      const gains = cefrLevels.map((level) => {
        const own = known[language];
        const jobs = own !== undefined && meetsLevel(own, level) ? 0 : fits({ ...known, [language]: level }) - before;
        return { language, level, jobs };
      });
      const most = Math.max(...gains.map(({ jobs }) => jobs));
      return gains.filter(({ jobs }) => jobs > 0 && jobs >= 0.6 * most).slice(0, 1);
    })
    .toSorted(
      (a, b) =>
        b.jobs - a.jobs || (a.level < b.level ? -1 : a.level > b.level ? 1 : 0) || (a.language < b.language ? -1 : 1),
    )
    .slice(0, 8);
}

test('shows only seekers what a level would open', async () => {
  expect((await ask()).status).toBe(401);
  for (const role of ['employer', 'admin'] as const)
    expect((await ask(await registerPerson(app, { role }))).status).toBe(403);
});

test('shows a seeker without languages what the first would open', async () => {
  await learn({});
  const answer = await ask(seeker);
  expect(answer.status).toBe(200);
  const gains = (await answer.json()) as LanguageGain[];
  expect(gains.length).toBeGreaterThan(2);
  expect(gains).toEqual(plainGains({}));
});

test.each(SEEKERS)('tells seeker %i the same as counting job by job', async () => {
  const languages = [...new Set(required.flatMap((needs) => Object.keys(needs) as LanguageCode[]))].toSorted();
  const known = Object.fromEntries(
    random.pickSome(languages, random.between(1, 5)).map((language) => [language, random.pick(languageLevels)]),
  ) as Known;
  await learn(known);
  expect(await readLanguageGains(app.searchCtx(seeker.actor)), JSON.stringify(known)).toEqual(plainGains(known));
});
