import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { hasValkey, startValkey, type RunningValkey } from '#test/support/valkey.ts';

import { Valkey } from '../valkey/valkey.ts';
import type { RenderedPage } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';

const HTML = '<p>Grüße</p>'.repeat(50);
const ADDRESS = '/jobs?q=sales';
const ANYBODY = { etag: undefined, accepted: 'gzip, br' };

const page = (html: string, ...topics: string[]): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  html,
  topics: new Set(topics),
});

describe.skipIf(!hasValkey())('pages that processes share', () => {
  let server: RunningValkey;
  let valkey: Valkey;
  let isHeard: boolean;
  beforeAll(async () => {
    server = await startValkey();
    valkey = new Valkey(server.url);
    await valkey.open(
      'test',
      () => {},
      () => {},
    );
  });
  beforeEach(async () => {
    isHeard = true;
    await valkey.setVersions({ all: `${Math.random()}` });
  });
  afterAll(async () => {
    valkey.close();
    await server.stop();
  });

  const open = (build = 'this') => new SharedPages(valkey, { connected: () => isHeard }, build);
  const make = async (pages: SharedPages, address = ADDRESS, made = page(HTML, 'jobs', 'company:1')) => {
    const lookup = await pages.find(address, ANYBODY);
    await pages.keep(address, made, lookup!.versions, ANYBODY);
    // It is written after the answer.
    await expect.poll(async () => (await pages.find(address, ANYBODY))?.found).toBeDefined();
  };
  const find = async (pages: SharedPages, address = ADDRESS) => (await pages.find(address, ANYBODY))?.found;

  test('while changes are not heard, none is shown or kept', async () => {
    await make(open());
    isHeard = false;
    expect(await open().find(ADDRESS, ANYBODY)).toBeUndefined();
  });

  test('one made before a change is not shown after it, also if it is kept later', async () => {
    const pages = open();
    const { versions } = (await pages.find(ADDRESS, ANYBODY))!;
    await valkey.publish('{}', { company: 'changed' });
    await pages.keep(ADDRESS, page(HTML, 'jobs', 'company:1'), versions, ANYBODY);
    await make(pages, '/jobs?q=other');
    expect(await find(pages)).toBeUndefined();
  });

  test.each(['jobs', 'company', 'all'])('a change of %s makes it old', async (kind) => {
    await make(open());
    await valkey.setVersions({ [kind]: `${Math.random()}` });
    expect(await find(open())).toBeUndefined();
  });

  test('a change of what it does not show leaves it', async () => {
    await make(open());
    await valkey.setVersions({ profiles: 'changed' });
    expect(await find(open())).toBeDefined();
  });

  test('another build, another address and another site do not show it', async () => {
    await make(open());
    expect(await find(open('other'))).toBeUndefined();
    expect(await find(open(), '/jobs?q=sale')).toBeUndefined();
    const other = new Valkey(server.url);
    await other.open(
      'other',
      () => {},
      () => {},
    );
    await other.setVersions({ all: '1' });
    expect(await find(new SharedPages(other, { connected: () => true }, 'this'))).toBeUndefined();
    other.close();
  });

  test('without versions, as in a server that was emptied, nothing is shown or kept', async () => {
    await make(open());
    await server.kill();
    await server.start();
    const emptied = new Valkey(server.url);
    await emptied.open(
      'test',
      () => {},
      () => {},
    );
    expect(await new SharedPages(emptied, { connected: () => true }, 'this').find(ADDRESS, ANYBODY)).toBeUndefined();
    emptied.close();
    valkey = new Valkey(server.url);
    await valkey.open(
      'test',
      () => {},
      () => {},
    );
  });

  test('gives up on a server that does not answer, and renders the page', async () => {
    await make(open());
    server.pause();
    expect(await open().find(ADDRESS, ANYBODY)).toBeUndefined();
    server.goOn();
  });

  test('of two addresses with one place each shows its own page or none; a long one has no place', async () => {
    const pages = open();
    const addresses = Array.from({ length: 200 }, (_, number) => `/jobs?q=${number}`);
    for (const address of addresses) await make(pages, address, page(address, 'jobs'));
    for (const address of addresses) {
      const found = (await pages.find(address, { etag: undefined, accepted: undefined }))?.found;
      if (found) expect(await found.text()).toBe(address);
    }
    expect(await pages.find(`/jobs?q=${'x'.repeat(1_000)}`, ANYBODY)).toBeUndefined();
  });

  test('it goes compressed as it is kept, as it is to others, and 304 where the reader has it', async () => {
    const pages = open();
    await make(pages);
    const brotli = (await find(pages))!;
    expect([brotli.headers.get('content-encoding'), brotli.headers.get('cache-control')]).toEqual([
      'br',
      'private, no-cache',
    ]);
    const plain = (await pages.find(ADDRESS, { etag: undefined, accepted: 'gzip' }))?.found;
    expect(await plain!.text()).toBe(HTML);
    const etag = brotli.headers.get('etag')!;
    expect((await pages.find(ADDRESS, { etag, accepted: 'br' }))?.found?.status).toBe(304);
    expect(pages.counts().hit).toBeGreaterThan(2);
  });
});
