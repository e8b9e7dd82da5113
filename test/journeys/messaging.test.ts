import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { Message } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { connected, field, message, messagingWorld } from '#test/support/messaging.ts';
import { registerPerson } from '#test/support/people.ts';

/** Two people write to each other from different pages. */
describe('messages', () => {
  const world = messagingWorld();

  const conversations = (page: Page) =>
    page.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link');
  const rowOf = (page: Page, name: string) => conversations(page).filter({ hasText: name });
  const areRead = async () => {
    const path = `/applications/${world.id}/messages`;
    const { messages } = await world.call<{ messages: Message[] }>(world.employer, 'GET', path);
    return messages.map(({ readAt }) => readAt !== null);
  };

  test('leads from a toast to the thread, and the list follows what two people write (T92)', async () => {
    const other = await registerPerson(world.app, { firstName: 'Bruno', lastName: 'Berger' });
    const theirId = await world.applyAs(other);
    const theirs = await world.open(world.seeker, paths.jobs());
    await connected(theirs);
    await world.say(world.employer, 'About the umbrella');
    await world.say(world.employer, 'Hello Bruno', theirId);
    const toast = theirs.getByRole('alertdialog').filter({ hasText: 'About the umbrella' });
    // While it is pointed at, it stays.
    await toast.hover();
    // No one has the thread open yet.
    expect(await areRead()).toEqual([false]);

    const ours = await world.open(world.employer, paths.messaging());
    await connected(ours);
    await conversations(ours).first().filter({ hasText: 'Hello Bruno' }).waitFor();
    await toast.getByRole('link').click();
    await field(theirs).fill('Good morning to you');
    await field(theirs).press('Enter');
    await conversations(ours).first().filter({ hasText: 'Good morning to you' }).waitFor();
    const unread = rowOf(ours, 'Lucía Moreno').getByText(m.app_unread_count({ count: 1 }));
    await unread.waitFor({ state: 'attached' });
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning to you').waitFor();
    await unread.waitFor({ state: 'detached' });
    await expect.poll(areRead).toEqual([true, true]);

    const search = ours.getByRole('searchbox', { name: m.messages_search_all() });
    await search.fill('umbrel');
    await rowOf(ours, 'Bruno Berger').waitFor({ state: 'detached' });
    await rowOf(ours, 'About the umbrella').waitFor();
    await search.fill('nothing like it');
    await ours.getByRole('heading', { name: m.messages_no_match() }).waitFor();
  });

  test('shows a list or a thread on a phone, with a way back', async () => {
    await world.say(world.employer, 'Good morning https://example.com');
    const ours = await world.open(world.employer, paths.messaging(), { width: 360, colorScheme: 'dark' });
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning').waitFor();
    expect(await rowOf(ours, 'Lucía Moreno').isVisible()).toBe(false);
    await ours.getByRole('button', { name: m.messages_search(), exact: true }).click();
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).waitFor();
    expect(await axeFindings(ours)).toEqual([]);
    await ours.keyboard.press('Escape');
    await ours.getByRole('link', { name: m.messages_back() }).click();
    await rowOf(ours, 'Lucía Moreno').waitFor();
    const fits = () => document.documentElement.scrollWidth <= innerWidth;
    expect(await ours.evaluate(fits)).toBe(true);
  });
});
