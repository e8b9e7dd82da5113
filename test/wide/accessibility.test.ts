import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';
import { goAlive } from '#test/support/signed-in-page.ts';
import { views } from '#test/support/views.ts';

const MINUTES = 300_000;

const JOB_LISTS = [
  '/jobs',
  '/jobs?language=de:B2&workplace=remote&salary_min=30000',
  '/jobs?q=wombat&country=JP',
  '/jobs?q=custmer',
  '/jobs?country=XX&cursor=nowhere',
];
const PUBLIC = [
  '/',
  ...JOB_LISTS,
  '/about',
  '/for-employers',
  '/jobs/map',
  '/how-we-order',
  '/pay',
  '/languages?country=DE',
  '/terms',
  '/privacy',
  '/rights',
  '/cookies',
  '/accessibility',
  '/companies/nordlicht-kundenservice/report',
  '/nothing',
  '/companies/nordlicht-kundenservice',
];
const SIGNED_OUT = [
  ...PUBLIC,
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=none',
  '/auth/confirm?error=expired',
  '/auth/callback/company?error=access_denied',
  '/job-alerts?category=sales',
  '/job-alerts/unknown',
  '/invitations/unknown',
];
const SIGNED_IN = [
  '/',
  '/dashboard/job-seeker',
  '/applications',
  '/jobs',
  '/jobs?qualified=true',
  '/jobs/saved',
  '/saved-searches',
  '/job-invitations',
  '/profile/being-found',
  '/profile/language-tests',
  '/profile',
  '/settings',
  '/consents',
  '/decisions',
  '/dev/parts',
];

/** On every page, in every role, axe finds nothing, nothing is wider than the screen, and no page throws. */
describe.for(views)('$locale, $width px, $colorScheme', ({ locale, width, colorScheme }) => {
  const demo = sharedDemo();
  /** Errors that pages have thrown since they were last asked for: what the server wrote and the browser would not, for one. */
  const thrown: string[] = [];

  async function openPage(cookie?: string, forcedColors: 'active' | 'none' = 'none'): Promise<Page> {
    const context = await demo.browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      forcedColors,
      locale,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    if (cookie) await context.setExtraHTTPHeaders({ cookie });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => thrown.push(message));
    return page;
  }

  async function findingsOn(page: Page, path: string, contrast = true): Promise<string[]> {
    const findings = await axeFindings(page, { contrast });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) findings.push(`wider than the screen by ${excess} px`);
    findings.push(...thrown.splice(0).map((message) => `throws: ${message}`));
    return findings.map((finding) => `${path}: ${finding}`);
  }

  /** What is wrong once something was done on a page that is alive. */
  async function violations(path: string, cookie: string, prepare: (page: Page) => Promise<void>): Promise<string[]> {
    const page = await openPage(cookie);
    await goAlive(page, cookie, demo.site.url + localizePath(path, locale));
    await prepare(page);
    const findings = await findingsOn(page, path);
    await page.context().close();
    return findings;
  }

  const headers = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });

  /** The ids of what a list of the API holds, as whoever the cookie signs in. */
  async function idsIn(list: string, path: string, cookie = ''): Promise<string[]> {
    const body = (await (await fetch(`${demo.site.url}/api${path}`, { headers: headers(cookie) })).json()) as Record<
      string,
      { id?: string; applicationId?: string }[]
    >;
    const ids = (body[list] ?? []).map(({ id, applicationId }) => id ?? applicationId ?? '');
    expect(ids[0], path).toBeTruthy();
    return ids;
  }

  /** One of the demo company's jobs that stands so. */
  const ownJob = async (status: 'active' | 'draft' | 'closed', cookie: string) =>
    (await idsIn('jobs', `/me/company/jobs?status=${status}`, cookie))[0];

  async function expectNothing(screens: readonly string[], cookie?: string, forcedColors?: 'active'): Promise<void> {
    const page = await openPage(cookie, forcedColors);
    const findings: string[] = [];
    for (const path of screens) {
      await page.goto(demo.site.url + localizePath(path, locale), { waitUntil: 'load' });
      // axe reads fill colours that forced colours do not paint.
      findings.push(...(await findingsOn(page, path, forcedColors === undefined)));
    }
    await page.context().close();
    expect(findings).toEqual([]);
  }

  test('signed out', { timeout: MINUTES }, async () => {
    const [open] = await idsIn('jobs', '/jobs');
    const closed = await ownJob('closed', await signInDemo(demo.site, 'employer'));
    await expectNothing([...SIGNED_OUT, `/jobs/${open}`, `/jobs/${closed}`, `/jobs/${open}/report`]);
  });

  test('as a job seeker', { timeout: MINUTES }, async () => {
    const cookie = await signInDemo(demo.site, 'job_seeker');
    const [open] = await idsIn('jobs', '/jobs?sort=newest', cookie);
    const [application] = await idsIn('applications', '/me/applications', cookie);
    const [thread] = await idsIn('conversations', '/conversations', cookie);
    expect(
      (await fetch(`${demo.site.url}/api/jobs/${open}/saved`, { method: 'PUT', headers: headers(cookie) })).ok,
    ).toBe(true);
    await expectNothing(
      [
        ...SIGNED_IN,
        `/jobs/${open}`,
        `/jobs/${open}/report`,
        `/applications/job-seeker?id=${application}`,
        '/messaging',
        `/messaging?application=${thread}`,
        '/notifications',
      ],
      cookie,
    );
  });

  test('as an employer', { timeout: MINUTES }, async () => {
    const cookie = await signInDemo(demo.site, 'employer');
    const [active, draft, closed] = [
      await ownJob('active', cookie),
      await ownJob('draft', cookie),
      await ownJob('closed', cookie),
    ];
    const [application] = await idsIn('applications', '/applications?status=undecided', cookie);
    const [thread] = await idsIn('conversations', '/conversations', cookie);
    const { applicant } = (await (
      await fetch(`${demo.site.url}/api/applications/${application}`, { headers: headers(cookie) })
    ).json()) as { applicant: { profileId: string } };
    const jobs = [
      ...[active, draft, closed].map((id) => `/jobs/${id}`),
      '/jobs/post',
      `/jobs/edit/${draft}`,
      `/jobs/edit/${active}`,
      `/jobs/${active}/questions`,
      `/jobs/${active}/reviewing`,
      `/jobs/${active}/elsewhere`,
      '/jobs/manage',
      '/jobs/manage?q=nothing',
    ];
    const people = [
      '/applications/manage',
      '/applications/manage?view=columns',
      `/applications/manage?view=columns&job=${active}`,
      `/applications/review/${application}`,
      `/profile/view/${applicant.profileId}`,
      '/messaging',
      `/messaging?application=${thread}`,
    ];
    await expectNothing(
      [
        '/dashboard/employer',
        '/profile/employer',
        '/talent',
        '/talent/invitations',
        `/talent/${applicant.profileId}/invite`,
        '/company/team',
        '/company/stages',
        '/company/figures?days=all',
        '/company/rejection-reasons',
        '/company/templates',
        '/company/keys',
        '/company/imports',
        '/company/webhooks',
        '/auth/confirm-company?token=x',
        '/settings',
        '/notifications',
        ...jobs,
        ...people,
      ],
      cookie,
    );
  });

  test('as an administrator', { timeout: MINUTES }, async () => {
    const cookie = await signInDemo(demo.site, 'admin');
    const [user] = await idsIn('users', '/admin/users?role=job_seeker', cookie);
    const [company] = await idsIn('companies', '/admin/companies?state=verified', cookie);
    const [looked] = await idsIn('cases', '/admin/moderation', cookie);
    const [job] = await idsIn('jobs', '/jobs', cookie);
    const lists = [
      '/admin',
      '/admin/users',
      '/admin/users?q=nobody',
      '/admin/moderation',
      '/admin/moderation?state=decided',
      '/admin/companies',
      '/admin/search-words',
      '/admin/search-words?own=yes',
      '/admin/keys',
      '/admin/audit',
    ];
    const figures = ['', '?by=category', '?by=country', '?by=language', '?days=365'].map(
      (query) => `/admin/analytics${query}`,
    );
    await expectNothing(
      [
        ...lists,
        ...figures,
        `/admin/users/${user}`,
        `/admin/companies/${company}`,
        `/admin/moderation/${looked}`,
        `/jobs/${job}`,
      ],
      cookie,
    );
  });

  test('in forced colours', { timeout: MINUTES }, async () => {
    await expectNothing(['/', '/jobs', '/login'], undefined, 'active');
    const seeker = await signInDemo(demo.site, 'job_seeker');
    await expectNothing(['/messaging', '/profile', '/settings', '/notifications'], seeker, 'active');
    const employer = await signInDemo(demo.site, 'employer');
    const [application] = await idsIn('applications', '/applications?status=undecided', employer);
    const own = ['/dashboard/employer', '/applications/manage?view=columns', `/applications/review/${application}`];
    const parts = ['figures', 'imports', 'keys', 'rejection-reasons', 'stages', 'team', 'templates'];
    const job = await ownJob('active', employer);
    const ofJob = ['questions', 'reviewing', 'elsewhere'].map((part) => `/jobs/${job}/${part}`);
    await expectNothing([...own, ...parts.map((part) => `/company/${part}`), ...ofJob], employer, 'active');
    await expectNothing(['/admin', '/admin/analytics', '/admin/keys'], await signInDemo(demo.site, 'admin'), 'active');
  });

  test('what opens while jobs are managed', async () => {
    const label = { locale };
    const cookie = await signInDemo(demo.site, 'employer');
    const menu = async (page: Page) => {
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('menuitem').first().waitFor();
    };
    const choose = async (page: Page, action: string) => {
      await menu(page);
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await page.getByRole('dialog').getByRole('heading').waitFor();
    };
    const selectAll = (page: Page) => page.getByLabel(m.jobs_manage_select_all({}, label)).check();
    const opened: [string, (page: Page) => Promise<void>][] = [
      ['active', menu],
      ['active', (page) => choose(page, m.jobs_action_close({}, label))],
      ['closed', (page) => choose(page, m.jobs_action_renew({}, label))],
      ['active', selectAll],
      [
        'active',
        async (page) => {
          await selectAll(page);
          const bar = page.getByRole('region', { name: m.jobs_manage_bulk({}, label) });
          if (width < 768) {
            await bar.getByRole('button').first().click();
            await page.getByRole('menuitem', { name: m.jobs_action_pause({}, label) }).click();
          } else await bar.getByRole('button', { name: m.jobs_action_pause({}, label) }).click();
          await page.getByRole('alertdialog').waitFor();
        },
      ],
      [
        'active',
        async (page) => {
          await page.keyboard.press('?');
          await page.getByRole('dialog').waitFor();
        },
      ],
    ];
    for (const [status, open] of opened)
      expect(await violations(`/jobs/manage?status=${status}`, cookie, open)).toEqual([]);
  });

  test('what opens while a job is written', async () => {
    const label = { locale };
    const cookie = await signInDemo(demo.site, 'employer');
    const path = `/jobs/edit/${await ownJob('draft', cookie)}`;
    const check = async (page: Page) => {
      await page.getByRole('button', { name: m.jobs_edit_check_publish({}, label) }).click();
      await page.getByRole('button', { name: m.jobs_edit_publish({}, label), exact: true }).waitFor();
    };
    const preview = async (page: Page) => {
      await page.getByRole('button', { name: m.jobs_edit_preview({}, label) }).click();
      await page.getByRole('dialog').waitFor();
    };
    expect(await violations(path, cookie, check)).toEqual([]);
    if (width < 1024) expect(await violations(path, cookie, preview)).toEqual([]);
  });
});
