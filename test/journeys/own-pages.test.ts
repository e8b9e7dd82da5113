import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { dayIn } from '#test/support/jobs.ts';
import { ownSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

describe('the site’s own pages', () => {
  const own = ownSite();
  let site: { url: string };
  let app: TestApp;
  let admin: TestPerson;
  let seeker: TestPerson;
  beforeAll(async () => {
    ({ site, app } = own);
    admin = await registerPerson(app, { role: 'admin' });
    seeker = await registerPerson(app);
  });

  const as = (person: { cookie: string }, path: string, use: (page: Page) => Promise<void>) =>
    visitAs(own, person, path, use);
  const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
  const htmlOf = async (path: string) => (await fetch(site.url + path)).text();

  const write = async (page: Page, text: string) => {
    // The editor is loaded at the first interaction.
    await page.mouse.move(8, 8);
    const editor = page.locator('.tiptap');
    await editor.click(SOON);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.getByRole('button', { name: m.admin_pages_save() }).click();
    await page.getByText(m.admin_pages_saved()).first().waitFor(SOON);
  };

  test('do not exist, and are not linked, until a text is published', async () => {
    expect(await statusOf(paths.legalNotice())).toBe(404);
    expect(await statusOf(paths.help())).toBe(404);
    expect(await statusOf(paths.ownPageVersion('terms', 1))).toBe(404);
    expect(await statusOf(paths.adminPage('help'))).toBe(302);
    expect(await htmlOf(paths.about())).not.toContain(`href="${paths.legalNotice()}"`);
    expect(await htmlOf(paths.terms())).toContain(m.legal_terms_10_title());
  });

  test('are written in the administration, and appear on cached pages immediately, naming their language', async () => {
    await htmlOf(`/de${paths.about()}`);
    await as(admin, paths.adminPage('legal-notice'), async (page) => {
      await write(page, 'Acme Ltd, London');
      await page.getByRole('button', { name: m.admin_pages_publish() }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(m.admin_pages_note()).fill('The first');
      await dialog.getByRole('button', { name: m.admin_pages_publish() }).click();
      await page.getByText(m.admin_pages_version({ number: 1 }), { exact: true }).waitFor(SOON);
      await page.getByText('The first').waitFor(SOON);
    });
    await expect.poll(() => htmlOf(`/de${paths.about()}`)).toContain(`href="/de${paths.legalNotice()}"`);
    await as({ cookie: '' }, `/de${paths.legalNotice()}`, async (page) => {
      await page.getByText('Diesen Text gibt es nicht auf Deutsch. Sie lesen ihn auf Englisch.').waitFor(SOON);
      expect(await page.locator('[lang=en] >> text=Acme Ltd, London').count()).toBe(1);
    });
    expect(await htmlOf('/sitemaps/pages.xml')).toContain(paths.legalNotice());
  });

  test('keep unsaved input when another administrator changed the draft', async () => {
    await as(admin, paths.adminPage('help'), async (page) => {
      await app.request('PUT', '/api/admin/pages/help/draft/de', {
        json: { html: '<p>Hilfe</p>', revision: null },
        cookie: admin.cookie,
      });
      await page.mouse.move(8, 8);
      await page.locator('.tiptap').click(SOON);
      await page.keyboard.type('Ask us.');
      await page.getByRole('button', { name: m.admin_pages_save() }).click();
      await page.getByText(m.problem_changed_meanwhile()).waitFor(SOON);
      expect(await page.locator('.tiptap').innerText()).toContain('Ask us.');
      page.on('dialog', (asked) => void asked.accept());
    });
  });

  test('new terms must be accepted from their day on; until then, users may only read', async () => {
    await changeSetting(app, 'site.terms_notice_days', 0);
    await as(admin, paths.adminPage('terms'), async (page) => {
      await write(page, 'Be kind.');
      await page.getByRole('button', { name: m.admin_pages_publish() }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(m.admin_pages_kind_new()).click();
      await dialog.getByRole('button', { name: m.admin_pages_publish() }).click();
      await dialog.getByText(m.field_required()).first().waitFor(SOON);
      await dialog.getByLabel(m.admin_pages_from()).fill(dayIn(0));
      await dialog.getByLabel(m.admin_pages_summary({ language: 'English' })).fill('You are kind now.');
      await dialog.getByRole('button', { name: m.admin_pages_publish() }).click();
      await page.getByText(m.admin_pages_asks()).waitFor(SOON);
    });
    await expect.poll(() => htmlOf(paths.terms())).toContain('Be kind.');
    await as(seeker, paths.seekerProfile(), async (page) => {
      await page.getByRole('link', { name: m.terms_bar_link() }).click();
      await page.getByText('You are kind now.').waitFor(SOON);
      await page.getByRole('link', { name: m.owndata_erase() }).waitFor(SOON);
      await page.getByRole('button', { name: m.terms_accept() }).click();
      await page.getByText(m.terms_none()).waitFor(SOON);
      await page.goto(site.url + paths.seekerProfile());
      expect(await page.getByRole('link', { name: m.terms_bar_link() }).count()).toBe(0);
    });
  });
});
