import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Member } from '#contract/companies/teams.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Answers } from '#test/support/component/api.ts';
import { managedJobOf, StoredJob } from '#test/support/component/job.ts';
import { focus, hasFocus } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { JobManager } from './job-manager.tsx';

const COLLEAGUE = { userId: idOf(5), name: 'Beatriz Vasconcelos' };
const READER = { userId: idOf(6), name: 'Rita Reader' };

const memberOf = ({ userId, name }: typeof COLLEAGUE, role: Member['role']): Member => ({
  userId,
  profileId: userId,
  name,
  email: '',
  avatarUrl: null,
  role,
  since: '2026-03-10T09:00:00Z',
  isSelf: false,
  can: { changeRole: false, remove: false },
});

const jobOf = (number: number, title: string, status: JobStatus) => managedJobOf({ id: idOf(number), title, status });

describe('the list of a company’s own jobs', () => {
  let jobs: ManagedJob[];
  beforeEach(() => {
    jobs = [jobOf(1, 'Alpha', 'active'), jobOf(2, 'Bravo', 'active')];
  });

  const change = (id: string, changed: Partial<ManagedJob>) => {
    jobs = jobs.map((job) => (job.id === id ? managedJobOf({ ...job, ...changed, can: undefined }) : job));
  };
  async function open(answers: Answers['jobs'] = {}) {
    const counts = { draft: 1, active: 3, paused: 0, closed: 0, expired: 0 };
    const read = () => ({ jobs, nextCursor: null, counts });
    const manager = (
      <JobManager filters={{}} first={read()} counted={[]} readAt={Date.now()} companyId={employer.profileId} />
    );
    const team = {
      members: [memberOf(employer, 'owner'), memberOf(COLLEAGUE, 'recruiter'), memberOf(READER, 'reader')],
      invitations: [],
      requiresSecondFactor: false,
      can: { invite: true, leave: false },
    };
    const screen = await renderPart(manager, {
      viewer: employer,
      api: {
        jobs: { manage: read, ...answers },
        applications: { countsOfJobs: () => [] },
        teams: { read: () => team },
      },
    });
    return Object.assign(screen, {
      row: (name: string) => screen.getByRole('row', { name }),
      box: (title: string) => screen.getByRole('checkbox', { name: m.jobs_manage_select({ title }) }),
      title: (name: string) => screen.getByRole('link', { name, exact: true }),
    });
  }

  test('hands a job over to a colleague, and shows their name in its row', async () => {
    const screen = await open({
      handOver: ({ id }) => {
        change(id, { responsible: COLLEAGUE });
        return { done: true };
      },
    });
    await screen.box('Alpha').click();
    const bar = screen.getByRole('region', { name: m.jobs_manage_bulk() });
    await bar.getByRole('button', { name: m.jobs_action_hand_over() }).click();
    const dialog = page.getByRole('dialog');
    const colleagues = dialog.getByLabelText(m.jobs_hand_over_to());
    await expect.element(colleagues).toBeVisible();
    // Members with the reader role cannot answer applicants.
    const names = colleagues.getByRole('option').elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([employer.name, COLLEAGUE.name]);
    await colleagues.selectOptions(COLLEAGUE.name);
    await dialog.getByRole('button', { name: m.jobs_action_hand_over() }).click();
    await expect.element(screen.getByText(m.jobs_handed_over(COLLEAGUE))).toBeVisible();
    await expect.element(screen.row('Alpha').getByText(m.jobs_manage_responsible(COLLEAGUE))).toBeVisible();
  });

  test('links to a draft without a title', async () => {
    jobs = [jobOf(1, '', 'draft')];
    const screen = await open();
    await expect.element(screen.title(m.jobs_edit_preview_no_title())).toBeVisible();
  });

  test('asks for the reason when a job is closed', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: m.jobs_actions_named({ title: 'Alpha' }) }).click();
    await page.getByRole('menuitem', { name: m.jobs_action_close() }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: m.jobs_action_close(), exact: true }).last().click();
    await expect.element(dialog.getByText(m.jobs_close_reason_missing())).toBeVisible();
  });

  test('renews a job for at most 60 days, and for 30 by default', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const screen = await open();
    await screen.getByRole('button', { name: m.jobs_actions_named({ title: 'Alpha' }) }).click();
    await page.getByRole('menuitem', { name: m.jobs_action_renew() }).click();
    const dialog = page.getByRole('dialog');
    const last = dialog.getByLabelText(m.jobs_renew_day());
    await expect.element(last).toHaveValue(day(30));
    await last.fill(day(61));
    await dialog.getByRole('button', { name: m.jobs_action_renew(), exact: true }).click();
    await expect.element(dialog.getByText(/from today to/)).toBeVisible();
  });

  test('reports which of several jobs could not be changed, and why', async () => {
    jobs = [...jobs, jobOf(3, 'Charlie', 'draft'), jobOf(4, 'Delta', 'active')];
    const screen = await open({
      bulk: ({ ids }) =>
        ids.map((id) => {
          // Closed in another window after this one has read the list.
          const isClosed = id === idOf(4);
          change(id, { status: isClosed ? 'closed' : 'paused' });
          return { id, refused: isClosed ? ('CONFLICT' as const) : null };
        }),
    });
    await screen.box('Alpha').click();
    await screen.box('Delta').click({ modifiers: ['Shift'] });
    const bar = screen.getByRole('region', { name: m.jobs_manage_bulk() });
    await expect.element(bar.getByText(m.ui_selected({ count: 4 }))).toBeVisible();
    await bar.getByRole('button', { name: m.jobs_action_pause() }).click();
    const dialog = page.getByRole('alertdialog', { name: m.jobs_ask_pause({ count: 3 }) });
    await expect.element(dialog.getByText(m.jobs_ask_rest({ count: 1 }))).toBeVisible();
    await dialog.getByRole('button', { name: m.jobs_action_pause() }).click();
    const notice = screen.getByRole('alert');
    for (const words of [
      m.jobs_done_pause({ count: 2 }),
      m.jobs_refused({ count: 2 }),
      m.jobs_refused_status({ title: 'Charlie', status: m.jobs_status_draft() }),
      m.jobs_refused_status({ title: 'Delta', status: m.jobs_status_closed() }),
    ])
      await expect.element(notice.getByText(words, { exact: true })).toBeVisible();
    await expect.element(screen.row('Bravo').getByText(m.jobs_status_paused(), { exact: true })).toBeVisible();
    expect(screen.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
    await notice.getByRole('button', { name: m.jobs_manage_dismiss() }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(screen.row('Bravo')).toBeVisible();
  });

  test('moves, selects and changes by keyboard shortcuts, except while typing, until they are turned off', async () => {
    const screen = await open({
      pause: ({ id }) => {
        change(id, { status: 'paused' });
        return new StoredJob().job;
      },
    });
    await userEvent.keyboard('j');
    await hasFocus(screen.title('Alpha'));
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus(screen.title('Bravo'));
    await userEvent.keyboard('x');
    await expect.element(screen.box('Bravo')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.box('Bravo')).not.toBeChecked();
    await userEvent.keyboard('p');
    await expect.element(screen.row('Bravo').getByText(m.jobs_status_paused(), { exact: true })).toBeVisible();

    await userEvent.keyboard('/');
    await userEvent.keyboard('p');
    await expect.element(screen.getByRole('searchbox').first()).toHaveValue('p');
    await focus(screen.title('Alpha'));
    await userEvent.keyboard('?');
    await page.getByRole('dialog', { name: m.app_shortcuts() }).getByLabelText(m.app_shortcuts_use()).click();
    await userEvent.keyboard('{Escape}');
    await hasFocus(screen.title('Alpha'));
    await userEvent.keyboard('p');
    await userEvent.keyboard('x');
    await expect.element(screen.box('Alpha')).not.toBeChecked();
    await expect.element(screen.row('Alpha').getByText(m.jobs_status_active(), { exact: true })).toBeVisible();
  });
});
