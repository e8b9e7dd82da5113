import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { problemsIn } from '#test/support/xml.ts';

const ORIGIN = 'https://jobs.example';

/** The parts of JSON Feed 1.1 (jsonfeed.org) that our feeds may use. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  language: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.strictObject({
      id: z.string().regex(/^urn:uuid:/),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.iso.datetime(),
      language: z.string(),
      authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })).min(1),
    }),
  ),
});

let app: TestApp;
let employer: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ APP_URL: ORIGIN });
});
beforeEach(async () => {
  await app.base.db.deleteFrom('company').execute();
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, { headers });
const readJson = async (path: string) => jsonFeedSchema.parse(await (await get(path)).json());
const titles = async (path: string) => (await readJson(path)).items.map(({ title }) => title);
const text = (title: string, description = '<p>You sell to hotels.</p>') => ({ title, description, requirements: '' });

describe('requesting a feed', () => {
  test.each([
    ['?employment_type=sometimes', 'employment_type'],
    ['?salary_min=much&country=DE', 'salary_min'],
    ['?nonsense=1', 'nonsense'],
    ['?q=a&q=b', 'q'],
    ['?language=de:native', 'language'],
    ['?limit=1000', 'limit'],
  ])('explains an address that is not a valid search: %s', async (query, named) => {
    for (const kind of ['rss', 'atom', 'json']) {
      const answer = await get(`/de/jobs/feed.${kind}${query}`);
      expect(answer.status).toBe(422);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).toMatch(new RegExp(`^Die Adresse dieses Feeds .*: ${named}\\. Bitte`));
    }
  });

  test("is not mistaken for a job's page", async () => {
    const site = await createTestApp(
      {},
      {
        pages: {
          staticPageScript: '',
          routeOf: () => undefined,
          canonicalPath: (pathname) => pathname,
          render: () =>
            Promise.resolve({
              response: new Response('a page', { headers: { 'content-type': 'text/html' } }),
              topics: new Set(),
            }),
        },
      },
    );
    const types = await Promise.all(
      ['/jobs/feed.rss', '/de/jobs/feed.atom', '/sitemap.xml', '/robots.txt', '/jobs/other'].map(async (path) =>
        (await site.request('GET', path)).headers.get('content-type'),
      ),
    );
    await site.close();
    expect(types).toEqual([
      'application/rss+xml; charset=utf-8',
      'application/atom+xml; charset=utf-8',
      'text/xml; charset=utf-8',
      'text/plain; charset=utf-8',
      'text/html',
    ]);
  });

  test('returns 404 for an unknown format', async () => {
    expect((await get('/jobs/feed.xml')).status).toBe(404);
  });
});

describe('a feed is valid', () => {
  const hard = 'Sales & "Service" <b>1</b> ]]> 😀 é';
  const queries = ['', '?q=sales', `?${new URLSearchParams({ city: 'Lisbon & <Porto>' })}`];

  test.each(queries)('RSS 2.0, Atom 1.0 and JSON Feed 1.1: %s', async (query) => {
    await createActive(app, employer, {
      translations: { en: text(hard, `<p>${hard.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`) },
    });
    expect(await problemsIn(await (await get(`/jobs/feed.rss${query}`)).text(), 'rss.rng')).toEqual([]);
    expect(await problemsIn(await (await get(`/fr/jobs/feed.atom${query}`)).text(), 'atom.rng')).toEqual([]);
    await readJson(`/it/jobs/feed.json${query}`);
  });

  test('under its own type', async () => {
    const types = await Promise.all(
      ['rss', 'atom', 'json'].map(async (kind) => (await get(`/jobs/feed.${kind}`)).headers.get('content-type')),
    );
    expect(types).toEqual([
      'application/rss+xml; charset=utf-8',
      'application/atom+xml; charset=utf-8',
      'application/feed+json; charset=utf-8',
    ]);
  });

  test('against schemas that detect errors', async () => {
    await createActive(app, employer);
    const [rss, atom] = await Promise.all(
      ['rss', 'atom'].map(async (kind) => (await get(`/jobs/feed.${kind}`)).text()),
    );
    expect(
      await problemsIn(rss?.replace(/<pubDate>.*<\/pubDate>/, '<pubDate>today</pubDate>') ?? '', 'rss.rng'),
    ).not.toEqual([]);
    expect(await problemsIn(atom?.replace(/<author>.*<\/author>/, '') ?? '', 'atom.rng')).not.toEqual([]);
  });

  test('without any job', async () => {
    expect(await problemsIn(await (await get('/jobs/feed.rss')).text(), 'rss.rng')).toEqual([]);
    expect(await problemsIn(await (await get('/jobs/feed.atom')).text(), 'atom.rng')).toEqual([]);
    expect(await titles('/jobs/feed.json')).toEqual([]);
  });
});

describe('an entry', () => {
  test('names the job, its company and its date, in the language of the address', async () => {
    const { id } = await createActive(app, employer, {
      translations: { en: text('Sales'), de: text('Vertrieb', '<p>Sie verkaufen an <strong>Hotels</strong>.</p>') },
    });
    const { first_published_at: published } = await app.base.db
      .selectFrom('job')
      .select('first_published_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const feed = await readJson('/de/jobs/feed.json');
    expect(feed).toMatchObject({
      language: 'de',
      home_page_url: `${ORIGIN}/de/jobs`,
      feed_url: `${ORIGIN}/de/jobs/feed.json`,
      title: 'Stellen bei Parlance',
    });
    expect(feed.items).toEqual([
      {
        id: `urn:uuid:${id}`,
        url: `${ORIGIN}/de/jobs/${id}`,
        title: 'Vertrieb',
        content_text: 'Lisbon, Portugal · Sie verkaufen an Hotels.',
        date_published: published?.toISOString(),
        language: 'de',
        authors: [{ name: 'Acme', url: expect.stringMatching(new RegExp(`^${ORIGIN}/de/companies/acme`)) }],
      },
    ]);
    for (const kind of ['rss', 'atom'])
      expect(await (await get(`/de/jobs/feed.${kind}`)).text()).toContain(`urn:uuid:${id}`);
  });

  test("the same search as its page, newest first, ignoring the page's other parameters", async () => {
    await createActive(app, employer, { city: 'Porto', translations: { en: text('First') } });
    await createActive(app, employer, { city: 'Porto', translations: { en: text('Second') } });
    await createActive(app, employer, {
      city: 'Braga',
      category: 'customer_service',
      translations: { en: text('Third') },
    });
    expect(await titles('/jobs/feed.json')).toEqual(['Third', 'Second', 'First']);
    expect(await titles('/jobs/feed.json?city=Porto&sort=salary&cursor=abc&qualified=1')).toEqual(['Second', 'First']);
    expect(await titles('/jobs/feed.json?category=customer_service,account_management')).toEqual(['Third']);
    expect(await titles('/jobs/feed.json?q=second')).toEqual(['Second']);
  });

  test('at most 50 jobs', async () => {
    const employers = [employer, await registerEmployer(app)];
    for (const person of employers) for (let count = 0; count < 26; count += 1) await createActive(app, person);
    expect(await titles('/jobs/feed.json')).toHaveLength(50);
  });
});

describe('a feed is always current', () => {
  test('and drops a closed job and includes a new one in the next answer', async () => {
    const { id } = await createActive(app, employer, { translations: { en: text('Sales') } });
    const first = await get('/jobs/feed.atom');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/jobs/feed.atom', { 'if-none-match': etag })).status).toBe(304);
    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'cancelled' });
    const second = await get('/jobs/feed.atom', { 'if-none-match': etag });
    expect(await second.text()).not.toContain(id);
    expect(second.status).toBe(200);
    await createActive(app, employer, { translations: { en: text('Service') } });
    expect(await titles('/jobs/feed.json')).toEqual(['Service']);
  });

  test('and is the same for everyone, signed in or not', async () => {
    await createActive(app, employer);
    const [own, others] = await Promise.all([
      app.request('GET', '/jobs/feed.json', { cookie: employer.cookie }),
      get('/jobs/feed.json'),
    ]);
    expect(own.headers.has('set-cookie')).toBe(false);
    expect(await own.text()).toBe(await others.text());
  });
});
