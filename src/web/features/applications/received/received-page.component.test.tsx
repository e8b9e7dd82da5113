import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { abilitiesOf, type ApplicationStatus } from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { applicationOf } from '#test/support/component/application.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import { boardColumns } from './board-columns.ts';
import ReceivedPage from './received-page.tsx';

const NAMES = ['Ana Alves', 'Bruno Berger', 'Clara Conti'];

/** The employer's list of applications, as a table and as columns. */
describe('received applications', () => {
  let statuses: Map<string, ApplicationStatus>;
  beforeEach(() => {
    statuses = new Map(NAMES.map((name) => [name, 'new']));
  });

  const idFor = (name: string) => idOf(500 + [...statuses.keys()].indexOf(name));
  const receivedFrom = ([name, status]: [string, ApplicationStatus]): ReceivedApplication => ({
    id: idFor(name),
    status,
    stage: null,
    isBeingRejected: false,
    unwantedAnswers: 0,
    appliedAt: '2026-03-10T09:00:00Z',
    updatedAt: '2026-03-10T09:00:00Z',
    isWaiting: true,
    answerDueAt: null,
    isBlind: false,
    tags: [],
    applicant: {
      profileId: idOf(900),
      name,
      jobTitle: 'Sales Agent',
      city: 'Porto',
      country: 'PT',
      avatarUrl: null,
      languages: [],
      skills: [],
      verified: [],
    },
    job: { id: idOf(2), title: 'Account Executive' },
    can: abilitiesOf('employer', status, false),
  });
  const listOf = (applications: ReceivedApplication[]) => ({
    applications,
    nextCursor: null,
    counts: { new: statuses.size, viewed: 0, shortlisted: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0 },
    stageCounts: {},
    answersDue: { overdue: 0, soon: 0 },
  });

  const bulk: NonNullable<Answers['applications']>['bulk'] = ({ action, ids }) => {
    for (const name of statuses.keys())
      if (ids.includes(idFor(name))) statuses.set(name, action === 'view' ? 'viewed' : 'shortlisted');
    return ids.map((id) => ({ id, refused: null }));
  };
  function open(view: 'table' | 'columns', answers: Answers['applications'] = {}, stages: Stage[] = []) {
    const columns = view === 'columns' ? boardColumns(stages) : [];
    const read = () => {
      const all = [...statuses].map(receivedFrom);
      const lists = columns.map(({ shown }) => listOf(all.filter(({ status }) => status === shown)));
      return {
        view,
        filters: { status: 'undecided' as const },
        stages: null,
        columns,
        questions: [],
        notices: undefined,
        seesOffers: false,
        tags: [],
        jobs: [],
        lists: view === 'columns' ? lists : [listOf(all)],
        readAt: Date.now(),
      };
    };
    return renderPage(ReceivedPage, read, {
      viewer: employer,
      path: `/applications/manage?view=${view}`,
      api: { applications: { bulk, ...answers } },
    });
  }

  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const tick = (name: string) => page.getByLabelText(m.applications_received_select({ name })).click();
  const press = (name: string) =>
    page
      .getByRole('region', { name: m.applications_received_bulk() })
      .getByRole('button', { name, exact: true })
      .click();
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  const toast = (words: string) =>
    expect.element(page.getByRole('alertdialog').filter({ hasText: words }).first()).toBeVisible();

  test('report and show decisions that a colleague made meanwhile', async () => {
    await open('table', {
      bulk: ({ ids }) => ids.map((id) => ({ id, refused: 'CONFLICT' })),
      read: ({ id }) => applicationOf({ id, status: 'accepted' }),
    });
    await tick('Ana Alves');
    await press(m.applications_action_reject());
    await confirm(m.applications_action_reject());
    await expect.element(page.getByText(m.applications_move_refused({ count: 1 }))).toBeVisible();
    await expect.element(row('Ana Alves')).not.toBeInTheDocument();
  });

  test('report in the table that nothing was marked as viewed without a connection', async () => {
    await open('table', { bulk: loseConnection });
    await tick('Ana Alves');
    await press(m.applications_action_view());
    await toast(m.problem_offline());
  });

  test('report in the columns that nothing was marked as viewed without a connection', async () => {
    await open('columns', { bulk: loseConnection });
    await page.getByRole('button', { name: m.applications_received_actions_named({ name: 'Clara Conti' }) }).click();
    await page.getByRole('menuitem', { name: m.applications_action_view() }).click();
    await toast(m.problem_offline());
  });

  test('are moved and decided by keyboard shortcuts (T49)', async () => {
    await open('table');
    await expect.element(row('Ana Alves')).toBeVisible();
    await userEvent.keyboard('jjs');
    await expect.element(page.getByRole('alertdialog', { name: m.applications_ask_shortlist() })).toBeVisible();
    await confirm(m.applications_action_shortlist());
    await expect
      .element(row('Bruno Berger').getByText(m.applications_status_shortlisted(), { exact: true }))
      .toBeVisible();
    expect([...statuses.values()]).toEqual(['new', 'shortlisted', 'new']);
  });

  test('announce new applications, and show them on request (T217)', async () => {
    const screen = await open('table');
    await expect.element(row('Ana Alves')).toBeVisible();
    statuses.set('Ewa Nowak', 'new');
    screen.live.send({
      type: 'notification',
      id: idOf(7),
      notificationType: 'application',
      data: {
        kind: 'application_received',
        application_id: idFor('Ewa Nowak'),
        job_id: idOf(2),
        job_title: 'Account Executive',
        name: 'Ewa Nowak',
      },
    });
    await expect.element(page.getByText(m.applications_received_arrived())).toBeVisible();
    expect(row('Ewa Nowak').elements()).toEqual([]);
    await page.getByRole('button', { name: m.applications_received_show_arrived() }).click();
    await expect.element(row('Ewa Nowak')).toBeVisible();
  });

  test('report their current stage if a colleague has moved them meanwhile', async () => {
    const [call, trial] = [
      { id: idOf(21), name: 'Call', status: 'viewed' as const },
      { id: idOf(22), name: 'Trial', status: 'viewed' as const },
    ];
    await open(
      'columns',
      {
        moveToStage: () => {
          throw refused('CONFLICT', { reason: 'changed_meanwhile' });
        },
        read: ({ id }) => applicationOf({ id, status: 'viewed', stage: trial }),
      },
      [call, trial],
    );
    await page.getByRole('button', { name: m.applications_received_actions_named({ name: 'Clara Conti' }) }).click();
    await page.getByRole('menuitem', { name: m.stages_move_to({ stage: 'Call' }) }).click();
    await expect.element(page.getByText(m.stages_faster({ name: 'Clara Conti', stage: 'Trial' }))).toBeVisible();
    await expect.element(page.getByRole('grid', { name: /Trial/ }).getByText('Clara Conti')).toBeVisible();
  });

  test('are moved between columns by keyboard', async () => {
    await open('columns');
    const column = (status: string) => page.getByRole('grid', { name: new RegExp(`^${status}:`) });
    const drag = page.getByRole('button', { name: m.applications_board_drag({ name: 'Clara Conti' }) });
    await expect.element(drag).toBeVisible();
    (drag.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // The first column that allows the move, that of viewed applications, gets the focus a moment later.
    const viewed = column(m.applications_status_viewed());
    await expect.poll(() => viewed.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(viewed.getByRole('row').filter({ hasText: 'Clara Conti' })).toBeVisible();
    expect(statuses.get('Clara Conti')).toBe('viewed');
  });
});

function loseConnection(): never {
  throw lostConnection();
}
