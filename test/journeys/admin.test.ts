import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

describe('the administration', () => {
  const own = sharedSite();

  const statusOf = async (path: string) => (await fetch(own.site.url + path, { redirect: 'manual' })).status;

  test('an administrator finds a user, bans them with a reason and lifts the ban, by keyboard (T110)', async () => {
    const admin = await registerPerson(own.app, { role: 'admin' });
    const employer = await registerEmployer(own.app, { firstName: 'Jonas', lastName: 'Weber' });
    const jobId = (await createActive(own.app, employer)).id;
    expect(await statusOf(paths.job(jobId))).toBe(200);
    await visitAs(own, admin, paths.admin(), async (page) => {
      await page
        .getByRole('navigation', { name: m.admin_parts() })
        .getByRole('link', { name: 'User Management' })
        .press('Enter');
      await page.waitForURL(own.site.url + paths.adminUsers());
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
      expect((await fetch(`${own.site.url}/api/me`, { headers: { cookie: employer.cookie } })).status).toBe(401);
      await page.getByRole('button', { name: m.admin_unban() }).press('Enter');
      await page
        .getByRole('alertdialog', { name: m.admin_unban_title({ name: 'Jonas Weber' }) })
        .getByRole('button', { name: m.admin_unban() })
        .press('Enter');
      await page.getByRole('rowheader', { name: m.admin_audit_user_unbanned() }).waitFor(SOON);
      expect(await statusOf(paths.job(jobId))).toBe(200);
    });
  });
});
