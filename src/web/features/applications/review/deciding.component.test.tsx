import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Application } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Answers } from '#test/support/component/api.ts';
import { applicationOf, nothingAdded, StoredApplication } from '#test/support/component/application.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ReviewPage from './review-page.tsx';

const COLLEAGUE = 'Maria Silva';

/** Decisions of the employer, and of a colleague at the same time. */
describe('deciding about an application', () => {
  async function open(change: Partial<Application> = {}, answers: Answers['applications'] = {}) {
    const stored = new StoredApplication(change);
    const notes = { text: '', version: 0, updatedAt: null, updatedBy: null };
    const read = () => ({
      application: stored.application,
      notes,
      neighbours: { previous: null, next: idOf(9), place: 1, count: 2 },
      others: [],
      userId: employer.userId,
    });
    // The prefetched application.
    const next: Answers['applications'] = {
      read: () => applicationOf({ id: idOf(9) }),
      neighbours: () => ({ previous: idOf(1), next: null, place: 2, count: 2 }),
      others: () => [],
    };
    const screen = await renderPage(ReviewPage, read, {
      viewer: employer,
      api: {
        ...nothingAdded,
        applications: { notes: () => notes, ...next, ...stored.answers, ...answers },
      },
    });
    return { screen, stored };
  }

  const decisions = page.getByRole('group', { name: m.applications_decision() });
  const button = (name: string) => decisions.getByRole('button', { name, exact: true });
  const question = (name: string) => page.getByRole('alertdialog', { name });
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  const status = (words: string) =>
    expect.element(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
  const toast = (words: string) =>
    expect.element(page.getByRole('alertdialog').filter({ hasText: words }).first()).toBeVisible();

  test('marks a new application as viewed when a browser shows it (T148)', async () => {
    const { stored } = await open({ status: 'new', can: { ...new StoredApplication().application.can, view: true } });
    await status(m.applications_status_viewed());
    expect(stored.application.history.map(({ to, name }) => [to, name])).toEqual([['viewed', employer.name]]);
  });

  test('asks for confirmation before accepting, which is final and leads to the dashboard (T82)', async () => {
    const { screen, stored } = await open();
    await button(m.applications_action_accept()).click();
    await confirm(m.ui_cancel());
    expect(stored.application.status).toBe('viewed');
    await button(m.applications_action_accept()).click();
    await confirm(m.applications_action_accept());
    await toast(m.applications_review_accepted());
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await screen.openAnew();
    await expect.element(page.getByText(m.applications_final_accepted())).toBeVisible();
    expect(decisions.elements()).toEqual([]);
  });

  test('asks for confirmation before rejecting, which is final, leads to the dashboard and offers the next application (T83)', async () => {
    const { screen, stored } = await open();
    await button(m.applications_action_reject()).click();
    await expect.element(question(m.applications_ask_reject())).toBeVisible();
    expect(stored.application.status).toBe('viewed');
    await confirm(m.applications_action_reject());
    await toast(m.applications_review_rejected());
    await expect
      .element(page.getByRole('link', { name: m.applications_review_next_application() }))
      .toHaveAttribute('href', expect.stringContaining(idOf(9)));
    await screen.openAnew();
    await expect.element(page.getByText(m.applications_final_rejected())).toBeVisible();
    expect(decisions.elements()).toEqual([]);
  });

  test('asks for confirmation before an invitation, but not before shortlisting (T155)', async () => {
    await open();
    await button(m.applications_action_shortlist()).click();
    await status(m.applications_status_shortlisted());
    await toast(m.applications_event_shortlisted());
    await expect.element(button(m.applications_action_shortlist())).not.toBeInTheDocument();
    // The focused button has disappeared: a screen reader announces the remaining decisions.
    await expect.element(decisions).toHaveFocus();
    await button(m.applications_action_interview()).click();
    await confirm(m.applications_action_interview());
    await status(m.applications_status_interview());
  });

  test('sends a decision after the previous one has finished', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { stored } = await open({}, { shortlist: () => answered.then(() => stored.move('shortlist')) });
    await button(m.applications_action_shortlist()).click();
    await button(m.applications_action_accept()).click();
    await confirm(m.applications_action_accept());
    expect(stored.application.status).toBe('viewed');
    answer();
    await toast(m.applications_review_accepted());
    expect(stored.application.history.map(({ to }) => to)).toEqual(['shortlisted', 'accepted']);
  });

  test('reports a colleague’s earlier decision (T153)', async () => {
    const { stored } = await open();
    await button(m.applications_action_accept()).click();
    stored.move('reject', COLLEAGUE);
    await confirm(m.applications_action_accept());
    await expect.element(page.getByText(m.applications_review_faster())).toBeVisible();
    await expect.element(page.getByText(m.applications_who_rejected({ name: COLLEAGUE }))).toBeVisible();
    await expect.element(page.getByText(m.applications_final_rejected())).toBeVisible();
  });

  test('offers the stages of the job, and shows the chosen one in the history', async () => {
    const [read, trial] = [
      { id: idOf(21), name: 'CV read', status: 'viewed' as const },
      { id: idOf(22), name: 'Trial', status: 'shortlisted' as const },
    ];
    const { stored } = await open(
      { stage: read, stages: [read, trial] },
      {
        moveToStage: ({ stageId, from }) => {
          expect([stageId, from]).toEqual([trial.id, read.id]);
          const move = { stage: trial.name, at: '2026-03-10T10:00:00Z', name: employer.name };
          return (stored.application = { ...stored.move('shortlist'), stage: trial, stageMoves: [move] });
        },
      },
    );
    await page.getByRole('button', { name: m.stages_current({ stage: 'CV read' }) }).click();
    await page.getByRole('menuitem', { name: m.stages_move_to({ stage: 'Trial' }) }).click();
    await expect.element(page.getByText(m.stages_current({ stage: 'Trial' }))).toBeVisible();
    await expect
      .element(
        page.getByRole('list', { name: m.applications_history() }).getByText(m.stages_history({ stage: 'Trial' })),
      )
      .toBeVisible();
  });

  test.for([1280, 320])(
    'keeps the name and the decisions visible while scrolling, in a window %i wide (T338)',
    async (width) => {
      await page.viewport(width, 500);
      onTestFinished(() => page.viewport(1280, 900));
      await open();
      await expect.element(button(m.applications_action_accept())).toBeVisible();
      page.getByRole('main').element().scrollIntoView({ block: 'end' });
      await expect.element(page.getByRole('link', { name: m.applications_review_back() })).not.toBeInViewport();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      for (const name of [m.applications_action_accept(), m.applications_action_shortlist()])
        await expect.element(button(name)).toBeInViewport({ ratio: 1 });
    },
  );

  test('offers keyboard shortcuts for decisions and notes, until they are turned off', async () => {
    await open();
    const notes = page.getByLabelText(m.applications_notes());
    await expect.element(notes).toBeVisible();
    await userEvent.keyboard('n');
    await userEvent.keyboard('jar');
    await expect.element(notes).toHaveValue('jar');
    (notes.element() as HTMLElement).blur();
    await userEvent.keyboard('a');
    await expect.element(question(m.applications_ask_accept())).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question(m.applications_ask_accept())).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await page.getByRole('dialog').getByLabelText(m.app_shortcuts_use()).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('aj');
    expect(question(m.applications_ask_accept()).elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
