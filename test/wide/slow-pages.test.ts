import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { slowLine } from '#test/support/browser.ts';
import { completeJob, createActive } from '#test/support/jobs.ts';
import { connected, messagingWorld, SOON } from '#test/support/messaging.ts';
import type { TestPerson } from '#test/support/people.ts';
import { servePageSlowly } from '#test/support/slow-page.ts';

describe('on a slow connection', () => {
  const world = messagingWorld();

  /** Opens the part before `mark`; the script has run. */
  async function openPart(person: TestPerson, path: string, mark: string, script: string) {
    const { origin, sendRest } = await servePageSlowly(world.site.url, mark);
    const page = await world.open(person, paths.about());
    const arrived = page.waitForResponse((response) => response.url().includes(script));
    await page.goto(origin + path, { waitUntil: 'commit' });
    await (await arrived).finished();
    await page.waitForFunction(() => document.body !== null);
    return { page, sendRest };
  }

  test('the jobs of a list are marked by a script that arrives before the rest of the page', async () => {
    const { id } = await createActive(world.app, world.employer, completeJob());
    const { page, sendRest } = await openPart(world.seeker, paths.jobs(), 'class="job-card-title"', 'job-list');
    await page.locator('.job-card').waitFor({ ...SOON, state: 'attached' });
    sendRest();
    await page.locator(`.job-card:has([href$="${id}"]) [data-mark]`).waitFor(SOON);
  });

  test('signing out is confirmed as such, although the live stream reports the end of the session earlier', async () => {
    const page = await world.open(world.seeker, paths.seekerDashboard());
    await connected(page);
    await slowLine(page);
    await page.getByRole('button', { name: m.app_user_menu({ name: 'Lucía Moreno' }) }).click();
    await page.getByRole('menuitem', { name: m.app_sign_out() }).click(SOON);
    await page.getByText(m.auth_signed_out_title(), { exact: true }).waitFor(SOON);
    expect(new URL(page.url()).pathname).toBe(paths.home());
  });
});
