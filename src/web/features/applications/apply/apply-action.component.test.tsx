import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Question } from '#contract/jobs/questions.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { applicationOf } from '#test/support/component/application.ts';
import { jobOf } from '#test/support/component/job.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf, seeker, unclaimed } from '#test/support/component/people.ts';
import { emptyProfile } from '#test/support/component/profile.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { ApplyAction } from './apply-action.tsx';

const LETTER = 'I have answered guests in three languages.';
const job = jobOf({ languages: [{ language: 'it', level: 'C1', required: true, fit: 'not_stated' }] });
const yesOrNo: Question = {
  id: idOf(30),
  kind: 'yes_no',
  required: false,
  text: 'Can you start now?',
  options: [],
  language: null,
};

/** A job seeker applies on a job's page. */
describe('applying', () => {
  /** The cover letters of the requests, in order. */
  let sent: string[];
  beforeEach(() => {
    sent = [];
  });

  const apply: NonNullable<Answers['applications']>['apply'] = ({ coverLetter }) => {
    sent.push(coverLetter);
    return applicationOf({ status: 'new', coverLetter });
  };
  const open = (answers: Partial<Answers> = {}, viewer: Viewer | null = seeker, shown = job) =>
    renderPart(<ApplyAction job={shown} application={null} isUnsent={false} />, {
      viewer,
      path: `${paths.job(job.id)}?apply=`,
      api: {
        applications: { apply },
        profiles: { mine: () => emptyProfile },
        questions: { read: () => [] },
        retention: { ofJob: () => ({ rejectedDays: 180, acceptedDays: 730 }) },
        ...answers,
      },
    });

  const dialog = page.getByRole('dialog');
  const letter = dialog.getByLabelText(m.applications_letter());
  const send = dialog.getByRole('button', { name: m.applications_apply_send() });
  const applied = page.getByRole('link', { name: m.applications_see_own() });
  const toast = (words: string) =>
    expect.element(page.getByRole('alertdialog').filter({ hasText: words }).first()).toBeVisible();

  test('is not offered to employers', async () => {
    await open({}, employer);
    expect([dialog.elements(), page.getByRole('link', { name: m.applications_apply() }).elements()]).toEqual([[], []]);
  });

  test('takes one press with a complete profile, and sends one application after two', async () => {
    await open();
    await expect
      .element(dialog.getByText(m.applications_gap_unstated({ language: 'Italian', asked: 'C1' })))
      .toBeVisible();
    await send.dblClick();
    await expect.element(applied).toBeVisible();
    await toast(m.applications_apply_sent());
    expect(page.getByRole('link', { name: m.applications_apply(), exact: true }).elements()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('keeps the letter until it is sent, and reports an application from another window (T36)', async () => {
    const screen = await open({ applications: { apply: () => applicationOf({ coverLetter: 'Another one.' }) } });
    await letter.fill(LETTER);
    await screen.openAnew();
    await expect.element(letter).toHaveValue(LETTER);
    await send.click();
    await toast(m.applications_apply_already());
  });

  test('keeps the letter if the job closes meanwhile', async () => {
    await open({
      applications: {
        apply: () => {
          throw refused('NOT_FOUND');
        },
      },
    });
    await letter.fill(LETTER);
    await send.click();
    const alert = dialog.getByRole('alert');
    await expect.element(alert.getByText(m.problem_job_closed())).toBeVisible();
    await expect.element(alert.getByText(m.applications_apply_kept())).toBeVisible();
    await expect.element(letter).toHaveValue(LETTER);
  });

  test('asks in the page’s language, though the job’s text is in another', async () => {
    const read = ({ locale }: { locale?: string | undefined }) => [
      { ...yesOrNo, text: locale === 'en' ? yesOrNo.text : 'Können Sie sofort anfangen?' },
    ];
    await open({ questions: { read } }, seeker, jobOf({ locale: 'de', primaryLocale: 'de', locales: ['de'] }));
    await expect.element(dialog.getByRole('radiogroup', { name: yesOrNo.text })).toBeVisible();
  });

  test('asks for levels that the profile lacks, saves them, and keeps them for correction (T424)', async () => {
    let profile = emptyProfile;
    const saved: Profile['languages'][] = [];
    const update: NonNullable<Answers['profiles']>['update'] = ({ languages = [] }) => {
      saved.push(languages);
      profile = { ...profile, languages };
      return profile;
    };
    await open({ profiles: { mine: () => profile, update } });
    const level = dialog.getByLabelText(m.apply_level({ language: 'Italian' }));
    await level.selectOptions('B1');
    const asked = m.applications_gap_level({ language: 'Italian', asked: 'C1', level: 'B1' });
    await expect.element(dialog.getByText(asked)).toBeVisible();
    await level.selectOptions('C1');
    await expect.element(dialog.getByText(asked)).not.toBeInTheDocument();
    expect(saved).toEqual([[{ language: 'it', level: 'B1' }], [{ language: 'it', level: 'C1' }]]);
  });

  describe('without an account', () => {
    const waiting = page.getByText(m.apply_unsent_text({ email: seeker.email, company: job.company.name }));

    test('begins on a page that needs none, or signs in where the site asks for an account', async () => {
      const link = page.getByRole('link', { name: m.applications_apply() });
      await open({}, null);
      await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/jobs\/.*\/apply\?next=/));
      await renderPart(<ApplyAction job={job} application={null} isUnsent={false} />, {
        viewer: null,
        site: { appliesWithoutAccount: false },
      });
      await expect.element(link.last()).toHaveAttribute('href', expect.stringMatching(/^\/login\?next=/));
    });

    test('waits for the link before it is sent, keeps the letter, and sends the link again (T426)', async () => {
      const letters: string[] = [];
      const asked: string[] = [];
      await open(
        {
          applications: {
            sendLater: ({ coverLetter }) => {
              letters.push(coverLetter);
              return { address: seeker.email };
            },
          },
          personLinks: {
            ask: ({ email }) => {
              asked.push(email);
              return { done: true };
            },
          },
        },
        unclaimed(false),
      );
      await letter.fill(LETTER);
      await send.click();
      await expect.element(waiting).toBeVisible();
      await page.getByRole('button', { name: m.person_link_again() }).click();
      await toast(m.person_link_sent_title());
      expect([letters, asked]).toEqual([[LETTER], [seeker.email]]);
      await page.getByRole('link', { name: m.apply_unsent_change() }).click();
      await expect.element(letter).toHaveValue(LETTER);
    });

    test('fills the profile from the CV, but keeps the address of the link', async () => {
      const cv = {
        id: idOf(40),
        kind: 'cv' as const,
        name: 'cv.pdf',
        type: 'application/pdf',
        size: 9,
        createdAt: '2026-01-01T00:00:00Z',
      };
      await open(
        {
          profiles: { mine: () => ({ ...emptyProfile, cv }) },
          cvs: {
            read: () => ({
              format: 'document',
              suggestions: [
                { field: 'jobTitle', value: 'Interpreter', source: 'Interpreter' },
                { field: 'contactEmail', value: 'other@example.com', source: 'other@example.com' },
              ],
            }),
          },
        },
        unclaimed(false),
      );
      await dialog.getByRole('button', { name: m.cv_fill() }).click();
      await dialog.getByRole('button', { name: m.cv_read_stored() }).click();
      await expect.element(dialog.getByRole('checkbox', { name: 'Interpreter' })).toBeChecked();
      expect(dialog.getByRole('checkbox').elements()).toHaveLength(1);
      expect(sent).toEqual([]);
    });

    test('is sent right away once the address is confirmed', async () => {
      await open({}, unclaimed(true));
      await send.click();
      await expect.element(applied).toBeVisible();
    });
  });

  describe('before the job’s questions are loaded', () => {
    async function sendEarly(questions: Question[]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await open({ questions: { read: () => promise.then(() => questions) } });
      await pressEnter(send);
      await expect.element(dialog.getByText(m.ui_pending()).first()).toBeInTheDocument();
      resolve();
    }

    test('waits for them, and sends the application if there are none', async () => {
      await sendEarly([]);
      await toast(m.applications_apply_sent());
    });

    test('continues with the first question', async () => {
      await sendEarly([yesOrNo]);
      await hasFocus(dialog.getByRole('radiogroup', { name: yesOrNo.text }).getByRole('radio').first());
      await expect.element(send).not.toHaveAttribute('aria-disabled');
      expect(sent).toEqual([]);
    });
  });
});
