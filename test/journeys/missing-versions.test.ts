import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { countMarket } from '#server/features/market/count.ts';
import { axeFindings } from '#test/support/axe.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const own = sharedSite();

test('the dashboard suggests the translation that would reach the most additional people, and links to it', async () => {
  const employer = await registerEmployer(own.app);
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
