import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import type { Company } from '#contract/companies.ts';
import { companyKeyScopes, platformKeyScopes } from '#contract/key-scopes.ts';
import { locales, localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies } from '#test/support/demo-site.ts';
import { completeJob, createActive } from '#test/support/jobs.ts';
import { act, liveAsEmployer, liveAsSeeker } from '#test/support/lives.ts';
import { connected, SOON } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, signInAs, type TestPerson } from '#test/support/people.ts';
import { applyHref } from '#web/features/applications/apply/apply-href.ts';

const MINUTES = 300_000;
const WIDTH = 320;
/** As long as the shortest limit of a text allows: that of a skill. */
const LETTERS = 60;
const word = (letters: number) => 'Z'.padEnd(letters, 'eichen');

type Role = 'nobody' | 'seeker' | 'employer' | 'admin';

/** On a phone, pages whose texts are single long words are no wider than the screen, and show them whole. */
describe('words of the longest kind', () => {
  const own = sharedSite();
  const people = {} as Record<Exclude<Role, 'nobody'>, TestPerson>;
  const pages = {} as Record<Role, string[]>;
  /** Those that most people see. */
  const foremost = {} as Record<Role, string[]>;
  let openJob: string;
  let thread: string;

  beforeAll(async () => {
    const { app } = own;
    const admin = await registerPerson(app, { role: 'admin', firstName: word(80), lastName: word(80) });
    const settings = await act<{ id: string; key: string }[]>(app, admin, 'GET', '/settings', null);
    await act(app, admin, 'PUT', `/settings/${settings.find(({ key }) => key === 'site.name')?.id}`, {
      value: word(60),
    });
    const applicant = await registerPerson(app, { lastName: word(80) });
    const { person: employer, company } = await liveAsEmployer(app, {
      admin,
      applicants: [applicant],
      letters: LETTERS - 2,
    });
    employer.cookie = await signInAs(app, employer);
    await act<Company>(app, employer, 'PATCH', `/companies/${company.id}`, { name: word(80), industry: word(80) });
    const text = {
      title: word(120),
      description: `<p>${word(200)}</p>`,
      requirements: `<ul><li>${word(200)}</li></ul>`,
    };
    const publish = async () =>
      (
        await createActive(app, employer, {
          ...completeJob(),
          city: word(80),
          skills: [word(60), 'Excel', `${word(59)}s`],
          languages: [{ language: 'pt', level: 'C1', required: true }],
          translations: { en: text, de: text },
        })
      ).id;
    const jobIds = [await publish(), await publish(), await publish()] as const;
    openJob = jobIds[2];
    const { person: seeker } = await liveAsSeeker(app, { employer, jobIds: [...jobIds], admin, letters: LETTERS - 2 });
    seeker.cookie = await signInAs(app, seeker);
    await act(app, seeker, 'PATCH', '/me/profile', { firstName: word(80), lastName: word(80), jobTitle: word(80) });
    const [application] = (
      await act<{ applications: Application[] }>(app, seeker, 'GET', '/me/applications?status=shortlisted', null)
    ).applications;
    thread = application?.id ?? '';
    for (const person of [seeker, employer])
      await act(app, person, 'POST', `/applications/${thread}/messages`, {
        clientId: randomUUID(),
        content: word(1_000),
      });
    for (const id of jobIds)
      await act(app, employer, 'PUT', `/jobs/${id}/questions`, {
        questions: [
          { kind: 'text', required: false, texts: { en: word(200), de: word(200) } },
          {
            kind: 'choices',
            required: false,
            texts: { en: word(200) },
            options: [{ texts: { en: word(100), de: word(100) } }, { texts: { en: word(100) } }],
            wanted: [0],
          },
        ],
      });
    const [pipeline] = await act<{ id: string }[]>(app, employer, 'PUT', `/companies/${company.id}/stages`, {
      pipelines: [
        {
          name: word(60),
          isDefault: false,
          stages: [
            { names: { en: word(40), de: word(40) }, status: 'viewed' },
            { names: { de: word(40) }, status: 'shortlisted' },
          ],
        },
      ],
    });
    for (const id of jobIds) await act(app, employer, 'PUT', `/jobs/${id}/stages`, { pipelineId: pipeline?.id });
    await act(app, employer, 'POST', `/applications/${thread}/comments`, { text: word(1_000) });
    await act(app, employer, 'POST', `/applications/${thread}/tags`, { add: [word(40)] });
    await act(app, employer, 'POST', `/applications/${thread}/todos`, {
      text: word(200),
      dueOn: '2026-01-01',
      assigneeId: employer.userId,
    });
    await act(app, employer, 'PUT', `/companies/${company.id}/templates`, {
      templates: [{ name: word(80), category: 'status', texts: { en: word(200), de: word(200) }, sending: null }],
    });
    await act(app, employer, 'PUT', `/companies/${company.id}/rejection-reasons`, {
      reasons: [{ names: { en: word(80), de: word(80) }, texts: { en: word(500) } }],
    });
    for (const id of jobIds)
      await act(app, employer, 'PUT', `/jobs/${id}/criteria`, {
        criteria: [{ names: { en: word(80), de: word(80) }, guide: word(300), points: 5 }],
      });
    const { criteria } = await act<{ criteria: { id: string }[] }>(
      app,
      employer,
      'GET',
      `/applications/${thread}/scores`,
      null,
    );
    await act(app, employer, 'POST', `/applications/${thread}/scores`, {
      recommendation: 'yes',
      note: word(500),
      marks: criteria.map(({ id }) => ({ criterionId: id, value: 5, note: word(500) })),
    });
    await act(app, employer, 'POST', `/companies/${company.id}/invitations`, {
      email: `${'x'.repeat(60)}@${'x'.repeat(60)}.example`,
      role: 'reader',
      locale: 'de',
    });
    const file = new FormData();
    const row = (...cells: string[]) => `${cells.join(',')}\n`;
    const csv = row('title', 'city', word(60), 'reference') + row(word(120), word(80), word(200), word(60));
    file.set('file', new File([csv], `${word(90)}.csv`));
    const sent = await app.request('POST', `/api/companies/${company.id}/imports`, {
      body: file,
      cookie: employer.cookie,
    });
    const { id: importId } = (await sent.json()) as { id: string };
    await app.drain();
    const key = { name: word(60), expiresInDays: null };
    await act(app, employer, 'POST', `/companies/${company.id}/keys`, { ...key, scopes: [...companyKeyScopes] });
    await act(app, admin, 'POST', '/admin/keys', { ...key, scopes: [...platformKeyScopes] });
    const cases = await act<{ cases: { id: string }[] }>(app, admin, 'GET', '/admin/moderation', null);
    Object.assign(people, { seeker, employer, admin });
    const [job] = jobIds;
    foremost.nobody = [paths.home(), paths.jobs(), paths.job(job), paths.company(company.slug)];
    foremost.seeker = [paths.seekerDashboard(), paths.seekerApplications(), paths.messaging(thread)];
    foremost.employer = [paths.employerDashboard(), paths.manageJobs(), paths.manageApplications()];
    foremost.admin = [paths.adminModeration()];
    pages.nobody = [
      `${paths.jobs()}?q=${word(80)}&city=${word(80)}&skill=${word(60)}`,
      `${paths.newJobAlert()}?q=${word(80)}`,
      paths.reportJob(job),
      paths.jobsMap(),
      `${paths.login()}?next=${paths.messaging()}`,
    ];
    pages.seeker = [
      paths.home(),
      paths.jobs(),
      paths.job(job),
      paths.job(openJob),
      paths.company(company.slug),
      paths.savedJobs(),
      paths.savedSearches(),
      paths.seekerProfile(),
      paths.viewProfile(seeker.profileId),
      paths.seekerApplication(thread),
      paths.messaging(),
      paths.notifications(),
      paths.settings(),
    ];
    pages.employer = [
      paths.editJob(job),
      paths.jobQuestions(job),
      paths.jobReviewing(job),
      paths.jobElsewhere(job),
      paths.stages(),
      `${paths.hiringFigures()}?job=${job}`,
      paths.hiringFigures(),
      paths.rejectionReasons(),
      paths.messageTemplates(),
      paths.companyKeys(),
      paths.imports(),
      paths.jobImport(importId),
      `${paths.manageApplications()}?view=columns&job=${job}`,
      paths.job(job),
      `${paths.manageJobs()}?q=${word(80)}`,
      `${paths.manageApplications()}?view=columns`,
      `${paths.manageApplications()}?job=${job}&q=${word(80)}`,
      paths.reviewApplication(thread),
      paths.viewProfile(seeker.profileId),
      paths.employerProfile(),
      paths.team(),
      paths.messaging(thread),
      paths.notifications(),
      paths.settings(),
    ];
    pages.admin = [
      paths.admin(),
      paths.adminUsers(),
      paths.adminUser(seeker.userId),
      paths.adminUser(employer.userId),
      paths.adminCompanies(),
      paths.adminCompany(company.id),
      paths.adminCase(cases.cases[0]?.id ?? ''),
      paths.adminAnalytics(),
      paths.adminSearchWords(),
      paths.adminHealth(),
      paths.adminKeys(),
      paths.adminAudit(),
      paths.viewProfile(seeker.profileId),
    ];
  }, MINUTES);

  async function openPage(role: Role, locale: Locale): Promise<Page> {
    const context = await own.browser.newContext({
      viewport: { width: WIDTH, height: 700 },
      locale,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    if (role !== 'nobody') await context.addCookies(browserCookies(own.site, people[role].cookie));
    return context.newPage();
  }

  async function expectAllFit(role: Role, locale: Locale, addresses: string[]): Promise<void> {
    const page = await openPage(role, locale);
    const findings: string[] = [];
    for (const path of addresses) {
      const answer = await page.goto(own.site.url + localizePath(path, locale));
      if (answer?.status() !== 200) findings.push(`${path}: ${answer?.status()}`);
      findings.push(...(await excesses(page)).map((excess) => `${path.slice(0, 60)}: ${excess}`));
    }
    await page.context().close();
    expect(findings).toEqual([]);
  }

  test.for(['nobody', 'seeker', 'employer', 'admin'] as const)(
    'no page of %s is wider than a phone',
    { timeout: MINUTES },
    async (role) => {
      for (const locale of ['en', 'de'] as const) await expectAllFit(role, locale, [...foremost[role], ...pages[role]]);
    },
  );

  test.for(locales.filter((locale) => locale !== 'en' && locale !== 'de'))(
    'nor are those that most people see, in %s',
    { timeout: MINUTES },
    async (locale) => {
      for (const role of ['nobody', 'seeker', 'employer', 'admin'] as const)
        await expectAllFit(role, locale, foremost[role]);
    },
  );

  test('nor is what opens over a page', async () => {
    const label = { locale: 'de' } as const;
    const opening = async (role: Role, path: string, open: (page: Page) => Promise<void>) => {
      const page = await openPage(role, 'de');
      await page.goto(own.site.url + localizePath(path, 'de'));
      await open(page);
      expect(await excesses(page)).toEqual([]);
      await page.context().close();
    };
    const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading').first().waitFor(SOON);
    await opening('seeker', applyHref(openJob), dialog);
    await opening('employer', paths.messaging(thread), async (page) => {
      await connected(page, 'de');
      await page.getByRole('button', { name: m.messages_templates({}, label), exact: true }).click();
      await dialog(page);
    });
    await opening('employer', paths.manageJobs(), async (page) => {
      await connected(page, 'de');
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('menuitem').first().waitFor(SOON);
    });
    await opening('seeker', paths.settings(), async (page) => {
      await connected(page, 'de');
      await page
        .getByRole('banner')
        .getByRole('button', { name: m.app_user_menu({ name: `${word(80)} ${word(80)}` }, label) })
        .click();
      await page.getByRole('menuitem').first().waitFor(SOON);
    });
  });
});

/** What reaches beyond the screen, or is cut off without an ellipsis. */
const excesses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth > clientWidth) found.push(`is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, option')) continue;
      range.selectNodeContents(text);
      const { right, left, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      let edges = { left: 0, right: clientWidth };
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.clipPath === 'none') continue;
        const { left: start, right: end } = box.getBoundingClientRect();
        const saysThatThereIsMore = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        // A box of one pixel is for screen readers only.
        if (saysThatThereIsMore || style.overflowX !== 'hidden' || end - start <= 1) {
          edges = { left: -Infinity, right: Infinity };
          break;
        }
        edges = { left: Math.max(edges.left, start), right: Math.min(edges.right, end) };
      }
      if (right > edges.right + 1 || left < edges.left - 1)
        found.push(
          `“${text.textContent?.slice(0, 30)}” in <${parent.localName} class="${parent.className}"> ends at ${Math.round(right)}`,
        );
    }
    return [...new Set(found)];
  });
