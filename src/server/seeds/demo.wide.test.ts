import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { jobStatuses } from '#contract/jobs/job-status.ts';
import { languageLevels } from '#contract/languages.ts';
import { locales } from '#contract/locales.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { signInAs } from '#test/support/people.ts';

import { listMemberships, readTeam } from '../features/companies/team.ts';
import { isNoisy } from '../features/jobs/preflight/title-noise.ts';
import { checkWording } from '../features/jobs/preflight/wording.ts';
import { missingForPublishing } from '../features/jobs/required.ts';
import { sanitizeRichText } from '../features/jobs/rich-text.ts';
import { dayOf } from '../features/jobs/term.ts';
import { countMarket } from '../features/market/count.ts';
import { drawLogos } from './demo-logos.ts';
import { seedDemo } from './demo.ts';

describe('the demo', () => {
  let app: TestApp;
  let seeded: boolean;
  beforeAll(async () => {
    app = await createTestApp();
    seeded = await seedDemo(app.system);
  });
  afterAll(() => app.close());

  const readJobs = () => app.base.db.selectFrom('job').selectAll().execute();
  const readTexts = () =>
    app.base.db
      .selectFrom('job_translation')
      .innerJoin('job', 'job.id', 'job_translation.job_id')
      .selectAll('job_translation')
      .select(['job.primary_locale', 'job.city'])
      .execute();
  const sizes = async () => {
    const tables = ['user_account', 'profile', 'company', 'job', 'job_translation', 'job_search'] as const;
    return Promise.all(
      tables.map(
        async (table) =>
          (
            await app.base.db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll<number>().as('rows'))
              .executeTakeFirstOrThrow()
          ).rows,
      ),
    );
  };
  const ofDemoEmployer = async () => {
    const rows = await app.base.db
      .selectFrom('job')
      .innerJoin('company_member as member', 'member.company_id', 'job.company_id')
      .innerJoin('user_account as account', 'account.id', 'member.user_id')
      .selectAll('job')
      .where('account.email', '=', 'employer@demo.example')
      .where('member.role', '=', 'owner')
      .execute();
    return rows;
  };

  test('gives its employer colleagues, a pending invitation and two companies, of which their own is selected', async () => {
    const { user_id: userId } = await app.base.db
      .selectFrom('company_member')
      .innerJoin('user_account as account', 'account.id', 'company_member.user_id')
      .select('company_member.user_id')
      .where('account.email', '=', 'employer@demo.example')
      .executeTakeFirstOrThrow();
    const ctx = app.ctx({ kind: 'person', userId, profileId: userId, role: 'employer', sessionId: '' });
    const companies = await listMemberships(ctx);
    const current = companies.find(({ isCurrent }) => isCurrent);
    expect([companies.length, current?.role]).toEqual([2, 'owner']);
    const { members, invitations } = await readTeam(ctx, { id: current?.id ?? '' });
    expect(members.map(({ role }) => role)).toEqual([
      'owner',
      'recruiter',
      'recruiter',
      'reader',
      'hiring_manager',
      'interviewer',
    ]);
    expect(invitations).toHaveLength(1);
  });

  test('makes its company the house agency, with three consultants, clients with terms, and open mandates', async () => {
    const { rows } = await app.database.pool.query<Record<string, number>>(`
      select (select count(*)::integer from agency join company_member as member using (company_id)
          where named_at is not null and seller <> '{}' and member.role in ('owner', 'recruiter')) as consultants,
        (select count(*)::integer from client where fee is not null and buyer <> '{}') as clients,
        (select count(*)::integer from mandate where state = 'open') as mandates`);
    expect(rows).toEqual([{ consultants: 3, clients: 2, mandates: 3 }]);
  });

  test('has screenings that were asked for, begun and done, people with and without consent, and answers of a client', async () => {
    const { rows } = await app.database.pool.query<Record<string, string[]>>(`
      select (select array_agg(state order by state) from screening) as screenings,
        (select array_agg(state order by state) from screening_reference) as "references",
        (select array_agg(state order by state) from representation) as representations,
        (select array_agg(answer order by answer) from presentation) as answers,
        (select array_agg(account.email) from presentation join application on application.id = presentation.application_id
          join profile on profile.id = application.applicant_id join user_account as account on account.id = profile.user_id
          where application.is_blind) as presented`);
    expect(rows).toEqual([
      {
        screenings: ['done', 'open', 'requested'],
        references: ['answered', 'proposed'],
        representations: ['asked', 'given', 'given', 'given', 'given'],
        answers: ['waiting', 'waiting', 'yes'],
        presented: ['seeker@demo.example'],
      },
    ]);
  });

  test('gives administrators reports and an appeal to decide, and its company a talent pool and webhooks without pending deliveries', async () => {
    const { rows } = await app.database.pool.query<Record<string, number>>(`
      select
        (select count(distinct subject)::int from moderation_case where decided_at is null and reports > 0) as reported,
        (select count(*)::int from moderation_case where decision in ('kept', 'hidden')) as decided,
        (select count(*)::int from moderation_decision where appealed_at is not null and appeal_decided_at is null) as appeals,
        (select count(*)::int from pool_consent) as pool,
        (select count(*)::int from webhook_delivery) as deliveries,
        (select count(*)::int from webhook_delivery where state = 'waiting') as waiting,
        (select count(*)::int from webhook where address !~ '^https://[a-z.]+[.]example/') as real`);
    expect(rows).toEqual([{ reported: 3, decided: 2, appeals: 1, pool: 6, deliveries: 6, waiting: 0, real: 0 }]);
  });

  test('has an offer for its seeker to answer, an accepted one, and one that waits for two approvers', async () => {
    const offers = await app.base.db
      .selectFrom('offer')
      .innerJoin('application', 'application.id', 'offer.application_id')
      .innerJoin('profile', 'profile.id', 'application.applicant_id')
      .innerJoin('user_account', 'user_account.id', 'profile.user_id')
      .select(['offer.state', 'user_account.email'])
      .orderBy('offer.state')
      .execute();
    expect(offers.map(({ state }) => state)).toEqual(['accepted', 'pending', 'sent']);
    expect(offers.find(({ state }) => state === 'sent')?.email).toBe('seeker@demo.example');
    const steps = await app.base.db.selectFrom('approval_step').select('state').orderBy('position').execute();
    expect(steps.map(({ state }) => state)).toEqual(['pending', 'later']);
  });

  test('has figures on pay in six countries', async () => {
    await countMarket(app.system);
    const { rows } = await app.database.pool.query<{ country: string }>(
      'select distinct country from market_pay order by country',
    );
    expect(rows.map(({ country }) => country)).toEqual(['DE', 'ES', 'FR', 'GB', 'IT', 'PT']);
  });

  test('can give each company a different logo', async () => {
    await drawLogos({ ...app.system, inspector: app.inspector });
    const drawn = await app.base.db
      .selectFrom('company')
      .leftJoin('file', 'file.id', 'company.logo_file_id')
      .select(['file.kind', 'file.sha256'])
      .execute();
    expect(drawn.filter(({ kind }) => kind !== 'logo')).toEqual([]);
    expect(new Set(drawn.map(({ sha256 }) => sha256)).size).toBe(drawn.length);
  });

  test('has 62 companies in 12 countries, their open jobs and job seekers', async () => {
    const jobs = await readJobs();
    expect(jobs.filter(({ status }) => status === 'active').length).toBeGreaterThanOrEqual(520);
    expect(new Set(jobs.map(({ country }) => country)).size).toBe(12);
    const companies = await app.base.db.selectFrom('company').select(['id', 'slug']).execute();
    expect(companies).toHaveLength(62);
    expect(companies.map(({ slug }) => slug)).toContain('nordlicht-kundenservice');
    expect(new Set(jobs.map(({ company_id }) => company_id)).size).toBe(62);
    const seekers = await app.base.db.selectFrom('profile').select('id').where('role', '=', 'job_seeker').execute();
    expect(seekers.length).toBeGreaterThanOrEqual(1_050);
  });

  test('is written in all six languages, without two equal jobs', async () => {
    const texts = await readTexts();
    for (const locale of locales) {
      const written = texts.filter((text) => text.locale === locale);
      expect(written.length).toBeGreaterThan(100);
      expect(written.filter(({ primary_locale }) => primary_locale === locale).length).toBeGreaterThan(20);
      expect(new Set(written.map(({ description, requirements }) => description + requirements)).size).toBe(
        written.length,
      );
    }
    expect(
      texts.filter(({ title, description, requirements }) => /[{}]|undefined/.test(title + description + requirements)),
    ).toEqual([]);
  });

  test('meets the requirements of publishing, without wording that the check would flag', async () => {
    const now = app.base.clock.now();
    const texts = Map.groupBy(await readTexts(), ({ job_id }) => job_id);
    const lacking = (await readJobs()).flatMap((job) => {
      const original = texts.get(job.id)?.find(({ locale }) => locale === job.primary_locale);
      const missing = missingForPublishing(job, original, now).filter(
        (path) => path !== 'validThrough' || job.status === 'active',
      );
      const wording = checkWording(Object.fromEntries((texts.get(job.id) ?? []).map((text) => [text.locale, text])));
      return missing.length + wording.length > 0 ? [{ missing, wording }] : [];
    });
    expect(lacking).toEqual([]);
    const all = [...texts.values()].flat();
    expect(all.filter(({ title, city }) => isNoisy(title, city)).map(({ title }) => title)).toEqual([]);
    const some = all
      .filter((_, index) => index % 10 === 0)
      .flatMap(({ description, requirements }) => [description, requirements]);
    expect(await Promise.all(some.map(sanitizeRichText))).toEqual(some);
  });

  test('gives its employer jobs with every status, with views, and with stale or missing translations', async () => {
    const jobs = await ofDemoEmployer();
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(jobStatuses));
    const ids = jobs.map(({ id }) => id);
    const texts = await app.base.db
      .selectFrom('job_translation')
      .select(['job_id', 'stale'])
      .where('job_id', 'in', ids)
      .execute();
    expect(texts.some(({ stale }) => stale)).toBe(true);
    expect(texts.length).toBeLessThan(ids.length * locales.length);
    const views = await app.base.db
      .selectFrom('job_view_day')
      .select(['job_id', 'day'])
      .where('job_id', 'in', ids)
      .execute();
    const ended = new Map(jobs.map(({ id, valid_through }) => [id, valid_through ? dayOf(valid_through) : '']));
    expect(new Set(views.map(({ job_id }) => job_id)).size).toBeGreaterThanOrEqual(
      jobs.filter(({ status }) => status === 'active').length,
    );
    expect(views.filter(({ job_id, day }) => dayOf(new Date(day)) > (ended.get(job_id) ?? ''))).toEqual([]);
  });

  test('has jobs for which its seeker qualifies', async () => {
    const { id: userId } = await app.base.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'seeker@demo.example')
      .executeTakeFirstOrThrow();
    const search = async (query: string) => {
      const answer = await app.request('GET', `/api/jobs?${query}`, { cookie: await signInAs(app, { userId }) });
      return (await answer.json()) as JobSearchResult;
    };
    const [all, qualified] = [await search(''), await search('qualified=true')];
    expect(qualified.total?.count).toBeGreaterThan(50);
    expect(qualified.total?.count).toBeLessThan(all.total?.count ?? 0);
  });

  test('invites its seeker only to jobs whose languages they speak', async () => {
    const invitations = await app.base.db
      .selectFrom('talent_invitation as invitation')
      .innerJoin('profile', 'profile.id', 'invitation.profile_id')
      .innerJoin('user_account as account', 'account.id', 'profile.user_id')
      .innerJoin('job_language as needed', 'needed.job_id', 'invitation.job_id')
      .leftJoin('profile_language as spoken', (join) =>
        join.onRef('spoken.profile_id', '=', 'profile.id').onRef('spoken.language', '=', 'needed.language'),
      )
      .innerJoin('job', 'job.id', 'invitation.job_id')
      .select(['job.workplace', 'needed.level', 'spoken.level as spoken'])
      .where('account.email', '=', 'seeker@demo.example')
      .where('needed.required', '=', true)
      .execute();
    expect(invitations.filter(({ spoken }) => spoken === null)).toEqual([]);
    // What the second invitation says.
    const fromHome = invitations.filter(({ workplace }) => workplace === 'remote');
    expect(fromHome).not.toEqual([]);
    const rank = (level: string | null) => languageLevels.findIndex((one) => one === level);
    expect(fromHome.filter(({ level, spoken }) => rank(spoken) < rank(level))).toEqual([]);
  });

  test('has applications with every status and a matching history, to its employer and by its seeker', async () => {
    const applications = await app.base.db
      .selectFrom('application')
      .innerJoin('profile', 'profile.id', 'application.applicant_id')
      .innerJoin('user_account as account', 'account.id', 'profile.user_id')
      .innerJoin('job', 'job.id', 'application.job_id')
      .select([
        'application.id',
        'application.status',
        'application.applied_at',
        'application.updated_at',
        'job.first_published_at',
        'job.posted_by',
        'account.email',
      ])
      .execute();
    const own = new Set((await ofDemoEmployer()).map(({ posted_by }) => posted_by));
    for (const status of applicationStatuses) {
      expect(applications.some((one) => one.status === status && own.has(one.posted_by))).toBe(true);
      expect(applications.some((one) => one.status === status && one.email === 'seeker@demo.example')).toBe(true);
    }
    const events = await app.base.db
      .selectFrom('application_event')
      .select(['application_id', 'to_status', 'at'])
      .orderBy('at')
      .execute();
    const last = new Map(events.map((event) => [event.application_id, event]));
    for (const { id, status, applied_at, updated_at, first_published_at } of applications) {
      expect([last.get(id)?.to_status, last.get(id)?.at]).toEqual([status, updated_at]);
      expect(applied_at >= (first_published_at ?? new Date())).toBe(true);
      expect(updated_at <= new Date()).toBe(true);
    }
  });

  test('gives its administrator something to decide: reported jobs, and first jobs of new companies', async () => {
    const cases = await app.base.db
      .selectFrom('moderation_case')
      .select(['cause', 'reports', 'decided_at'])
      .where('subject', '=', 'job')
      .where('decided_at', 'is', null)
      .orderBy('reports')
      .execute();
    expect(cases.map(({ cause, reports }) => [cause, reports])).toEqual([
      ['first_job', 0],
      ['first_job', 0],
      ['report', 1],
      ['report', 2],
    ]);
  });

  test('is created once', async () => {
    expect(seeded).toBe(true);
    const before = await sizes();
    expect(await seedDemo(app.system)).toBe(false);
    expect(await sizes()).toEqual(before);
  });

  test('shows how its employer answers, with promises kept and broken, and waiting candidates', async () => {
    const [first] = await ofDemoEmployer();
    const counted = await app.base.db
      .selectFrom('company_answers')
      .selectAll()
      .where('company_id', '=', first?.company_id ?? '')
      .executeTakeFirstOrThrow();
    expect(counted.applications).toBeGreaterThan(counted.answered);
    expect(counted.answered).toBeGreaterThan(10);
    expect(counted.promised).toBeGreaterThan(counted.kept);
    expect(counted.kept).toBeGreaterThan(10);
    expect(counted.median_hours).toBeLessThan(7 * 24);
  });
});
