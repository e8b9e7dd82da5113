import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { connected, field, message, messagingWorld, SOON } from '#test/support/messaging.ts';

/** What could not be read or fetched while a page is open. */
describe('what could not be read', () => {
  const world = messagingWorld();

  /** What a page writes to its console as an error, of its own. */
  function errorsOf(page: Page): string[] {
    const errors: string[] = [];
    page.on(
      'console',
      (one) => void (one.type() === 'error' && one.text().startsWith('Could not') && errors.push(one.text())),
    );
    return errors;
  }
  const refuse = (page: Page, address: string) =>
    page.route(address, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));

  test('of notifications is logged (T276)', async () => {
    const page = await world.open(world.seeker, paths.settings());
    const errors = errorsOf(page);
    await connected(page);
    await refuse(page, '**/api/notifications*');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page.getByText(m.notifications_load_failed()).waitFor(SOON);
    expect(errors).toEqual([expect.stringMatching(/^Could not read.*notifications.*list/)]);
  });

  test('of messages is logged: a search, the list of conversations, and what was missed (T277)', async () => {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.seeker);
    const errors = errorsOf(page);
    await connected(page);
    await refuse(page, '**/api/applications/*/messages*');
    await refuse(page, '**/api/conversations*');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    // Being connected again is a reason to read both.
    await expect
      .poll(() => ['conversations', 'list'].map((what) => errors.filter((text) => text.includes(what)).length), SOON)
      .toEqual([1, 1]);
    expect(await message(page, 'Good morning').isVisible()).toBe(true);
    await page.getByRole('button', { name: m.messages_search() }).click();
    await page.getByRole('searchbox', { name: m.messages_search_text() }).fill('morning');
    await expect.poll(() => errors.length, SOON).toBe(3);
    expect(errors[2]).toMatch(/^Could not read.*messages.*list/);
  });

  test('of a picture is said and logged; one that can be is shown in a tab of its own, by mouse and keyboard (T129)', async () => {
    const page = await world.open(world.employer);
    const errors = errorsOf(page);
    await connected(page);
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'team.png', mimeType: 'image/png', buffer });
    await page.getByText(m.messages_uploaded()).first().waitFor(SOON);
    await field(page).press('Enter');
    const link = page.locator('[data-seq]').getByRole('link', { name: 'team.png' });
    await link.waitFor(SOON);
    const shown = async (press: () => Promise<void>) => {
      const opening = page.waitForEvent('popup');
      await press();
      const tab = await opening;
      await tab.waitForURL(/^blob:/);
      expect(await tab.evaluate(() => [document.contentType, document.images[0]?.naturalWidth])).toEqual([
        'image/png',
        40,
      ]);
      await tab.close();
    };
    await shown(() => link.click());
    await link.focus();
    await shown(() => page.keyboard.press('Enter'));
    // Without script it is a link to the file.
    const address = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(world.site.url + address)).headers()['content-type']).toBe('image/png');

    const answer = Promise.withResolvers<void>();
    await page.route('**/attachments/**', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 404, json: {} });
    });
    const opening = page.waitForEvent('popup');
    await link.click();
    const tab = await opening;
    answer.resolve();
    await page
      .getByRole('alertdialog')
      .filter({ hasText: 'Failed to download file' })
      .filter({ hasText: 'team.png' })
      .waitFor(SOON);
    await expect.poll(() => tab.isClosed(), SOON).toBe(true);
    await page.locator('[data-message]').getByText('Failed to download file').waitFor();
    expect(errors).toEqual([expect.stringMatching(/^Could not download .*\/attachments\//)]);
  });
});
