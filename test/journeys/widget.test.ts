import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import type { TestPerson } from '#test/support/people.ts';
import { newPage, visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;

/** The policy of the other site, which allows our origin and nothing else. */
const policyOf = (origin: string) =>
  `default-src 'none'; style-src 'self'; script-src ${origin}; connect-src ${origin}; form-action 'none'`;

describe('jobs on another site', () => {
  const own = sharedSite();
  let other: Server;
  let line = '';
  let employer: TestPerson & { companyId: string };

  beforeAll(async () => {
    employer = await registerEmployer(own.app);
    await createActive(own.app, employer, {
      primaryLocale: 'de',
      translations: { de: { title: 'Key Account Manager', description: '<p>Sie verkaufen.</p>', requirements: '' } },
    });
    other = createServer(({ url }, response) => {
      if (url === '/style.css') {
        response
          .writeHead(200, { 'content-type': 'text/css' })
          .end('job-openings { display: block; height: 20rem; --jobs-accent: rgb(0, 80, 40) }');
        return;
      }
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(own.origin) })
        .end(
          `<!doctype html><html lang="de"><title>Karriere</title><link rel="stylesheet" href="/style.css"><main><h1>Karriere</h1>${line}<p>Danach</p></main></html>`,
        );
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(() => {
    other.close();
  });

  /** A page of the other site. */
  async function openOther(): Promise<Page> {
    const page = await newPage(own.browser, '', own.origin, { width: 360, height: 700 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shifts: shiftOf(entry) + shiftOf(window) });
      }).observe({ type: 'layout-shift', buffered: true });
      const shiftOf = (from: object) => Number(Reflect.get(from, 'value') ?? Reflect.get(from, 'shifts'));
    });
    await page.route('**/feeds/companies/**', async (route) => {
      // Until then the page shows only the link.
      await page.getByRole('link').first().waitFor();
      await route.continue();
    });
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    return page;
  }

  test('the page for recruiters shows the line to copy, and the list', async () => {
    await visitAs(
      own,
      employer,
      paths.jobsOnOwnSite(),
      async (page) => {
        await page.getByRole('list').getByRole('link', { name: 'Key Account Manager' }).waitFor();
        const code = page.getByLabel(m.own_site_code({}, de), { exact: true });
        await page.getByLabel(m.own_site_language({}, de)).selectOption('fr');
        expect(await code.inputValue()).toContain('language="fr"');
        await page.getByLabel(m.own_site_language({}, de)).selectOption('de');
        line = await code.inputValue();
        expect(await axeFindings(page)).toEqual([]);
      },
      de,
    );
  });

  test('works on a strict page of another origin without a layout shift, cookies or anything that the page did not allow', async () => {
    const page = await openOther();
    const link = page
      .getByRole('region', { name: 'Offene Stellen' })
      .getByRole('link', { name: 'Key Account Manager' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/\/de\/jobs\/[\w-]{36}\?source=widget$/);
    expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 80, 40)');
    expect(await page.getByRole('list').getByRole('listitem').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('beyond fifty jobs a button loads the next ones, and moves the focus to them', async () => {
    const { id } = await createActive(own.app, employer);
    const copied = `posted_by, primary_locale, category, employment_type, workplace, city, country, status, valid_through, first_published_at`;
    await own.app.database.pool.query(
      `insert into job (id, company_id, ${copied}) select gen_random_uuid(), company_id, ${copied} from job, generate_series(1, 52) where id = $1`,
      [id],
    );
    await own.app.database.pool.query(`insert into job_translation (job_id, locale, title, description, requirements)
      select job.id, primary_locale, 'Copy', '', '' from job where not exists (select from job_translation where job_id = job.id)`);
    const page = await openOther();
    const more = page.getByRole('button', { name: m.ui_load_more({}, de) });
    const status = page.getByRole('status');
    await more.waitFor();
    await page.route('**/feeds/companies/**', (route) => route.abort(), { times: 1 });
    await more.click();
    await expect.poll(() => status.textContent()).toBe(m.ui_failed({}, de));
    // Twice, before the first answer arrives.
    await more.dblclick();
    await page.getByRole('button', { name: m.ui_load_more({}, de) }).waitFor({ state: 'detached' });
    expect(await page.getByRole('listitem').count()).toBe(54);
    expect(await status.textContent()).toBe('');
    expect(
      await page
        .getByRole('listitem')
        .nth(50)
        .getByRole('link')
        .evaluate((one) => one.matches(':focus')),
    ).toBe(true);
  });

  test('keeps its link without JavaScript, or if nothing can be loaded', async () => {
    const page = await openOther();
    await page.route('**/feeds/companies/**', (route) => route.abort());
    await page.reload();
    const link = page.getByRole('link', { name: /Alle offenen Stellen/ });
    expect(await link.getAttribute('href')).toContain('/de/companies/');
  });
});
