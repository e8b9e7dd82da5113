import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDatabase, type TestDatabase } from '#test/support/database.ts';

import { openDatabase, type Database } from '../db/database.ts';
import { Changes } from '../live/changes.ts';
import { pgNotify } from '../live/pg-notify.ts';
import { createLog } from '../log.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

const page = (html: string, ...topics: string[]): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  html,
  topics: new Set(topics),
});

describe('the page cache', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let changes: Changes;
  let cache: PageCache;

  beforeAll(async () => {
    testDatabase = await createDatabase();
    database = openDatabase({ connectionString: testDatabase.url });
    changes = new Changes({ connectionString: testDatabase.url }, database.db, createLog('silent'));
    cache = new PageCache(changes, 10_000);
    await changes.start();
  });
  afterAll(async () => {
    await changes.stop();
    await database.close();
    await testDatabase.drop();
  });

  const invalidate = (...topics: string[]) => database.db.transaction().execute((tx) => pgNotify(tx, topics));
  const find = (key: string, etag?: string, encodings?: string) => cache.find(key, etag, encodings);
  const gone = (key: string) => expect.poll(() => find(key)).toBeUndefined();

  test('keeps nothing while no changes can be heard', async () => {
    const deaf = new PageCache({ listen: () => {}, connected: () => false }, 10_000);
    await deaf.store('/', page('x', 'settings'), deaf.now());
    expect(deaf.find('/', undefined, undefined)).toBeUndefined();
  });

  test('does not keep a page of which something changed while it was rendered', async () => {
    const renderedFrom = cache.now();
    await invalidate('job:1');
    await expect.poll(() => cache.now()).toBeGreaterThan(renderedFrom);
    await cache.store('/jobs/1', page('old', 'job:1'), renderedFrom);
    await cache.store('/about', page('about', 'settings'), renderedFrom);
    expect(find('/jobs/1')).toBeUndefined();
    expect(find('/about')).toBeDefined();
  });

  test('drops what shows the topic, in every transaction that commits, and nothing else', async () => {
    await cache.store('/a', page('a', 'settings', 'job:1'), cache.now());
    await cache.store('/b', page('b', 'job:2'), cache.now());
    await expect(
      database.db.transaction().execute(async (tx) => {
        await pgNotify(tx, ['job:2']);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await invalidate('job:1');
    await gone('/a');
    expect(find('/b')).toBeDefined();
  });

  test('a change touches the pages that show it, and a live event none, of however many', async () => {
    const PAGES = 1_200;
    const whole = new PageCache(changes, 10_000_000);
    let touched = 0;
    class WatchedTopics extends Set<string> {
      override has(topic: string): boolean {
        touched += 1;
        return super.has(topic);
      }
      override [Symbol.iterator](): SetIterator<string> {
        touched += 1;
        return super[Symbol.iterator]();
      }
    }
    for (let number = 0; number < PAGES; number += 1)
      await whole.store(
        `/jobs/${number}`,
        { ...page('job'), topics: new WatchedTopics(['settings', `job:${number}`]) },
        whole.now(),
      );
    touched = 0;
    await invalidate('job:7');
    await expect.poll(() => whole.find('/jobs/7', undefined, undefined)).toBeUndefined();
    expect(touched).toBe(1);
    const before = whole.now();
    await invalidate('live:019aa000-0000-7000-8000-000000000001');
    await invalidate('job:8');
    await expect.poll(() => whole.now()).toBe(before + 1);
    expect(touched).toBe(2);
    expect(whole.find('/jobs/9', undefined, undefined)).toBeDefined();
  });

  test('answers compressed where the reader takes it, and 304 where they have it', async () => {
    const html = '<p>Grüße</p>'.repeat(50);
    await cache.store('/c', page(html, 'settings'), cache.now());
    const plain = find('/c')!;
    expect(await plain.text()).toBe(html);
    expect(find('/c', undefined, 'gzip, deflate')!.headers.get('content-encoding')).toBe('gzip');
    const brotli = find('/c', undefined, 'gzip, deflate, br')!;
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(html.length / 5);
    expect(find('/c', plain.headers.get('etag')!)!.status).toBe(304);
  });

  test('forgets what was not asked for longest when it is full', async () => {
    await cache.store('/old', page('o'.repeat(3_000), 'settings'), cache.now());
    await cache.store('/asked', page('a'.repeat(3_000), 'settings'), cache.now());
    find('/old');
    await cache.store('/new', page('n'.repeat(6_000), 'settings'), cache.now());
    expect([find('/old') !== undefined, find('/asked') !== undefined, find('/new') !== undefined]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('forgets everything when the line breaks', async () => {
    await cache.store('/d', page('d', 'settings'), cache.now());
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlance changes' and datname = current_database()`,
    );
    await gone('/d');
    await expect.poll(() => changes.connected()).toBe(true);
  });
});
