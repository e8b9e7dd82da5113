import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { JOBS_TOPIC } from '#contract/topics.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { inTransaction } from './context.ts';
import { cdnPurgeTask } from './platform/cdn.ts';
import type { Pages } from './serve-page.ts';

const TOKEN = 'a-token-that-nobody-knows';
const OF_CDN = ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'];

const pages: Pages = {
  staticPageScript: '',
  routeOf: () => undefined,
  canonicalPath: (path) => (['/jobs', '/about', '/login'].includes(path) ? path : undefined),
  render: (request) =>
    Promise.resolve({
      response: new Response('page', { headers: { 'content-type': 'text/html' } }),
      topics: new Set(request.url.endsWith('/login') ? [] : ['settings', JOBS_TOPIC]),
    }),
};

describe('with a CDN', () => {
  let app: TestApp;
  let cdn: Server;
  let calls: { keys: string | undefined; token: string | undefined; body: unknown }[] = [];
  let status: number;
  beforeAll(async () => {
    cdn = createServer((request, response) => {
      void text(request).then((body) => {
        const { 'surrogate-key': keys, 'fastly-key': token } = request.headers;
        calls.push({ keys: keys?.toString(), token: token?.toString(), body: JSON.parse(body) as unknown });
        response.writeHead(status).end();
        return undefined;
      });
    }).listen(0, '127.0.0.1');
    await once(cdn, 'listening');
    const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
    app = await createTestApp({ CDN_PURGE_URL: url, CDN_PURGE_HEADER: `Fastly-Key: ${TOKEN}` }, { pages });
  });
  beforeEach(() => {
    [calls, status] = [[], 200];
  });
  afterAll(async () => {
    await app.close();
    cdn.close();
  });

  const headersOf = async (path: string, cookie?: string, from = app) => {
    const { headers } = await from.request('GET', path, cookie === undefined ? {} : { cookie });
    return OF_CDN.map((name) => headers.get(name)).filter((value) => value !== null);
  };
  const change = (...topics: string[]) => inTransaction(app.ctx(), (tx) => tx.invalidate(topics));
  const purge = (...topics: string[]) => cdnPurgeTask.run(app.system, { topics });

  test('what is for one reader is not for it: a session, also one that is over, a query, a page that is not kept', async () => {
    const { cookie } = await registerPerson(app);
    expect(await headersOf('/jobs', cookie)).toEqual([]);
    expect(await headersOf('/jobs', 'parlance.session_token=junk')).toEqual([]);
    expect(await headersOf('/jobs?q=sales')).toEqual([]);
    expect(await headersOf('/login')).toEqual([]);
    expect(await headersOf('/api/site')).toEqual([]);
    expect(await headersOf('/unknown')).toEqual([]);
  });

  test('allows it to keep a cached page under its topics, while browsers ask each time', async () => {
    expect(await headersOf('/about')).toEqual([]);
    const cached = await app.request('GET', '/about');
    const expected = ['settings jobs', 'settings,jobs', 'max-age=3600', 'max-age=3600'];
    expect(OF_CDN.map((name) => cached.headers.get(name))).toEqual(expected);
    expect(cached.headers.get('cache-control')).toBe('private, no-cache');
    const etag = cached.headers.get('etag')!;
    const known = await app.request('GET', '/about', { headers: { 'if-none-match': etag } });
    expect([known.status, known.headers.get('surrogate-key')]).toEqual([304, 'settings jobs']);
    // The cookie of a session that is over.
    expect(await headersOf('/about', 'parlance.session_token=junk')).toEqual([]);
  });

  test('a page that changed while it was made is not for it', async () => {
    const slow = await createTestApp(
      { CDN_PURGE_URL: 'http://127.0.0.1:1/', CDN_PURGE_HEADER: 'A: b' },
      {
        pages: {
          ...pages,
          render: async (...made) => {
            await inTransaction(slow.ctx(), (tx) => tx.invalidate([JOBS_TOPIC]));
            await expect.poll(() => heard).toBe(true);
            return pages.render(...made);
          },
        },
      },
    );
    let heard = false;
    slow.changes.listen(() => (heard = true));
    expect(await headersOf('/jobs', undefined, slow)).toEqual([]);
    await slow.close();
  });

  test('a change that is rolled back purges nothing', async () => {
    const undone = inTransaction(app.ctx(), async (tx) => {
      await tx.invalidate(['job:1']);
      throw new Error('No.');
    });
    await expect(undone).rejects.toThrow('No.');
    await app.drain();
    expect(calls).toEqual([]);
  });

  test('purges what changed after the commit, with the token, and leaves the second purge for later', async () => {
    await change(JOBS_TOPIC, 'job:1');
    await app.drain();
    const keys = [JOBS_TOPIC, 'job:1'];
    expect(calls).toEqual([{ keys: keys.join(' '), token: TOKEN, body: { tags: keys } }]);
    const { rows } = await sql<{ topics: string[] }>`
      select data -> 'topics' as topics from pgboss.job where name = 'cdn.purge' and state = 'created'`.execute(
      app.base.db,
    );
    expect(rows.map(({ topics }) => topics)).toEqual([keys]);
  });

  test('purges many changes of a moment in one call, each key once', async () => {
    // Not through the tasks: each waits on its own, and may end a moment later than the others.
    await Promise.all(['1', '2', '1'].map(async (job) => app.system.purgeCdn?.([JOBS_TOPIC, `job:${job}`])));
    expect(calls.map(({ keys }) => keys)).toEqual([`${JOBS_TOPIC} job:1 job:2`]);
  });

  test('sends no more keys in a call than a CDN takes', async () => {
    await purge(...Array.from({ length: 70 }, (_, number) => `job:${number}`));
    expect(calls.map(({ keys }) => keys?.split(' ').length)).toEqual([30, 30, 10]);
  });

  test('fails where the CDN refuses, so that the queue tries again', async () => {
    status = 503;
    await expect(purge('job:1')).rejects.toThrow('The CDN answered 503');
  });

  test('without one, no page has keys and nothing is purged', async () => {
    const plain = await createTestApp({}, { pages });
    await plain.request('GET', '/jobs');
    expect(await headersOf('/jobs', undefined, plain)).toEqual([]);
    await inTransaction(plain.ctx(), (tx) => tx.invalidate([JOBS_TOPIC]));
    const { rows } = await sql`select from pgboss.job where name = 'cdn.purge'`.execute(plain.base.db);
    expect(rows).toEqual([]);
    await plain.close();
  });
});
