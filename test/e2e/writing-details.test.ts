import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { connected, field, message, messagingWorld, SOON } from '#test/support/messaging.ts';

const HOUR = 60 * 60 * 1_000;
const KEPT = /^parlance\.message\./;

/** How long what passes while one writes is to be seen, and what is said when something does not work. */
describe('while one writes', () => {
  const world = messagingWorld();

  /** The employer's thread, whose clock stands still once it is alive. */
  async function openStopped(): Promise<Page> {
    const page = await world.open(world.employer, paths.settings());
    await page.clock.install();
    await page.goto(world.site.url + paths.messaging(world.id));
    await connected(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
    return page;
  }
  /** Lets time pass, with room for what each moment causes. */
  async function pass(page: Page, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50);
  }
  const isShown = (page: Page, words: string) => page.getByText(words, { exact: true }).isVisible();
  const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('parlance.message.')).map(([, value]) => (JSON.parse(value as string) as { text: string }).text));
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).first();
  const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Some words.') };

  test('a draft is saved a second after the last change, says so for half a second, and is forgotten when emptied', async () => {
    const page = await openStopped();
    await field(page).fill('Half a thou');
    await page.clock.runFor(900);
    await field(page).fill('Half a thought');
    await page.clock.runFor(950);
    expect([await kept(page), await isShown(page, 'Draft saved')]).toEqual([[], false]);
    await page.clock.runFor(100);
    expect(await kept(page)).toEqual(['Half a thought']);
    await expect.poll(() => isShown(page, 'Draft saved')).toBe(true);
    await pass(page, 400);
    expect(await isShown(page, 'Draft saved')).toBe(true);
    await page.clock.runFor(100);
    await expect.poll(() => isShown(page, 'Draft saved')).toBe(false);
    await field(page).fill(' ');
    await page.clock.runFor(1_050);
    expect(await kept(page)).toEqual([]);
  });

  test('a draft of less than 24 hours is found again, an older one is not', async () => {
    const page = await world.open(world.employer);
    await field(page).fill('Half a thought');
    await page.getByText('Draft saved').waitFor();
    const age = (hours: number) =>
      page.evaluate(
        ([pattern, milliseconds]) => {
          const key = Object.keys(localStorage).find((name) => new RegExp(String(pattern)).test(name)) ?? '';
          const draft = JSON.parse(localStorage.getItem(key) ?? '') as { at: number };
          localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() - Number(milliseconds) }));
        },
        [KEPT.source, hours * HOUR],
      );
    await age(23.9);
    await page.reload();
    await expect.poll(() => field(page).inputValue(), SOON).toBe('Half a thought');
    await age(24);
    await page.reload();
    await connected(page);
    expect([await field(page).inputValue(), await kept(page)]).toEqual(['', []]);
  });

  test('one is typing for two seconds after the last keystroke', async () => {
    const page = await openStopped();
    await field(page).pressSequentially('Well');
    await pass(page, 1_900);
    await field(page).pressSequentially('!');
    await pass(page, 1_900);
    expect(await isShown(page, 'You are typing...')).toBe(true);
    await pass(page, 150);
    await expect.poll(() => isShown(page, 'You are typing...')).toBe(false);
  });

  test('what was sent is said to those who do not see it; what was not is told', async () => {
    const page = await world.open(world.employer);
    await connected(page);
    await field(page).fill('Good morning');
    await field(page).press('Enter');
    await page.getByText('Message sent successfully').waitFor({ ...SOON, state: 'attached' });
    await page.route('**/api/applications/*/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await field(page).fill('Are you there?');
    await field(page).press('Enter');
    await toast(page, 'Failed to send message').waitFor(SOON);
    await message(page, 'Are you there?').getByText('Not sent').waitFor();
  });

  test('a file that arrived is told, and one that could not be sent or saved too', async () => {
    const page = await world.open(world.employer);
    await connected(page);
    await page.route('**/api/files', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(file);
    await toast(page, 'Failed to upload file').waitFor(SOON);
    await page.unrouteAll();
    await page.locator('input[type=file]').setInputFiles({ ...file, name: 'other.txt' });
    await toast(page, 'File uploaded successfully').waitFor(SOON);
    await field(page).press('Enter');
    const link = page.locator('[data-message]').getByRole('link', { name: /other\.txt/ });
    await link.waitFor(SOON);
    await page.route('**/attachments/**', (route) => route.abort());
    await link.click();
    await toast(page, 'Failed to download file').waitFor(SOON);
  });

  test('messages that could not be loaded say so', async () => {
    const page = await world.open(world.employer, paths.settings());
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByRole('heading', { name: 'Failed to load messages' }).waitFor(SOON);
  });

  test('a message that comes while one is elsewhere shows its first 50 characters', async () => {
    const page = await world.open(world.seeker, paths.jobs());
    await connected(page);
    const text = 'Could we talk on Thursday about when you could begin?';
    await world.say(world.employer, text);
    const shown = toast(page, 'Could we talk');
    await shown.waitFor(SOON);
    expect(await shown.getByText('Could we talk').innerText()).toBe(`${text.slice(0, 50)}…`);
  });
});
