import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs } from '#test/support/signed-in-page.ts';

/** Longer than data stays fresh (specification, section 9). */
const SIX_MINUTES = 6 * 60_000;

describe('a window that regains the focus', () => {
  const own = sharedSite();
  const people = {} as Record<'seeker' | 'employer' | 'admin', TestPerson>;
  const ids = { job: '', application: '' };

  beforeAll(async () => {
    people.seeker = await registerPerson(own.app);
    people.employer = await registerEmployer(own.app, {});
    people.admin = await registerPerson(own.app, { role: 'admin' });
    ids.job = (await createActive(own.app, people.employer, completeJob())).id;
    ids.application = (
      await callSite<Application>(own.site, people.seeker.cookie, 'POST', `/jobs/${ids.job}/applications`, {
        coverLetter: '',
      })
    ).id;
    // Its first opening is a change that would reload the page.
    await callSite(own.site, people.employer.cookie, 'POST', `/applications/${ids.application}/view`, {});
  });

  /** Requests caused earlier have been sent once later requests of the page are answered. */
  const answered = (page: Page) =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) await (await fetch('/healthz')).text();
    });
  /** Blurs and focuses a page, and returns its requests to the server; scripts loaded at idle are not data. */
  async function askedOnFocus(page: Page): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`);
    });
    await page.evaluate(() => {
      const show = (visibilityState: 'hidden' | 'visible', event: 'blur' | 'focus') => {
        Object.defineProperties(document, {
          visibilityState: { value: visibilityState, configurable: true },
          hidden: { value: visibilityState === 'hidden', configurable: true },
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        dispatchEvent(new Event(event));
      };
      show('hidden', 'blur');
      show('visible', 'focus');
    });
    await answered(page);
    return asked;
  }

  test.for([
    ['seeker', paths.seekerDashboard()],
    ['seeker', paths.seekerProfile()],
    ['seeker', paths.seekerApplications()],
    ['seeker', `${paths.seekerApplications()}?id={application}`],
    ['seeker', paths.jobs()],
    ['seeker', '/jobs/{job}'],
    ['seeker', paths.savedJobs()],
    ['seeker', paths.messaging()],
    ['seeker', paths.notifications()],
    ['seeker', paths.settings()],
    ['employer', paths.employerDashboard()],
    ['employer', paths.employerProfile()],
    ['employer', paths.postJob()],
    ['employer', '/jobs/edit/{job}'],
    ['employer', paths.manageJobs()],
    ['employer', paths.manageApplications()],
    ['employer', '/applications/review/{application}'],
    ['employer', '/messaging?application={application}'],
    ['admin', paths.admin()],
    ['admin', paths.adminSettings()],
    ['admin', paths.adminUsers()],
    ['admin', paths.adminModeration()],
    ['admin', paths.adminCompanies()],
    ['admin', paths.adminSearchWords()],
    ['admin', paths.adminHealth()],
    ['admin', paths.adminAnalytics()],
    ['admin', paths.adminAudit()],
  ] as const)('reloads nothing, however old it is: as %s at %s (T308)', async ([who, path]) => {
    const address = path.replace(/\{(\w+)\}/, (_, kind: keyof typeof ids) => ids[kind]);
    const page = await openAs(own.browser, people[who].cookie, own.site.url + address);
    // A new connection is a reason to reload, too.
    await connected(page);
    await answered(page);
    await page.clock.setFixedTime(Date.now() + SIX_MINUTES);
    expect(await askedOnFocus(page)).toEqual(['GET /healthz', 'GET /healthz', 'GET /healthz']);
  });
});
