import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { JobText } from '#contract/jobs/job-fields.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { StoredJob } from '#test/support/component/job.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { browserTranslates, unreliable } from '#test/support/component/translator.ts';
import { Versions } from '#test/support/component/versions.tsx';

const ENGLISH = {
  title: 'Account Executive',
  description: '<p>You earn <strong>45,000</strong> euros.</p>',
  requirements: '<p>German C1</p>',
  stale: false,
};
const FRENCH = { title: 'Commercial', description: '<p>Vous vendez.</p>', requirements: '<p>C1</p>', stale: false };

/** The site's translation service. */
const translate = vi.fn<(text: JobText) => JobText>();
let stored: StoredJob;

beforeEach(() => {
  browserTranslates(undefined);
  translate.mockReset().mockImplementation(({ title, description, requirements }) => ({
    title: `de: ${title}`,
    description: description.replace('You earn', 'Sie verdienen'),
    requirements: requirements.replace('German', 'Deutsch'),
  }));
});

/** Opens the German version. */
async function openGerman(change: Partial<EditableJob>) {
  stored = new StoredJob({ translations: { en: ENGLISH }, ...change });
  const screen = await renderPart(<Versions stored={stored} />, {
    viewer: employer,
    api: {
      jobs: {
        ...stored.answers,
        translate: ({ from }) => translate(stored.job.translations[from ?? 'en'] ?? ENGLISH),
      },
    },
  });
  const panel = screen.getByRole('tabpanel');
  return Object.assign(screen, {
    panel,
    title: panel.getByRole('textbox', { name: m.jobs_edit_title() }),
    requirements: panel.getByRole('textbox', { name: m.jobs_edit_requirements() }),
    offer: panel.getByRole('button', { name: m.jobs_machine_offer() }),
    start: panel.getByRole('button', { name: m.jobs_machine_start() }),
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
  });
}

const SAVED_UNCONFIRMED = m.jobs_edit_saved_unconfirmed({ time: '' }).split(', ').at(-1) ?? '';

describe('with the site’s translation service', () => {
  test('fills a missing version on request, and saves it once it is confirmed', async () => {
    const screen = await openGerman({ hasTranslator: true });
    await screen.offer.click();
    await expect.element(screen.getByText(m.jobs_machine_by_site({ from: 'English', to: 'German' }))).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
    await screen.start.click();
    await expect.element(screen.getByText(m.jobs_machine_title())).toBeVisible();
    await expect.element(screen.getByText(m.jobs_machine_made_by_site({ language: 'English' }))).toBeVisible();
    await expect.element(screen.title).toHaveValue('de: Account Executive');
    await expect.element(screen.panel.getByText('Sie verdienen 45,000 euros.')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: m.jobs_edit_translation_unconfirmed() })).toBeVisible();
    await screen.title.fill('Vertrieb');
    // All other changes are saved meanwhile.
    await screen.getByRole('tab', { name: 'Français' }).click();
    await screen.title.fill('Commercial');
    await expect.element(screen.getByText(SAVED_UNCONFIRMED)).toBeVisible();
    expect(Object.keys(stored.job.translations)).toEqual(['en', 'fr']);
    await screen.getByRole('tab', { name: 'Deutsch' }).click();

    await screen.press(m.jobs_machine_confirm());
    await expect.poll(() => stored.job.translations.de?.title).toBe('Vertrieb');
    await expect.element(screen.title).toHaveFocus();
  });

  test('does not save an unconfirmed translation of an open job; restores it, still unconfirmed', async () => {
    const screen = await openGerman({ hasTranslator: true, status: 'active' });
    await screen.offer.click();
    await screen.start.click();
    await expect.element(screen.getByText(m.jobs_machine_title())).toBeVisible();
    await screen.press(m.jobs_edit_save());
    await expect.element(screen.getByText(SAVED_UNCONFIRMED)).toBeVisible();
    expect(stored.job.translations.de).toBeUndefined();
    await screen.openAnew();
    await screen.press(m.jobs_edit_kept_restore());
    await screen.press(m.jobs_machine_confirm());
    await screen.press(m.jobs_edit_save());
    await expect.poll(() => stored.job.translations.de?.title).toBe('de: Account Executive');
  });

  test('updates a stale version; discarding the result restores the earlier text', async () => {
    const screen = await openGerman({
      hasTranslator: true,
      translations: { en: ENGLISH, de: { ...FRENCH, title: 'Vertrieb', stale: true } },
    });
    await expect.element(screen.getByText(m.jobs_edit_stale_title())).toBeVisible();
    await screen.offer.click();
    await expect.element(screen.getByText(m.jobs_machine_replaces())).toBeVisible();
    await screen.start.click();
    await expect.element(screen.title).toHaveValue('de: Account Executive');
    await screen.press(m.jobs_machine_discard());
    await expect.element(screen.title).toHaveValue('Vertrieb');
    await expect.element(screen.getByText(m.jobs_edit_stale_title())).toBeVisible();
  });

  test('marks figures, levels and pay that differ', async () => {
    const screen = await openGerman({ hasTranslator: true });
    await screen.offer.click();
    await screen.start.click();
    await expect.element(screen.getByText(m.jobs_machine_title())).toBeVisible();
    expect(screen.getByText(m.jobs_machine_figures()).elements()).toEqual([]);
    await screen.requirements.fill('Deutsch B1, 3 Jahre');
    await expect.element(screen.getByText(m.jobs_machine_figures())).toBeVisible();
    await expect
      .poll(() => Array.from(screen.container.querySelectorAll('mark'), (mark) => mark.textContent))
      .toEqual(['C1', 'B1', '3']);
  });

  test('keeps the input after a failure, reports it, and allows a retry', async () => {
    translate.mockImplementationOnce(() => {
      throw refused('UNAVAILABLE', { reason: 'translation_failed' });
    });
    const screen = await openGerman({ hasTranslator: true });
    await screen.title.fill('Ver');
    await screen.offer.click();
    await screen.start.click();
    await expect.element(screen.getByText(m.problem_translation_failed())).toBeVisible();
    await expect.element(screen.title).toHaveValue('Ver');
    await screen.start.click();
    await expect.element(screen.title).toHaveValue('de: Account Executive');
  });

  test('replaces a failing translator of the browser, after the page has announced it', async () => {
    browserTranslates(() => Promise.reject(new Error('no model')));
    const screen = await openGerman({ hasTranslator: true });
    await screen.offer.click();
    await screen.start.click();
    await expect.element(screen.getByText(m.jobs_machine_failed_device())).toBeVisible();
    await expect.element(screen.getByText(m.jobs_machine_by_site({ from: 'English', to: 'German' }))).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
    await screen.start.click();
    await expect.element(screen.title).toHaveValue('de: Account Executive');
  });
});

describe('with the browser’s translator', () => {
  test('keeps texts on the device, also for translations from another version than the original', async () => {
    browserTranslates((text, { sourceLanguage, targetLanguage }) => `${sourceLanguage} to ${targetLanguage}: ${text}`);
    const screen = await openGerman({ translations: { en: ENGLISH, fr: FRENCH } });
    await screen.offer.click();
    await screen.getByLabelText(m.jobs_machine_from()).selectOptions('fr');
    await expect.element(screen.getByText(m.jobs_machine_by_device({ from: 'French', to: 'German' }))).toBeVisible();
    await screen.start.click();
    await expect.element(screen.title).toHaveValue('fr to de: Commercial');
    await expect.element(screen.getByText(m.jobs_machine_made_on_device({ language: 'French' }))).toBeVisible();
    expect(translate).not.toHaveBeenCalled();
  });

  test.for([...unreliable, ['says the same again', (text: string) => text] as const])(
    'keeps the input if the translator %s, and reports the failure',
    async ([, answer]) => {
      browserTranslates(answer);
      const description = `<p>${'You look after customers of ours. '.repeat(3)}</p>`;
      const screen = await openGerman({ translations: { en: { ...ENGLISH, description } } });
      await screen.title.fill('Ver');
      await screen.offer.click();
      await screen.start.click();
      await expect.element(screen.getByText(m.jobs_machine_failed_device())).toBeVisible();
      await expect.element(screen.title).toHaveValue('Ver');
    },
  );

  test('can be stopped if the translator does not answer', async () => {
    browserTranslates(() => new Promise(() => {}));
    const screen = await openGerman({});
    await screen.offer.click();
    await screen.start.click();
    await screen.press(m.ui_cancel());
    await expect.element(screen.start).toBeVisible();
    await expect.element(screen.title).toHaveValue('');
  });

  test('does not replace input that was typed during the translation', async () => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    browserTranslates(async (text) => {
      await isAnswered;
      return `x${text}`;
    });
    const screen = await openGerman({});
    await screen.offer.click();
    await screen.start.click();
    await screen.title.fill('Verkauf');
    answer();
    await expect.element(screen.getByText(m.jobs_machine_changed())).toBeVisible();
    await expect.element(screen.title).toHaveValue('Verkauf');
  });

  test('is not offered without a translator', async () => {
    const screen = await openGerman({});
    await expect.element(screen.requirements).toBeVisible();
    expect(screen.offer.elements()).toEqual([]);
  });
});
