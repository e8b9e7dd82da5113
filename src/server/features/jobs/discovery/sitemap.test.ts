import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import type { Ctx } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { callJobs, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import { problemsIn } from '#test/support/xml.ts';

import { companiesSitemap, jobsSitemap, sitemapIndex } from './sitemap.ts';

const ORIGIN = 'https://jobs.example';

let app: TestApp;
let ctx: Ctx;
let employer: TestPerson & { companyId: string };

beforeAll(async () => {
  app = await createTestApp({ APP_URL: ORIGIN });
  ctx = app.ctx({ kind: 'anonymous' });
});
beforeEach(async () => {
  await app.base.db.deleteFrom('company').execute();
  employer = await registerEmployer(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, { headers });
const read = async (path: string) => (await get(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
const partOf = async ({ id }: EditableJob, size = 5_000) => {
  const { number } = await app.base.db
    .selectFrom('job')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Math.floor((number - 1) / size) + 1;
};
const allJobs = async () => {
  const files = locations(await read('/sitemap.xml')).filter((address) => address.includes('/jobs-'));
  const texts = await Promise.all(files.map((address) => read(new URL(address).pathname)));
  return texts.flatMap(locations);
};
const text = (title: string) => ({ title, description: '<p>You sell.</p>', requirements: '' });
const collect = async (pieces: AsyncIterable<string>) => {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
};

describe('robots.txt', () => {
  test('keeps crawlers away from personal pages in every language, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /dev/',
        'Disallow: /admin',
        'Disallow: /de/messaging',
        'Disallow: /pt/jobs/manage',
        'Disallow: /jobs/edit/',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
    for (const open of [
      '/',
      '/jobs',
      '/jobs/019aa000-0000-7000-8000-000000000001',
      '/de/jobs',
      '/companies/acme',
      '/sitemap.xml',
      '/about',
    ]) {
      expect(
        lines.filter((line) => line.startsWith('Disallow: ') && open.startsWith(line.slice('Disallow: '.length))),
      ).toEqual([]);
    }
  });

  test('of a demonstration disallows everything, because its jobs are invented', async () => {
    const demo = await createTestApp({ DEMO: '1' });
    const lines = (await (await demo.request('GET', '/robots.txt')).text()).split('\n');
    await demo.close();
    expect(lines).toContain('Disallow: /');
  });
});

describe('a sitemap is valid', () => {
  test('for the public pages, in six languages that link to each other', async () => {
    const answer = await get('/sitemaps/pages.xml');
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(await problemsIn(xml, 'urlset.xsd')).toEqual([]);
    expect(locations(xml)).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/de`,
        `${ORIGIN}/jobs`,
        `${ORIGIN}/pt/about`,
        `${ORIGIN}/de/how-we-order`,
      ]),
    );
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/jobs"/>`);
  });

  test('for jobs, companies and the index', async () => {
    const job = await createActive(app, employer);
    expect(await problemsIn(await read('/sitemap.xml'), 'siteindex.xsd')).toEqual([]);
    expect(await problemsIn(await read(`/sitemaps/jobs-${await partOf(job)}.xml`), 'urlset.xsd')).toEqual([]);
    expect(await problemsIn(await read('/sitemaps/companies-1.xml'), 'urlset.xsd')).toEqual([]);
  });

  test('against schemas that detect errors', async () => {
    const xml = await read('/sitemaps/pages.xml');
    expect(await problemsIn(xml.replaceAll('hreflang="de"', ''), 'urlset.xsd')).not.toEqual([]);
    expect(await problemsIn((await read('/sitemap.xml')).replaceAll('loc>', 'location>'), 'siteindex.xsd')).not.toEqual(
      [],
    );
  });
});

describe('lists jobs', () => {
  test('once in each of their languages, with their own as the default', async () => {
    const job = await createActive(app, employer, {
      primaryLocale: 'de',
      translations: { en: text('Sales'), de: text('Vertrieb'), fr: { ...text('Vente'), description: '' } },
    });
    const xml = await read(`/sitemaps/jobs-${await partOf(job)}.xml`);
    const { updated_at: changed } = await app.base.db
      .selectFrom('job')
      .select('updated_at')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="de" href="${ORIGIN}/de/jobs/${job.id}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/jobs/${job.id}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/de/jobs/${job.id}"/>`,
    ].join('');
    expect(xml.match(/<url>.*<\/url>/g)).toEqual([
      `<url><loc>${ORIGIN}/de/jobs/${job.id}</loc><lastmod>${changed.toISOString()}</lastmod>${alternates}</url>`,
      `<url><loc>${ORIGIN}/jobs/${job.id}</loc><lastmod>${changed.toISOString()}</lastmod>${alternates}</url>`,
    ]);
  });

  test('only while they are open', async () => {
    const draft = await createDraft(app, employer);
    const open = await createActive(app, employer);
    const hidden = await createActive(app, employer);
    await app.base.db
      .updateTable('job')
      .set({ hidden_at: new Date(), hidden_reason: 'A hoax' })
      .where('id', '=', hidden.id)
      .execute();
    expect(await allJobs()).toEqual([`${ORIGIN}/jobs/${open.id}`]);
    await callJobs(app, 'POST', `/${open.id}/close`, employer, { reason: 'cancelled' });
    expect(await allJobs()).toEqual([]);
    expect(locations(await read('/sitemap.xml'))).toEqual([`${ORIGIN}/sitemaps/pages.xml`]);
    await callJobs(app, 'POST', `/${draft.id}/publish`, employer);
    expect(await allJobs()).toEqual([`${ORIGIN}/jobs/${draft.id}`]);
  });

  test('the same for every reader', async () => {
    const draft = await createDraft(app, employer);
    const open = await createActive(app, employer);
    const xml = await (
      await app.request('GET', `/sitemaps/jobs-${await partOf(open)}.xml`, { cookie: employer.cookie })
    ).text();
    expect(xml).not.toContain(draft.id);
  });
});

describe('splits a sitemap', () => {
  test('so that a job stays in one file, whatever happens to the others', async () => {
    const jobs: EditableJob[] = [];
    for (let count = 0; count < 7; count += 1)
      jobs.push(
        await createActive(app, employer, {
          translations: { en: text(`Sales ${count}`), de: text(`Vertrieb ${count}`) },
        }),
      );
    const read3 = async () => {
      const index = await sitemapIndex(ctx, ORIGIN, { jobs: 3, companies: 3 });
      const parts = locations(index).flatMap((address) => /jobs-(\d+)/.exec(address)?.[1] ?? []);
      const files = await Promise.all(
        parts.map(async (part) => [part, locations(await collect(jobsSitemap(ctx, ORIGIN, Number(part), 3)))] as const),
      );
      return { index, files: new Map(files) };
    };
    const before = await read3();
    expect(await problemsIn(before.index, 'siteindex.xsd')).toEqual([]);
    expect([...before.files.values()].flat()).toHaveLength(14);
    expect([...before.files.values()].every((urls) => urls.length <= 6)).toBe(true);
    await callJobs(app, 'POST', `/${jobs[1]?.id}/close`, employer, { reason: 'cancelled' });
    const after = await read3();
    for (const [part, urls] of after.files)
      expect(urls).toEqual(before.files.get(part)?.filter((url) => !url.includes(jobs[1]?.id ?? '')));
  });

  test('and states in the index when each file last changed', async () => {
    const job = await createActive(app, employer);
    const { updated_at: changed } = await app.base.db
      .selectFrom('job')
      .select('updated_at')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(await read('/sitemap.xml')).toContain(
      `<sitemap><loc>${ORIGIN}/sitemaps/jobs-${await partOf(job)}.xml</loc><lastmod>${changed.toISOString()}</lastmod></sitemap>`,
    );
  });

  test('for companies too, listing only those with open jobs', async () => {
    for (let count = 0; count < 4; count += 1) await createActive(app, await registerEmployer(app));
    expect(
      locations(await sitemapIndex(ctx, ORIGIN, { jobs: 3, companies: 3 })).filter((address) =>
        address.includes('companies'),
      ),
    ).toEqual([1, 2].map((part) => `${ORIGIN}/sitemaps/companies-${part}.xml`));
    const [first = '', second = ''] = await Promise.all([1, 2].map((part) => companiesSitemap(ctx, ORIGIN, part, 3)));
    expect([locations(first).length, locations(second).length]).toEqual([18, 6]);
    expect(await companiesSitemap(ctx, ORIGIN, 3, 3)).toBeUndefined();
  });
});

describe('requesting a sitemap', () => {
  test.each([
    'jobs-0.xml',
    'jobs-999.xml',
    'jobs-99999.xml',
    'jobs-100000.xml',
    'jobs-1.xml.gz',
    'jobs-x.xml',
    'companies-2.xml',
    'nothing.xml',
  ])('returns 404 for one that does not exist: %s', async (file) => {
    expect((await get(`/sitemaps/${file}`)).status).toBe(404);
  });

  test('returns 304 while it is unchanged, and the new one after a job changed', async () => {
    const job = await createActive(app, employer);
    for (const path of [`/sitemaps/jobs-${await partOf(job)}.xml`, '/sitemap.xml', '/sitemaps/companies-1.xml']) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
      await callJobs(app, 'PATCH', `/${job.id}`, employer, { openings: 2 + Math.floor(Math.random() * 900) });
      expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
    }
  });

  test('is compressed for clients that accept it', async () => {
    const job = await createActive(app, employer);
    const path = `/sitemaps/jobs-${await partOf(job)}.xml`;
    const zipped = await get(path, { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array(await zipped.arrayBuffer())).toString()).toBe(await read(path));
  });
});
