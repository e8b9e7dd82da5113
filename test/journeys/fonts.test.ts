import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { sharedSite } from '#test/support/own-site.ts';

describe('fonts', () => {
  const own = sharedSite();

  test.each([
    ['a name in Latin', 'Emre Yılmaz, José Muñoz, Jürgen Weiß', 0],
    ['a name with further letters', 'Gülşah Şahin', 2],
  ])('%s needs no more files than its letters', async (_, name, files) => {
    const page = await own.browser.newPage();
    await page.goto(own.site.url + paths.about());
    const loaded = await page.evaluate(async (text) => {
      for (const tag of ['h1', 'p'])
        document.querySelector('main')?.append(Object.assign(document.createElement(tag), { textContent: text }));
      // The faces that are needed are asked for with the next layout.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      return performance.getEntriesByType('resource').filter((entry) => entry.name.includes('-latin-ext-')).length;
    }, name);
    await page.close();
    expect(loaded).toBe(files);
  });
});
