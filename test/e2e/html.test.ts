import { describe, expect, test } from 'vitest';

import { signInDemo } from '#test/support/demo-site.ts';
import { builtSite } from '#test/support/own-site.ts';

const KILOBYTE = 1024;
/** What may not grow unnoticed, in KB before compression; 80 is aimed at. */
const MOST = 90;
const MORE: Record<string, number> = {
  '/jobs': 155,
  '/applications/manage': 130,
  '/jobs/manage': 110,
  '/admin/analytics': 150,
  // The list of all terms.
  '/admin/search-words': 170,
};

const pages = {
  job_seeker: ['/', '/jobs', '/dashboard/job-seeker', '/profile', '/applications', '/messaging', '/notifications'],
  employer: ['/dashboard/employer', '/applications/manage', '/jobs/manage', '/jobs/post', '/profile/employer'],
  admin: ['/admin', '/admin/users', '/admin/analytics', '/admin/companies', '/admin/health', '/admin/search-words'],
} as const;

describe('the HTML of a page', () => {
  const demo = builtSite({ DEMO: '1' });

  test.each(Object.entries(pages) as [keyof typeof pages, readonly string[]][])(
    'is small, as %s',
    async (role, paths) => {
      const cookie = await signInDemo(demo.site, role);
      for (const path of paths) {
        const response = await fetch(demo.site.url + path, { headers: { cookie } });
        const html = await response.text();
        expect([path, response.status]).toEqual([path, 200]);
        expect(html.length / KILOBYTE, path).toBeLessThan(MORE[path] ?? MOST);
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
