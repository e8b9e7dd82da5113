import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { isHydrated } from '#test/support/browser.ts';
import { callSite } from '#test/support/demo-site.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { message } from '#test/support/messaging.ts';
import { keptLink } from '#test/support/outbox.ts';
import { sharedSite } from '#test/support/own-site.ts';
import type { TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const pt = { locale: 'pt' } as const;
const CV = 'test/fixtures/cv.pdf';
const PASSWORD = 'seven lanterns on a bridge';
const FIELDS = 'input:not([type=hidden]):visible, input[type=file], select:visible, textarea:visible';

/** Someone applies without an account, and keeps everything in one later. */
describe('a person without an account', () => {
  const own = sharedSite();
  let app: TestApp;
  let employer: TestPerson;
  let jobId: string;

  beforeAll(() => {
    ({ app } = own);
  });
  beforeEach(async () => {
    employer = await registerEmployer(app);
    const languages = [{ language: 'it', level: 'C1', required: true }] as const;
    jobId = (await createActive(app, employer, { ...completeJob(), languages: [...languages] })).id;
  });

  const asEmployer = (path: string, json: object) => callSite(own.site, employer.cookie, 'POST', path, json);
  const go = async (page: Page, path: string) => {
    await page.goto(own.site.url + localizePath(path, 'pt'));
    await isHydrated(page);
  };

  /** The link in the latest email to an address. */
  async function linkTo(email: string): Promise<string> {
    const { pathname, hash } = await keptLink(app, email, paths.mailedApplications());
    return own.site.url + pathname + hash;
  }

  /** @returns how many fields there were. */
  async function apply(page: Page, email: string): Promise<number> {
    await page.getByRole('link', { name: m.applications_apply({}, pt), exact: true }).click();
    // The page of the job also counts as hydrated.
    await page.getByLabel(m.auth_first_name({}, pt)).waitFor();
    await isHydrated(page);
    await page.getByLabel(m.auth_first_name({}, pt)).fill('Rosa');
    await page.getByLabel(m.auth_last_name({}, pt)).fill('Lima');
    await page.getByLabel(m.auth_email({}, pt)).fill(email);
    await page.getByRole('checkbox').check();
    const begun = await page.locator('main').locator(FIELDS).count();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: m.person_begin_continue({}, pt) }).click();

    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(CV);
    await dialog.getByText(m.profile_saved({}, pt), { exact: true }).waitFor();
    await dialog.getByLabel(m.apply_level({ language: 'italiano' }, pt)).selectOption('C1');
    await dialog.getByLabel(m.applications_letter({}, pt)).fill('Gosto de ajudar clientes.');
    expect(await axeFindings(page)).toEqual([]);
    const fields = begun + (await dialog.locator(FIELDS).count());
    await dialog.getByRole('button', { name: m.applications_apply_send({}, pt) }).click();
    await page.getByText(m.apply_unsent_text({ email, company: 'Acme' }, pt)).waitFor();
    return fields;
  }

  async function claim(page: Page): Promise<void> {
    await page
      .getByRole('navigation', { name: m.app_mobile_navigation({}, pt) })
      .getByRole('link', { name: m.person_claim_short({}, pt) })
      .click();
    await page.getByLabel(m.auth_new_password({}, pt), { exact: false }).first().fill(PASSWORD);
    await page.getByLabel(m.auth_confirm_new_password({}, pt)).fill(PASSWORD);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: m.auth_create_account({}, pt) }).click();
    await page.waitForURL(/dashboard/);
  }

  test('applies on a phone in Portuguese, chooses an interview, writes, and finds all of it in an account (T425)', async () => {
    const email = `rosa-${randomInt(2 ** 40).toString(36)}@example.com`;
    const use = async (page: Page) => {
      expect(await apply(page, email)).toBeLessThanOrEqual(12);
      await page.goto(await linkTo(email));
      await page.waitForURL(/applications\/job-seeker\?id=/);
      await page
        .getByRole('alertdialog')
        .filter({ hasText: m.applications_apply_sent({}, pt) })
        .first()
        .waitFor();
      const id = new URL(page.url()).searchParams.get('id') ?? '';

      await asEmployer(`/applications/${id}/view`, {});
      await asEmployer(`/applications/${id}/messages`, { clientId: randomUUID(), content: 'Boa tarde, Rosa' });
      await asEmployer(`/applications/${id}/interviews`, interviewInput(employer.userId));
      await go(page, paths.seekerApplication(id));
      const interview = page.getByRole('region', { name: m.interviews_title_one({}, pt) });
      await interview.getByRole('radio').first().check();
      await interview.getByRole('button', { name: m.interviews_choose({}, pt) }).click();
      await interview.getByText(m.interviews_state_booked({}, pt), { exact: true }).waitFor();

      await go(page, paths.messaging(id));
      await message(page, 'Boa tarde, Rosa').waitFor();
      const field = page.getByRole('textbox').last();
      await field.fill('Até lá!');
      await field.press('Enter');
      await message(page, 'Até lá!').waitFor();
      await page.goBack();
      await claim(page);

      await go(page, paths.seekerApplications());
      await page.getByRole('link', { name: 'Account Executive' }).click();
      await page.getByText('Gosto de ajudar clientes.').waitFor();
      await page.getByText(m.interviews_state_booked({}, pt), { exact: true }).waitFor();
      await go(page, paths.messaging(id));
      await message(page, 'Até lá!').waitFor();
    };
    await visitAs(own, { cookie: '' }, paths.job(jobId), use, { ...pt, width: 360, height: 740 });
  });
});
