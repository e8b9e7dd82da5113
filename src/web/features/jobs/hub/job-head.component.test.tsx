import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { managedJobOf, StoredJob } from '#test/support/component/job.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import JobHub from './job-hub.tsx';

async function open(status: JobStatus, jobs: Answers['jobs']) {
  const stored: { job: ManagedJob } = { job: managedJobOf({ status }) };
  const screen = await renderPage(
    JobHub,
    () => ({ job: stored.job, approval: null, counted: undefined, readAt: Date.now() }),
    {
      viewer: employer,
      path: `/jobs/${stored.job.id}/figures`,
      api: { jobs },
    },
  );
  const act = async (action: string) => {
    await screen.getByRole('button', { name: m.jobs_actions_named({ title: stored.job.title }) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  return Object.assign(screen, { stored, act });
}

test('pauses the job, and shows its new status', async () => {
  const screen = await open('active', {
    pause: () => {
      screen.stored.job = managedJobOf({ status: 'paused' });
      return new StoredJob().job;
    },
  });
  await screen.act(m.jobs_action_pause());
  await expect.element(screen.getByText(m.jobs_status_paused(), { exact: true })).toBeVisible();
});

test('says why the job was not paused, and shows the status that it has by now', async () => {
  const screen = await open('active', {
    pause: () => {
      screen.stored.job = managedJobOf({ status: 'closed' });
      throw refused('CONFLICT', { reason: 'wrong_status' });
    },
  });
  await screen.act(m.jobs_action_pause());
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText(m.jobs_status_closed(), { exact: true })).toBeVisible();
});

test('deletes a draft only when it is confirmed, and leaves its page', async () => {
  const deleted: string[] = [];
  const screen = await open('draft', {
    remove: ({ id }) => {
      deleted.push(id);
      return { done: true };
    },
  });
  await screen.act(m.jobs_action_remove());
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(deleted).toEqual([]);
  await dialog.getByRole('button', { name: m.jobs_action_remove() }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(deleted).toEqual([screen.stored.job.id]);
});

test('names its applications and figures otherwise than the links to those of the company', async () => {
  const screen = await open('active', {});
  const note = `(${m.jobs_tab_note()})`;
  for (const name of [`${m.applications_received_title()} 0 ${note}`, `${m.app_figures()} ${note}`])
    await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible();
});
