import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies } from '#test/support/demo-site.ts';
import { connected, SOON } from '#test/support/messaging.ts';
import { ownSite } from '#test/support/own-site.ts';
import { personOf, type Reader, readers } from '#test/support/page-row.ts';
import { makePageWorld, type PageWorld } from '#test/support/page-world.ts';
import { pages } from '#test/support/pages.ts';
import { changeSetting } from '#test/support/settings.ts';
import { applyHref } from '#web/features/applications/apply/apply-href.ts';

const MINUTES = 300_000;
const WIDTH = 320;
/** As long as the shortest limit of a text allows: that of a skill. */
const LETTERS = 58;
const word = (letters: number) => 'Z'.padEnd(letters, 'eichen');

/** On a phone, pages whose texts are single long words are no wider than the screen, and show them whole. */
describe('very long words', () => {
  const own = ownSite();
  let world: PageWorld;
  beforeAll(async () => {
    await changeSetting(own.app, 'site.name', word(60));
    world = await makePageWorld(own.app, (_, letters) => word(letters), LETTERS);
  }, MINUTES);

  /** In German, whose own words are longest. */
  async function openPage(reader: Reader): Promise<Page> {
    const context = await own.browser.newContext({
      viewport: { width: WIDTH, height: 700 },
      locale: 'de',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const person = personOf(world, reader);
    if (person) await context.addCookies(browserCookies(own.site, person.cookie));
    return context.newPage();
  }

  const asked: Record<Reader, string[]> = {
    nobody: [
      `${paths.jobs()}?q=${word(80)}&city=${word(80)}&skill=${word(60)}`,
      `${paths.newJobAlert()}?q=${word(80)}`,
    ],
    seeker: [],
    employer: [`${paths.manageJobs()}?q=${word(80)}`, `${paths.manageApplications()}?q=${word(80)}`],
    admin: [],
  };

  test.for(readers)('do not make any page of %s wider than a phone', { timeout: MINUTES }, async (reader) => {
    const page = await openPage(reader);
    const seen = Object.values(pages).flatMap((row) =>
      row.answers[reader] === 200 ? [row.path(world), ...(row.also?.(world) ?? [])] : [],
    );
    const findings: string[] = [];
    for (const path of [...seen, ...asked[reader]]) {
      await page.goto(own.site.url + localizePath(path, 'de'));
      findings.push(...(await excesses(page)).map((excess) => `${path.slice(0, 60)}: ${excess}`));
    }
    await page.context().close();
    expect(findings).toEqual([]);
  });

  test('do not make overlays wider than a phone', async () => {
    const label = { locale: 'de' } as const;
    const opening = async (reader: Reader, path: string, open: (page: Page) => Promise<void>) => {
      const page = await openPage(reader);
      await page.goto(own.site.url + localizePath(path, 'de'));
      await open(page);
      expect(await excesses(page)).toEqual([]);
      await page.context().close();
    };
    const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading').first().waitFor(SOON);
    await opening('seeker', applyHref(world.openJobId), dialog);
    await opening('employer', paths.messaging(world.applicationId), async (page) => {
      await connected(page, 'de');
      await page.getByRole('button', { name: m.messages_templates({}, label), exact: true }).click();
      await dialog(page);
    });
    await opening('employer', `${paths.manageJobs()}?status=active`, async (page) => {
      await connected(page, 'de');
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('menuitem').first().waitFor(SOON);
    });
    await opening('seeker', paths.settings(), async (page) => {
      await connected(page, 'de');
      await page
        .getByRole('banner')
        .getByRole('button', { name: m.app_user_menu({ name: `${word(80)} ${word(80)}` }, label) })
        .click();
      await page.getByRole('menuitem').first().waitFor(SOON);
    });
  });
});

/** Elements beyond the screen, or cut off without an ellipsis. */
const excesses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth > clientWidth) found.push(`is ${scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, option')) continue;
      range.selectNodeContents(text);
      const { right, left, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      let edges = { left: 0, right: clientWidth };
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' && style.clipPath === 'none') continue;
        const { left: start, right: end } = box.getBoundingClientRect();
        const saysThatThereIsMore = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        // A box of one pixel is for screen readers only.
        if (saysThatThereIsMore || style.overflowX !== 'hidden' || end - start <= 1) {
          edges = { left: -Infinity, right: Infinity };
          break;
        }
        edges = { left: Math.max(edges.left, start), right: Math.min(edges.right, end) };
      }
      if (right > edges.right + 1 || left < edges.left - 1)
        found.push(
          `“${text.textContent?.slice(0, 30)}” in <${parent.localName} class="${parent.className}"> ends at ${Math.round(right)}`,
        );
    }
    return [...new Set(found)];
  });
