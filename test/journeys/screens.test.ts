import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { defaultLocale, locales, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { callSite } from '#test/support/demo-site.ts';
import { linksOf, partOf, textOf, textsOf } from '#test/support/html.ts';
import { completeJob, createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';
import { spoilDays } from '#test/support/spoil-days.ts';

const SOON = { timeout: 15_000 };
const SKILLS = ['CRM', 'Negotiation', 'Forecasting', 'Excel', 'Reporting', 'Onboarding', 'Retention'];

/** Which screen stands at which address, what stands around each of them, and what takes its place when it fails. */
describe('the screens', () => {
  const own = sharedSite();
  let seeker: TestPerson;
  let employer: TestPerson;
  let admin: TestPerson;
  let jobId: string;
  /** With no more skills than a card shows. */
  let otherJobId: string;
  let applicationId: string;
  const idOf = {
    job: () => jobId,
    application: () => applicationId,
    profile: () => seeker.profileId,
    unknown: () => UNKNOWN_ID,
  };

  beforeAll(async () => {
    seeker = await registerPerson(own.app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    admin = await registerPerson(own.app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
    jobId = (await createActive(own.app, employer, { ...completeJob(), skills: SKILLS })).id;
    otherJobId = (
      await createActive(own.app, employer, {
        ...completeJob(),
        skills: SKILLS.slice(0, 5),
        translations: { en: { title: 'Team Lead', description: '<p>You lead.</p>', requirements: '' } },
      })
    ).id;
    applicationId = (
      await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })
    ).id;
  });

  const person = (who: 'nobody' | 'seeker' | 'employer' | 'admin') =>
    ({ nobody: undefined, seeker, employer, admin })[who];
  const ask = (path: string, who?: TestPerson) =>
    fetch(own.site.url + path, { redirect: 'manual', ...(who ? { headers: { cookie: who.cookie } } : {}) });
  const mainOf = (html: string) => partOf(html, '<main', '</main>');
  const headingOf = (html: string) => textsOf(html, 'h1')[0];
  const addressOf = (path: string) => path.replace(/\{(\w+)\}/, (_, name: keyof typeof idOf) => idOf[name]());
  /** What tells a screen from others with the same heading: the headings of its parts, and its fields. */
  const partsOf = (html: string) => [
    ...['h2', 'h3'].flatMap((tag) => textsOf(mainOf(html), tag)),
    ...[...mainOf(html).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? ''),
  ];

  const screens = [
    ['/', 'nobody', 'Find the jobs your languages qualify you for', ['q', 'Newest jobs', 'How it works']],
    ['/login', 'nobody', 'Sign in', ['email', 'password']],
    ['/register', 'nobody', 'Create your account', ['firstName', 'userType', 'acceptsTerms']],
    ['/forgot-password', 'nobody', 'Forgot your password?', ['email']],
    ['/reset-password?token=unknown', 'nobody', 'Set a new password', ['password', 'confirmPassword']],
    ['/auth/confirm?token=unknown', 'nobody', 'Verifying Email...', []],
    ['/jobs', 'nobody', 'Browse jobs', ['q', 'category', '2 jobs']],
    ['/jobs/map', 'nobody', 'Jobs on the map', []],
    ['/saved-searches', 'seeker', 'Saved searches', []],
    ['/job-invitations', 'seeker', 'Invitations to jobs', []],
    ['/talent', 'employer', 'Find talent', []],
    ['/job-alerts?category=sales', 'nobody', 'New jobs by email', ['email', 'frequency']],
    ['/jobs/{job}', 'nobody', 'Account Executive', ['At a glance', 'Job description']],
    ['/for-employers', 'nobody', 'Hire people who speak your customers’ languages', ['What you get here']],
    ['/about', 'nobody', 'About Parlance', ['Our mission']],
    ['/how-we-order', 'nobody', 'How we order jobs', ['1 What is searched']],
    ['/pay', 'nobody', 'What jobs pay', ['How these figures are made']],
    ['/languages', 'nobody', 'Languages in demand', ['How these figures are made']],
    ['/terms', 'nobody', 'Terms of use', ['1 What Parlance is']],
    ['/privacy', 'nobody', 'Privacy notice', ['1 Who is responsible']],
    ['/rights', 'nobody', 'Rights and contact', ['Contact point', 'No automated decisions']],
    ['/cookies', 'nobody', 'Cookies and what your browser stores', ['Cookies']],
    ['/accessibility', 'nobody', 'Accessibility statement', ['1 How it was checked']],
    ['/decisions', 'seeker', 'Decisions about you and your company', []],
    ['/consents', 'seeker', 'What you agreed to', []],
    ['/jobs/post', 'employer', 'Post a job', ['The role', 'translations.en.title']],
    ['/jobs/edit/{job}', 'employer', 'Edit job', ['The role', 'translations.en.title']],
    ['/jobs/manage', 'employer', 'Manage jobs', ['q', 'sort']],
    ['/dashboard/job-seeker', 'seeker', 'Good to see you, Lucía', ['Your applications', 'Jobs for you', 'Saved jobs']],
    ['/dashboard/employer', 'employer', 'Dashboard', ['Waiting for your answer', '2 open jobs']],
    ['/profile', 'seeker', 'Lucía Moreno', ['Work experience', 'Who can find you']],
    ['/profile/job-seeker', 'seeker', 'Lucía Moreno', ['Work experience', 'Who can find you']],
    ['/profile/employer', 'employer', 'Jonas Weber', ['Your company', 'Verification']],
    ['/profile/view/{profile}', 'seeker', 'Lucía Moreno', []],
    ['/applications/review/{application}', 'employer', 'Lucía Moreno', ['Position Applied For', 'Cover letter']],
    ['/applications/manage', 'employer', 'Applications', ['q', 'job']],
    ['/applications', 'seeker', 'Your applications', []],
    ['/applications/job-seeker', 'seeker', 'Your applications', []],
    ['/messaging', 'seeker', 'Messages', ['No messages yet']],
    ['/notifications', 'seeker', 'Notifications', ['No notifications yet']],
    ['/admin', 'admin', 'Admin', ['Platform Settings']],
    ['/admin/search-words', 'admin', 'Admin', ['q']],
  ] as const;

  test.for(screens)('the screen of %s (T22)', async ([path, who, heading, parts]) => {
    const answer = await ask(addressOf(path), person(who));
    const html = await answer.text();
    expect([answer.status, headingOf(html)]).toEqual([200, heading]);
    expect(partsOf(html)).toEqual(expect.arrayContaining([...parts]));
    // What one edits of oneself is not on the page on which others see it.
    expect(html.includes('Change picture')).toBe(/^\/profile(?!\/view)/.test(path));
  });

  test.for([
    ['/profile', '/profile/job-seeker', 'Work experience'],
    ['/applications', '/applications/job-seeker', 'Account Executive'],
  ] as const)('%s and %s are the same screen (T26)', async ([path, other, words]) => {
    const shown = async (address: string) =>
      mainOf(await (await ask(address, seeker)).text()).replaceAll(`"${address}#`, '"#');
    expect(textOf(await shown(path))).toContain(words);
    expect(await shown(path)).toBe(await shown(other));
  });

  test('a job is edited on the screen on which one is written, with what it says already (T25)', async () => {
    const [written, edited] = await Promise.all(
      [paths.postJob(), paths.editJob(jobId)].map(async (path) => (await ask(path, employer)).text()),
    );
    expect(partsOf(edited ?? '')).toEqual(partsOf(written ?? ''));
    expect(mainOf(edited ?? '')).toMatch(/<input[^>]*name="translations\.en\.title"[^>]*value="Account Executive"/);
    expect(mainOf(written ?? '')).not.toContain('Account Executive');
  });

  test.for(locales.filter((locale) => locale !== defaultLocale))(
    'every screen has an address in %s, and speaks it (T6)',
    async (locale) => {
      for (const [path, who] of screens) {
        const answer = await ask(localizePath(addressOf(path), locale), person(who));
        const html = await answer.text();
        expect([path, answer.status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([path, 200, locale]);
        expect(linksOf(partOf(html, '<header', '</header>')).slice(0, 2)).toEqual([
          ['Parlance', localizePath('/', locale)],
          [m.app_browse_jobs({}, { locale }), localizePath(paths.jobs(), locale)],
        ]);
      }
    },
  );

  test('an address without a screen says so, with a way home (T27)', async () => {
    const answer = await ask('/nothing/here');
    const html = await answer.text();
    expect([answer.status, headingOf(html)]).toEqual([404, 'Oops! Page not found']);
    expect(linksOf(mainOf(html))).toEqual([['Return to Home', '/']]);
  });

  test('an administrator’s links to dashboard and profile lead to the administration and to the profile as others see it (T53)', async () => {
    const sentTo = async (path: string) => (await ask(path, admin)).headers.get('location');
    expect([await sentTo(paths.seekerDashboard()), await sentTo(paths.seekerProfile())]).toEqual([
      paths.admin(),
      paths.viewProfile(admin.profileId),
    ]);
    const answer = await ask(paths.viewProfile(admin.profileId), admin);
    expect([answer.status, headingOf(await answer.text())]).toEqual([200, 'Ada Boss']);
  });

  test('the page for employers has its four benefits, what an account includes, and the ways to register and sign in (T14)', async () => {
    const main = mainOf(await (await ask(paths.forEmployers())).text());
    const benefits = ['Quality Candidates', 'Multilingual Talent', 'Targeted Reach', 'Verified Profiles'];
    expect(textsOf(main, 'h3')).toEqual(benefits);
    const opening = main.slice(0, main.indexOf('<h2'));
    expect(textsOf(opening, 'h1')).toEqual(['Hire people who speak your customers’ languages']);
    expect(textsOf(opening, 'p')[0]).toBe(
      'Setting up an account is free, and you post as many jobs as you need. Each can have versions in six languages, and all its applications arrive in one list.',
    );
    const included = [
      'Unlimited job openings',
      'Verified candidate profiles',
      'Application tracking dashboard',
      'Multi-language posting',
      'Advanced filtering and search',
      'Direct communication',
    ];
    expect(textsOf(main.slice(main.indexOf('In every employer account')), 'li')).toEqual(included);
    const links = linksOf(main);
    expect(links).toContainEqual(['Create Employer Account', '/register?as=employer']);
    expect(links).toContainEqual(['Sign in', '/login']);
  });

  test('the about page has figures, the mission, three fields, six languages, two ways in and the contact (T21)', async () => {
    const settings = await callSite<{ id: string; key: string }[]>(own.site, admin.cookie, 'GET', '/settings');
    const set = (key: string, value: string) =>
      callSite(own.site, admin.cookie, 'PUT', `/settings/${settings.find((setting) => setting.key === key)?.id}`, {
        value,
      });
    const main = async () => mainOf(await (await ask(paths.about())).text());
    expect(textOf(await main())).not.toContain('Contact');
    await set('site.contact_email', 'hello@parlance.example');
    await set('site.contact_phone', '+49 40 1234');
    // The site hears of settings from the database.
    await expect.poll(async () => textOf(await main())).toContain('+49 40 1234');
    const html = await main();
    // As many as there are here, and no other number.
    const figures = html.slice(0, html.indexOf('</dl>'));
    expect([textsOf(figures, 'dd'), textsOf(figures, 'dt')]).toEqual([
      ['2', '1', '6', '1'],
      ['jobs', 'candidate', 'languages', 'country'],
    ]);
    expect(textOf(html.slice(html.indexOf('</dl>'), html.indexOf('Contact'))).match(/\d+/g)).toBeNull();
    const mission = textsOf(partOf(html, 'Our mission', 'Our specializations'), 'p').join(' ');
    expect(mission).toMatch(/^Speaking another language is a skill\. .*It is fair to both sides/);
    expect(textsOf(html, 'h2')).toEqual([
      'Our mission',
      'Our specializations',
      'Languages we work in',
      'Where you come in',
      'Contact',
    ]);
    const languages = textsOf(partOf(html, 'Languages we work in', 'Where you come in'), 'li').map(
      (words) => words.split(' ')[0],
    );
    expect(languages).toEqual(['English', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português']);
    expect(linksOf(partOf(html, 'For job seekers', 'For employers')).map(([, href]) => href)).toEqual([
      '/register',
      '/jobs',
    ]);
    expect(linksOf(partOf(html, 'For employers', 'Contact')).map(([, href]) => href)).toEqual([
      '/register?as=employer',
      '/for-employers',
    ]);
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

  test('a job’s card shows five of its skills, and how many more there are (T33)', async () => {
    const html = await (await ask(paths.jobs())).text();
    const skillsOn = (id: string) =>
      textsOf(
        partOf(
          html.split('<h3').find((card) => card.includes(`href="${paths.job(id)}"`)) ?? '',
          'aria-label="Skills"',
          '</ul>',
        ),
        'li',
      );
    expect(skillsOn(jobId)).toEqual([...SKILLS.slice(0, 5), '+2 more']);
    expect(skillsOn(otherJobId)).toEqual(SKILLS.slice(0, 5));
  });

  /** On a page that stays alive while others fail: where a link leads is answered as the test says. */
  async function following(
    link: string,
    address: string,
    answer: (page: Page) => Promise<unknown>,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await answer(page);
    // Without a pointer: pointing at the link would read the page ahead, past `answer`.
    await page.getByRole('banner').getByRole('link', { name: link }).first().dispatchEvent('click');
    await page.waitForURL(own.site.url + address);
    await look(page);
    // What is still read while the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const badAnswer = (page: Page) =>
    page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));

  test('while a page is on its way, that is shown and said (T29)', async () => {
    const arrived = Promise.withResolvers<void>();
    const page = await openAs(own.browser, seeker.cookie, own.site.url + paths.settings());
    await page.route('**/*.data*', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    // Without a pointer, as above.
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
    await loading.waitFor({ state: 'attached' });
    // A line across the top of the window that grows.
    await expect
      .poll(() =>
        loading.evaluate((line) => ({
          top: line.getBoundingClientRect().top,
          isWide: line.getBoundingClientRect().width > innerWidth / 2,
          height: line.getBoundingClientRect().height,
        })),
      )
      .toEqual({ top: 0, isWide: true, height: 3 });
    expect(await loading.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toMatch(/transparent|, 0\)$/);
    arrived.resolve();
    await page.getByRole('heading', { level: 1, name: 'Good to see you, Lucía' }).waitFor(SOON);
    await loading.waitFor({ state: 'detached' });
  });

  test('a page that fails says so, can be tried again, and leads home (T62)', async () => {
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

  test('a part of a page that fails leaves the rest alone, and can be tried again (T65)', async () => {
    await following('Dashboard', paths.seekerDashboard(), spoilDays, async (page) => {
      const failed = page.getByRole('region', { name: 'Your applications' });
      await failed.getByText('Component Error').waitFor(SOON);
      expect(await failed.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true);
      expect(await page.getByText('Go to Home').count()).toBe(0);
      const [kept] = await page.evaluate(
        () => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[],
      );
      expect([kept?.level, kept?.componentStack]).toEqual([
        'component',
        expect.stringMatching(/\n {4}at .+\/assets\/.+\.js/),
      ]);
      await page.getByRole('heading', { name: 'Jobs for you' }).waitFor();
    });
  });

  test('this browser remembers the last ten errors, and nothing of whose they were (T136)', async () => {
    await following(
      'Dashboard',
      paths.seekerDashboard(),
      async (page) => {
        await page.evaluate(() =>
          localStorage.setItem(
            'parlance.errors',
            JSON.stringify(Array.from({ length: 10 }, (_, index) => ({ errorId: `old-${index}` }))),
          ),
        );
        await badAnswer(page);
      },
      async (page) => {
        await page.getByText('Something went wrong').first().waitFor(SOON);
        const kept = await page.evaluate(
          () => JSON.parse(localStorage.getItem('parlance.errors') ?? '[]') as Record<string, string>[],
        );
        expect(kept.map(({ errorId }) => errorId).slice(1)).toEqual(
          Array.from({ length: 9 }, (_, index) => `old-${index}`),
        );
        expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual([
          'componentStack',
          'errorId',
          'level',
          'message',
          'stack',
          'timestamp',
          'url',
          'userAgent',
        ]);
        expect(kept[0]).toMatchObject({ level: 'page', url: own.site.url + paths.seekerDashboard() });
        expect(JSON.stringify(kept)).not.toContain(seeker.userId);
      },
    );
  });
});
