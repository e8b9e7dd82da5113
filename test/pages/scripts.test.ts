import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { locales } from '#contract/locales.ts';

const client = join(import.meta.dirname, '../../build/current/client');

test.for(locales.filter((locale) => locale !== 'en'))('pages have all of their scripts in %s', async (locale) => {
  const scripts = await Array.fromAsync(glob(`assets/${locale}/*.js`, { cwd: client }));
  const list = scripts.find((script) => script.includes('/manifest-'));
  const named = [...(await readFile(join(client, list ?? ''), 'utf8')).matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, script]) => script).filter((script) => !scripts.includes(script ?? ''))).toEqual([]);
});
