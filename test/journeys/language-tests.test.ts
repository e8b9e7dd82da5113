import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { Interview } from '#contract/interviews/interviews.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { readForm } from '#server/features/language-tests/forms.ts';
import type { TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { callSite } from '#test/support/demo-site.ts';
import { interviewInput } from '#test/support/interviews.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { visitAs } from '#test/support/signed-in-page.ts';

const de = { locale: 'de' } as const;

describe('evidence for a language level', () => {
  const own = sharedSite();
  let app: TestApp;
  let seeker: TestPerson;

  beforeAll(async () => {
    ({ app } = own);
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Ortega' });
    await callSite(own.site, seeker.cookie, 'PATCH', '/me/profile', { languages: [{ language: 'pt', level: 'C1' }] });
  });

  const gap = (page: Page, at: number) => page.locator('[data-gap]').nth(at);
  const focusedGap = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-gap]')].findIndex((one) => one === document.activeElement),
    );

  const answersOf = async (): Promise<string[]> => {
    const { language, form } = await app.base.db
      .selectFrom('language_test')
      .select(['language', 'form'])
      .where('profile_id', '=', seeker.profileId)
      .executeTakeFirstOrThrow();
    return (await readForm(language, form)).flatMap(({ answers }) => answers);
  };

  test('a self-test is taken by keyboard, survives a reload, and is shown once the person allows it', async () => {
    await visitAs(own, seeker, paths.languageTests(), async (page) => {
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: m.language_tests_start({ language: 'Portuguese' }) }).click();
      await gap(page, 0).waitFor();
      await page.getByText(m.language_tests_time_left({ time: '19:5' })).waitFor();
      const answers = await answersOf();
      await gap(page, 0).focus();
      await page.keyboard.type(answers[0] ?? '');
      await page.keyboard.press('Enter');
      expect(await focusedGap(page)).toBe(1);
      await page.keyboard.press('Backspace');
      expect(await focusedGap(page)).toBe(0);
      await page.reload();
      // Without interaction: its time is running.
      await gap(page, 0).waitFor();
      await expect.poll(() => gap(page, 0).inputValue()).toBe(answers[0]);
      for (const [at, answer] of answers.entries()) if (at < 50) await gap(page, at).fill(answer);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: m.language_tests_send(), exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(m.language_tests_send_text({ count: 30 })).waitFor();
      await dialog.getByRole('button', { name: m.language_tests_send() }).click();
      await page.getByText(m.language_tests_result({ right: 50, gaps: 80 })).waitFor();
      await page.getByText(m.evidence_self_test({ level: 'B2' })).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('language-test'))),
      ).toEqual([]);
      await page.getByRole('switch', { name: m.language_tests_show() }).check();
      await page.getByText(m.language_tests_shown(), { exact: true }).waitFor();
      await page.getByRole('link', { name: m.language_tests_title() }).click();
      await page.getByRole('heading', { name: m.language_tests_results() }).waitFor();
      expect(await page.getByRole('switch', { name: m.language_tests_show() }).isChecked()).toBe(true);
    });
    await visitAs(own, seeker, paths.seekerProfile(), async (page) => {
      const languages = page.getByRole('region', { name: m.profile_languages() });
      await languages.getByText(m.evidence_self_test({ level: 'B2' })).waitFor();
      await languages.getByText(m.evidence_stated({ level: 'C1' })).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('a company states after an interview whether the level was met', async () => {
    const owner = await registerEmployer(app, { firstName: 'Klaus', lastName: 'Berg' });
    const { id: jobId } = await createActive(app, owner);
    const { id } = await callSite<Application>(own.site, seeker.cookie, 'POST', `/jobs/${jobId}/applications`, {
      coverLetter: '',
    });
    const input = interviewInput(owner.userId);
    const path = `/applications/${id}/interviews`;
    const interview = await callSite<Interview>(own.site, owner.cookie, 'POST', path, { ...input });
    await callSite(own.site, seeker.cookie, 'POST', `/interviews/${interview.id}/choose`, {
      startsAt: input.slots[0],
      timeZone: 'Europe/Madrid',
    });
    await app.database.pool.query(`update interview set starts_at = now() - interval '2 days'`);
    await visitAs(
      own,
      owner,
      paths.reviewApplication(id),
      async (page) => {
        await page.mouse.move(10, 10);
        await page.getByRole('button', { name: m.interviews_say_met({}, de), exact: true }).click();
        await page.getByText(m.interviews_held_met({ language: 'Portugiesisch', level: 'C1' }, de)).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.reload();
        await page.getByText(m.evidence_interview_met({ level: 'C1' }, de)).waitFor();
      },
      de,
    );
  });
});
