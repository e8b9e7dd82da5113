import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { EditableJob } from '#contract/job-views.ts';
import { localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, createDraft, registerEmployer } from '#test/support/jobs.ts';
import { FAILS, NEVER_ANSWERS, translateWith, unreliable, UPPER_CASE } from '#test/support/made-translator.ts';
import { ownSite } from '#test/support/own-site.ts';
import type { TestPerson } from '#test/support/people.ts';
import { goSignedIn, visitAs } from '#test/support/signed-in-page.ts';
import { startTranslationServer } from '#test/support/translation-server.ts';

const SOON = { timeout: 15_000 };
const service = await startTranslationServer();
afterAll(() => service.close());
beforeEach(() => Object.assign(service, { asked: [], answer: undefined }));

const ENGLISH = {
  title: 'Account Executive',
  description: '<h2>Pay</h2><ul><li><p>You earn <strong>45,000</strong> euros.</p></li></ul>',
  requirements: '<p>German C1</p>',
};
const FRENCH = { title: 'Commercial', description: '<p>Vous vendez.</p>', requirements: '' };

const translations = { en: ENGLISH };
const title = (page: Page) => page.locator('[name="translations.de.title"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page, field: string) =>
  page.locator(`[data-field="translations.de.${field}"] [contenteditable=true]`);

/** The job's editor at its German version, in a browser whose own translator is this one; others have none. */
async function openGerman(page: Page, origin: string, id: string, translate?: string): Promise<void> {
  await translateWith(page, translate);
  await goSignedIn(page, origin + localizePath(paths.editJob(id), 'en'));
  await page.getByRole('tab', { name: 'Deutsch' }).click();
}

async function begin(page: Page): Promise<void> {
  await button(page, m.jobs_machine_offer()).click();
  await button(page, m.jobs_machine_start()).click();
}

function world(env: Record<string, string>) {
  const own = ownSite(env);
  const state = {} as { employer: TestPerson };
  beforeEach(async () => {
    state.employer = await registerEmployer(own.app);
  });
  return {
    own,
    draft: async (given: Parameters<typeof createDraft>[2] = { translations }) =>
      (await createDraft(own.app, state.employer, given)).id,
    active: async () => (await createActive(own.app, state.employer, { ...completeJob(), translations })).id,
    stored: (id: string) => callSite<EditableJob>(own.site, state.employer.cookie, 'GET', `/jobs/${id}/edit`),
    visit: (id: string, translate: string | undefined, use: (page: Page) => Promise<void>) =>
      visitAs(own, state.employer, paths.settings(), async (page) => {
        await openGerman(page, own.site.url, id, translate);
        await use(page);
      }),
  };
}

describe('with the site’s translation service', () => {
  const { own, draft, active, stored, visit } = world({ TRANSLATION_URL: service.url });

  test('a missing version is filled on asking, and saved once somebody confirms it', async () => {
    const id = await draft();
    await visit(id, undefined, async (page) => {
      await button(page, m.jobs_machine_offer()).click();
      await page.getByText(m.jobs_machine_by_site({ from: 'English', to: 'German' })).waitFor();
      expect(service.asked).toEqual([]);
      await button(page, m.jobs_machine_start()).click();
      await page.getByText(m.jobs_machine_title()).waitFor();
      await page.getByText(m.jobs_machine_made_by_site({ language: 'English' })).waitFor();
      expect(await title(page).inputValue()).toBe('de: ACCOUNT EXECUTIVE');
      expect(await text(page, 'description').innerHTML()).toContain(
        '<h2>de: PAY</h2><ul><li><p>de: YOU EARN <strong>45,000</strong> EUROS.',
      );
      await page.getByRole('tab', { name: m.jobs_edit_translation_unconfirmed() }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await title(page).fill('Vertrieb');
      // Everything else is saved meanwhile.
      await page.locator('[name=openings]').fill('2');
      await page.getByText(m.jobs_edit_saved_unconfirmed({ time: '' }).split(',').at(-1) ?? '').waitFor();
      expect(await stored(id)).toMatchObject({ openings: 2, translations: { en: ENGLISH } });
      expect(Object.keys((await stored(id)).translations)).toEqual(['en']);

      await button(page, m.jobs_machine_confirm()).click();
      await expect.poll(async () => (await stored(id)).translations.de?.title, SOON).toBe('Vertrieb');
      expect((await stored(id)).translations.de).toMatchObject({ requirements: '<p>de: GERMAN C1</p>', stale: false });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('translations.de.title');
    });
  });

  test('an open job is read in it only when it is confirmed and saved', async () => {
    const id = await active();
    const german = async () => (await fetch(own.site.url + localizePath(paths.job(id), 'de'))).text();
    await visit(id, undefined, async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await begin(page);
      await page.getByText(m.jobs_machine_title()).waitFor();
      await button(page, m.jobs_edit_save()).click();
      await page.getByText(m.jobs_edit_saved_unconfirmed({ time: '' }).split(',').at(-1) ?? '').waitFor();
      expect(await german()).not.toContain('de: ACCOUNT');
      // It is offered back, and still is to be confirmed.
      await page.reload({ waitUntil: 'networkidle' });
      await button(page, m.jobs_edit_kept_restore()).click();
      await page.getByRole('tab', { name: 'Deutsch' }).click();
      await button(page, m.jobs_machine_confirm()).click();
      await button(page, m.jobs_edit_save()).click();
      await expect.poll(german, SOON).toContain('de: ACCOUNT EXECUTIVE');
    });
  });

  test('a stale version is filled anew, and discarding that brings back what stood there', async () => {
    const id = await draft({ translations: { ...translations, de: { ...FRENCH, title: 'Vertrieb' } } });
    await visit(id, undefined, async (page) => {
      await page.locator('[name="translations.en.title"]').fill('Account Manager');
      await page.getByText(m.jobs_edit_stale_title()).waitFor();
      await button(page, m.jobs_machine_offer()).click();
      await page.getByText(m.jobs_machine_replaces()).waitFor();
      await button(page, m.jobs_machine_start()).click();
      await expect.poll(() => title(page).inputValue(), SOON).toBe('de: ACCOUNT MANAGER');
      await button(page, m.jobs_machine_discard()).click();
      await expect.poll(() => title(page).inputValue()).toBe('Vertrieb');
      await page.getByText(m.jobs_edit_stale_title()).waitFor();
    });
  });

  test('figures, levels and pay that differ are marked', async () => {
    const id = await draft();
    await visit(id, undefined, async (page) => {
      await begin(page);
      await page.getByText(m.jobs_machine_title()).waitFor();
      expect(await page.getByText(m.jobs_machine_figures()).count()).toBe(0);
      await text(page, 'requirements').fill('Deutsch B1, 3 Jahre');
      await page.getByText(m.jobs_machine_figures()).waitFor();
      const marks = page.locator('mark');
      await expect.poll(() => marks.allInnerTexts()).toEqual(['C1', 'B1', '3']);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test.each([
    ['fails', { status: 500, body: '{}' }],
    ['answers rubbish', { status: 200, body: '{"translatedText":"<html>"}' }],
  ])('one that %s leaves what was typed, says so, and can be asked again', async (_, answer) => {
    const id = await draft();
    service.answer = answer;
    await visit(id, undefined, async (page) => {
      await title(page).fill('Ver');
      await begin(page);
      await page.getByText(m.problem_translation_failed()).waitFor();
      expect(await title(page).inputValue()).toBe('Ver');
      service.answer = undefined;
      await button(page, m.jobs_machine_start()).click();
      await expect.poll(() => title(page).inputValue(), SOON).toBe('de: ACCOUNT EXECUTIVE');
    });
  });

  test('it is asked where the browser’s own translator fails, once the page has said so', async () => {
    const id = await draft();
    await visit(id, FAILS, async (page) => {
      await begin(page);
      await page.getByText(m.jobs_machine_failed_device()).waitFor();
      await page.getByText(m.jobs_machine_by_site({ from: 'English', to: 'German' })).waitFor();
      expect(service.asked).toEqual([]);
      await button(page, m.jobs_machine_start()).click();
      await expect.poll(() => title(page).inputValue(), SOON).toBe('de: ACCOUNT EXECUTIVE');
    });
  });
});

describe('with a browser that translates', () => {
  const { draft, visit } = world({});

  test('texts stay on the device, also from another version than the original', async () => {
    const id = await draft({ translations: { ...translations, fr: { ...FRENCH, requirements: '<p>C1</p>' } } });
    await visit(id, UPPER_CASE, async (page) => {
      await button(page, m.jobs_machine_offer()).click();
      await page.getByLabel(m.jobs_machine_from()).selectOption('fr');
      await page.getByText(m.jobs_machine_by_device({ from: 'French', to: 'German' })).waitFor();
      await button(page, m.jobs_machine_start()).click();
      await expect.poll(() => title(page).inputValue()).toBe('fr to de: COMMERCIAL');
      await page.getByText(m.jobs_machine_made_on_device({ language: 'French' })).waitFor();
      expect(service.asked).toEqual([]);
    });
  });

  test.each([...unreliable, ['says the same again', '(text) => text'] as const])(
    'one that %s leaves what was typed, and says so',
    async (_, translate) => {
      const long = { ...ENGLISH, description: `<p>${'You look after customers of ours. '.repeat(3)}</p>` };
      const id = await draft({ translations: { en: long } });
      await visit(id, translate, async (page) => {
        await title(page).fill('Ver');
        await begin(page);
        await page.getByText(m.jobs_machine_failed_device()).waitFor();
        expect(await title(page).inputValue()).toBe('Ver');
      });
    },
  );

  test('one that does not answer can be stopped', async () => {
    const id = await draft();
    await visit(id, NEVER_ANSWERS, async (page) => {
      await begin(page);
      await button(page, m.ui_cancel()).click();
      await button(page, m.jobs_machine_start()).waitFor();
      expect(await title(page).inputValue()).toBe('');
    });
  });

  test('what is typed while it translates is not replaced', async () => {
    const id = await draft();
    const late = `(text) => new Promise((resolve) => { (globalThis.waiting ??= []).push(() => resolve('x' + text.toUpperCase())); })`;
    await visit(id, late, async (page) => {
      await begin(page);
      await title(page).fill('Verkauf');
      await expect
        .poll(async () => {
          await page.evaluate('globalThis.waiting.splice(0).forEach((answer) => answer())');
          return page.getByText(m.jobs_machine_changed()).count();
        })
        .toBe(1);
      expect(await title(page).inputValue()).toBe('Verkauf');
    });
  });

  test('where nobody translates, it is not offered', async () => {
    const id = await draft();
    await visit(id, undefined, async (page) => {
      await title(page).waitFor();
      await page.mouse.move(8, 8);
      await text(page, 'description').waitFor();
      expect(await button(page, m.jobs_machine_offer()).count()).toBe(0);
    });
  });
});
