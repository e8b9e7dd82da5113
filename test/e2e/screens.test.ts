import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };
const SKILLS = ['CRM', 'Negotiation', 'Forecasting', 'Excel', 'Reporting', 'Onboarding', 'Retention'];

/** Which screen stands at which address, what stands around each of them, and what takes its place when it fails. */
describe('the screens', () => {
  const own = ownSite();
  let seeker: TestPerson;
  let employer: TestPerson;
  let admin: TestPerson;
  let jobId: string;
  let applicationId: string;
  const idOf = { job: () => jobId, application: () => applicationId, profile: () => seeker.profileId, unknown: () => UNKNOWN_ID };

  beforeAll(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    admin = await registerPerson(own.app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
    jobId = (await createActive(own.app, employer, { ...completeJob(), skills: SKILLS })).id;
    applicationId = (await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).id;
  });

  const person = (who: 'nobody' | 'seeker' | 'employer' | 'admin') => ({ nobody: undefined, seeker, employer, admin })[who];
  const ask = (path: string, who?: TestPerson) => fetch(own.site.url + path, { redirect: 'manual', ...(who ? { headers: { cookie: who.cookie } } : {}) });
  const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/&#x27;/g, "'").replace(/\s+/g, ' ');
  const headingOf = (html: string) => textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').trim();
  /** Where the links of a part of a page lead, by what they say. */
  const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, words]) => [textOf(words ?? '').trim(), href]);
  const part = (html: string, begin: string, end: string) => html.slice(html.indexOf(begin), html.indexOf(end, html.indexOf(begin)));

  test.for([
    ['/', 'nobody', 'Find the jobs your languages qualify you for'],
    ['/login', 'nobody', 'Sign in'],
    ['/register', 'nobody', 'Create your account'],
    ['/forgot-password', 'nobody', 'Forgot your password?'],
    ['/reset-password?token=unknown', 'nobody', 'Set a new password'],
    ['/auth/confirm?token=unknown', 'nobody', 'Verifying Email...'],
    ['/jobs', 'nobody', 'Browse jobs'],
    ['/jobs/{job}', 'nobody', 'Account Executive'],
    ['/for-employers', 'nobody', 'Hire people who speak your customers’ languages'],
    ['/about', 'nobody', 'About Parlance'],
    ['/terms', 'nobody', 'Terms of use'],
    ['/privacy', 'nobody', 'Privacy notice'],
    ['/jobs/post', 'employer', 'Post a job'],
    ['/jobs/edit/{job}', 'employer', 'Edit job'],
    ['/jobs/manage', 'employer', 'Manage jobs'],
    ['/dashboard/job-seeker', 'seeker', 'Good to see you, Lucía'],
    ['/dashboard/employer', 'employer', 'Dashboard'],
    ['/profile', 'seeker', 'Lucía Moreno'],
    ['/profile/job-seeker', 'seeker', 'Lucía Moreno'],
    ['/profile/employer', 'employer', 'Jonas Weber'],
    ['/profile/view/{profile}', 'seeker', 'Lucía Moreno'],
    ['/applications/review/{application}', 'employer', 'Lucía Moreno'],
    ['/applications/manage', 'employer', 'Applications'],
    ['/applications', 'seeker', 'Your applications'],
    ['/applications/job-seeker', 'seeker', 'Your applications'],
    ['/messaging', 'seeker', 'Messages'],
    ['/notifications', 'seeker', 'Notifications'],
    ['/admin', 'admin', 'Admin'],
  ] as const)('the screen of %s', async ([path, who, heading]) => {
    const answer = await ask(path.replace(/\{(\w+)\}/, (_, name: keyof typeof idOf) => idOf[name]()), person(who));
    expect([answer.status, headingOf(await answer.text())]).toEqual([200, heading]);
  });

  test('an address without a screen says so, with a way home', async () => {
    const answer = await ask('/nothing/here');
    const html = await answer.text();
    expect([answer.status, headingOf(html)]).toEqual([404, 'Oops! Page not found']);
    expect(linksOf(part(html, '<main', '</main>'))).toEqual([['Return to Home', '/']]);
  });

  test('the header and the bar of small screens show each role its own links', async () => {
    const shown = async (who: Parameters<typeof person>[0]) => {
      const html = await (await ask(paths.about(), person(who))).text();
      const header = part(html, '<header', '</header>');
      const names = (nav: string) => linksOf(nav).map(([name]) => name);
      return { wide: names(part(header, '<nav aria-label="Main"', '</nav>')), bar: html.includes('aria-label="Quick links"') ? names(part(html, '<nav aria-label="Quick links"', '</nav>')) : null, header };
    };
    const nobody = await shown('nobody');
    expect([nobody.wide, nobody.bar]).toEqual([['Browse Jobs', 'For Employers', 'About'], null]);
    expect(linksOf(nobody.header)).toEqual(expect.arrayContaining([['Sign In', '/login'], ['Join', '/register']]));
    expect(linksOf(nobody.header)[0]?.[1]).toBe('/');
    const { wide, bar } = await shown('employer');
    expect([wide, bar]).toEqual([['Browse Jobs', 'Dashboard', 'Profile', 'Messages', 'Post Job'], ['Jobs', 'Dashboard', 'Post Job', 'Messages', 'Profile', 'More']]);
    expect((await shown('seeker')).wide).toEqual(['Browse Jobs', 'Dashboard', 'Profile', 'Messages']);
    expect((await shown('seeker')).bar).toEqual(['Jobs', 'Dashboard', 'Messages', 'Profile', 'More']);
    expect((await shown('admin')).wide).toEqual(['Browse Jobs', 'Dashboard', 'Profile', 'Messages', 'Admin']);
    expect((await ask(paths.seekerDashboard(), admin)).headers.get('location')).toBe(paths.admin());
  });

  test('an administrator’s links to dashboard and profile lead to the administration and to the profile as others see it', async () => {
    const sentTo = async (path: string) => (await ask(path, admin)).headers.get('location');
    expect([await sentTo(paths.seekerDashboard()), await sentTo(paths.seekerProfile())]).toEqual([paths.admin(), paths.viewProfile(admin.profileId)]);
    const answer = await ask(paths.viewProfile(admin.profileId), admin);
    expect([answer.status, headingOf(await answer.text())]).toEqual([200, 'Ada Boss']);
  });

  test('on a wide screen there are the bell and the own menu, on a phone a menu that opens and closes', async () => {
    const wide = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    const banner = wide.getByRole('banner');
    await banner.getByRole('button', { name: /^Notifications/ }).waitFor();
    await banner.getByRole('button', { name: 'Your account: Lucía Moreno' }).click();
    await wide.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await wide.context().close();
    const narrow = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings(), { width: 360 });
    const link = narrow.getByRole('banner').getByRole('link', { name: 'Browse Jobs' });
    expect(await link.isVisible()).toBe(false);
    const menu = narrow.getByRole('banner').locator('summary').last();
    await menu.click();
    await link.waitFor();
    await menu.click();
    await link.waitFor({ state: 'hidden' });
    await narrow.context().close();
  });

  test('the page for employers has its four benefits, what an account includes, and the ways to register and sign in', async () => {
    const main = part(await (await ask(paths.forEmployers())).text(), '<main', '</main>');
    const benefits = ['Quality Candidates', 'Multilingual Talent', 'Targeted Reach', 'Verified Profiles'];
    expect([...main.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words)).toEqual(benefits);
    const included = ['Unlimited job openings', 'Verified candidate profiles', 'Application tracking dashboard', 'Multi-language posting', 'Advanced filtering and search', 'Direct communication'];
    for (const words of included) expect(textOf(main)).toContain(words);
    const links = linksOf(main);
    expect(links).toContainEqual(['Create Employer Account', '/register?as=employer']);
    expect(links).toContainEqual(['Sign in', '/login']);
    expect(textOf(main)).toContain('Setting up an account is free, and you post as many jobs as you need.');
  });

  test('the about page has figures, the mission, three fields, six languages, two ways in and the contact', async () => {
    const settings = await callSite<{ id: string; key: string }[]>(own.site, admin.cookie, 'GET', '/settings');
    const set = (key: string, value: string) => callSite(own.site, admin.cookie, 'PUT', `/settings/${settings.find((setting) => setting.key === key)?.id}`, { value });
    const main = async () => part(await (await ask(paths.about())).text(), '<main', '</main>');
    expect(textOf(await main())).not.toContain('Contact');
    await set('site.contact_email', 'hello@parlance.example');
    await set('site.contact_phone', '+49 40 1234');
    const html = await main();
    expect([...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].slice(0, 4).map(([, words]) => words)).toEqual(['job', 'candidate', 'languages', 'country']);
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(['Our mission', 'Our specializations', 'Languages we work in', 'Where you come in', 'Contact']);
    for (const words of ['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português']) expect(textOf(html)).toContain(words);
    expect(linksOf(html)).toEqual([
      ['Account Management', '/jobs?category=account_management'],
      ['Sales', '/jobs?category=sales'],
      ['Customer Service', '/jobs?category=customer_service'],
      ['Create Account', '/register'],
      ['Browse Jobs', '/jobs'],
      ['Create Employer Account', '/register?as=employer'],
      ['Learn more', '/for-employers'],
      ['hello@parlance.example', 'mailto:hello@parlance.example'],
      ['+49 40 1234', 'tel:+49401234'],
    ]);
  });

  test('a job’s card shows five of its skills, and how many more there are', async () => {
    const html = await (await ask(paths.jobs())).text();
    const shown = SKILLS.filter((skill) => textOf(html).includes(skill));
    expect(shown).toEqual(SKILLS.slice(0, 5));
    expect(textOf(html)).toContain('2 more');
  });

  /** On a page that stays alive while others fail: where a link leads is answered as the test says. */
  async function following(link: string, address: string, answer: (page: Page) => Promise<unknown>, look: (page: Page) => Promise<void>): Promise<void> {
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await answer(page);
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await page.waitForURL(own.site.url + address);
    await look(page);
    await page.context().close();
  }
  const badAnswer = (page: Page) => page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));

  test('while a page is on its way, that is shown and said', async () => {
    const arrived = Promise.withResolvers<void>();
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await page.route('**/*.data*', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
    const loading = page.getByRole('status').filter({ hasText: 'Loading …' });
    await loading.waitFor({ state: 'attached' });
    arrived.resolve();
    await page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor(SOON);
    await loading.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a page that fails says so, can be tried again, and leads home', async () => {
    await following('Dashboard', paths.seekerDashboard(), badAnswer, async (page) => {
      const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await alert.waitFor(SOON);
      expect(await alert.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
      expect(await page.getByRole('button', { name: 'Your account: Lucía Moreno' }).isVisible()).toBe(true);
      await page.unrouteAll();
      await alert.getByRole('link', { name: 'Try Again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor(SOON);
    });
  });

  test('a part of a page that fails leaves the rest alone, and can be tried again', async () => {
    // Days that are none: what shows them fails.
    const badDays = (page: Page) =>
      page.route('**/*.data*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'never') });
      });
    await following('Dashboard', paths.seekerDashboard(), badDays, async (page) => {
      const failed = page.getByRole('region', { name: 'Your applications' });
      await failed.getByText('Component Error').waitFor(SOON);
      expect(await failed.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
      expect(await page.getByText('Go to Home').count()).toBe(0);
      const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[]);
      expect([kept?.level, kept?.componentStack]).toEqual(['component', expect.stringMatching(/\n {4}at .+\/assets\/.+\.js/)]);
      await page.getByRole('heading', { name: 'Jobs that fit your languages' }).waitFor();
    });
  });

  test('this browser remembers the last ten errors, and nothing of whose they were', async () => {
    await following(
      'Dashboard',
      paths.seekerDashboard(),
      async (page) => {
        await page.evaluate(() => localStorage.setItem('parlance.errors', JSON.stringify(Array.from({ length: 10 }, (_, index) => ({ errorId: `old-${index}` })))));
        await badAnswer(page);
      },
      async (page) => {
        await page.getByText('Something went wrong').first().waitFor(SOON);
        const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[]);
        expect(kept.map(({ errorId }) => errorId).slice(1)).toEqual(Array.from({ length: 9 }, (_, index) => `old-${index}`));
        expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['componentStack', 'errorId', 'level', 'message', 'stack', 'timestamp', 'url', 'userAgent']);
        expect(kept[0]).toMatchObject({ level: 'page', url: own.site.url + paths.seekerDashboard() });
        expect(JSON.stringify(kept)).not.toContain(seeker.userId);
      },
    );
  });
});
