import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import type { JobLanguage } from '#contract/job-fields.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { uploadForm } from '#test/support/made-files.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { openAs, visitAs, type View } from '#test/support/signed-in-page.ts';
import { statusListName } from '#web/features/applications/status-words.ts';

const SOON = { timeout: 15_000 };
const SKILLS = ['CRM', 'Negotiation', 'Forecasting', 'Excel', 'Reporting', 'Onboarding', 'Retention'];

/** What an employer sees of an application, does with it, and hears of what a colleague does with it. */
describe('reviewing an application', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let browser: Browser;
  let employer: TestPerson;
  let colleague: TestPerson;
  let rival: TestPerson;
  let seeker: TestPerson;
  let jobId: string;
  let applicationId: string;

  beforeAll(async () => {
    ({ site, app, browser } = own);
    const company = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    employer = company;
    colleague = await registerColleague(app, company, { firstName: 'Maria', lastName: 'Silva' });
    rival = await registerEmployer(app);
  });
  beforeEach(async () => {
    const languages: JobLanguage[] = [
      { language: 'de', level: 'B2', required: true },
      { language: 'fr', level: 'C1', required: false },
    ];
    jobId = (await createActive(app, employer, { ...completeJob(), skills: SKILLS, languages })).id;
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    applicationId = await applyAs(seeker, 'cv.pdf');
  });

  const call = <Answer>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<Answer>(site, person.cookie, method, path, json);

  async function upload(person: TestPerson, file: string): Promise<string> {
    const body = uploadForm('cv', `Moreno ${file}`, await readFile(`test/fixtures/${file}`));
    const response = await fetch(`${site.url}/api/files`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
      body,
    });
    return ((await response.json()) as { id: string }).id;
  }

  async function applyAs(person: TestPerson, cv: 'cv.pdf' | 'cv.docx'): Promise<string> {
    const cvFileId = await upload(person, cv);
    await call(person, 'PATCH', '/me/profile', {
      cvFileId,
      jobTitle: 'Sales Agent',
      skills: ['CRM'],
      languages: [{ language: 'de', level: 'C1' }],
    });
    return (
      await call<Application>(person, 'POST', `/jobs/${jobId}/applications`, {
        coverLetter: 'I would like to.\n\nLucía',
      })
    ).id;
  }

  const read = (id = applicationId) => call<Application>(employer, 'GET', `/applications/${id}`);
  const notesOf = async (id = applicationId) =>
    (await call<{ text: string }>(employer, 'GET', `/applications/${id}/notes`)).text;
  const decide = (person: TestPerson, verb: string, id = applicationId) =>
    call<Application>(person, 'POST', `/applications/${id}/${verb}`, {});

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);
  const reviewing = (use: (page: Page) => Promise<void>, person = employer, view: View = {}) =>
    as(person, paths.reviewApplication(applicationId), use, view);

  const status = (page: Page, words: string) =>
    page.getByRole('banner').or(page.locator('main header')).getByText(words, { exact: true }).waitFor();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const confirm = (page: Page, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  /** What can be done with the application. */
  const actions = async (page: Page) => {
    const all = new Set<string>([
      m.applications_action_accept(),
      m.applications_action_reject(),
      m.applications_action_shortlist(),
      m.applications_action_interview(),
    ]);
    return (await page.getByRole('button').allInnerTexts()).filter((name) => all.has(name));
  };
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).waitFor();

  test('whoever has no part in it finds nothing, in the words of the page (T212)', async () => {
    const path = paths.reviewApplication(applicationId);
    const asked = async (person?: TestPerson, address = path) =>
      (await fetch(site.url + address, { redirect: 'manual', headers: person ? { cookie: person.cookie } : {} }))
        .status;
    expect([
      await asked(),
      await asked(seeker),
      await asked(rival),
      await asked(employer, paths.reviewApplication('x')),
    ]).toEqual([302, 302, 404, 404]);
    expect((await read()).status).toBe('new');
    await as(rival, path, async (page) => {
      await page.getByRole('heading', { level: 1, name: m.applications_review_not_found() }).waitFor();
      await page.getByRole('link', { name: m.applications_review_back() }).click();
      await page.waitForURL(site.url + paths.employerDashboard());
    });
  });

  test('opening it in a browser says that it was viewed; reading the page does not (T148)', async () => {
    await fetch(site.url + paths.reviewApplication(applicationId), { headers: { cookie: employer.cookie } });
    expect((await read()).status).toBe('new');
    await reviewing((page) => status(page, m.applications_status_viewed()));
    expect((await read()).history.map(({ to, name }) => [to, name])).toEqual([
      ['new', 'Lucía Moreno'],
      ['viewed', 'Jonas Weber'],
    ]);
  });

  test('it shows the candidate, the job with five of its skills, and how the languages fit (T78)', async () => {
    await reviewing(async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Lucía Moreno' }).waitFor();
      const position = page.getByRole('region', { name: m.applications_review_position() });
      expect(await position.getByRole('listitem').allInnerTexts()).toEqual([
        ...SKILLS.slice(0, 5),
        m.applications_review_more_skills({ count: 2 }),
      ]);
      expect(await position.getByRole('link').getAttribute('href')).toBe(paths.job(jobId));
      const languages = page.getByRole('region', { name: m.profile_languages() });
      expect(await languages.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/German.*Met[^]*C1/) as unknown,
        expect.stringMatching(/^Stated, not checked: C1/) as unknown,
        expect.stringMatching(/French.*Not stated[^]*Not in the candidate/) as unknown,
      ]);
      await page.getByText('I would like to.').waitFor();
    });
  });

  test('the decision stays in sight while one reads on, on a phone too (T338)', async () => {
    await reviewing(async (page) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 500 });
        await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }));
        for (const name of [m.applications_action_accept(), m.applications_action_shortlist()]) {
          const box = await page.getByRole('button', { name, exact: true }).boundingBox();
          expect(box!.y, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
          expect(box!.y + box!.height).toBeLessThan(120);
          expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        }
      }
    });
  });

  test('accepting asks first, leads to the dashboard, and is final (T82)', async () => {
    await reviewing(async (page) => {
      await button(page, m.applications_action_accept()).click();
      await page.getByRole('alertdialog').getByRole('button', { name: m.ui_cancel() }).click();
      expect((await read()).status).not.toBe('accepted');
      await button(page, m.applications_action_accept()).click();
      await confirm(page, m.applications_action_accept());
      await page.waitForURL(site.url + paths.employerDashboard());
      await toast(page, m.applications_review_accepted());
    });
    expect((await read()).status).toBe('accepted');
    await reviewing(async (page) => {
      await page.getByText(m.applications_final_accepted()).waitFor();
      expect(await actions(page)).toEqual([]);
    });
  });

  test('rejecting does the same, and the toast leads on to the next application (T83)', async () => {
    const nextId = await applyAs(await registerPerson(app, { firstName: 'Ana' }), 'cv.docx');
    await reviewing(async (page) => {
      expect(await actions(page)).toEqual([
        m.applications_action_accept(),
        m.applications_action_reject(),
        m.applications_action_shortlist(),
        m.applications_action_interview(),
      ]);
      await button(page, m.applications_action_reject()).click();
      expect((await read()).status).not.toBe('rejected');
      await confirm(page, m.applications_action_reject());
      await page.waitForURL(site.url + paths.employerDashboard());
      await toast(page, m.applications_review_rejected());
      await page.getByRole('link', { name: m.applications_review_next_application() }).click();
      await page.waitForURL(site.url + paths.reviewApplication(nextId));
    });
    expect((await read()).status).toBe('rejected');
    await reviewing(async (page) => {
      await page.getByText(m.applications_final_rejected()).waitFor();
      expect(await actions(page)).toEqual([]);
    });
  });

  test('putting on the shortlist happens on the page, an invitation is asked about (T155)', async () => {
    await reviewing(async (page) => {
      await button(page, m.applications_action_shortlist()).click();
      await status(page, m.applications_status_shortlisted());
      await toast(page, m.applications_event_shortlisted());
      expect(await button(page, m.applications_action_shortlist()).count()).toBe(0);
      // What had the focus has gone: a screen reader is told which decisions are left, not an empty place.
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(focused, SOON).toBe(m.applications_decision());
      await button(page, m.applications_action_interview()).click();
      await confirm(page, m.applications_action_interview());
      await status(page, m.applications_status_interview());
    });
  });

  test('a decision that is made while the one before it is still under way is not lost', async () => {
    await reviewing(async (page) => {
      await status(page, m.applications_status_viewed());
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/shortlist', async (route) => {
        await answered;
        await route.continue();
      });
      await button(page, m.applications_action_shortlist()).click();
      await button(page, m.applications_action_accept()).click();
      await confirm(page, m.applications_action_accept());
      expect((await read()).status).toBe('viewed');
      answer();
      await page.waitForURL(site.url + paths.employerDashboard());
    });
    expect((await read()).history.map(({ to }) => to)).toEqual(['new', 'viewed', 'shortlisted', 'accepted']);
  });

  test('what a colleague decides shows at once, says who it was, and takes the buttons away (T90)', async () => {
    await reviewing(async (page) => {
      await status(page, m.applications_status_viewed());
      await decide(colleague, 'reject');
      await page
        .getByRole('status')
        .filter({ hasText: m.applications_who_rejected({ name: 'Maria Silva' }) })
        .waitFor();
      await page.getByText(m.applications_final_rejected()).waitFor();
      expect(await button(page, m.applications_action_accept()).count()).toBe(0);
    });
  });

  test('who decides too late hears who was faster (T153)', async () => {
    await reviewing(async (page) => {
      await status(page, m.applications_status_viewed());
      await button(page, m.applications_action_accept()).click();
      // The answer is held back until the colleague has decided; the stream that would tell of it says nothing.
      await page.route('**/api/live*', (route) => route.abort());
      await page.route('**/accept', async (route) => {
        await decide(colleague, 'reject');
        await route.continue();
      });
      await confirm(page, m.applications_action_accept());
      await page.getByText(m.applications_review_faster()).waitFor();
      await page.getByText(m.applications_who_rejected({ name: 'Maria Silva' })).waitFor();
      await page.getByText(m.applications_final_rejected()).waitFor();
    });
  });

  test('notes save themselves, survive leaving, and never overwrite a colleague’s (T85)', async () => {
    const notes = (page: Page) => page.getByLabel(m.applications_notes());
    await reviewing(async (page) => {
      await notes(page).fill('Good on the phone.');
      await page.getByText(/^Saved by Jonas Weber/).waitFor();
      expect(await notesOf()).toBe('Good on the phone.');
      await notes(page).fill('Good on the phone. Calls on Monday.');
      await page.getByRole('link', { name: m.applications_review_back() }).click();
      await expect.poll(() => notesOf(), SOON).toBe('Good on the phone. Calls on Monday.');
    });
    await reviewing(async (page) => {
      // A colleague saves theirs while one is writing.
      await page.route('**/notes', async (route) => {
        if (route.request().method() === 'PUT' && (await notesOf()) !== 'Theirs.')
          await call(colleague, 'PUT', `/applications/${applicationId}/notes`, { text: 'Theirs.' });
        await route.continue();
      });
      await notes(page).fill('Mine.');
      await page.getByText(m.applications_notes_conflict({ name: 'Maria Silva' })).waitFor();
      expect(await notesOf()).toBe('Theirs.');
      await button(page, m.applications_notes_keep_both()).click();
      await expect.poll(() => notesOf(), SOON).toBe('Theirs.\n\nMine.');
      expect(await notes(page).inputValue()).toBe('Theirs.\n\nMine.');
    });
  });

  test('notes that could not be saved are there when it is opened again', async () => {
    const page = await openAs(browser, employer.cookie, site.url + paths.reviewApplication(applicationId));
    await page.route('**/notes', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await page.getByLabel(m.applications_notes()).fill('Written in a tunnel.');
    await page.getByText(m.applications_notes_retry()).waitFor();
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => notesOf(), SOON).toBe('Written in a tunnel.');
    await expect.poll(() => page.getByLabel(m.applications_notes()).inputValue(), SOON).toBe('Written in a tunnel.');
  });

  test('the CV is shown in the page or saved, and a Word file says that it is to be saved (T81)', async () => {
    await reviewing(async (page) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: m.applications_cv_download() }).click();
      expect((await download).suggestedFilename()).toBe('Moreno cv.pdf');
      await button(page, m.applications_cv_show()).click();
      const isViewerThere = await page.evaluate(() => navigator.pdfViewerEnabled);
      if (isViewerThere) expect(await page.locator('iframe').getAttribute('src')).toMatch(/^blob:/);
      else await page.getByText(m.applications_cv_no_viewer()).waitFor();
    });
    applicationId = await applyAs(await registerPerson(app), 'cv.docx');
    await reviewing(async (page) => {
      await button(page, m.applications_cv_show()).click();
      await page.getByText(m.applications_cv_word()).waitFor();
    });
  });

  test('keys lead through the applications, until they are turned off', async () => {
    const nextId = await applyAs(await registerPerson(app), 'cv.pdf');
    await reviewing(async (page) => {
      await page.keyboard.press('j');
      await page.waitForURL(site.url + paths.reviewApplication(nextId));
      await status(page, m.applications_status_viewed());
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL(site.url + paths.reviewApplication(applicationId));
      await page.getByRole('heading', { level: 1, name: 'Lucía Moreno' }).waitFor();
      await page.keyboard.press('n');
      await page.keyboard.type('jar');
      expect(await page.getByLabel(m.applications_notes()).inputValue()).toBe('jar');
      await page.getByLabel(m.applications_notes()).blur();
      await page.keyboard.press('a');
      await page.getByRole('alertdialog', { name: m.applications_ask_accept() }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByLabel(m.app_shortcuts_use()).uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('a');
      await page.keyboard.press('j');
      expect(await page.getByRole('alertdialog', { name: m.applications_ask_accept() }).count()).toBe(0);
      expect(page.url()).toBe(site.url + paths.reviewApplication(applicationId));
    });
  });

  test('the dashboard shows how far applications came, who waits and what is open; to a new employer, the way to a first job (T42)', async () => {
    const owner = await registerEmployer(app);
    const post = async (title: string) =>
      (
        await createActive(app, owner, {
          ...completeJob(),
          translations: { en: { title, description: '<p>You sell.</p>', requirements: '' } },
        })
      ).id;
    const [openId, pausedId] = [await post('Key Account Manager'), await post('Team Lead')];
    const ids: string[] = [];
    for (const firstName of ['Ana', 'Bruno', 'Clara']) {
      const person = await registerPerson(app, { firstName, lastName: 'Conti' });
      ids.push((await call<Application>(person, 'POST', `/jobs/${openId}/applications`, { coverLetter: '' })).id);
    }
    await call(owner, 'POST', `/jobs/${pausedId}/pause`, {});
    await decide(owner, 'reject', ids[1]);
    await decide(owner, 'shortlist', ids[2]);
    await as(owner, paths.employerDashboard(), async (page) => {
      const bars = (title: string) => page.getByRole('figure', { name: title }).getByRole('listitem').allInnerTexts();
      const funnel = [
        ['new', 3],
        ['viewed', 1],
        ['shortlisted', 1],
        ['interview', 0],
        ['accepted', 0],
      ] as const;
      expect(await bars(m.hiring_funnel())).toEqual(
        funnel.map(([reached, count]) => `${statusListName(reached)}\n${count}`),
      );
      expect((await bars(m.dashboard_age()))[0]).toBe(`${m.dashboard_age_between({ from: 0, to: 2 })}\n2`);
      expect(
        await page.getByRole('table', { name: m.dashboard_jobs_caption() }).getByRole('rowheader').allInnerTexts(),
      ).toEqual(['Key Account Manager']);
      const waiting = page.getByRole('region', { name: m.dashboard_waiting() }).getByRole('listitem');
      expect(await waiting.getByRole('link').allInnerTexts()).toEqual(['Ana Conti', 'Clara Conti']);
      await waiting.getByRole('link', { name: 'Clara Conti' }).click();
      await page.waitForURL(site.url + paths.reviewApplication(ids[2] ?? ''));
    });
    await as(await registerPerson(app, { role: 'employer' }), paths.employerDashboard(), async (page) => {
      await page.getByRole('link', { name: m.company_create() }).click();
      await page.waitForURL(site.url + paths.postJob());
    });
  });
});
