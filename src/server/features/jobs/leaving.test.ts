import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';
import { createCompany } from '#server/features/companies/companies.ts';
import type { Pages } from '#server/serve-page.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { banUser } from '../admin/users/ban.ts';
import { expireJobs } from './expire.ts';
import { hideJob } from './hide-one.ts';

/** A cached public page: the newest jobs. */
const pages: Pages = {
  staticPageScript: '',
  routeOf: () => undefined,
  canonicalPath: (path) => path,
  async render(_, { api }) {
    const { jobs } = await api.jobs.search({ sort: 'newest' });
    return {
      response: new Response(jobs.map(({ title }) => title).join(), { headers: { 'content-type': 'text/html' } }),
      topics: new Set([JOBS_TOPIC]),
    };
  },
};

let app: TestApp;
let admin: TestPerson;
let seeker: TestPerson;
/** A job like those that leave; it stays open. */
let stays: string;

beforeAll(async () => {
  app = await createTestApp({}, { pages });
  await app.database.pool.query(
    `update platform_setting set value = '{"max":100000,"seconds":60}' where key like 'limits.%'`,
  );
  admin = await registerPerson(app, { role: 'admin' });
  seeker = await registerPerson(app);
  const employer = await registerEmployer(app);
  stays = (await createActive(app, employer, { skills: ['CRM'] })).id;
});
afterAll(() => app.close());

interface Leaving {
  id: string;
  employer: TestPerson;
  slug: string;
  /** Values that no other job has, none similar to another. */
  words: string[];
}

const text = (title: string, description: string) => ({
  title,
  description: `<p>${description}</p>`,
  requirements: '',
});

/** An open job, saved by the seeker, whose words all begin with this letter. */
async function openJob(letter: string): Promise<Leaving> {
  const [title, german, skill, city, body, name] = [
    'axomorne',
    'ostfeldig',
    'ibblethatch',
    'uvenpolk',
    'elgratchy',
    'orvexiaq',
  ].map((rest) => letter + rest) as [string, string, string, string, string, string];
  const employer = await registerPerson(app, { role: 'employer' });
  const { slug } = await createCompany(app.ctx(employer.actor), { name });
  const { id } = await createActive(app, employer, {
    translations: { en: text(title, body), de: text(german, 'Text') },
    skills: [skill, 'CRM'],
    city,
  });
  await callJobs(app, 'PUT', `/${id}/saved`, seeker);
  return { id, employer, slug, words: [title, german, skill, city, body, name] };
}

const read = async (path: string, cookie?: string): Promise<string> =>
  (await app.request('GET', path, cookie ? { cookie } : {})).text();
const readEach = async (job: Leaving, ask: (word: string) => Promise<string>) =>
  (await Promise.all(job.words.map(ask))).join('\n');

/** Every place that shows open jobs, and what it shows of one to the public. */
const places: Record<string, (job: Leaving) => Promise<string>> = {
  suggestions: (job) =>
    readEach(
      job,
      async (word) =>
        (await read(`/api/jobs/suggest?q=${word.slice(0, 3)}`)) +
        (await read(`/api/jobs/suggest?q=${word.slice(0, -1)}&locale=de`)),
    ),
  corrections: (job) =>
    readEach(job, async (word) =>
      String(
        (JSON.parse(await read(`/api/jobs?q=${word.slice(0, -2)}${word.slice(-1)}`)) as JobSearchResult).didYouMean,
      ),
    ),
  search: (job) => readEach(job, (word) => read(`/api/jobs?q=${word}`)),
  'the list and its counts': () => read('/api/jobs?limit=50'),
  'counts under a filter': () => read('/api/jobs?category=sales'),
  'similar jobs': () => read(`/api/jobs/${stays}/similar`),
  'the JSON feed': () => read('/jobs/feed.json'),
  'the RSS feed': () => read('/jobs/feed.rss'),
  'the Atom feed': () => read('/de/jobs/feed.atom'),
  'the sitemap of jobs': () => read('/sitemaps/jobs-1.xml'),
  'the company’s page': ({ slug }) => read(`/api/companies/${slug}`),
  'the company’s list': ({ slug }) => read(`/api/jobs?company=${slug}`),
  'the sitemap of companies': () => read('/sitemaps/companies-1.xml'),
  'the jobs that somebody saved': () => read('/api/me/saved-jobs', seeker.cookie),
};

/** The cached page no longer shows it once the invalidation has arrived. */
const cachedPage = () => read('/jobs');

const shown = (answer: string, words: string[]): string[] =>
  words.filter((word) => answer.toLowerCase().includes(word));
const traces = ({ words, id }: Leaving) => [...words, id];
const countOf = async () => (JSON.parse(await read('/api/jobs')) as JobSearchResult).total?.count ?? 0;

const ways: Record<string, (job: Leaving) => Promise<unknown>> = {
  'hidden by an administrator': ({ id }) => hideJob(app.ctx(admin.actor), { id, reason: 'Fraud' }),
  paused: ({ id, employer }) => callJobs(app, 'POST', `/${id}/pause`, employer),
  closed: ({ id, employer }) => callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'other' }),
  'closed with others': ({ id, employer }) =>
    callJobs(app, 'POST', '/bulk', employer, { action: 'close', ids: [id], reason: 'other' }),
  expired: async ({ id }) => {
    await app.base.db
      .updateTable('job')
      .set({ valid_through: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    await expireJobs(app.ctx());
  },
  'of a banned person': ({ employer }) => banUser(app.ctx(admin.actor), { id: employer.userId, reason: 'Fraud' }),
  'of a company that went with its last member': ({ employer }) =>
    app.request('POST', '/api/me/erase', { cookie: employer.cookie, json: { password: employer.password } }),
};
/** The remains of an ended job stay in the list of seekers who saved it (docs/specification.md). */
const ENDED = new Set(['closed', 'closed with others', 'expired']);

describe('hides a job that leaves the list everywhere, before counts are updated', () => {
  test.each(Object.keys(ways).map((way, index) => [way, 'bdfgjkn'[index]!] as const))('%s', async (way, letter) => {
    const job = await openJob(letter);
    const count = await countOf();
    for (const [place, look] of Object.entries(places))
      expect([place, shown(await look(job), traces(job)).length > 0]).toEqual([place, true]);
    expect(shown(await cachedPage(), job.words)).toHaveLength(1);
    await ways[way]!(job);
    for (const [place, look] of Object.entries(places)) {
      if (place === 'the jobs that somebody saved' && ENDED.has(way)) continue;
      expect([place, shown(await look(job), traces(job))]).toEqual([place, []]);
    }
    expect(await countOf()).toBe(count - 1);
    await expect.poll(async () => shown(await cachedPage(), job.words)).toEqual([]);
    expect(await read('/api/jobs/suggest?q=crm')).toContain('CRM');
  });

  test('hides a job whose company was deleted in the database', async () => {
    const job = await openJob('p');
    await app.base.db.deleteFrom('company').where('slug', '=', job.slug).execute();
    for (const [place, look] of Object.entries(places))
      expect([place, shown(await look(job), traces(job))]).toEqual([place, []]);
  });

  test('hides values that an edit removed from a job that stays', async () => {
    const job = await openJob('q');
    const gone = job.words.slice(0, 5);
    const edited: Partial<JobInput> = {
      ...completeJob(),
      translations: { en: text('Account Executive', 'You sell.'), de: null },
      skills: ['CRM'],
    };
    expect((await callJobs(app, 'PATCH', `/${job.id}`, job.employer, edited)).status).toBe(200);
    for (const [place, look] of Object.entries(places))
      expect([place, shown(await look(job), gone)]).toEqual([place, []]);
    await expect.poll(async () => shown(await cachedPage(), gone)).toEqual([]);
    // Its company remains.
    expect(shown(await places.suggestions!(job), job.words)).toEqual(job.words.slice(5));
    expect(shown(await places.corrections!(job), job.words)).toEqual(job.words.slice(5));
  });
});
