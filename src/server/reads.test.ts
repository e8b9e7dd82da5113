import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';
import { openTestApp, type TestApp } from '#test/support/app.ts';
import { createEmptyDatabase, TEMPLATE } from '#test/support/database.ts';
import { callJobs, completeJob, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { cookiesOf, registerPerson, type TestPerson } from '#test/support/people.ts';
import { ensurePrepared } from '#test/support/prepared-server.ts';
import { startStreamingPair, type StreamingPair, type StreamingServer } from '#test/support/streaming.ts';

import { checkConfig } from './commands.ts';
import { inTransaction } from './context.ts';
import { alertSources } from './features/admin/health/alert-sources.ts';
import type { ReadPlace } from './platform/db/replica.ts';
import { ABOUT_NO_ONE, addLiveEvent } from './platform/live/events.ts';
import { countMails } from './platform/mail/state.ts';
import { createRegister } from './platform/metrics/figures.ts';
import type { Pages } from './serve-page.ts';

/** Each shows the ids of open jobs. */
const pages: Pages = {
  staticPageScript: '',
  routeOf: (path) => path,
  canonicalPath: (path) => path,
  render: async (_request, { api }) => ({
    response: Response.json((await api.jobs.search({})).jobs.map(({ id }) => id)),
    topics: new Set([JOBS_TOPIC]),
  }),
};

describe('a site with a replica', () => {
  let pair: StreamingPair;
  let dataDir: string;
  let app: TestApp;
  let employer: TestPerson & { companyId: string };
  let seeker: TestPerson;
  const lines: string[] = [];

  beforeAll(async () => {
    // The run's own server prepares the data once.
    await (await createEmptyDatabase()).drop();
    [pair, dataDir] = await Promise.all([
      startStreamingPair({ from: await ensurePrepared(), database: TEMPLATE, durable: false }),
      mkdtemp(join(tmpdir(), 'parlance-reads-')),
    ]);
    app = await openTestApp(
      {
        DATABASE_URL: pair.urlOf(pair.primary),
        DATABASE_REPLICA_URL: pair.urlOf(pair.replica),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
      },
      { pages, logTo: { write: (line) => void lines.push(line) } },
    );
    employer = await registerEmployer(app);
    seeker = await registerPerson(app);
  });
  beforeEach(() => usable());
  afterEach(() => resume());
  afterAll(async () => {
    await app.close();
    await pair.stop();
    await rm(dataDir, { recursive: true });
  });

  const pause = () => pair.asSuperuser(pair.replica, 'select pg_wal_replay_pause()');
  const resume = () => pair.asSuperuser(pair.replica, 'select pg_wal_replay_resume()').catch(() => {});
  const search = async (cookie?: string) => {
    const answer = await app.request('GET', '/api/jobs', cookie === undefined ? {} : { cookie });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as JobSearchResult).jobs.map(({ id }) => id);
  };
  /** Where the reads of `work` went. */
  const placesOf = async (work: () => Promise<unknown>): Promise<Partial<Record<ReadPlace, number>>> => {
    const before = { ...app.replica!.counts() };
    await work();
    const after = Object.entries(app.replica!.counts()) as [ReadPlace, number][];
    return Object.fromEntries(
      after.map(([place, count]) => [place, count - before[place]]).filter(([, count]) => count !== 0),
    );
  };
  /** Until the replica holds all that was written. */
  const usable = () =>
    expect.poll(() => placesOf(() => search(employer.cookie)), { timeout: 20_000 }).toEqual({ replica: 1 });
  const check = (replica: StreamingServer) =>
    checkConfig(['--check'], {
      DATABASE_URL: pair.urlOf(pair.primary),
      DATABASE_REPLICA_URL: pair.urlOf(replica),
      DATA_DIR: dataDir,
    });
  const saidOfReplica = () => lines.flatMap((line) => /"msg":"replica: ([^",]+)/.exec(line)?.[1] ?? []);
  /** As a browser: later requests send the cookies of earlier answers. */
  const publishAsBrowser = async () => {
    const { id } = await createDraft(app, employer);
    const answer = await app.request('POST', `/api/jobs/${id}/publish`, { cookie: employer.cookie });
    expect(answer.status).toBe(200);
    return { id, cookie: `${employer.cookie}; ${cookiesOf(answer.headers)}` };
  };

  test('who wrote sees what they wrote at once, and others see what the replica holds', async () => {
    await pause();
    const { id, cookie } = await publishAsBrowser();
    expect(await placesOf(async () => expect(await search(cookie)).toContain(id))).toEqual({ own_change: 1 });
    expect(await placesOf(async () => expect(await search(seeker.cookie)).not.toContain(id))).toEqual({ replica: 1 });
    expect(await placesOf(async () => expect(await search()).not.toContain(id))).toEqual({ replica: 1 });
    await resume();
    await expect.poll(() => search(seeker.cookie)).toContain(id);
    // The cookie has expired.
    expect(await placesOf(() => search(employer.cookie))).toEqual({ replica: 1 });
  });

  test('an id that the replica does not hold yet is asked of the primary', async () => {
    await pause();
    const { id } = await createActive(app, employer);
    const read = () => callJobs(app, 'GET', `/${id}`, seeker);
    expect(await placesOf(async () => expect((await read()).status).toBe(200))).toEqual({ repeated: 1 });
    const unknown = () => callJobs(app, 'GET', '/019aa000-0000-7000-8000-00000000ffff', seeker);
    expect(await placesOf(async () => expect((await unknown()).status).toBe(404))).toEqual({ repeated: 1 });
  });

  test('a user who received an event reads the data that it announces', async () => {
    await pause();
    const { id } = await createActive(app, employer);
    expect(await search(seeker.cookie)).not.toContain(id);
    await inTransaction(app.ctx(), (tx) => addLiveEvent(tx.db, [seeker.userId], { type: 'reset' }, ABOUT_NO_ONE));
    expect(await placesOf(async () => expect(await search(seeker.cookie)).toContain(id))).toEqual({ event: 1 });
    expect(await placesOf(async () => expect(await search()).not.toContain(id))).toEqual({ replica: 1 });
  });

  test('the cookie is for sessions that changed something', async () => {
    const changedOf = (answer: Response) =>
      answer.headers.getSetCookie().filter((line) => line.startsWith('parlance.changed='));
    const draft = { json: completeJob(), cookie: employer.cookie };
    const [written, ...more] = changedOf(await app.request('POST', '/api/jobs', draft));
    expect(written).toMatch(/^parlance\.changed=1; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(more).toEqual([]);
    expect(changedOf(await app.request('GET', '/api/jobs', { cookie: employer.cookie }))).toEqual([]);
    expect(changedOf(await app.request('GET', '/api/me', { cookie: employer.cookie }))).toEqual([]);
    const { id } = await createActive(app, employer);
    expect(changedOf(await app.request('POST', `/api/jobs/${id}/view`, { json: {} }))).toEqual([]);
    const { email, password } = seeker;
    const signedIn = await app.request('POST', '/api/auth/login', { json: { email, password } });
    expect([signedIn.status, changedOf(signedIn)]).toEqual([200, [expect.any(String)]]);
  });

  test('keys, changes and what is not on the list read from the primary, and sessions end at once', async () => {
    const cookie = seeker.cookie;
    const others = () =>
      Promise.all([
        app.request('GET', '/api/me', { cookie }),
        app.request('GET', '/api/notifications', { cookie }),
        app.request('GET', '/api/jobs', { headers: { authorization: 'Bearer plk_unknown' } }),
      ]);
    expect(await placesOf(others)).toEqual({});
    await pause();
    const other = await registerPerson(app);
    await app.base.db.deleteFrom('user_session').where('user_id', '=', other.userId).execute();
    const mine = (path: string) => app.request('GET', path, { cookie: other.cookie });
    expect((await mine('/api/me/matching-jobs')).status).toBe(401);
  });

  test('while it is away, all is answered by the primary, and it is used again once it is back', async () => {
    lines.length = 0;
    await pair.replica.kill();
    const answers = () => Promise.all(Array.from({ length: 20 }, () => search(seeker.cookie)));
    const places = await placesOf(answers);
    expect(places.replica).toBeUndefined();
    await expect.poll(saidOfReplica).toEqual(['away']);
    await pair.replica.start();
    await usable();
    expect(saidOfReplica()).toEqual(['away', 'reads go to it']);
  });

  test('each call on the list is answered by it, and writes nothing', async () => {
    const job = await createActive(app, employer);
    await usable();
    await expect.poll(() => placesOf(() => callJobs(app, 'GET', `/${job.id}`, seeker))).toEqual({ replica: 1 });
    const { slug } = await app.base.db
      .selectFrom('company')
      .select('slug')
      .where('id', '=', employer.companyId)
      .executeTakeFirstOrThrow();
    const admin = await registerPerson(app, { role: 'admin' });
    await expect.poll(() => placesOf(() => search(admin.cookie))).toEqual({ replica: 1 });
    const asked: [string, TestPerson | undefined][] = [
      ['/jobs?q=account', undefined],
      ['/jobs?q=vertrieb', seeker],
      ['/jobs/map', undefined],
      ['/jobs/suggest?q=acc', undefined],
      ['/jobs/levels', undefined],
      [`/jobs/${job.id}/similar`, undefined],
      [`/companies/${slug}`, seeker],
      ['/market/pay', undefined],
      ['/market/languages', undefined],
      ['/me/matching-jobs', seeker],
      ['/me/language-gains', seeker],
      [`/companies/${employer.companyId}/figures`, employer],
      ['/admin/analytics', admin],
    ];
    for (const [path, person] of asked)
      expect([
        path,
        await placesOf(() => app.request('GET', `/api${path}`, person ? { cookie: person.cookie } : {})),
      ]).toEqual([path, { replica: 1 }]);
  });

  test('a page cached for everyone is rendered from the primary, that of a session from the replica', async () => {
    await pause();
    const { id } = await createActive(app, employer);
    const page = async (path: string, cookie = '') => (await app.request('GET', path, { cookie })).text();
    expect(await placesOf(async () => expect(await page('/jobs')).toContain(id))).toEqual({});
    expect(await placesOf(async () => expect(await page('/jobs?q=account')).not.toContain(id))).toEqual({ replica: 1 });
    expect(await placesOf(async () => expect(await page('/jobs', seeker.cookie)).not.toContain(id))).toEqual({
      replica: 1,
    });
    expect(await placesOf(async () => expect(await page('/terms', seeker.cookie)).toContain(id))).toEqual({});
  });

  test('figures say where reads went, and npm run config how far it is', async () => {
    const register = createRegister({
      pools: { replica: app.replica!.pool },
      queue: app.queue.health,
      parts: app.system.parts.list,
      mails: () => countMails(app.base.db, new Date()),
      ...alertSources(app.base.db, app.base.clock, app.config),
      disks: app.system.disks,
      streams: () => 0,
      replica: app.replica,
      now: () => new Date(),
    });
    const text = await register.metrics();
    expect(text).toMatch(/^parlance_reads_total\{place="replica"\} [1-9]/m);
    expect(text).toMatch(/^parlance_replica_lag_seconds [\d.]+$/m);
    expect(text).toMatch(/^parlance_database_connections\{pool="replica"\} [1-9]/m);
    expect(await check(pair.replica)).toMatch(/^ok {4}replica: it lacks \d+ bytes/m);
  });

  test('a server that is no replica of the database is not used', async () => {
    await expect(check(pair.primary)).rejects.toThrow(
      'wrong replica: DATABASE_REPLICA_URL is no replica of the database.',
    );
    lines.length = 0;
    await pair.asSuperuser(pair.replica, 'select pg_promote()');
    await expect.poll(() => placesOf(() => search())).toEqual({ no_replica: 1 });
    expect(saidOfReplica()).toEqual(['DATABASE_REPLICA_URL is no replica of the database']);
  });
});
