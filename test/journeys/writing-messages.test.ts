import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { startReact } from '#test/support/browser.ts';
import { connected, field, message, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

/** Two people who write to each other about an application, each in a browser of their own. */
describe('writing messages', () => {
  const world = messagingWorld();

  async function send(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  /** That it is saved shows for half a second: a locator, which looks twice a second, may miss it. */
  const isSaved = (page: Page) =>
    page.waitForFunction(
      (words) => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === words),
      m.messages_draft_saved(),
      SOON,
    );
  const writeDraft = (page: Page, text: string) => Promise.all([isSaved(page), field(page).fill(text)]);
  const state = (page: Page, text: string, words: string) =>
    message(page, text)
      .getByText(words, { exact: true })
      .waitFor({ ...SOON, state: 'attached' });
  /** It is stored, however far it has come since. */
  const arrived = (page: Page, text: string) => page.locator('[data-seq]').filter({ hasText: text }).waitFor(SOON);

  test('what one writes the other reads, and each step shows: sent, delivered, read (T12)', async () => {
    await world.say(world.employer, 'Good morning');
    const ours = await world.open(world.employer);
    await connected(ours);
    await send(ours, 'Could we talk on Thursday?');
    await state(ours, 'Thursday', m.messages_state_sent());
    // It comes to a browser that shows another page, and is read once the thread is opened.
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

  test('a question about former pay is noticed where an employer writes it, and can be sent', async () => {
    const { ours, theirs } = await world.both();
    const notice = (page: Page, quote: string) => page.getByText(m.messages_former_pay({ quote }));
    await field(ours).fill('What salary do you expect?');
    await expect.poll(() => ours.getByRole('status').filter({ hasText: '2023/970' }).count()).toBe(0);
    await field(ours).fill('What is your current salary?');
    await notice(ours, 'current salary').waitFor(SOON);
    await field(theirs).fill('What is your current salary?');
    await field(ours).press('Enter');
    await message(theirs, 'current salary').waitFor(SOON);
    await notice(ours, 'current salary').waitFor({ ...SOON, state: 'detached' });
    expect(await notice(theirs, 'current salary').count()).toBe(0);
  });

  test('who is offline loses nothing and doubles nothing (T158)', async () => {
    const { ours, theirs } = await world.both();
    await theirs.context().setOffline(true);
    await theirs.getByText(m.messages_offline()).first().waitFor(SOON);
    await send(theirs, 'Written in a tunnel');
    await state(theirs, 'tunnel', m.messages_state_failed());
    await send(ours, 'Are you there?');
    await state(ours, 'there?', m.messages_state_sent());
    await theirs.context().setOffline(false);
    await message(theirs, 'Are you there?').waitFor({ timeout: 45_000 });
    await message(theirs, 'tunnel').getByRole('button', { name: m.messages_try_again() }).click();
    await message(ours, 'Written in a tunnel').waitFor(SOON);
    await theirs.reload();
    await message(theirs, 'tunnel').waitFor();
    expect(await texts(theirs)).toEqual(['Good morning', 'Are you there?', 'Written in a tunnel']);
    expect(await texts(ours)).toEqual(await texts(theirs));
  });

  test('a message whose answer was lost arrives once, also when it is sent again', async () => {
    const { ours } = await world.both();
    // Without its live stream the page does not hear that it has arrived.
    await ours.route('**/api/live**', (route) => route.abort());
    await ours.reload();
    await startReact(ours);
    await ours.route(`**/api/applications/${world.id}/messages`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await world.call(
        world.employer,
        'POST',
        `/applications/${world.id}/messages`,
        route.request().postDataJSON() as object,
      );
      return route.abort();
    });
    await send(ours, 'Only once');
    await state(ours, 'Only once', m.messages_state_failed());
    await ours.unroute(`**/api/applications/${world.id}/messages`);
    await message(ours, 'Only once').getByRole('button', { name: m.messages_try_again() }).click();
    await arrived(ours, 'Only once');
    expect(await texts(ours)).toEqual(['Good morning', 'Only once']);
    expect(await world.stored()).toEqual(['Good morning', 'Only once']);
  });

  test('what could not be sent is still there after the page was left', async () => {
    const { ours } = await world.both();
    await ours.route(`**/api/applications/${world.id}/messages`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await send(ours, 'Keep me');
    await state(ours, 'Keep me', m.messages_state_failed());
    await ours.unroute(`**/api/applications/${world.id}/messages`);
    await ours.reload();
    await message(ours, 'Keep me').getByRole('button', { name: m.messages_try_again() }).click();
    await arrived(ours, 'Keep me');
    expect(await world.stored()).toEqual(['Good morning', 'Keep me']);
  });

  test('a draft is kept, and is gone once it is sent or one signs out (T163)', async () => {
    const { ours } = await world.both();
    await writeDraft(ours, 'Half a thou');
    await ours.reload();
    await expect.poll(() => field(ours).inputValue(), SOON).toBe('Half a thou');
    await connected(ours);
    await field(ours).press('Enter');
    await arrived(ours, 'Half a thou');
    await ours.reload();
    await connected(ours);
    expect(await field(ours).inputValue()).toBe('');
    await writeDraft(ours, 'For nobody else');
    await ours.getByRole('button', { name: /Jonas Weber/ }).click();
    await ours
      .getByRole('menuitem', { name: m.app_sign_out() })
      .or(ours.getByRole('button', { name: m.app_sign_out() }))
      .first()
      .click();
    await ours.getByRole('link', { name: m.app_sign_in() }).first().waitFor(SOON);
    expect(
      await ours.evaluate(() =>
        Object.keys(localStorage).filter(
          (key) => key.startsWith('parlance.message') || key.startsWith('parlance.unsent'),
        ),
      ),
    ).toEqual([]);
  });

  test('one sees that one is typing, and so does the other side (T100)', async () => {
    const { ours, theirs } = await world.both();
    await field(theirs).pressSequentially('Well');
    await theirs.getByText('You are typing...').waitFor();
    await ours.getByText(m.messages_typing({ name: 'Lucía Moreno' })).waitFor(SOON);
    await theirs.getByText('You are typing...').waitFor({ state: 'detached' });
    await ours.getByText(m.messages_typing({ name: 'Lucía Moreno' })).waitFor({ state: 'detached' });
  });

  test('Enter sends, Shift and Enter begin a line, and nothing is sent that is empty, too long or not filled in (T192)', async () => {
    const { ours } = await world.both();
    const button = ours.getByRole('button', { name: m.messages_send(), exact: true });
    await field(ours).fill('  ');
    expect(await button.isDisabled()).toBe(true);
    await field(ours).fill('x'.repeat(1_001));
    expect(await button.isDisabled()).toBe(true);
    await field(ours).fill('See you on {{date}}');
    await ours.getByText(m.messages_placeholder_left({ placeholder: '{{date}}' })).waitFor();
    await field(ours).press('Enter');
    expect(await world.stored()).toEqual(['Good morning']);
    await field(ours).fill('One');
    await field(ours).press('Shift+Enter');
    await field(ours).pressSequentially('two');
    await field(ours).press('Enter');
    await arrived(ours, 'two');
    expect(await world.stored()).toEqual(['Good morning', 'One\ntwo']);
  });

  test('files go along: chosen, dropped or pasted; others are refused in words (T186)', async () => {
    const { ours, theirs } = await world.both();
    const file = (name: string, mimeType: string, content = 'Some words.') => ({
      name,
      mimeType,
      buffer: Buffer.from(content),
    });
    const input = ours.locator('input[type=file]');
    await input.setInputFiles(file('virus.exe', 'application/x-msdownload'));
    await ours.getByText('File type not supported. Please upload PDF, Word, images, or text files.').waitFor();
    await input.setInputFiles(file('long.txt', 'text/plain', 'x'.repeat(10 * 1024 * 1024 + 1)));
    await ours.getByText('File too large. Maximum size is 10MB.').waitFor();
    await input.setInputFiles(file('chosen.txt', 'text/plain'));
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
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'pasted.txt' }) }).click(SOON);
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
});
