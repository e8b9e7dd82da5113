import { expect, test, describe } from 'vitest';

import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies, callSite, signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';

type Role = 'job_seeker' | 'employer' | 'admin';

const pages: [Role | null, string[]][] = [
  [null, [paths.home(), paths.jobs(), paths.jobsMap(), paths.forEmployers(), paths.about()]],
  [
    'job_seeker',
    [
      paths.seekerDashboard(),
      paths.seekerApplications(),
      paths.savedJobs(),
      paths.seekerProfile(),
      paths.notifications(),
      paths.settings(),
    ],
  ],
  [
    'employer',
    [
      paths.employerDashboard(),
      paths.manageJobs(),
      paths.postJob(),
      paths.manageApplications(),
      paths.team(),
      paths.stages(),
      paths.messageTemplates(),
      paths.imports(),
      paths.rejectionReasons(),
      paths.hiringFigures(),
      paths.companyKeys(),
      paths.employerProfile(),
      paths.settings(),
    ],
  ],
  ['admin', [paths.admin(), paths.adminUsers(), paths.adminAnalytics(), paths.adminHealth(), paths.adminKeys()]],
];

/** How pages use a screen. */
describe('a page', () => {
  const demo = sharedDemo();

  async function newPage(role: Role | null, width: number, height: number, locale: Locale = 'en') {
    const context = await demo.browser.newContext({ viewport: { width, height }, locale });
    if (role) await context.addCookies(browserCookies(demo.site, await signInDemo(demo.site, role)));
    return context.newPage();
  }

  test.each(pages)('leaves no third of a screen of 1,920 pixels empty, as %s', async (role, shown) => {
    const page = await newPage(role, 1920, 1000, 'de');
    const used: [string, boolean][] = [];
    for (const path of shown) {
      await page.goto(demo.site.url + localizePath(path, 'de'));
      const width = await page.getByRole('main').evaluate((main) => {
        const boxes = [
          ...main.querySelectorAll('h1, h2, h3, p, a, li, img, svg, td, th, input, select, button, .border'),
        ]
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 1);
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      });
      used.push([path, width > 1280]);
    }
    await page.context().close();
    expect(used).toEqual(shown.map((path) => [path, true]));
  });

  test('shows all columns of applications at 1,280 pixels', async () => {
    const page = await newPage('employer', 1280, 800, 'de');
    await page.goto(`${demo.site.url}/de${paths.manageApplications()}?view=columns`);
    const board = page.locator('.snap-x');
    await board.waitFor();
    expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test.for(locales)(
    'on a phone begins in the first eighth of the screen, on a first visit too, in %s',
    async (locale) => {
      // Offered another language than the page's.
      const page = await newPage(null, 360, 800, locale === 'en' ? 'de' : 'en');
      await page.goto(demo.site.url + localizePath(paths.home(), locale));
      const box = await page.getByRole('main').boundingBox();
      expect(box?.y).toBeLessThanOrEqual(800 / 8);
      await page.context().close();
    },
  );

  test('of the start shows how many jobs each level of a language opens, as many as there are', async () => {
    const page = await newPage(null, 1280, 800);
    await page.goto(demo.site.url);
    const link = page.getByRole('region', { name: m.home_levels_title() }).getByRole('link').last();
    const { search, searchParams } = new URL((await link.getAttribute('href')) ?? '', demo.site.url);
    const found = await callSite<{ total: { count: number } }>(demo.site, '', 'GET', `/jobs${search}`);
    const [language, level = ''] = (searchParams.get('language') ?? '').split(':');
    expect([language, level]).toEqual(['pt', 'C2']);
    expect(await link.getAttribute('aria-label')).toBe(
      m.home_level_opens({ language: 'Portuguese', level, count: found.total.count }),
    );
    await page.context().close();
  });

  test('of messages opens the newest thread on a wide screen', async () => {
    const page = await newPage('employer', 1280, 800);
    await page.goto(demo.site.url + paths.messaging());
    await page.waitForURL(/\?application=/);
    const newest = page.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first();
    await expect.poll(() => newest.getAttribute('aria-current')).toBe('true');
    await page.getByRole('textbox', { name: m.messages_field() }).waitFor();
    await page.context().close();
  });
});
