import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { approvalOf } from '#test/support/component/approval.ts';
import { StoredJob } from '#test/support/component/job.ts';
import { hasFocus } from '#test/support/component/keyboard.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import type { ReadApproval } from '../approval/job-approval.tsx';
import { JobEditor } from './job-editor.tsx';

const english = (title: string) => ({ en: { title, description: '<p>You sell.</p>', requirements: '', stale: false } });

/** Shorter than the delay of the automatic save. */
const saveNow = () => userEvent.keyboard('{Control>}s{/Control}');

describe('the editor of a job', () => {
  let stored: StoredJob;
  beforeEach(() => {
    stored = new StoredJob({ translations: english('Account manager') });
  });

  async function open(
    change: Partial<EditableJob> = {},
    { jobs, approvals = {}, places = { search: () => [] } }: Answers = {},
    approval?: ReadApproval,
  ) {
    stored.job = { ...stored.job, ...change };
    const { job } = stored;
    const { userId } = employer;
    const editor = (
      <JobEditor {...{ job, approval, userId }} company={{ name: 'Acme', country: 'PT' }} onCreated={() => {}} />
    );
    const screen = await renderPart(editor, {
      viewer: employer,
      api: { jobs: { ...stored.answers, ...jobs }, approvals, places },
    });
    const label = (name: string) => screen.getByLabelText(name, { exact: true }).first();
    return Object.assign(screen, {
      label,
      city: screen.getByRole('combobox', { name: m.jobs_edit_city(), exact: true }),
      title: screen.getByRole('textbox', { name: m.jobs_edit_title() }).first(),
      sections: screen.getByRole('navigation', { name: m.jobs_edit_sections() }),
      press: (name: string, within: { getByRole: Locator['getByRole'] } = screen) =>
        within.getByRole('button', { name, exact: true }).first().click(),
    });
  }
  const isSaved = (screen: { getByText: Locator['getByText'] }) =>
    expect.element(screen.getByText(m.jobs_edit_saved({ time: '' }).trim()).first()).toBeVisible();

  test('suggests a city in the reader’s language, and fills in its country', async () => {
    const geneva = { id: 1, name: 'Geneva', ownName: 'Genève', country: 'CH', latitude: 46.2, longitude: 6.1 };
    const screen = await open({}, { places: { search: ({ q }) => (q === 'Gene' ? [geneva] : []) } });
    await screen.city.fill('Gene');
    // The draft is saved meanwhile.
    await isSaved(screen);
    await screen.getByRole('option', { name: /^Geneva/ }).click();
    await expect.element(screen.city).toHaveValue('Genève');
    await expect.poll(() => stored.job).toMatchObject({ city: 'Genève', country: 'CH' });
  });

  test('refuses publication without the required fields, and links to each of them (T38)', async () => {
    stored.findings.missing = ['category', 'translations.en.description'];
    const screen = await open();
    await screen.press(m.jobs_edit_check_publish());
    await expect.element(screen.getByText(m.jobs_edit_missing())).toBeVisible();
    expect(screen.getByRole('button', { name: m.jobs_edit_publish(), exact: true }).elements()).toEqual([]);
    await screen.press(m.jobs_edit_category());
    await expect.element(screen.getByRole('combobox', { name: m.jobs_edit_category() })).toHaveFocus();
    await screen.press(m.jobs_edit_description());
    await hasFocus(screen.getByRole('textbox', { name: m.jobs_edit_description() }).first());
  });

  test('publishes by the button of the check once nothing is missing, and folds the advice', async () => {
    stored.findings.gaps = ['salary'];
    let published = '';
    const publish = ({ id }: { id: string }) => {
      published = id;
      return stored.job;
    };
    const screen = await open({}, { jobs: { publish } });
    await screen.press(m.jobs_edit_check_publish());
    const why = screen.getByText(m.jobs_edit_gap_salary_why());
    await expect.element(why).not.toBeVisible();
    await screen.getByRole('heading', { name: m.jobs_edit_gaps() }).click();
    await expect.element(why).toBeVisible();
    await screen.press(m.jobs_edit_publish(), screen.getByRole('group', { name: m.jobs_edit_actions() }));
    await expect.element(screen.getByText(m.jobs_edit_published())).toBeVisible();
    expect(published).toBe(stored.job.id);
  });

  test('cannot be published while it waits for approval', async () => {
    const screen = await open({}, {}, { isNeeded: true, approval: approvalOf() });
    await expect.element(screen.title).toBeVisible();
    expect(screen.getByRole('button', { name: m.jobs_edit_check_publish() }).elements()).toEqual([]);
  });

  test('asks for approval in place of publishing where that is needed (T603)', async () => {
    const asked: string[] = [];
    const askForJob = ({ id }: { id: string }) => {
      asked.push(id);
      return approvalOf();
    };
    const screen = await open({}, { approvals: { askForJob } }, { isNeeded: true, approval: null });
    await screen.press(m.jobs_edit_check_publish());
    await screen.press(m.approval_ask(), screen.getByRole('group', { name: m.jobs_edit_actions() }));
    await expect.element(screen.getByText(m.approval_ask_done())).toBeVisible();
    expect(asked).toEqual([stored.job.id]);
  });

  test('says why a job was not published', async () => {
    const publish = () => {
      throw refused('CONFLICT');
    };
    const screen = await open({}, { jobs: { publish } });
    await screen.press(m.jobs_edit_check_publish());
    await screen.press(m.jobs_edit_publish());
    const check = screen.getByRole('region', { name: m.jobs_edit_check() });
    await expect.element(check.getByRole('alert')).toBeVisible();
    await hasFocus(check.getByRole('heading').first());
  });

  test('lists what each section lacks, and keeps the check visible during corrections', async () => {
    stored.findings.missing = ['workplace', 'city'];
    const screen = await open({ workplace: null });
    const place = screen.sections.getByRole('listitem').filter({ hasText: m.jobs_edit_place() });
    await expect.element(place.getByText(m.jobs_edit_section_missing({ number: '2' }))).toBeVisible();
    await screen.press(m.jobs_edit_check_publish());
    const missing = screen.getByRole('heading', { name: m.jobs_edit_missing() });
    await expect.element(missing).toBeVisible();
    await screen.press(m.jobs_edit_place(), screen.sections);
    await hasFocus(screen.getByRole('heading', { name: m.jobs_edit_place() }));
    await expect.element(missing).toBeInViewport();
    stored.findings = { ...stored.findings, missing: ['city'] };
    await screen.getByText(m.jobs_workplace_remote(), { exact: true }).first().click();
    await saveNow();
    await expect.element(place.getByText(m.jobs_edit_section_missing({ number: '1' }))).toBeVisible();
    await expect.element(missing).toBeInViewport();
  });

  test('shows a preview next to the form while languages and pay are filled in', async () => {
    const screen = await open();
    const preview = screen.getByRole('region', { name: m.jobs_edit_preview() });
    await screen.press(m.ui_add_language());
    await screen.label(m.ui_language()).selectOptions('it');
    await screen.label(m.ui_level()).selectOptions('B2');
    await screen.getByRole('textbox', { name: m.jobs_edit_pay_min() }).fill('30000');
    await screen.label(m.jobs_edit_variable()).click();
    await screen.getByLabelText(m.jobs_edit_variable_target()).fill('5000');
    await screen.label(m.jobs_edit_variable_capped()).click();
    const cap = screen.getByLabelText(m.jobs_edit_variable_cap());
    await cap.fill('4000');
    await expect.element(screen.getByText(m.jobs_edit_variable_cap_wrong())).toBeVisible();
    await cap.fill('8000');
    await screen.getByLabelText(m.jobs_edit_variable_percent()).fill('87');
    for (const text of ['Italiano', '€30,000 a year', '€5,000', '€8,000 at most', '87%'])
      await expect.element(preview.getByText(text).first()).toBeVisible();
    await saveNow();
    await expect
      .poll(() => stored.job)
      .toMatchObject({
        languages: [{ language: 'it', level: 'B2', required: true }],
        salary: { min: 30_000, max: 30_000 },
        variablePay: { target: 5_000, cap: 8_000, reached: { percent: 87 } },
      });
  });

  test('merges a colleague’s changes into the user’s own, if these are kept', async () => {
    const screen = await open();
    stored.changeMeanwhile({ city: 'Lyon' });
    await screen.title.fill('Key account manager');
    await saveNow();
    await screen.press(m.jobs_edit_conflict_mine());
    await expect.element(screen.city).toHaveValue('Lyon');
    await isSaved(screen);
    expect(stored.job).toMatchObject({ city: 'Lyon', translations: { en: { title: 'Key account manager' } } });
  });

  test('saves a public job only on request, and restores unsaved input (T24)', async () => {
    const screen = await open({ status: 'active', city: 'Cork', country: 'IE' });
    await screen.city.fill('Galway');
    await expect.element(screen.getByText(m.jobs_edit_unsaved())).toBeVisible();
    await screen.openAnew();
    await expect.element(screen.city).toHaveValue('Cork');
    expect(stored.job.city).toBe('Cork');
    await screen.press(m.jobs_edit_kept_restore());
    await expect.element(screen.city).toHaveValue('Galway');
    await screen.press(m.jobs_edit_save());
    await isSaved(screen);
    expect(stored.job.city).toBe('Galway');
  });

  test('links a refusal to its field', async () => {
    const update = () => {
      throw refused('INVALID', { fields: [{ path: 'translations.en.title', code: 'required' }] });
    };
    const screen = await open({ status: 'active' }, { jobs: { update } });
    await screen.title.fill('');
    await screen.press(m.jobs_edit_save());
    const summary = screen.getByRole('alert').filter({ hasText: m.ui_error_summary() });
    await summary.getByRole('button').first().click();
    await hasFocus(screen.title);
  });
});
