import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { isHydrated } from '#test/support/browser.ts';
import { completeJob, createActive } from '#test/support/jobs.ts';
import { messagingWorld, SOON } from '#test/support/messaging.ts';
import type { TestPerson } from '#test/support/people.ts';

/** Cards and filters that the server renders and React does not hydrate (decision 0150). */
describe('the list of jobs, signed in', () => {
  const world = messagingWorld();
  const card = (page: Page, title: string) => page.locator('.job-card').filter({ hasText: title });
  const publish = (title: string) =>
    createActive(world.app, world.employer, {
      ...completeJob(),
      primaryLocale: 'en',
      translations: { en: { title, description: '<p>You answer customers, and you like it.</p>', requirements: '' } },
    });
  const read = async (person: TestPerson, path: string) =>
    (await fetch(world.site.url + path, { headers: { cookie: person.cookie } })).text();

  test('a page has its cards once, as HTML; its data has them too', async () => {
    await publish('Tapir keeper');
    const html = await read(world.seeker, paths.jobs());
    const [beforeScripts = '', ...scripts] = html.split('window.__reactRouterContext.streamController');
    expect(beforeScripts).toContain('job-card-title');
    expect(scripts.join('')).not.toContain('job-card-title');
    expect(await read(world.seeker, `${paths.jobs()}.data`)).toContain('job-card-title');
  });

  test('a card’s link opens its page without loading a document, and going back shows the list unchanged', async () => {
    await publish('Okapi keeper');
    const page = await world.open(world.seeker, paths.jobs());
    await isHydrated(page);
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await card(page, 'Okapi keeper').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Okapi keeper' }).waitFor(SOON);
    await page.goBack();
    await card(page, 'Okapi keeper').waitFor(SOON);
    expect(await page.locator('[data-written]:empty').count()).toBe(0);
    expect(documents).toEqual([]);
  });

  test('a job published meanwhile appears at the next reload; the others keep their elements', async () => {
    await publish('Quoll keeper');
    const page = await world.open(world.seeker, paths.jobs());
    await isHydrated(page);
    await card(page, 'Quoll keeper').evaluate((element) => element.setAttribute('data-same', ''));
    await card(page, 'Quoll keeper')
      .getByRole('button', { name: m.jobs_save_named({ title: 'Quoll keeper' }) })
      .click();
    await publish('Dingo keeper');
    await page.getByRole('link', { name: m.jobs_sort_newest(), exact: true }).click();
    await card(page, 'Dingo keeper').waitFor(SOON);
    expect(await page.locator('.job-card[data-same]').innerText()).toContain('Quoll keeper');
    expect(await page.locator('.job-card[data-same]').getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
});
