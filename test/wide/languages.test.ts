import { afterAll, beforeAll, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import type { TestApp } from '#test/support/app.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { headIn, headOf } from '#test/support/page-head.ts';
import { personOf, readerOf } from '#test/support/page-row.ts';
import { makePageWorld, type PageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';

let app: TestApp;
let world: PageWorld;
beforeAll(async () => {
  app = await createPageApp();
  world = await makePageWorld(app);
});
afterAll(() => app.close());

test.for(Object.entries(pages).filter(([, row]) => readerOf(row)))(
  '“%s” is translated into all languages',
  async ([, row]) => {
    const reader = readerOf(row) ?? 'nobody';
    const cookie = personOf(world, reader)?.cookie;
    for (const locale of locales) {
      const path = localizePath(row.path(world), locale);
      const answer = await app.request('GET', path, cookie ? { cookie } : {});
      expect([path, headOf(await answer.text())]).toEqual([path, headIn(row, world, locale)]);
    }
  },
);
