import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { countMarket } from '#server/features/market/count.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { goSignedIn, visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();
let employer: TestPerson;
beforeEach(async () => {
  employer = await registerEmployer(own.app);
});

describe('the dashboard', () => {
  test('names the version that would reach most more people, and leads right to it', async () => {
    const { id } = await createActive(own.app, employer);
    for (let n = 0; n < 6; n += 1) await registerPerson(own.app, { locale: 'it' });
    await sql`delete from profile_language`.execute(own.app.system.db);
    await countMarket(own.app.ctx());
    await visitAs(own, employer, paths.employerDashboard(), async (page) => {
      await page.getByRole('heading', { name: m.dashboard_versions() }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: m.dashboard_version({ language: 'Italian', number: '5' }) }).click();
      await page.waitForURL(`**${paths.editJob(id)}?translation=it`);
      await page.getByRole('tab', { name: 'Italiano', selected: true }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('translations');
    });
  });
});

describe('a stale translation', () => {
  const text = (title: string, description: string) => ({ title, description, requirements: '' });

  test('shows what changed in the original since it fitted, also without colours', async () => {
    const before = '<h2>Tasks</h2><p>You sell tea.</p><p>You earn 45.000 euros.</p>';
    const { id } = await createDraft(own.app, employer, {
      translations: { en: text('Sales', before), de: text('Vertrieb', '<p>Sie verkaufen Tee.</p>') },
    });
    const now = before.replace('tea', 'green tea').replace('45.000', '48.000');
    await callSite(own.site, employer.cookie, 'PATCH', `/jobs/${id}`, { translations: { en: text('Sales', now) } });
    await visitAs(own, employer, `${paths.editJob(id)}?translation=de`, async (page) => {
      await page.getByText(m.jobs_edit_stale_changes()).click();
      await page.getByText(m.jobs_changed_before()).waitFor();
      const added = page.locator('ins');
      await expect.poll(() => added.allTextContents()).toEqual(['New: green ', 'New: 48.000 ']);
      expect(await page.locator('del').allTextContents()).toEqual(['Removed: 45.000 ']);
      // Lines that did not change are left out.
      expect(await page.locator('details[open]').getByText('Tasks').count()).toBe(1);
      expect(await added.first().evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: m.jobs_edit_stale_confirm() }).click();
      await page.getByText(m.jobs_edit_stale_changes()).waitFor({ state: 'detached' });
    });
  });

  test('that became stale before this was kept says so', async () => {
    const { id } = await createDraft(own.app, employer, {
      translations: { en: text('Sales', '<p>You sell.</p>'), de: text('Vertrieb', '<p>Sie verkaufen.</p>') },
    });
    await own.app.base.db
      .updateTable('job_translation')
      .set({ stale: true })
      .where('job_id', '=', id)
      .where('locale', '=', 'de')
      .execute();
    await visitAs(own, employer, `${paths.editJob(id)}?translation=de`, async (page) => {
      await page.getByText(m.jobs_edit_stale_changes()).click();
      await page.getByText(m.jobs_changed_unknown()).waitFor();
    });
  });

  test('of which only the form changed says so', async () => {
    const { id } = await createDraft(own.app, employer, {
      translations: { en: text('Sales', '<p>You sell.</p>'), de: text('Vertrieb', '<p>Sie verkaufen.</p>') },
    });
    const bold = text('Sales', '<p>You <strong>sell</strong>.</p>');
    await callSite(own.site, employer.cookie, 'PATCH', `/jobs/${id}`, { translations: { en: bold } });
    await visitAs(own, employer, paths.settings(), async (page) => {
      await goSignedIn(page, `${own.site.url}${paths.editJob(id)}?translation=de`);
      await page.getByText(m.jobs_edit_stale_changes()).click();
      await page.getByText(m.jobs_changed_form_only()).waitFor();
    });
  });
});
