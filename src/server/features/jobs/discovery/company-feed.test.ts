import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';

const ORIGIN = 'https://jobs.example';

let app: TestApp;
let employer: TestPerson & { companyId: string };
let slug: string;

beforeAll(async () => {
  app = await createTestApp({ APP_URL: ORIGIN });
  employer = await registerEmployer(app);
  ({ slug } = await app.base.db
    .selectFrom('company')
    .select('slug')
    .where('id', '=', employer.companyId)
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());

interface Feed {
  company: object | null;
  jobs: { id: string; title: string; language: string; url: string; facts: string[] }[];
  texts: { title: string };
  next: string | null;
}

const ask = (path: string, headers = {}) =>
  app.request('GET', `/feeds/companies/${path}`, { headers: { origin: 'https://acme.example', ...headers } });
const read = async (path: string) => (await (await ask(path)).json()) as Feed;

describe('an address that is not a list of jobs', () => {
  test.each(['acme', 'acme.xml', '../acme.json', '.json'])('is 404: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each(['language=xx', 'language=de&after=0', 'after=x', 'q=sales'])('is refused: %s', async (query) => {
    expect((await ask(`${slug}.json?${query}`)).status).toBe(422);
  });

  test('returns 404 for a company without open jobs, as for one that does not exist', async () => {
    await createDraft(app, employer);
    const [known, unknown] = [await read(`${slug}.json`), await read('nobody-at-all.json')];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ company: null, jobs: [], next: null });
  });
});

test('lists open jobs only, in the requested language, with links that name their source', async () => {
  const job = await createActive(app, employer, {
    primaryLocale: 'fr',
    city: 'Lyon',
    country: 'FR',
    workplace: 'hybrid',
    employmentType: 'full_time',
    salary: { min: 40_000, max: 50_000, currency: 'EUR', period: 'year' },
    translations: { fr: { title: 'Conseiller', description: '<p>Vous conseillez.</p>', requirements: '' } },
  });
  const paused = await createActive(app, employer);
  await callJobs(app, 'POST', `/${paused.id}/pause`, employer);
  const feed = await read(`${slug}.json?language=de`);
  expect(feed.texts.title).toBe('Offene Stellen');
  expect(feed.jobs).toMatchObject([
    {
      id: job.id,
      title: 'Conseiller',
      language: 'fr',
      url: `${ORIGIN}/de/jobs/${job.id}?source=widget`,
      facts: ['Lyon, Frankreich', 'Hybrid', 'Vollzeit', expect.stringContaining('40.000') as string],
    },
  ]);
  expect(JSON.stringify(feed)).not.toContain(employer.email);
});

test('may be read by pages of any origin without cookies, and answers 304 when nothing changed', async () => {
  const answer = await ask(`${slug}.json`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60',
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const again = await ask(`${slug}.json`, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
});

test('continues page by page, each job once', async () => {
  const { id } = await createActive(app, employer);
  await app.database.pool.query(
    `insert into job (id, company_id, ${SAME}) select gen_random_uuid(), company_id, ${SAME} from job, generate_series(1, 60) where id = $1`,
    [id],
  );
  await app.database.pool.query(
    `insert into job_translation (job_id, locale, title, description, requirements)
    select job.id, 'en', 'Copy', '', '' from job where not exists (select from job_translation where job_id = job.id)`,
  );
  const first = await read(`${slug}.json`);
  expect(first.jobs).toHaveLength(50);
  const second = await read((first.next ?? '').replace(`${ORIGIN}/feeds/companies/`, ''));
  expect(second.next).toBeNull();
  expect(new Set([...first.jobs, ...second.jobs].map((job) => job.id)).size).toBe(62);
});

const SAME = `posted_by, primary_locale, category, employment_type, workplace, city, country, status, valid_through,
  first_published_at`;

test('leaves out a job whose last day has passed, before it is marked as expired', async () => {
  const job = await createActive(app, employer);
  const ids = async () => (await read(`${slug}.json`)).jobs.map(({ id }) => id);
  expect(await ids()).toContain(job.id);
  const valid_through = new Date(Date.now() - 1_000);
  await app.base.db.updateTable('job').set({ valid_through }).where('id', '=', job.id).execute();
  expect(await ids()).not.toContain(job.id);
});
