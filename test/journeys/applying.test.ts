import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application, ReceivedApplication } from '#contract/application-views.ts';
import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { demoAccounts } from '#server/features/site/demo-accounts.ts';
import { axeFindings } from '#test/support/axe.ts';
import { reload, holdRequests, startReact, openBrowser } from '#test/support/browser.ts';
import { createDemoDatabase, type TestDatabase } from '#test/support/database.ts';
import { browserCookies, callSite, signInDemo } from '#test/support/demo-site.ts';
import { linkIn, startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { startSite, type RunningProcess } from '#test/support/process.ts';
import { goAlive } from '#test/support/signed-in-page.ts';

const CV = 'test/fixtures/cv.pdf';
const PASSWORD = 'seven lanterns on a bridge';
const LETTER = 'Dear team,\n\nI have answered guests in three languages for six years.';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** How somebody applies, and what becomes of it, as the job seeker sees it. */
describe('applying', () => {
  let database: TestDatabase;
  let mail: MailServer;
  let site: RunningProcess;
  let browser: Browser;
  let employer: string;
  let seeker: string;
  let title: string;
  let jobId: string;

  beforeAll(async () => {
    [database, mail] = await Promise.all([createDemoDatabase(), startMailServer()]);
    site = await startSite({
      DATABASE_URL: database.url,
      DEMO: '1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Parlance <jobs@example.com>',
    });
    browser = await openBrowser();
    [employer, seeker] = [await signInDemo(site, 'employer'), await signInDemo(site, 'job_seeker')];
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await mail.close();
    await database.drop();
  });
  beforeEach(async () => {
    title = `Guest Relations ${randomInt(2 ** 40).toString(36)}`;
    jobId = await publish(title, { language: 'it', level: 'C1' });
  });

  /** A job that asks for one language, open to applications. */
  async function publish(
    name: string,
    language: { language: string; level: string },
    skills: string[] = [],
  ): Promise<string> {
    const text = {
      title: name,
      description: '<p>You answer customers by phone and by e-mail, and you like it.</p>',
      requirements: '',
    };
    const facts = {
      category: 'customer_service',
      employmentType: 'full_time',
      workplace: 'onsite',
      city: 'Porto',
      country: 'PT',
    };
    const validThrough = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await call<{ id: string }>(employer, 'POST', '/jobs', {
      primaryLocale: 'en',
      ...facts,
      validThrough,
      languages: [{ ...language, required: true }],
      skills,
      translations: { en: text },
    });
    await call(employer, 'POST', `/jobs/${id}/publish`);
    return id;
  }

  const call = <Answer>(cookie: string, method: string, path: string, json?: object) =>
    callSite<Answer>(site, cookie, method, path, json);
  const jobInWords = async () => ({
    title,
    company: (await call<Job>(seeker, 'GET', `/jobs/${jobId}`)).company.name,
  });
  const change = (cookie: string, id: string, verb: string) =>
    call<Application>(cookie, 'POST', `/applications/${id}/${verb}`);
  const applyNow = async () =>
    (await call<Application>(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: LETTER })).id;
  const received = async () =>
    (await call<{ applications: ReceivedApplication[] }>(employer, 'GET', `/applications?job=${jobId}`)).applications;

  /** Uses the site in a browser, signed in where there is a cookie. */
  async function inBrowser(
    cookie: string | undefined,
    path: string,
    use: (page: Page) => Promise<void>,
    viewport = WIDE,
  ): Promise<void> {
    const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
    if (cookie) await context.addCookies(browserCookies(site, cookie));
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await goAlive(page, cookie ?? '', site.url + path);
    await use(page);
    await context.close();
    expect(failures).toEqual([]);
  }
  const onJob = (use: (page: Page) => Promise<void>) => inBrowser(seeker, paths.job(jobId), use);
  const onOwn = (id: string, use: (page: Page) => Promise<void>) =>
    inBrowser(seeker, `${paths.seekerApplications()}?id=${id}`, use);

  const dialog = (page: Page) => page.getByRole('dialog', { name: m.applications_apply_title({ title }) });
  const letter = (page: Page) => dialog(page).getByLabel(m.applications_letter());
  const send = (page: Page) => dialog(page).getByRole('button', { name: m.applications_apply_send() });
  const open = (page: Page) => page.getByRole('link', { name: m.applications_apply(), exact: true }).click();
  const applied = (page: Page) => page.getByRole('link', { name: m.applications_see_own() }).first();
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words });
  const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  /** Live events reach a page once its stream is open. */
  const connected = (page: Page) => page.getByText(m.app_live_connected(), { exact: true }).waitFor();

  test('where the reader came from goes with the application, without a trace in the browser', async () => {
    const page = await browser.newPage({ locale: 'en' });
    const nextOf = async (name: string) =>
      new URL(
        (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '',
        site.url,
      ).searchParams.get('next');
    await page.goto(`${site.url}${paths.job(jobId)}?source=Jooble&utm_campaign=x`);
    for (const name of [m.applications_apply(), m.jobs_apply_register()])
      expect(await nextOf(name)).toBe(`${paths.job(jobId)}?apply=&source=jooble`);
    await page.goto(site.url + paths.job(jobId), { referer: 'https://www.news.example/jobs' });
    expect(await nextOf(m.applications_apply())).toBe(`${paths.job(jobId)}?apply=&source=news.example`);
    await page.goto(`${site.url}${paths.job(jobId)}?source=<script>`);
    expect(await nextOf(m.applications_apply())).toBe(`${paths.job(jobId)}?apply=`);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
      /jooble|news\.example/,
    );
    await page.close();
    await inBrowser(seeker, `${paths.job(jobId)}?apply=&source=jooble`, async (signedIn) => {
      await send(signedIn).click();
      await applied(signedIn).waitFor();
    });
    const { application } = await call<{ application: { id: string } | null }>(
      seeker,
      'GET',
      `/jobs/${jobId}/application`,
    );
    await onOwn(application?.id ?? '', async (own) => {
      await own.getByText(m.applications_source({ source: 'jooble' }), { exact: false }).waitFor();
    });
  });

  test('where one signs in or registers to apply, it says for which job, if everybody may see it', async () => {
    const page = async (path: string, next: string) =>
      (await fetch(`${site.url}${path}?next=${encodeURIComponent(next)}`)).text();
    const job = await jobInWords();
    const words = [
      [paths.login(), m.auth_sign_in_to_apply(job)],
      [paths.register(), m.auth_register_to_apply(job)],
    ] as const;
    const applying = `${paths.job(jobId)}?apply=`;
    for (const [path, text] of words) {
      for (const other of [paths.job(jobId), `//evil.example${applying}`])
        expect([other, (await page(path, other)).includes(title)]).toEqual([other, false]);
      expect(await page(path, applying)).toContain(text);
    }
    await call(employer, 'POST', `/jobs/${jobId}/pause`);
    for (const [path] of words) expect(await page(path, applying)).not.toContain(title);
  });

  test('employers are not asked to apply, and their own list is another page', async () => {
    await inBrowser(employer, `${paths.job(jobId)}?apply=`, async (page) => expect(await dialog(page).count()).toBe(0));
    const answer = await fetch(site.url + '/applications', { redirect: 'manual', headers: { cookie: employer } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, paths.manageApplications()]);
    const signedOut = await fetch(site.url + '/applications', { redirect: 'manual' });
    expect(signedOut.headers.get('location')).toBe('/login?next=%2Fapplications');
  });

  test('who has no account is led through it, its mail and the profile, and comes back to the job with their letter (T35)', async () => {
    const email = `person-${randomInt(2 ** 40).toString(36)}@example.com`;
    const use = async (page: Page) => {
      await page.getByRole('link', { name: m.jobs_apply_register() }).click();
      await page.waitForURL(/\/register/);
      await page.getByText(m.auth_register_to_apply(await jobInWords())).waitFor();
      await startReact(page);
      await page.getByLabel(m.auth_first_name()).fill('Nuala');
      await page.getByLabel(m.auth_last_name()).fill('Byrne');
      await page.getByLabel(m.auth_email()).fill(email);
      await page.getByLabel(m.auth_password(), { exact: false }).first().fill(PASSWORD);
      await page.getByLabel(m.auth_confirm_password()).fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await page.getByLabel(m.auth_confirm_password()).press('Enter');
      await page.getByRole('heading', { name: m.auth_inbox_title() }).waitFor();
      await expect
        .poll(() => mail.mails.some(({ to }) => to?.some(({ address }) => address === email)), { timeout: 15_000 })
        .toBe(true);
      const link = linkIn(mail.lastTo(email), '/auth/confirm');
      await page.goto(site.url + link.pathname + link.search);
      await page.getByText(m.auth_confirm_soon_job()).waitFor();
      expect(await page.getByRole('link', { name: m.auth_go_to_job() }).isVisible()).toBe(true);
      await page.waitForURL(/\/jobs\/.*apply/);

      await letter(page).fill(LETTER);
      await dialog(page).getByRole('link', { name: m.profile_step_languages() }).click();
      await page
        .getByRole('button', {
          name: m.profile_action_on({ action: m.profile_add(), item: m.profile_languages() }),
          exact: true,
        })
        .click();
      const languages = page.getByLabel(m.ui_language(), { exact: true });
      if ((await languages.count()) === 0) await page.getByRole('button', { name: m.ui_add_language() }).click();
      await languages.first().selectOption('it');
      await page.getByLabel(m.ui_level(), { exact: true }).first().selectOption('B1');
      await page.getByRole('button', { name: m.profile_save(), exact: true }).click();
      await page.getByText(m.ui_language_at_level({ language: 'Italian', level: 'B1' })).waitFor();
      await page.getByRole('link', { name: m.profile_back_to_application() }).click();

      expect(await letter(page).inputValue()).toBe(LETTER);
      await dialog(page)
        .getByText(m.applications_gap_level({ language: 'Italian', asked: 'C1', level: 'B1' }))
        .waitFor();
      const finishUpload = await holdRequests(page, 'POST', '**/api/files');
      await dialog(page).locator('input[type=file]').setInputFiles(CV);
      await dialog(page).getByText('cv.pdf').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      // Sending waits for the upload.
      await send(page).click();
      finishUpload();
      await applied(page).click();

      await page.getByText('I have answered guests').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        // By key: the page may still scroll to its top.
        page.getByRole('link', { name: m.profile_cv_download() }).press('Enter'),
      ]);
      expect(await readFile(await download.path())).toEqual(await readFile(CV));
    };
    await inBrowser(undefined, paths.job(jobId), use, PHONE);
    const [application] = await received();
    expect(application).toMatchObject({
      status: 'new',
      applicant: { name: 'Nuala Byrne', languages: [{ language: 'it', level: 'B1' }] },
    });
    const boss = demoAccounts.find(({ role }) => role === 'employer')!.email;
    await expect
      .poll(() => mail.mails.some(({ to, subject }) => to?.[0]?.address === boss && subject?.includes(title)), {
        timeout: 15_000,
      })
      .toBe(true);
  });

  test('with a complete profile it is one press, and pressing twice sends one application', async () => {
    await onJob(async (page) => {
      await open(page);
      await dialog(page)
        .getByText(m.applications_gap_unstated({ language: 'Italian', asked: 'C1' }))
        .waitFor();
      await send(page).dblclick();
      await applied(page).waitFor();
      await toast(page, m.applications_apply_sent()).waitFor();
      await reload(page);
      await applied(page).waitFor();
      expect(await page.getByRole('link', { name: m.applications_apply(), exact: true }).count()).toBe(0);
    });
    expect(await received()).toHaveLength(1);
  });

  test('a letter is kept until it is sent, and another window’s application is not changed by it (T36)', async () => {
    await onJob(async (page) => {
      await open(page);
      await letter(page).fill(LETTER);
      await reload(page);
      expect(await letter(page).inputValue()).toBe(LETTER);
      await call(seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: 'Another one.' });
      await send(page).click();
      await toast(page, m.applications_apply_already()).waitFor();
    });
  });

  test('a job that closed meanwhile takes no application, and the letter stays', async () => {
    await onJob(async (page) => {
      await open(page);
      await letter(page).fill(LETTER);
      await call(employer, 'POST', `/jobs/${jobId}/close`, { reason: 'filled_here' });
      await send(page).click();
      const alert = dialog(page).getByRole('alert');
      await alert.getByText(m.problem_job_closed()).waitFor();
      await alert.getByText(m.applications_apply_kept()).waitFor();
      expect(await letter(page).inputValue()).toBe(LETTER);
    });
    expect(await received()).toEqual([]);
  });

  test('a change of status shows at once, with a notice (T46)', async () => {
    const id = await applyNow();
    await onOwn(id, async (page) => {
      await connected(page);
      await state(page, m.applications_state_new({ company: 'Nordlicht Kundenservice' }));
      await change(employer, id, 'interview');
      await state(page, m.applications_state_interview({ company: 'Nordlicht Kundenservice' }));
      await page
        .getByRole('list', { name: m.applications_history() })
        .getByText(m.applications_event_interview())
        .waitFor();
      await toast(page, m.applications_event_interview()).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
    await inBrowser(seeker, paths.seekerApplications(), async (page) => {
      const card = page.getByRole('listitem').filter({ hasText: title });
      await connected(page);
      await card.getByText(m.applications_status_interview(), { exact: true }).waitFor();
      await change(employer, id, 'accept');
      await card.getByText(m.applications_status_accepted(), { exact: true }).waitFor();
    });
  });

  test('withdrawing asks first and is final (T156)', async () => {
    const id = await applyNow();
    await onOwn(id, async (page) => {
      const withdraw = page.getByRole('button', { name: m.applications_withdraw() });
      await withdraw.click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.ui_cancel() }).click();
      await withdraw.click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.applications_withdraw() }).click();
      await state(page, m.applications_state_withdrawn({ company: 'Nordlicht Kundenservice' }));
      await expect.poll(() => withdraw.count()).toBe(0);
    });
    const cv = await fetch(`${site.url}/api/applications/${id}/cv`, { headers: { cookie: employer } });
    expect(cv.status).toBe(404);
  });

  test('withdrawing too late says so, and shows the decision', async () => {
    const id = await applyNow();
    await onOwn(id, async (page) => {
      await page.getByRole('button', { name: m.applications_withdraw() }).click();
      const question = page.getByRole('alertdialog', { name: m.applications_withdraw_title() });
      await change(employer, id, 'reject');
      await question.getByRole('button', { name: m.applications_withdraw() }).click();
      await question.getByText(m.problem_wrong_status()).waitFor();
      await question.getByRole('button', { name: m.ui_cancel() }).click();
      await state(page, m.applications_state_rejected({ company: 'Nordlicht Kundenservice' }));
    });
  });

  test('signing in leads to the dashboard, which follows what happens (T43)', async () => {
    const id = await applyNow();
    const [fits, saved] = [`Fits ${title}`, `Saved ${title}`];
    // Those of the demonstration's job seeker, so that it is among the first.
    await publish(fits, { language: 'de', level: 'A1' }, ['Zendesk', 'Intercom', 'De-escalation', 'Onboarding', 'CRM']);
    await call(seeker, 'PUT', `/jobs/${await publish(saved, { language: 'ja', level: 'C2' })}/saved`);
    const landing = await fetch(site.url + paths.login(), { redirect: 'manual', headers: { cookie: seeker } });
    expect(landing.headers.get('location')).toBe(paths.seekerDashboard());
    await inBrowser(seeker, paths.seekerDashboard(), async (page) => {
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      const card = part(m.applications_own_title()).getByRole('listitem').filter({ hasText: title });
      await connected(page);
      await card.getByText(m.applications_status_new(), { exact: true }).waitFor();
      const fitting = part(m.dashboard_fit());
      expect([
        await fitting.getByRole('link', { name: fits }).count(),
        await fitting.getByRole('link', { name: saved }).count(),
      ]).toEqual([1, 0]);
      const kept = part(m.jobs_saved_title());
      expect([
        await kept.getByRole('link', { name: saved }).count(),
        await kept.getByRole('link', { name: fits }).count(),
      ]).toEqual([1, 0]);
      await change(employer, id, 'shortlist');
      await card.getByText(m.applications_status_shortlisted(), { exact: true }).waitFor();
    });
  });
});
