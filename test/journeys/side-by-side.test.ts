import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { FAILS, translateWith, unreliable, UPPER_CASE } from '#test/support/made-translator.ts';
import { connected, message, messagingWorld } from '#test/support/messaging.ts';
import { goSignedIn } from '#test/support/signed-in-page.ts';
import { startTranslationServer } from '#test/support/translation-server.ts';

const service = await startTranslationServer();
afterAll(() => service.close());
beforeEach(() => Object.assign(service, { asked: [], answer: undefined }));

const GERMAN = 'Guten Morgen, könnten Sie bitte am Montag um 15 Uhr zu uns nach Hamburg kommen?';

const toggle = (page: Page) => page.getByRole('button', { name: m.messages_side_by_side() });
const beside = (page: Page, text: string) => message(page, text).locator('[data-translation]');

type World = ReturnType<typeof messagingWorld>;

/** The seeker's thread in a browser whose own translator is this one. */
async function openWith(world: World, translate?: string): Promise<Page> {
  const page = await world.open(world.seeker, paths.settings());
  await translateWith(page, translate);
  await goSignedIn(page, world.site.url + paths.messaging(world.id));
  return page;
}

const agree = (page: Page) => page.getByRole('button', { name: m.messages_translation_start(), exact: true }).click();

describe('with the site’s translation service', () => {
  const world = messagingWorld({ TRANSLATION_URL: service.url });

  test('a message stands beside its translation once the reader agrees, and not before; what arrives follows', async () => {
    await world.say(world.employer, GERMAN);
    const page = await openWith(world);
    await connected(page);
    await toggle(page).click();
    await page.getByText(m.messages_translation_ask()).waitFor();
    expect(service.asked).toEqual([]);
    await agree(page);
    await beside(page, GERMAN).getByText(`en: ${GERMAN.toUpperCase()}`).waitFor();
    await page.getByText(m.messages_translation_by_site()).waitFor();
    expect(await message(page, GERMAN).locator('p[lang=de]').innerText()).toBe(GERMAN);
    expect(await axeFindings(page)).toEqual([]);
    const second = 'Bitte bringen Sie Ihren Lebenslauf und Ihre Zeugnisse mit.';
    await world.say(world.employer, second);
    await beside(page, second).getByText(`en: ${second.toUpperCase()}`).waitFor();
    await toggle(page).click();
    await beside(page, GERMAN).waitFor({ state: 'detached' });
    expect(service.asked).toHaveLength(2);
  });

  test('one that fails leaves the original, and can be asked again', async () => {
    await world.say(world.employer, GERMAN);
    service.answer = { status: 500, body: '{}' };
    const page = await openWith(world);
    await toggle(page).click();
    await agree(page);
    await beside(page, GERMAN).getByText(m.messages_translation_failed()).waitFor();
    service.answer = undefined;
    await beside(page, GERMAN).getByRole('button', { name: m.messages_try_again() }).click();
    await beside(page, GERMAN).getByText(`en: ${GERMAN.toUpperCase()}`).waitFor();
  });

  test('a time that differs is marked', async () => {
    await world.say(world.employer, GERMAN);
    const translatedText = ['Good morning, could you come to us in Hamburg on Monday at 5 pm?'];
    service.answer = { status: 200, body: JSON.stringify({ translatedText }) };
    const page = await openWith(world);
    await toggle(page).click();
    await agree(page);
    await beside(page, GERMAN).locator('mark').getByText('5 pm').waitFor();
    await beside(page, GERMAN)
      .getByText(m.messages_translation_missing({ figures: '15' }))
      .waitFor();
  });

  test('it is asked where the browser’s own translator fails, once the reader agrees', async () => {
    await world.say(world.employer, GERMAN);
    const page = await openWith(world, FAILS);
    await toggle(page).click();
    await page.getByText(m.messages_translation_ask()).waitFor();
    expect(service.asked).toEqual([]);
    await agree(page);
    await beside(page, GERMAN).getByText(`en: ${GERMAN.toUpperCase()}`).waitFor();
  });

  test('messages in the reader’s own language are sent nowhere', async () => {
    await world.say(world.employer, 'Good morning, could you please come to our office in Hamburg on Monday?');
    const page = await openWith(world);
    await toggle(page).click();
    await page.getByText(m.messages_translation_none()).waitFor();
    expect(service.asked).toEqual([]);
  });
});

describe('with a browser that translates', () => {
  const world = messagingWorld();

  test('texts stay on the device, and nobody is asked', async () => {
    await world.say(world.employer, GERMAN);
    const page = await openWith(world, UPPER_CASE);
    await toggle(page).click();
    await beside(page, GERMAN).getByText(`de to en: ${GERMAN.toUpperCase()}`).waitFor();
    await page.getByText(m.messages_translation_by_device()).waitFor();
    expect(service.asked).toEqual([]);
  });

  test.each(unreliable)('one that %s leaves the original', async (_, translate) => {
    await world.say(world.employer, GERMAN);
    const page = await openWith(world, translate);
    await toggle(page).click();
    await beside(page, GERMAN).getByText(m.messages_translation_failed()).waitFor();
    expect(await message(page, GERMAN).locator('p[lang=de]').innerText()).toBe(GERMAN);
  });

  test('where nobody translates, it is not offered', async () => {
    await world.say(world.employer, GERMAN);
    const page = await openWith(world);
    await message(page, GERMAN).waitFor();
    expect(await toggle(page).count()).toBe(0);
  });
});
