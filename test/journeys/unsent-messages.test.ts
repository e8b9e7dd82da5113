import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { connected, field, keptDrafts, message, messagingWorld, SOON, texts } from '#test/support/messaging.ts';

/** What becomes of a text that was sent and has not arrived: it is neither lost nor sent twice. */
describe('a message that has not arrived', () => {
  const world = messagingWorld();
  const sending = () => `**/api/applications/${world.id}/messages`;

  /** What the page sends next does not reach the server. Returns the client's ids of what it has tried to send. */
  async function cut(page: Page): Promise<string[]> {
    const tried: string[] = [];
    await page.route(sending(), (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tried.push((route.request().postDataJSON() as { clientId: string }).clientId);
      return route.abort();
    });
    return tried;
  }
  const deliver = (route: Route) =>
    world.call(world.employer, 'POST', `/applications/${world.id}/messages`, route.request().postDataJSON() as object);
  /** What the page sends next reaches the server, whose answer is lost. */
  async function loseAnswers(page: Page): Promise<void> {
    await page.route(sending(), async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await deliver(route);
      return route.abort();
    });
  }
  /** What the page sends next waits until one lets it go on. */
  async function hold(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(sending(), async (route) => {
      if (route.request().method() === 'POST') await promise;
      return route.fallback();
    });
    return resolve;
  }
  const mend = (page: Page) => page.unroute(sending());
  async function send(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  const state = (page: Page, text: string, words: string) => message(page, text).getByText(words).waitFor(SOON);
  const failed = (page: Page, text: string) => state(page, text, m.messages_state_failed());
  const isSending = (page: Page, text: string) => state(page, text, m.messages_state_sending());
  const arrived = (page: Page, text: string) => page.locator('[data-seq]').filter({ hasText: text }).waitFor(SOON);
  const says = (page: Page, text: string) => expect.poll(() => field(page).inputValue(), SOON).toBe(text);
  const keeps = async (page: Page) => (await keptDrafts(page)).map(({ content }) => content);

  test('leaves the field at once, and its draft once it has arrived (T162)', async () => {
    const { ours } = await world.both();
    const goOn = await hold(ours);
    await send(ours, 'On its way');
    await isSending(ours, 'On its way');
    expect([await field(ours).inputValue(), await keeps(ours)]).toEqual(['', ['On its way']]);
    goOn();
    await arrived(ours, 'On its way');
    await expect.poll(() => keeps(ours), SOON).toEqual([]);
    await says(ours, '');
  });

  test('lets no other be sent while it is on its way (T193)', async () => {
    const { ours } = await world.both();
    const button = ours.getByRole('button', { name: m.messages_send(), exact: true });
    const goOn = await hold(ours);
    await send(ours, 'The first');
    await isSending(ours, 'The first');
    await send(ours, 'The second');
    expect([await button.isDisabled(), await field(ours).inputValue()]).toEqual([true, 'The second']);
    expect(await message(ours, 'The second').count()).toBe(0);
    goOn();
    await arrived(ours, 'The first');
    await field(ours).press('Enter');
    await arrived(ours, 'The second');
    expect(await world.stored()).toEqual(['Good morning', 'The first', 'The second']);
  });

  test('comes back into the field by itself, and is the same message sent from there (T164)', async () => {
    const { ours } = await world.both();
    const tried = await cut(ours);
    await send(ours, 'Word by word');
    await failed(ours, 'Word by word');
    await says(ours, 'Word by word');
    expect(await keeps(ours)).toEqual(['Word by word']);
    await field(ours).press('Enter');
    await expect.poll(() => tried.length, SOON).toBe(2);
    await failed(ours, 'Word by word');
    await says(ours, 'Word by word');
    await mend(ours);
    await field(ours).press('Enter');
    await arrived(ours, 'Word by word');
    expect([new Set(tried).size, await world.stored()]).toEqual([1, ['Good morning', 'Word by word']]);
    expect(await texts(ours)).toEqual(await world.stored());
    await says(ours, '');
    expect(await keeps(ours)).toEqual([]);
  });

  test('leaves the field too where it is sent again from its own place (T165)', async () => {
    const { ours } = await world.both();
    await cut(ours);
    await send(ours, 'Once more');
    await says(ours, 'Once more');
    await mend(ours);
    const goOn = await hold(ours);
    await message(ours, 'Once more').getByRole('button', { name: m.messages_try_again() }).click();
    await isSending(ours, 'Once more');
    expect(await field(ours).inputValue()).toBe('');
    goOn();
    await arrived(ours, 'Once more');
    await says(ours, '');
    expect([await keeps(ours), await world.stored()]).toEqual([[], ['Good morning', 'Once more']]);
  });

  test('does not come back over what was written meanwhile (T166)', async () => {
    const { ours } = await world.both();
    await cut(ours);
    const goOn = await hold(ours);
    await send(ours, 'The first');
    await field(ours).fill('The second');
    goOn();
    await failed(ours, 'The first');
    await says(ours, 'The second');
    await expect.poll(() => keeps(ours), SOON).toEqual(['The second']);
  });

  test('is another message once its text was changed; the first can still be sent or discarded (T167)', async () => {
    const { ours } = await world.both();
    await cut(ours);
    await send(ours, 'Tusday');
    await says(ours, 'Tusday');
    await mend(ours);
    await send(ours, 'Tuesday');
    await arrived(ours, 'Tuesday');
    await failed(ours, 'Tusday');
    await says(ours, '');
    await message(ours, 'Tusday').getByRole('button', { name: m.messages_discard() }).click();
    await message(ours, 'Tusday').waitFor({ state: 'detached' });
    expect(await world.stored()).toEqual(['Good morning', 'Tuesday']);
  });

  test('that has arrived although its answer was lost is not sent twice, also if it was discarded (T168)', async () => {
    const { ours } = await world.both();
    await ours.route('**/api/live**', (route) => route.abort());
    await ours.reload();
    await field(ours).waitFor();
    await loseAnswers(ours);
    await send(ours, 'Only once');
    await failed(ours, 'Only once');
    await says(ours, 'Only once');
    await message(ours, 'Only once').getByRole('button', { name: m.messages_discard() }).click();
    await message(ours, 'Only once').waitFor({ state: 'detached' });
    await mend(ours);
    await field(ours).press('Enter');
    await arrived(ours, 'Only once');
    await says(ours, '');
    expect([await keeps(ours), await world.stored()]).toEqual([[], ['Good morning', 'Only once']]);
  });

  test('leaves the field when one hears that it has arrived after all (T170)', async () => {
    const { ours } = await world.both();
    await ours.route('**/api/live**', (route) => route.abort());
    await ours.reload();
    await field(ours).waitFor();
    await loseAnswers(ours);
    await send(ours, 'Late news');
    await says(ours, 'Late news');
    await ours.unroute('**/api/live**');
    await connected(ours);
    await arrived(ours, 'Late news');
    await says(ours, '');
    expect([await texts(ours), await keeps(ours)]).toEqual([['Good morning', 'Late news'], []]);
  });

  test('leaves the field of another tab that has the same text (T171)', async () => {
    const { ours } = await world.both();
    await field(ours).fill('In both tabs');
    await expect.poll(() => keeps(ours), SOON).toEqual(['In both tabs']);
    const other = await ours.context().newPage();
    await other.goto(ours.url());
    await says(other, 'In both tabs');
    await connected(other);
    await field(ours).press('Enter');
    await arrived(ours, 'In both tabs');
    await arrived(other, 'In both tabs');
    await says(other, '');
    expect([await keeps(other), await world.stored()]).toEqual([[], ['Good morning', 'In both tabs']]);
  });

  test('is in the field again after the page was loaded anew in the middle of sending, unless it has arrived (T169)', async () => {
    const { ours } = await world.both();
    for (const reaches of [false, true]) {
      const text = reaches ? 'It reached them' : 'It got nowhere';
      const { promise: isTried, resolve: tried } = Promise.withResolvers<void>();
      await ours.route(sending(), async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        if (reaches) await deliver(route);
        // It is never answered: the page goes first.
        tried();
      });
      await send(ours, text);
      await isTried;
      await ours.reload();
      await mend(ours);
      await connected(ours);
      await says(ours, reaches ? '' : text);
      if (!reaches) await field(ours).press('Enter');
      await arrived(ours, text);
      await says(ours, '');
      expect(await keeps(ours)).toEqual([]);
    }
    expect(await world.stored()).toEqual(['Good morning', 'It got nowhere', 'It reached them']);
    expect(await texts(ours)).toEqual(await world.stored());
  });
});
