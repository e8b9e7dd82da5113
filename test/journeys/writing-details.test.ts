import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { startReact } from '#test/support/browser.ts';
import { connected, field, keptDrafts, message, messagingWorld, SOON } from '#test/support/messaging.ts';
import { stopClock } from '#test/support/page-clock.ts';

const HOUR = 60 * 60 * 1_000;
const KEPT = /^parlance\.message\./;

/** How long what passes while one writes is to be seen, and what is said when something does not work. */
describe('while one writes', () => {
  const world = messagingWorld();

  /** The employer's thread, whose clock stands still once it is alive. */
  async function openStopped(view: Parameters<typeof world.open>[2] = {}): Promise<Page> {
    const page = await world.open(world.employer, paths.settings(), view);
    await page.clock.install();
    await page.goto(world.site.url + localizePath(paths.messaging(world.id), view.locale ?? 'en'));
    await connected(page, view.locale);
    // What is pressed before React is there waits for a timer, which a stopped clock never runs.
    await startReact(page);
    await stopClock(page);
    return page;
  }
  /** Lets time pass, with room for what each moment causes. */
  async function pass(page: Page, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50);
  }
  const isShown = (page: Page, words: string) => page.getByText(words, { exact: true }).isVisible();
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).first();
  const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Some words.') };

  test('a draft is saved a second after the last change, says so for half a second, and is forgotten when emptied (T101)', async () => {
    const page = await openStopped();
    await field(page).fill('Half a thou');
    await page.clock.runFor(900);
    await field(page).fill('Half a thought');
    await page.clock.runFor(950);
    expect([await keptDrafts(page), await isShown(page, 'Draft saved')]).toEqual([[], false]);
    await page.clock.runFor(100);
    expect(await keptDrafts(page)).toEqual([
      { content: 'Half a thought', subject: 'Re: Account Executive', timestamp: expect.any(Number) as unknown },
    ]);
    await expect.poll(() => isShown(page, 'Draft saved')).toBe(true);
    await pass(page, 400);
    expect(await isShown(page, 'Draft saved')).toBe(true);
    await page.clock.runFor(100);
    await expect.poll(() => isShown(page, 'Draft saved')).toBe(false);
    await field(page).fill(' ');
    await page.clock.runFor(1_050);
    expect(await keptDrafts(page)).toEqual([]);
  });

  test('a draft of less than 24 hours is found again, an older one is not (T161)', async () => {
    const page = await world.open(world.employer);
    await field(page).fill('Half a thought');
    await page.getByText('Draft saved').waitFor();
    const age = (hours: number) =>
      page.evaluate(
        ([pattern, milliseconds]) => {
          const key = Object.keys(localStorage).find((name) => new RegExp(String(pattern)).test(name)) ?? '';
          const draft = JSON.parse(localStorage.getItem(key) ?? '') as { timestamp: number };
          localStorage.setItem(key, JSON.stringify({ ...draft, timestamp: Date.now() - Number(milliseconds) }));
        },
        [KEPT.source, hours * HOUR],
      );
    await age(23.9);
    await page.reload();
    await expect.poll(() => field(page).inputValue(), SOON).toBe('Half a thought');
    await age(24);
    await page.reload();
    await connected(page);
    expect([await field(page).inputValue(), await keptDrafts(page)]).toEqual(['', []]);
  });

  test('one is typing for two seconds after the last keystroke, and no longer (T160)', async () => {
    const page = await openStopped();
    await field(page).pressSequentially('Well');
    await page.getByText('4 of 1,000 characters').waitFor();
    await pass(page, 1_900);
    await field(page).pressSequentially('!');
    // The page has taken the keystroke before its time passes.
    await page.getByText('5 of 1,000 characters').waitFor();
    await pass(page, 1_950);
    expect(await isShown(page, 'You are typing...')).toBe(true);
    await pass(page, 100);
    await expect.poll(() => isShown(page, 'You are typing...')).toBe(false);
  });

  test.for([
    [360, 'en', 'You are typing...', 'Draft saved'],
    [360, 'de', 'Sie schreiben …', 'Entwurf gespeichert'],
    [1280, 'de', 'Sie schreiben …', 'Entwurf gespeichert'],
  ] as const)(
    '%i wide in %s, a draft is saved while one is typing: both are shown, and nothing moves (T102)',
    async ([width, locale, typing, saved]) => {
      await world.say(world.employer, 'Good morning');
      const page = await openStopped({ width, locale });
      const other = await world.open(world.seeker, paths.messaging(world.id), { locale });
      await connected(other, locale);
      const own = page.getByText(typing, { exact: true });
      const boxes = async () => [
        await own.boundingBox(),
        await field(page, locale).boundingBox(),
        await page.locator('form').last().boundingBox(),
      ];
      await field(page, locale).pressSequentially('Well');
      await own.waitFor();
      await field(other, locale).pressSequentially('And');
      await page.getByText(m.messages_typing({ name: 'Lucía Moreno' }, { locale })).waitFor(SOON);
      await page.clock.runFor(950);
      const [before, isSaved] = [await boxes(), await isShown(page, saved)];
      await page.clock.runFor(100);
      await page.getByRole('status').filter({ hasText: saved }).waitFor();
      const shown = await page.getByText(saved, { exact: true }).boundingBox();
      expect([isSaved, await own.isVisible(), await boxes()]).toEqual([false, true, before]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const [left, right] = [shown, before[0]];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
      // Half a second later it is gone; one is still typing.
      await pass(page, 550);
      await expect.poll(() => isShown(page, saved)).toBe(false);
      expect([await own.isVisible(), await boxes()]).toEqual([true, before]);
    },
  );

  test('what was sent is said for five seconds, seen and heard, as is what was not (T271)', async () => {
    const page = await openStopped();
    await field(page).fill('Good morning');
    await field(page).press('Enter');
    const sent = page.getByText('Message sent successfully');
    await sent.waitFor(SOON);
    expect(await sent.evaluate((element) => element.closest('[role=status]') !== null)).toBe(true);
    expect(await sent.count()).toBe(1);
    await pass(page, 4_900);
    expect(await sent.isVisible()).toBe(true);
    await pass(page, 200);
    await sent.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.route('**/api/applications/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await field(page).fill('Are you there?');
    await field(page).press('Enter');
    await toast(page, 'Failed to send message').waitFor(SOON);
    await message(page, 'Are you there?').getByText('Not sent').waitFor();
  });

  test('a file that arrived is told, and one that could not be sent or saved too (T272)', async () => {
    const page = await world.open(world.employer);
    await connected(page);
    await page.route('**/api/files', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(file);
    await toast(page, 'Failed to upload file').waitFor(SOON);
    await page.unrouteAll();
    await page.locator('input[type=file]').setInputFiles({ ...file, name: 'other.txt' });
    await toast(page, 'File uploaded successfully').waitFor(SOON);
    await field(page).press('Enter');
    // Once it is stored: before, another element stands for it.
    const link = page.locator('[data-seq]').getByRole('link', { name: /other\.txt/ });
    await link.waitFor(SOON);
    await page.route('**/attachments/**', (route) => route.abort());
    await link.click();
    await toast(page, 'Failed to download file').waitFor(SOON);
  });

  test.each([
    [640, 360],
    [640, 320],
    [812, 375],
  ])('in a low window of %i × %i the field, its button and the last message are to be seen', async (width, height) => {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.employer);
    await page.setViewportSize({ width, height });
    await page.reload();
    await message(page, 'Good morning').waitFor();
    const seen = [
      field(page),
      page.getByRole('button', { name: m.messages_send() }),
      message(page, 'Good morning').getByText('Good morning').last(),
    ];
    for (const element of seen)
      await expect
        .poll(() =>
          element.evaluate((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            // Nothing lies on it, such as the bar at the bottom.
            const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
            return corners.map((found) => node.contains(found) || found?.outerHTML.slice(0, 80));
          }),
        )
        .toEqual([true, true]);
  });

  test('messages that could not be loaded say so (T270)', async () => {
    const page = await world.open(world.employer, paths.settings());
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByRole('heading', { name: 'Failed to load messages' }).waitFor(SOON);
  });

  test('a message that comes while one is elsewhere shows its first 50 characters (T284)', async () => {
    const page = await world.open(world.seeker, paths.jobs());
    await connected(page);
    const text = 'Could we talk on Thursday about when you could begin?';
    await world.say(world.employer, text);
    const shown = toast(page, 'Could we talk');
    await shown.waitFor(SOON);
    expect(await shown.getByText('Could we talk').innerText()).toBe(`${text.slice(0, 50)}…`);
  });
});
