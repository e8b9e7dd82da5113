import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { completeJob, createActive } from '#test/support/jobs.ts';
import { messagingWorld, SOON } from '#test/support/messaging.ts';
import type { TestPerson } from '#test/support/people.ts';
import { servePageSlowly } from '#test/support/slow-page.ts';

/** A small script may run before all of the page's HTML is there. */
describe('a page whose script arrives before the rest of it', () => {
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

  test('marks the jobs of a list', async () => {
    const { id } = await createActive(world.app, world.employer, completeJob());
    const { page, sendRest } = await openPart(world.seeker, paths.jobs(), 'class="job-card-title"', 'job-list');
    await page.locator('.job-card').waitFor({ ...SOON, state: 'attached' });
    sendRest();
    await page.locator(`.job-card:has([href$="${id}"]) [data-mark]`).waitFor(SOON);
  });

  test('opens a thread at its first unread message, and says that it is read', async () => {
    for (const line of ['Good morning', 'And another']) await world.say(world.employer, `${line}\n`.repeat(40));
    const { page, sendRest } = await openPart(
      world.seeker,
      paths.messaging(world.id),
      'data-first-unread',
      'read-thread',
    );
    const reads = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/read'));
    sendRest();
    await page.locator('[data-first-unread=shown]').waitFor({ ...SOON, state: 'attached' });
    await reads;
    expect(await page.evaluate(() => 'starting' in document.body.dataset)).toBe(true);
  });
});
