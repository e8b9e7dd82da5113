import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { Message } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { slowLine } from '#test/support/browser.ts';
import { connected, field, message, messages, messagingWorld, SOON, texts } from '#test/support/messaging.ts';
import { registerPerson } from '#test/support/people.ts';

/** The list of conversations, and a thread as one reads it. */
describe('reading messages', () => {
  const world = messagingWorld();

  const rowOf = (page: Page, name: string) =>
    page.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').filter({ hasText: name });

  /** More than two pages, written into the table: the limit on sending holds for tests too. */
  async function fill(count: number): Promise<void> {
    await world.say(world.employer, 'Good morning');
    await world.app.base.db
      .insertInto('message')
      .values(
        Array.from({ length: count - 1 }, (_, index) => ({
          id: randomUUID(),
          application_id: world.id,
          seq: index + 2,
          client_id: randomUUID(),
          side: index % 2 ? ('applicant' as const) : ('employer' as const),
          sender_id: index % 2 ? world.seeker.userId : world.employer.userId,
          recipient_id: index % 2 ? world.employer.userId : world.seeker.userId,
          subject: 'Re: Account Executive',
          content: `Number ${index + 2}.${' And so on.'.repeat(index % 9)}`,
          search: '',
          created_at: new Date(Date.now() - (count - index) * 60_000),
          delivered_at: new Date(),
          read_at: new Date(),
        })),
      )
      .execute();
    await world.app.base.db
      .updateTable('conversation')
      .set({ last_seq: count })
      .where('application_id', '=', world.id)
      .execute();
  }

  test('the page is for those who are signed in, and a thread for those whose it is', async () => {
    const stranger = await registerPerson(world.app);
    const asked = async (cookie?: string, path = paths.messaging(world.id)) =>
      (await fetch(world.site.url + path, { redirect: 'manual', ...(cookie ? { headers: { cookie } } : {}) })).status;
    expect([
      await asked(),
      await asked(stranger.cookie),
      await asked(world.seeker.cookie),
      await asked(world.employer.cookie),
    ]).toEqual([302, 404, 200, 200]);
    expect(await asked(world.seeker.cookie, `${paths.messaging()}?application=nonsense`)).toBe(404);
    const page = await world.open(stranger, paths.messaging());
    await page.getByRole('heading', { name: m.messages_none() }).waitFor();
  });

  test('the list follows: the latest comes first, with what is unread (T92)', async () => {
    await world.say(world.employer, 'Good morning');
    const other = await registerPerson(world.app, { firstName: 'Bruno', lastName: 'Berger' });
    const theirId = await world.applyAs(other);
    await world.say(world.employer, 'Hello Bruno', theirId);
    const ours = await world.open(world.employer, paths.messaging());
    await connected(ours);
    await ours
      .getByRole('navigation', { name: m.messages_conversations() })
      .getByRole('link')
      .first()
      .filter({ hasText: 'Bruno Berger' })
      .waitFor();
    await world.say(world.seeker, 'Good morning to you');
    await ours
      .getByRole('navigation', { name: m.messages_conversations() })
      .getByRole('link')
      .first()
      .filter({ hasText: 'Good morning to you' })
      .waitFor(SOON);
    await rowOf(ours, 'Lucía Moreno')
      .getByText(m.app_unread_count({ count: 1 }))
      .waitFor({ state: 'attached' });
    // Whoever is not there yet comes, too.
    const third = await registerPerson(world.app, { firstName: 'Clara', lastName: 'Conti' });
    const thirdId = await world.applyAs(third);
    await world.say(world.employer, 'Hello Clara', thirdId);
    await rowOf(ours, 'Clara Conti').waitFor(SOON);
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning to you').waitFor();
    await rowOf(ours, 'Lucía Moreno')
      .getByText(m.app_unread_count({ count: 1 }))
      .waitFor({ ...SOON, state: 'detached' });
    expect(await field(ours).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('earlier messages come as one scrolls up, and nothing that one looks at jumps', async () => {
    await fill(180);
    const ours = await world.open(world.employer);
    // The view reaches the first message before earlier ones come.
    await slowLine(ours);
    await message(ours, 'Number 180.').waitFor();
    expect(await messages(ours).count()).toBe(50);
    const view = ours.getByRole('region', { name: m.app_messages(), exact: true });
    const jump = await view.evaluate(async (element) => {
      let worst = 0;
      while (
        !document.querySelector('[data-seq="1"]') ||
        element.scrollTop > element.clientHeight - element.scrollHeight + 1
      ) {
        const { left, top, width } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + 200)?.closest('[data-seq]') ?? element;
        // Its end: a day's heading above the first message goes when earlier ones of that day come.
        const [before, from] = [seen.getBoundingClientRect().bottom, element.scrollTop];
        element.scrollTop -= 300;
        const moved = from - element.scrollTop;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        worst = Math.max(worst, Math.abs(seen.getBoundingClientRect().bottom - before - moved));
      }
      return worst;
    });
    expect(jump).toBeLessThan(2);
    expect(await messages(ours).count()).toBe(180);

    // What arrives below moves nothing either; it is announced, and followed when one asks for it.
    const first = ours.locator('[data-seq="1"]');
    const before = await first.boundingBox();
    await world.say(world.seeker, 'Down here');
    const toNew = ours.getByRole('button', { name: m.messages_new_below() });
    await toNew.waitFor(SOON);
    expect(Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await toNew.click();
    await toNew.waitFor({ state: 'detached' });
    expect(
      await message(ours, 'Down here')
        .boundingBox()
        .then((box) => box !== null && box.y < 900),
    ).toBe(true);
  });

  test('a thread is searched by words, and what one wrote oneself; Escape leaves the search (T93)', async () => {
    await world.say(world.employer, 'Your contract is ready');
    await world.say(world.seeker, 'Thank you for the contract');
    await world.say(world.employer, 'Good luck');
    const ours = await world.open(world.employer);
    await connected(ours);
    await ours.getByRole('button', { name: m.messages_search() }).click();
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).fill('contr');
    await ours.getByText(m.messages_found({ count: 2 })).waitFor(SOON);
    await ours.getByLabel(m.messages_from_me()).check();
    await ours.getByText(m.messages_found({ count: 1 })).waitFor(SOON);
    expect(await texts(ours)).toEqual(['Your contract is ready']);
    await ours.getByLabel(m.messages_range()).selectOption('today');
    await ours.getByText(m.messages_found({ count: 1 })).waitFor(SOON);
    await ours.getByLabel(m.messages_unread_only()).check();
    await ours.getByRole('heading', { name: m.messages_no_match() }).waitFor(SOON);
    await ours.getByRole('button', { name: m.messages_clear(), exact: true }).click();
    await message(ours, 'Good luck').waitFor();
    await ours.keyboard.press('Escape');
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).waitFor({ state: 'detached' });
    expect(await texts(ours)).toHaveLength(3);
  });

  test('what was unread when a thread was opened is marked, and found as unread (T96)', async () => {
    await world.say(world.employer, 'Good morning');
    await world.say(world.seeker, 'First news');
    await world.say(world.seeker, 'Second news');
    const ours = await world.open(world.employer);
    await connected(ours);
    await message(ours, 'First news').getByText(m.messages_new(), { exact: true }).waitFor();
    await ours.getByRole('button', { name: m.messages_search() }).click();
    await ours.getByLabel(m.messages_unread_only()).check();
    await ours.getByText(m.messages_found({ count: 2 })).waitFor(SOON);
    expect(await texts(ours)).toEqual(['First news', 'Second news']);
  });

  test('all conversations are searched at once', async () => {
    await world.say(world.employer, 'About the umbrella');
    const other = await registerPerson(world.app, { firstName: 'Dora', lastName: 'Diaz' });
    await world.say(world.employer, 'Hello Dora', await world.applyAs(other));
    const ours = await world.open(world.employer, paths.messaging());
    await rowOf(ours, 'Dora Diaz').waitFor();
    const search = ours.getByRole('searchbox', { name: m.messages_search_all() });
    await search.fill('umbrel');
    await rowOf(ours, 'Dora Diaz').waitFor({ ...SOON, state: 'detached' });
    await rowOf(ours, 'About the umbrella').waitFor();
    await search.fill('nothing like it');
    await ours.getByRole('heading', { name: m.messages_no_match() }).waitFor(SOON);
  });

  test('who may not write reads why, and may as soon as that changes (T216)', async () => {
    const theirs = await world.open(world.seeker);
    await connected(theirs);
    await theirs.getByText(m.messages_not_written({ company: 'Acme' })).waitFor();
    expect(await field(theirs).count()).toBe(0);
    await world.say(world.employer, 'Now you may');
    await field(theirs).waitFor(SOON);
    await world.call(world.seeker, 'POST', `/applications/${world.id}/withdraw`, {});
    await theirs.getByText(m.messages_withdrawn()).waitFor(SOON);
    await message(theirs, 'Now you may').waitFor();
  });

  test('a conversation begins at the review, once the application is accepted, and at the own application (T87)', async () => {
    await world.call(world.employer, 'POST', `/applications/${world.id}/accept`, {});
    const ours = await world.open(world.employer, paths.reviewApplication(world.id));
    await ours.getByRole('heading', { name: 'Start a Conversation' }).waitFor();
    await ours.getByRole('link', { name: m.messages_write() }).click();
    await field(ours).waitFor(SOON);
    const theirs = await world.open(world.seeker, `${paths.seekerApplications()}?id=${world.id}`);
    await theirs.getByRole('link', { name: m.messages_with({ name: 'Acme' }) }).click();
    await field(theirs).waitFor(SOON);
  });

  test('a conversation begins at the review from the status viewed on, by a link (T88)', async () => {
    const ours = await world.open(world.employer, paths.reviewApplication(world.id));
    const link = ours.getByRole('link', { name: m.messages_write() });
    await link.waitFor(SOON);
    expect(await ours.getByRole('heading', { name: 'Start a Conversation' }).count()).toBe(0);
    await link.click();
    await field(ours).fill('May we ask you something?');
    await field(ours).press('Enter');
    await message(ours, 'May we ask you something?').waitFor();
    await expect.poll(() => world.stored(), SOON).toEqual(['May we ask you something?']);
    const withdrawn = await registerPerson(world.app);
    const withdrawnId = await world.applyAs(withdrawn);
    await world.call(withdrawn, 'POST', `/applications/${withdrawnId}/withdraw`, {});
    await ours.goto(world.site.url + paths.reviewApplication(withdrawnId));
    await ours.getByRole('heading', { level: 1 }).waitFor();
    expect(await link.count()).toBe(0);
  });

  test('a message shows on other pages, with the way to it, and is not read while nobody looks', async () => {
    await world.say(world.employer, 'Good morning');
    const theirs = await world.open(world.seeker, paths.jobs());
    await connected(theirs);
    await world.say(world.employer, 'A word for you');
    const toast = theirs.getByRole('alertdialog').filter({ hasText: 'A word for you' });
    await toast.waitFor(SOON);
    const { messages: sent } = await world.call<{ messages: Message[] }>(
      world.employer,
      'GET',
      `/applications/${world.id}/messages`,
    );
    expect(sent.every(({ readAt }) => readAt === null)).toBe(true);
    await toast.getByRole('link').click();
    await field(theirs).waitFor(SOON);
  });

  test('on a phone there is the list or the thread, and a way back', async () => {
    await world.say(world.employer, 'Good morning');
    const ours = await world.open(world.employer, paths.messaging(), { width: 360 });
    await connected(ours);
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning').waitFor();
    expect(await rowOf(ours, 'Lucía Moreno').isVisible()).toBe(false);
    await ours.getByRole('link', { name: m.messages_back() }).click();
    await rowOf(ours, 'Lucía Moreno').waitFor();
    expect(
      await ours.evaluate(() => [
        document.documentElement.scrollWidth <= innerWidth,
        document.documentElement.scrollHeight <= innerHeight,
      ]),
    ).toEqual([true, true]);
  });

  test('axe finds nothing, wide and narrow, light and dark', async () => {
    await world.say(world.employer, 'Good morning https://example.com');
    await world.say(world.seeker, 'Good morning');
    for (const view of [
      { locale: 'en', width: 1280, colorScheme: 'light' },
      { locale: 'de', width: 360, colorScheme: 'dark' },
    ] as const) {
      for (const path of [paths.messaging(), paths.messaging(world.id)]) {
        const page = await world.open(world.employer, path, view);
        await page.getByText('Good morning').first().waitFor({ state: 'attached' });
        if (path !== paths.messaging()) {
          await page.locator('button[aria-expanded]').last().click();
          await page.getByRole('searchbox').last().waitFor();
        }
        expect([view.locale, path === paths.messaging(), await axeFindings(page)]).toEqual([
          view.locale,
          path === paths.messaging(),
          [],
        ]);
      }
    }
  });
});
