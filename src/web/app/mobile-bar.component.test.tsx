import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { employer, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { MobileBar } from './mobile-bar.tsx';

beforeEach(async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 900));
});

const more = page.getByRole('link', { name: m.app_more() });
const sheet = page.getByRole('dialog', { name: m.app_more() });
const namesIn = () =>
  sheet
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test('"More" opens a sheet with the employer’s workspace, settings and About, and closes when a page is chosen', async () => {
  await renderPart(<MobileBar viewer={employer} />, { viewer: employer, path: paths.employerDashboard() });
  await more.click();
  await expect.element(sheet).toBeVisible();
  expect(namesIn()).toEqual([
    m.app_jobs(),
    m.applications_received_title(),
    m.interviews_title(),
    m.app_candidates(),
    m.app_figures(),
    m.app_company(),
    m.notifications_title(),
    m.app_settings(),
    m.app_about(),
  ]);
  await sheet.getByRole('link', { name: m.app_figures() }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('"More" has a job seeker’s applications, saved jobs and searches', async () => {
  await renderPart(<MobileBar viewer={seeker} />, { viewer: seeker });
  await more.click();
  await expect.element(sheet.getByRole('button', { name: m.app_sign_out() })).toBeVisible();
  expect(namesIn().slice(0, 3)).toEqual([m.applications_own_title(), m.jobs_saved_title(), m.saved_searches_title()]);
});
