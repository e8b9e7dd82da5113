import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/by-keyboard.ts';
import { connected, field, keptDrafts, message, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

/** Two people who write to each other about an application, each in a separate browser. */
describe('writing messages', () => {
  const world = messagingWorld();

  async function send(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  /** The page's own errors in its console. */
  function errorsOf(page: Page): string[] {
    const errors: string[] = [];
    page.on(
      'console',
      (one) => void (one.type() === 'error' && one.text().startsWith('Could not') && errors.push(one.text())),
    );
    return errors;
  }
  const toast = (page: Page, words: string) => page.getByRole('alertdialog').filter({ hasText: words }).first();
  const file = (name: string, mimeType = 'text/plain', content = 'Some words.') => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  const state = (page: Page, text: string, words: string) =>
    message(page, text)
      .getByText(words, { exact: true })
      .waitFor({ ...SOON, state: 'attached' });

  test('each message reaches the other side, and shows each step: sent, delivered, read (T12)', async () => {
    await world.say(world.employer, 'Good morning');
    const ours = await world.open(world.employer);
    await connected(ours);
    await send(ours, 'Could we talk on Thursday?');
    await state(ours, 'Thursday', m.messages_state_sent());
    // It is delivered to a browser with another page, and read once the thread is opened.
    const theirs = await world.open(world.seeker, paths.jobs());
    await state(ours, 'Thursday', m.messages_state_delivered());
    await theirs.goto(world.site.url + paths.messaging(world.id));
    await message(theirs, 'Thursday').waitFor();
    await state(ours, 'Thursday', m.messages_state_read());
    await connected(theirs);
    await send(theirs, 'Thursday it is');
    await message(ours, 'Thursday it is').waitFor(SOON);
    await state(theirs, 'Thursday it is', m.messages_state_read());
    expect(await texts(ours)).toEqual(['Good morning', 'Could we talk on Thursday?', 'Thursday it is']);
    expect(await texts(theirs)).toEqual(await texts(ours));
  });

  test('deletes a draft when its author signs out (T163)', async () => {
    const { ours } = await world.both();
    await field(ours).fill('For nobody else');
    await expect.poll(() => keptDrafts(ours), SOON).toHaveLength(1);
    await ours.getByRole('button', { name: /Jonas Weber/ }).click();
    await ours
      .getByRole('menuitem', { name: m.app_sign_out() })
      .or(ours.getByRole('button', { name: m.app_sign_out() }))
      .first()
      .click();
    await ours.getByRole('link', { name: m.app_sign_in() }).first().waitFor(SOON);
    expect(await keptDrafts(ours)).toEqual([]);
  });

  test('sends files that are chosen, dropped or pasted; refuses others with an explanation (T186)', async () => {
    const { ours, theirs } = await world.both();
    const input = ours.locator('input[type=file]');
    await input.setInputFiles(file('virus.exe', 'application/x-msdownload'));
    await ours.getByText('File type not supported. Please upload PDF, Word, images, or text files.').waitFor();
    await input.setInputFiles(file('long.txt', 'text/plain', 'x'.repeat(10 * 1024 * 1024 + 1)));
    await ours.getByText('File too large. Maximum size is 10MB.').waitFor();
    await input.setInputFiles(file('chosen.txt'));
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'chosen.txt' }) }).waitFor(SOON);
    const give = (type: 'drop' | 'paste', name: string) =>
      field(ours).evaluate(
        (element, [kind, called]) => {
          const data = new DataTransfer();
          data.items.add(new File(['More words.'], called ?? '', { type: 'text/plain' }));
          element.dispatchEvent(
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        },
        [type, name],
      );
    await give('drop', 'dropped.txt');
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'dropped.txt' }) }).waitFor(SOON);
    await give('paste', 'pasted.txt');
    await pressEnter(ours.getByRole('button', { name: m.ui_remove_item({ item: 'pasted.txt' }) }));
    await hasFocus(field(ours));
    await send(ours, 'Here they are');
    await message(theirs, 'Here they are')
      .getByRole('link', { name: /chosen\.txt/ })
      .waitFor(SOON);
    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      message(theirs, 'Here they are')
        .getByRole('link', { name: /dropped\.txt/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('dropped.txt');
    expect(
      await message(theirs, 'Here they are')
        .getByRole('link', { name: /pasted/ })
        .count(),
    ).toBe(0);
  });

  test('announces a file that arrived, and one that could not be sent or saved (T272)', async () => {
    const page = await world.open(world.employer);
    await connected(page);
    await page.route('**/api/files', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(file('plan.txt'));
    await toast(page, 'Failed to upload file').waitFor(SOON);
    await page.unrouteAll();
    await page.locator('input[type=file]').setInputFiles(file('other.txt'));
    await toast(page, 'File uploaded successfully').waitFor(SOON);
    await field(page).press('Enter');
    // After it is stored: before, another element represents it.
    const link = page.locator('[data-seq]').getByRole('link', { name: /other\.txt/ });
    await link.waitFor(SOON);
    await page.route('**/attachments/**', (route) => route.abort());
    await link.click();
    await toast(page, 'Failed to download file').waitFor(SOON);
  });

  test('reports messages that could not be loaded (T270)', async () => {
    const page = await world.open(world.employer, paths.settings());
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Not now.' }));
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByRole('heading', { name: 'Failed to load messages' }).waitFor(SOON);
  });

  test('shows a picture in a separate tab, by mouse and keyboard; reports and logs one that cannot be shown (T129)', async () => {
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
    // Without JavaScript it is a link to the file.
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
