import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Analytics, AnalyticsMeasures } from '#contract/analytics.ts';
import type { Figures } from '#contract/figures.ts';
import { paths } from '#contract/paths.ts';
import { initialRetentionLaws } from '#contract/retention-laws.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, dayIn, registerEmployer } from '#test/support/jobs.ts';
import { connected } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { halfMinutesUntil } from '#test/support/page-clock.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs, type View } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

/** The administrator’s desk: figures, settings, people, and who did what. */
describe('the administration', () => {
  const own = sharedSite();
  let site: { url: string };
  let app: TestApp;
  let admin: TestPerson;
  /** New for each test, with an open job. */
  let employer: TestPerson;
  let jobId: string;

  beforeAll(async () => {
    ({ site, app } = own);
    admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
  });
  beforeEach(async () => {
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer, completeJob())).id;
  });

  const as = (person: TestPerson, path: string, use: (page: Page) => Promise<void>, view?: View) =>
    visitAs(own, person, path, use, view);

  const toast = (page: Page, text: string) =>
    page.getByRole('alertdialog').or(page.getByRole('alert')).filter({ hasText: text }).first().waitFor(SOON);
  const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;

  const figures = () => callSite<Figures>(site, admin.cookie, 'GET', '/admin/figures');
  const number = (count: number) => new Intl.NumberFormat('en-GB').format(count);
  const sum = ({ days }: Figures['users'] | Figures['messages']) => days.reduce((total, { count }) => total + count, 0);
  /** What a card says, line by line: its name, its figure and what that is made of. */
  const card = async (page: Page, name: string) =>
    (
      await page
        .getByRole('region', { name: m.admin_figures() })
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) })
        .innerText()
    )
      .split('\n')
      .filter(Boolean);

  test('begins with figures that are true, with a table behind each chart (T103)', async () => {
    // So that no card or chart can stand for another; that they count what is there is for the server's tests.
    await app.database.pool.query(
      `insert into growth values ('users', $1, 4), ('users', $2, 110), ('jobs', $2, 220), ('applications', $2, 330), ('messages', $2, 440)`,
      [dayIn(-40), dayIn(-1)],
    );
    const { users, jobs, applications, messages, growth } = await figures();
    await as(admin, paths.admin(), async (page) => {
      expect(await card(page, 'Total Users')).toEqual([
        'Total Users',
        number(users.total),
        `${number(users.today)} new today`,
      ]);
      expect(await card(page, 'Active Jobs')).toEqual([
        'Active Jobs',
        number(jobs.active),
        `of ${number(jobs.total)} in total`,
      ]);
      expect(await card(page, 'Applications')).toEqual([
        'Applications',
        number(applications.total),
        `${number(sum(applications))} in 30 days`,
      ]);
      expect(await card(page, 'Messages')).toEqual([
        'Messages',
        number(messages.total),
        `${number(sum(messages))} in 30 days`,
      ]);
      expect((await card(page, 'Platform Health')).slice(0, 2)).toEqual(['Platform Health', 'Healthy']);
      const rate = new Intl.NumberFormat('en-GB', {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 1,
      }).format((growth.current - 4) / 4);
      expect(await card(page, 'Growth Rate')).toEqual([
        'Growth Rate',
        rate,
        `${number(growth.current)} new users in 30 days, 4 in the 30 days before`,
      ]);
      await page.getByText(m.admin_figures_trends()).click();
      for (const [name, { days }] of [
        ['New users', users],
        ['New jobs', jobs],
        ['Applications', applications],
        ['Messages', messages],
      ] as const) {
        expect([name, await columnsBehind(page, name)]).toEqual([name, days.map(({ count }) => [number(count)])]);
      }
    });
  });

  /** The figures of the table behind a chart, row by row. */
  async function columnsBehind(page: Page, chart: string): Promise<string[][]> {
    const figure = page.getByRole('figure').filter({ has: page.getByText(chart, { exact: true }) });
    await figure.getByText(m.ui_show_as_table()).click();
    await figure.getByRole('table').waitFor();
    const rows = await figure
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
  }

  test('“Analytics” shows what happens over time, by the day, as charts with tables (T112)', async () => {
    // A chart of nothing has no table.
    const seeker = await registerPerson(app);
    await callSite(site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    const { rows } = await callSite<Analytics>(site, admin.cookie, 'GET', '/admin/analytics');
    expect(rows.at(-1)).toMatchObject({ key: dayIn(0) });
    await as(admin, paths.admin(), async (page) => {
      await page
        .getByRole('navigation', { name: m.admin_parts() })
        .getByRole('link', { name: 'Analytics', exact: true })
        .click();
      await page.getByRole('heading', { level: 2, name: 'Analytics' }).waitFor(SOON);
      const columnsOf = (figure: (measures: AnalyticsMeasures) => number) =>
        rows.map(({ before, ...row }) => [row, before!].map((measures) => number(figure(measures))));
      const signUps = await columnsBehind(page, 'Sign-ups');
      expect(signUps).toEqual(columnsOf(({ jobSeekers, employers }) => jobSeekers + employers));
      expect(signUps).toHaveLength(30);
      expect(await columnsBehind(page, 'Jobs first published')).toEqual(columnsOf(({ jobs }) => jobs));
      expect(await columnsBehind(page, 'Applications received')).toEqual(columnsOf(({ applications }) => applications));
    });
  });

  test('says under “Platform Health” what does not work (T106)', async () => {
    await app.database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, status, created_at) values (gen_random_uuid(), '', 'a@example.com', 'en', '', 'dead', now() - interval '1 hour')`,
    );
    await as(admin, paths.admin(), async (page) =>
      expect(await card(page, 'Platform Health')).toEqual([
        'Platform Health',
        m.admin_health_bad(),
        m.admin_health_mail(),
      ]),
    );
    await app.database.pool.query(`delete from mail where status = 'dead'`);
  });

  test('shows new figures by itself, and says when there are none (T108)', async () => {
    await as(admin, paths.about(), async (page) => {
      await page.clock.install();
      await page.goto(site.url + paths.admin());
      // Its clock begins once it is alive.
      await connected(page);
      const { users } = await figures();
      await registerPerson(app);
      const counted = page
        .getByRole('listitem')
        .filter({ hasText: m.admin_figures_users() })
        .getByText(String(users.total + 1), { exact: true });
      await halfMinutesUntil(page, () => counted.isVisible());
      await page.route('**/api/admin/figures', (route) => route.fulfill({ status: 503, json: {} }));
      await halfMinutesUntil(page, () => page.getByText(m.admin_figures_failed()).isVisible());
    });
  });

  test('saves a setting when its field is left with another value, and says what is wrong at the field (T109)', async () => {
    await as(admin, paths.admin(), async (page) => {
      await page.getByRole('heading', { level: 2, name: 'Platform Settings' }).waitFor();
      expect(
        await page
          .getByRole('navigation', { name: m.admin_parts() })
          .getByRole('link', { name: 'Platform Settings' })
          .getAttribute('aria-current'),
      ).toBe('page');
      const saves: string[] = [];
      page.on('request', (request) => void (request.method() === 'PUT' && saves.push(request.url())));
      const name = page.getByLabel(m.settings_site_name());
      await name.focus();
      await name.blur();
      expect(saves).toEqual([]);
      await name.fill('Sprachwerk');
      await name.blur();
      await toast(page, m.admin_setting_updated());
      expect(saves).toHaveLength(1);
      await page.reload();
      await page.getByRole('banner').getByText('Sprachwerk').waitFor(SOON);
      const least = page.getByLabel(m.settings_accounts_password_min_length());
      await least.fill('3');
      await least.blur();
      await page.getByText(m.admin_setting_least({ min: 6 })).waitFor(SOON);
      expect(await least.getAttribute('aria-invalid')).toBe('true');
      expect(saves).toHaveLength(1);
      await page.route('**/api/settings/*', (route) => route.abort());
      await least.fill('8');
      await least.blur();
      await toast(page, m.admin_setting_failed());
      await page.unroute('**/api/settings/*');
      await name.fill('Parlance');
      await name.press('Enter');
      await expect.poll(() => saves.length).toBe(3);
    });
  });

  test('saves a limit as one value, once all of its fields are left (T197)', async () => {
    await as(admin, paths.admin(), async (page) => {
      const saves: unknown[] = [];
      page.on('request', (request) => void (request.method() === 'PUT' && saves.push(request.postDataJSON())));
      const limit = page.getByRole('group', { name: m.settings_limits_uploads_per_person() });
      await limit.getByLabel(m.admin_setting_max()).fill('7');
      await limit.getByLabel(m.admin_setting_within()).fill('2');
      await limit.getByLabel(m.admin_setting_unit()).selectOption('day');
      expect(saves).toEqual([]);
      await limit.getByLabel(m.admin_setting_unit()).press('Tab');
      await toast(page, m.admin_setting_updated());
      expect(saves).toEqual([{ value: { max: 7, seconds: 172_800 } }]);
    });
  });

  test('keeps two lists of countries: where pay must be stated, and where applications are kept for less time', async () => {
    await as(admin, paths.admin(), async (page) => {
      const list = (title: string) =>
        page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
      await page.mouse.move(10, 10);
      const pay = list(m.settings_law_pay_before_interview());
      await pay.getByRole('group', { name: 'Italy' }).waitFor(SOON);
      expect(await pay.getByLabel(m.admin_retention_laws_days()).count()).toBe(0);

      const retention = list(m.settings_law_retention());
      await retention.getByRole('group', { name: 'Netherlands' }).waitFor(SOON);
      await retention.getByRole('button', { name: m.admin_pay_laws_add() }).click();
      const added = retention.getByRole('group').nth(1);
      await added.getByLabel(m.admin_pay_laws_country()).selectOption('BE');
      await added.getByLabel(m.admin_retention_laws_since()).fill('2026-01-15');
      await added.getByLabel(m.admin_pay_laws_source(), { exact: true }).fill('Data protection authority');
      await retention.getByRole('button', { name: m.admin_pay_laws_save() }).click();
      await added.getByText(m.field_required()).waitFor(SOON);
      await added.getByLabel(m.admin_retention_laws_days()).fill('7');
      await retention.getByRole('button', { name: m.admin_pay_laws_save() }).click();
      await expect
        .poll(() => added.getByLabel(m.admin_retention_laws_days()).getAttribute('aria-invalid'))
        .toBe('true');
      await added.getByLabel(m.admin_retention_laws_days()).fill('60');
      await retention.getByRole('button', { name: m.admin_pay_laws_save() }).click();
      await toast(page, m.admin_setting_updated());
    });
    await expect
      .poll(async () => (await app.base.settings())['law.retention'])
      .toEqual([
        ...initialRetentionLaws,
        { country: 'BE', days: 60, since: '2026-01-15', source: 'Data protection authority' },
      ]);
  });

  test('finds somebody, bans them with a reason and lifts the ban, by keyboard (T110)', async () => {
    expect(await statusOf(paths.job(jobId))).toBe(200);
    await as(admin, paths.admin(), async (page) => {
      await page
        .getByRole('navigation', { name: m.admin_parts() })
        .getByRole('link', { name: 'User Management' })
        .press('Enter');
      await page.waitForURL(site.url + paths.adminUsers());
      await page.getByLabel(m.admin_users_search()).fill(employer.email);
      expect(await page.getByLabel(m.settings_site_name()).count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=/);
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
      await page.getByRole('link', { name: 'Jonas Weber' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Jonas Weber' }).waitFor(SOON);
      await page.getByRole('button', { name: m.admin_ban() }).press('Enter');
      const dialog = page.getByRole('alertdialog', { name: m.admin_ban_title({ name: 'Jonas Weber' }) });
      await dialog.getByRole('button', { name: m.admin_ban() }).press('Enter');
      await dialog.getByText(m.field_required()).waitFor(SOON);
      await page.keyboard.type('Asks applicants for money.');
      await dialog.getByRole('button', { name: m.admin_ban() }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(m.admin_users_banned()).first().waitFor(SOON);
      await page.getByRole('rowheader', { name: m.admin_audit_user_banned() }).waitFor(SOON);
      expect(await statusOf(paths.job(jobId))).toBe(404);
      expect((await fetch(`${site.url}/api/me`, { headers: { cookie: employer.cookie } })).status).toBe(401);
      await page.getByRole('button', { name: m.admin_unban() }).press('Enter');
      await page
        .getByRole('alertdialog', { name: m.admin_unban_title({ name: 'Jonas Weber' }) })
        .getByRole('button', { name: m.admin_unban() })
        .press('Enter');
      await page.getByRole('rowheader', { name: m.admin_audit_user_unbanned() }).waitFor(SOON);
      expect(await statusOf(paths.job(jobId))).toBe(200);
    });
  });

  test('offers nothing to do with one’s own account', async () => {
    await as(admin, paths.adminUser(admin.userId), async (page) => {
      await page.getByText(m.admin_user_own()).waitFor();
      expect(await page.getByRole('button', { name: m.admin_ban() }).count()).toBe(0);
    });
  });

  test('lists who did what, filtered, and gives it away as a file', async () => {
    await callSite(site, admin.cookie, 'POST', `/admin/users/${employer.userId}/end-sessions`, {});
    await as(admin, paths.adminAudit(), async (page) => {
      await page.getByLabel(m.admin_audit_action()).selectOption('user.sessions_ended');
      await page.waitForURL(/action=user.sessions_ended/);
      await page
        .getByRole('row')
        .filter({ hasText: employer.email })
        .getByRole('link', { name: 'Jonas Weber' })
        .click();
      await page.getByText(m.admin_audit_on({ name: 'Jonas Weber' })).waitFor(SOON);
      expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([m.admin_audit_sessions_ended()]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: m.admin_csv() }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
    });
  });

  test('chooses the languages of the site, and which comes first', async () => {
    const languages = async () => (await app.base.settings())['site.languages'];
    await as(admin, paths.admin(), async (page) => {
      const boxes = page.getByRole('group', { name: m.settings_site_languages() });
      await boxes.getByLabel('Italian').uncheck(SOON);
      await expect.poll(languages).toEqual(['en', 'es', 'fr', 'de', 'pt']);
      await boxes.getByLabel(m.languages_default()).selectOption('pt');
      await expect.poll(languages).toEqual(['pt', 'en', 'es', 'fr', 'de']);
      await boxes.getByLabel(m.languages_default()).selectOption('en');
      await expect.poll(languages).toEqual(['en', 'pt', 'es', 'fr', 'de']);
    });
  });
});
