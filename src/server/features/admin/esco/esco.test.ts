import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AuditEntry } from '#contract/admin/audit.ts';
import type { EscoState } from '#contract/admin/esco.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { createTestApp, openTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce } from '#test/support/at-once.ts';
import { escoFiles, occupationsFile, type EscoOccupation } from '#test/support/esco.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { Refusal } from '../../../platform/http/refusal.ts';
import { knownEsco } from '../../jobs/esco/read-esco.ts';
import { followWords } from '../../jobs/search/follow-words.ts';
import { indexBehind } from '../../jobs/search/index-behind.ts';
import { followRenames } from '../../jobs/search/rebuild.ts';
import { searchJobs } from '../../jobs/search/search.ts';
import { startLoadingEsco } from './esco.ts';

let app: TestApp;
let admin: TestPerson;
let employer: Awaited<ReturnType<typeof registerEmployer>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, { role: 'admin' });
  employer = await registerEmployer(app);
});
afterEach(async () => {
  await app.base.db.deleteFrom('esco_release').execute();
});
afterAll(() => app.close());

type Answer = EscoState & { data?: { reason?: string; fields?: { path: string }[] } };

async function send(method: string, files?: readonly File[], cookie = admin.cookie) {
  const body = new FormData();
  for (const [index, file] of (files ?? []).entries()) body.set(`files[${index}]`, file);
  const answer = await app.request(method, '/api/admin/esco', { ...(files && { body }), ...(cookie && { cookie }) });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** Loads the files and waits for the result. */
async function load(files: readonly File[]): Promise<EscoState> {
  const { status } = await send('POST', files);
  expect(status).toBe(201);
  await app.drain();
  return (await send('GET')).body;
}

const search = (q: string, locale: Locale = 'en', within = app) => searchJobs(within.searchCtx(), { q, locale });
const namedBy = async (text: string, locale?: Locale, within?: TestApp) =>
  (await search(text, locale, within)).understood.map(({ value }) => value);

const iscoGroupsOf = async ({ id }: { id: string }) =>
  ((await (await app.request('GET', `/api/jobs/${id}`)).json()) as Job).iscoGroups;

const tidy = async () => {
  await followWords(app.ctx());
  await followRenames(app.ctx());
  await indexBehind(app.ctx());
};

const LUTHIER: EscoOccupation = {
  id: 'a1b2',
  isco: '7312',
  labels: { en: ['luthier', 'violin maker'], de: ['Geigenbauer/Geigenbauerin', 'Lautenmacher'] },
};
const BOW_MAKER: EscoOccupation = {
  id: 'c3d4',
  isco: '7313',
  labels: { en: ['bow maker', 'archetier'], de: ['Bogenmacher/Bogenmacherin'] },
  broader: 'a1b2',
};

describe('refuses', () => {
  test('everyone but administrators', async () => {
    const seeker = await registerPerson(app);
    for (const [cookie, status] of [
      ['', 401],
      [seeker.cookie, 403],
      [employer.cookie, 403],
    ] as const) {
      const calls = [
        send('GET', undefined, cookie),
        send('POST', escoFiles([LUTHIER]), cookie),
        send('DELETE', undefined, cookie),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([status, status, status]);
    }
  });

  test('to remove what is not loaded', async () => {
    expect((await send('DELETE')).status).toBe(404);
  });

  test('a form without files, and empty files', async () => {
    expect((await send('POST', [])).status).toBe(422);
    const { status, body } = await send('POST', [new File([], 'occupations_en.csv')]);
    expect([status, body.data?.fields?.map(({ path }) => path)]).toEqual([422, ['files']]);
  });

  test('a second release while one is loading, also of two at once', async () => {
    const begin = () => startLoadingEsco(app.ctx(admin.actor), { files: escoFiles([LUTHIER]) });
    const lock = 'lock table esco_release in exclusive mode';
    const answers = await sendAtOnce(
      app,
      lock,
      [begin, begin].map((one) => () => one().catch((error: Error) => error)),
    );
    expect(answers.filter((answer) => answer instanceof Refusal)).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await send('POST', escoFiles([LUTHIER]))).toMatchObject({
      status: 409,
      body: { data: { reason: 'esco_loading' } },
    });
  });
});

describe('a release that cannot be loaded', () => {
  test('is shown with the reason until the next one is loaded', async () => {
    const failed = { problem: 'missing_column', file: 'occupations_en.csv', column: 'iscoGroup' };
    expect(await load([occupationsFile([LUTHIER], 'en', { without: 'iscoGroup' })])).toMatchObject({
      active: null,
      loading: null,
      failed,
    });
    expect(await load(escoFiles([LUTHIER]))).toMatchObject({ failed: null, active: { occupations: 1 } });
  });
});

describe('a loaded release', () => {
  test('names its occupations in searches in its languages, in every process, until it is removed', async () => {
    const other = await openTestApp({ DATABASE_URL: app.config.databaseUrl ?? '', DATA_DIR: app.config.dataDir });
    expect(await namedBy('violin maker')).toEqual([]);
    expect(await load(escoFiles([LUTHIER, BOW_MAKER]))).toMatchObject({
      active: { occupations: 2, done: 2, locales: ['de', 'en'] },
      loading: null,
    });
    for (const process of [app, other]) {
      await expect.poll(() => namedBy('violin makers', 'en', process)).toEqual(['o.esco-a1b2']);
      expect(await namedBy('Geigenbauerin', 'de', process)).toEqual(['o.esco-a1b2']);
    }
    expect((await search('archetier', 'de')).understood).toMatchObject([{ kind: 'occupation', label: 'Bogenmacher' }]);
    expect((await send('DELETE')).body).toMatchObject({ active: null, loading: null });
    for (const process of [app, other]) await expect.poll(() => namedBy('violin maker', 'en', process)).toEqual([]);
    await other.close();
  });

  test('finds jobs by every name of their occupation and of wider ones, once they are indexed again', async () => {
    const job = await createActive(app, employer, { translations: titled('Archetier') });
    await load(escoFiles([LUTHIER, BOW_MAKER]));
    await tidy();
    const idsOf = async (text: string) => (await search(text)).jobs.map(({ id }) => id);
    await expect.poll(() => idsOf('bow maker')).toContain(job.id);
    expect(await idsOf('luthier')).toContain(job.id);
    await send('DELETE');
    await tidy();
    await expect.poll(() => idsOf('luthier')).not.toContain(job.id);
  });

  test('adds its names to an occupation that the site knows, and no second one', async () => {
    await load(
      escoFiles([
        { id: 'e5f6', isco: '3322', labels: { en: ['key account manager', 'bigwigtender'], de: ['Großkopfbetreuer'] } },
      ]),
    );
    await expect.poll(() => namedBy('bigwigtender')).toEqual(['o.key-account-manager']);
    expect(await namedBy('Großkopfbetreuer', 'de')).toEqual(['o.key-account-manager']);
    expect(await namedBy('key account manager')).toEqual(['o.key-account-manager']);
  });

  test('leaves single words alone that mean something else', async () => {
    const before = await namedBy('senior');
    await load(escoFiles([{ ...LUTHIER, labels: { en: ['luthier', 'senior'] } }]));
    await expect.poll(() => namedBy('luthier')).toEqual(['o.esco-a1b2']);
    expect(await namedBy('senior')).toEqual(before);
  });

  test('gives jobs the ISCO-08 code of what their titles name', async () => {
    await load(escoFiles([LUTHIER]));
    await expect.poll(() => namedBy('luthier')).toEqual(['o.esco-a1b2']);
    const job = await createActive(app, employer, { translations: titled('Violin maker') });
    expect(await iscoGroupsOf(job)).toEqual(['7312']);
    const feed = await (await app.request('GET', '/jobs/feed.atom')).text();
    expect(feed).toContain('<category term="7312" scheme="http://data.europa.eu/esco/concept-scheme/isco"/>');
  });

  test('stays until the next one is read, which replaces it', async () => {
    await load(escoFiles([LUTHIER]));
    await send('POST', escoFiles([BOW_MAKER, LUTHIER]));
    expect((await send('GET')).body).toMatchObject({ active: { occupations: 1 }, loading: { occupations: 0 } });
    await app.drain();
    expect((await send('GET')).body).toMatchObject({ active: { occupations: 2 }, loading: null });
  });

  test('that is removed while it is loading is not loaded', async () => {
    await send('POST', escoFiles([LUTHIER]));
    expect((await send('DELETE')).status).toBe(200);
    await app.drain();
    expect((await send('GET')).body).toMatchObject({ active: null, loading: null, failed: null });
  });

  test('is recorded in the audit log, and so is its removal', async () => {
    await load(escoFiles([LUTHIER]));
    await send('DELETE');
    const answer = await app.request('GET', '/api/admin/audit', { cookie: admin.cookie });
    const { entries } = (await answer.json()) as { entries: AuditEntry[] };
    expect(entries.slice(0, 2)).toMatchObject(
      ['esco.removed', 'esco.loaded'].map((action) => ({
        action,
        actor: { id: admin.userId },
        subject: { type: 'esco' },
      })),
    );
  });
});

test('jobs indexed before the process has read a release are indexed again with it', async () => {
  await load(escoFiles([LUTHIER]));
  const release = await app.base.db.selectFrom('esco_release').select('id').executeTakeFirstOrThrow();
  const copy = { ...release, id: crypto.randomUUID() };
  // As another process would load it, which this one has not heard of yet.
  await app.base.db.updateTable('esco_release').set({ status: 'failed' }).execute();
  await app.base.db
    .insertInto('esco_release')
    .values({ ...copy, status: 'active', problem: null, created_by: null, created_at: app.base.clock.now() })
    .execute();
  await app.base.db.updateTable('esco_occupation').set({ release_id: copy.id }).execute();
  const job = await createActive(app, employer, { translations: titled('Luthier') });
  expect([knownEsco(copy.id), await iscoGroupsOf(job)]).toEqual([undefined, []]);
  await indexBehind(app.ctx());
  expect(await iscoGroupsOf(job)).toEqual(['7312']);
});

const titled = (title: string) => ({
  en: { title, description: '<p>You look after what our harbours need, every day of the week.</p>', requirements: '' },
});
