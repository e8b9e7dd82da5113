import { beforeEach, describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { StoredJob } from '#test/support/component/job.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { Versions } from '#test/support/component/versions.tsx';

const text = (title: string, description: string, stale = false) => ({ title, description, requirements: '', stale });

/** Where the focus moves when the focused element disappears: never to the top of the page. */
describe('the focus moves to the title', () => {
  let stored: StoredJob;
  beforeEach(() => {
    stored = new StoredJob();
  });

  async function open(change: Partial<EditableJob>) {
    stored = new StoredJob(change);
    const screen = await renderPart(<Versions stored={stored} />, { viewer: employer, api: { jobs: stored.answers } });
    const title = { name: m.jobs_edit_title() };
    return Object.assign(screen, {
      original: screen.getByRole('region', { name: m.jobs_edit_role() }).getByRole('textbox', title),
      german: screen.getByRole('tabpanel').getByRole('textbox', title),
      button: (name: string) => screen.getByRole('button', { name, exact: true }),
    });
  }
  const english = text('Sales', '<p>You sell tea.</p>');
  const saved = (screen: { getByText: (words: string) => Locator }) =>
    expect.element(screen.getByText(m.jobs_edit_saved({ time: '' }).trim()).first()).toBeVisible();

  test('after a version was kept, removed or copied from the original', async () => {
    const german = text('Vertrieb', '<p>Sie verkaufen.</p>', true);
    const screen = await open({ translations: { en: english, de: german } });
    await pressEnter(screen.button(m.jobs_edit_stale_confirm()));
    await hasFocus(screen.german);
    await pressEnter(screen.button(m.jobs_edit_translation_remove()));
    await pressEnter(page.getByRole('alertdialog').getByRole('button', { name: m.jobs_edit_translation_remove() }));
    await hasFocus(screen.german);
    await pressEnter(screen.button(m.jobs_edit_start_from_original()));
    await hasFocus(screen.german);
  });

  test('after the user’s own text was kept instead of a colleague’s', async () => {
    const screen = await open({ translations: { en: english } });
    stored.changeMeanwhile({ translations: { en: text('Sales agent', '') } });
    await screen.original.fill('Seller');
    await pressEnter(screen.button(m.jobs_edit_conflict_mine()));
    await hasFocus(screen.original);
    await expect.element(screen.original).toHaveValue('Seller');
    await saved(screen);
    expect(stored.job.translations.en?.title).toBe('Seller');
  });

  test('after the user’s own text, which a colleague’s replaced, was dismissed', async () => {
    const screen = await open({ translations: { en: english } });
    stored.changeMeanwhile({ translations: { en: text('Sales agent', '') } });
    await screen.original.fill('Accountant');
    await pressEnter(screen.button(m.jobs_edit_conflict_theirs()));
    await expect.element(screen.getByText(m.jobs_edit_set_aside_title())).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('set-aside');
    const kept = m.jobs_edit_part_in({ part: m.jobs_edit_title(), language: 'English' });
    await expect.element(screen.getByRole('textbox', { name: kept })).toHaveValue('Accountant');
    await pressEnter(screen.button(m.jobs_edit_set_aside_close()));
    await hasFocus(screen.original);
    await expect.element(screen.original).toHaveValue('Sales agent');
  });

  test.for([
    [m.jobs_edit_kept_restore(), 'Seller'],
    [m.jobs_edit_kept_discard(), 'Sales'],
  ])('after unsaved changes of an open job: %s', async ([name, title]) => {
    const screen = await open({ status: 'active', translations: { en: english } });
    await screen.original.fill('Seller');
    await screen.openAnew();
    await pressEnter(screen.button(name!));
    await hasFocus(screen.original);
    await expect.element(screen.original).toHaveValue(title);
  });
});

test('reports a changed original at its translation', async () => {
  const stored = new StoredJob({ translations: { en: text('Sales', ''), de: text('Vertrieb', '') } });
  const screen = await renderPart(<Versions stored={stored} />, { viewer: employer, api: { jobs: stored.answers } });
  const notice = screen.getByText(m.jobs_edit_stale_title());
  expect(notice.elements()).toEqual([]);
  await screen.getByRole('textbox', { name: m.jobs_edit_title() }).first().fill('Seller');
  await expect.element(notice).toBeVisible();
});
