import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { locales, localizePath } from '#contract/locales.ts';
import { browserCookies, signInDemo } from '#test/support/demo-site.ts';
import { type Firefox, firefoxPath, openFirefox } from '#test/support/firefox.ts';
import { builtSite } from '#test/support/own-site.ts';

const pages = {
  job_seeker: [
    '/',
    '/jobs',
    '/dashboard/job-seeker',
    '/profile',
    '/applications',
    '/messaging',
    '/notifications',
    '/settings',
  ],
  employer: ['/dashboard/employer', '/applications/manage', '/jobs/manage', '/jobs/post', '/profile/employer'],
  admin: ['/admin', '/admin/users', '/admin/analytics', '/admin/companies', '/admin/health', '/admin/search-words'],
} as const;

/** React starts at a sign of a person, on a public page once one points at a button; then it takes over what the server has rendered. */
const HYDRATED = `new Promise((resolve) => {
  const look = () => {
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    for (const button of document.querySelectorAll('button, [data-script]'))
      button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const [root] = Object.keys(document).filter((key) => key.startsWith('__reactContainer$'));
    if (root && !document[root].stateNode.current.memoizedState.isDehydrated) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

if (!firefoxPath)
  console.log('Firefox is not installed, so its tests are left out (Debian: apt-get install firefox-esr).');

// Its ICU is another one than Node's.
describe.skipIf(!firefoxPath)('Firefox', () => {
  const demo = builtSite({ DEMO: '1' });
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await openFirefox(firefoxPath ?? '');
  });
  afterAll(() => firefox.close());

  test.each(Object.entries(pages) as [keyof typeof pages, readonly string[]][])(
    'takes over what the server has rendered, as %s',
    async (role, paths) => {
      const { hostname } = new URL(demo.site.url);
      for (const cookie of browserCookies(demo.site, await signInDemo(demo.site, role)))
        await firefox.setCookie(cookie, hostname);
      for (const [index, path] of paths.entries()) {
        const address = localizePath(path, locales[index % locales.length] ?? 'en');
        expect([address, await firefox.errorsOf(demo.site.url + address, HYDRATED)]).toEqual([address, []]);
      }
    },
  );
});
