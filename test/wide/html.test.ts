import { describe, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';

const KILOBYTE = 1024;
/** In KB before compression. */
const MOST = 80;
const MORE: Record<string, number> = {
  // The list of all terms.
  '/admin/search-words': 140,
};
/** KB with gzip, of the scripts that run before React is needed (decision 0080). */
const SCRIPT_MOST = 12;
const SCRIPTS_MOST = 3;

const pages = {
  job_seeker: [
    '/',
    // The largest page, and other languages need more words.
    ...locales.map((locale) => localizePath('/jobs', locale)),
    '/dashboard/job-seeker',
    '/profile',
    '/applications',
    '/messaging',
    '/notifications',
  ],
  employer: [
    '/dashboard/employer',
    '/applications/manage',
    '/jobs/manage',
    '/jobs/post',
    '/messaging',
    '/profile/employer',
    '/settings',
  ],
  admin: [
    '/admin',
    '/admin/users',
    '/admin/analytics',
    '/admin/companies',
    '/admin/moderation',
    '/admin/health',
    '/admin/audit',
    '/admin/search-words',
  ],
} as const;

/** Those that the page runs at once. */
const scriptsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);

async function gzippedBytes(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  await answer.body?.cancel();
  return Number(answer.headers.get('content-length'));
}

describe('the HTML of a page', () => {
  const demo = sharedDemo();

  test.each(Object.entries(pages) as [keyof typeof pages, readonly string[]][])(
    'is small, and so are its first scripts, as %s',
    async (role, paths) => {
      const cookie = await signInDemo(demo.site, role);
      for (const path of paths) {
        const response = await fetch(demo.site.url + path, { headers: { cookie } });
        const html = await response.text();
        expect([path, response.status]).toEqual([path, 200]);
        expect(html.length / KILOBYTE, path).toBeLessThan(MORE[path] ?? MOST);
        expect([path, html.includes('modulepreload'), html.includes('type="module" async="">import')]).toEqual([
          path,
          false,
          false,
        ]);
        const scripts = scriptsOf(html);
        const bytes = await Promise.all(scripts.map((script) => gzippedBytes(demo.site.url + script)));
        expect(scripts.length, path).toBeLessThanOrEqual(SCRIPTS_MOST);
        expect(bytes.reduce((sum, one) => sum + one, 0) / KILOBYTE, path).toBeLessThan(SCRIPT_MOST);
      }
    },
  );

  test('draws its icons from a file that stays', async () => {
    const html = await (await fetch(`${demo.site.url}/jobs`)).text();
    const [, file = ''] = /<use href="([^"#]+)#Search"/.exec(html) ?? [];
    const icons = await fetch(demo.site.url + file);
    expect([icons.status, icons.headers.get('content-type'), icons.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^image\/svg\+xml/),
      expect.stringContaining('immutable'),
    ]);
    expect(await icons.text()).toContain('<symbol id="Search"');
  });
});
