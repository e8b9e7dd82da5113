import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Todo } from '#contract/todos/todos.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { setClock } from '#test/support/component/clock.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';

import { Todos } from './todos.tsx';

const ID = idOf(1);
const BEATRIZ = { userId: idOf(2), name: 'Beatriz Sá' };
const CALL: Todo = { id: ID, text: 'Call her', dueOn: null, assignee: null, done: null, can: { remove: true } };

describe('to-dos', () => {
  const open = (todos: Answers['todos']) => renderPart(<Todos applicationId={ID} />, { api: { todos } });

  test('require a text', async () => {
    const screen = await open({ list: () => ({ todos: [], members: [BEATRIZ] }) });
    await screen.getByRole('button', { name: m.todos_new() }).click();
    await screen.getByRole('button', { name: m.todos_add() }).click();
    await expect.element(screen.getByText(m.field_required())).toBeVisible();
  });

  test('are shown after they are added, with their assignees', async () => {
    const screen = await open({
      list: () => ({ todos: [], members: [BEATRIZ] }),
      add: ({ text, assigneeId }) => {
        const assignee = assigneeId === BEATRIZ.userId ? BEATRIZ : null;
        return { todos: [{ ...CALL, text, assignee }], members: [BEATRIZ] };
      },
    });
    await screen.getByRole('button', { name: m.todos_new() }).click();
    await screen.getByLabelText(m.todos_text()).fill('Ask for references');
    await screen.getByLabelText(m.todos_assignee()).selectOptions(BEATRIZ.name);
    await screen.getByRole('button', { name: m.todos_add() }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Ask for references' })).toBeVisible();
    await expect.element(screen.getByText(BEATRIZ.name)).toBeVisible();
  });

  test('are overdue by the reader’s local day', async () => {
    // Half past midnight on the next day in Berlin.
    setClock(new Date('2026-03-10T23:30:00Z'));
    const todos = [
      { ...CALL, dueOn: '2026-03-10' },
      { ...CALL, id: idOf(3), text: 'Ask for references', dueOn: '2026-03-11' },
    ];
    const screen = await open({ list: () => ({ todos, members: [] }) });
    await expect.element(screen.getByText(m.todos_overdue({ date: dayText('2026-03-10') }))).toBeVisible();
    await expect.element(screen.getByText(m.todos_due_by({ date: dayText('2026-03-11') }))).toBeVisible();
  });

  test('report why one cannot be marked as done', async () => {
    const screen = await open({
      list: () => ({ todos: [CALL], members: [] }),
      done: () => {
        throw refused('NOT_FOUND');
      },
    });
    await screen.getByRole('checkbox', { name: CALL.text }).click();
    await expect.element(screen.getByText(m.problem_not_found())).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: CALL.text })).not.toBeChecked();
  });

  test('keep unfinished input if they cannot be read again', async () => {
    let reads = 0;
    const screen = await open({
      list: () => {
        reads += 1;
        if (reads > 1) throw lostConnection();
        return { todos: [CALL], members: [] };
      },
    });
    await screen.getByRole('button', { name: m.todos_new() }).click();
    await screen.getByLabelText(m.todos_text()).fill('Ask for references');
    screen.live.send({ type: 'todo', applicationId: ID });
    // The second attempt is the last one.
    await expect.poll(() => reads).toBe(3);
    await expect.element(screen.getByLabelText(m.todos_text())).toHaveValue('Ask for references');
  });

  test('keep unfinished input when a colleague adds one', async () => {
    let todos: Todo[] = [];
    const screen = await open({ list: () => ({ todos, members: [BEATRIZ] }) });
    await screen.getByRole('button', { name: m.todos_new() }).click();
    await screen.getByLabelText(m.todos_text()).fill('Ask for references');
    todos = [CALL];
    screen.live.send({ type: 'todo', applicationId: ID });
    await expect.element(screen.getByRole('checkbox', { name: CALL.text })).toBeVisible();
    await expect.element(screen.getByLabelText(m.todos_text())).toHaveValue('Ask for references');
  });

  test('move the focus into the form that replaces the button, and back to the button', async () => {
    let todos: Todo[] = [];
    const screen = await open({
      list: () => ({ todos, members: [] }),
      add: ({ text }) => {
        todos = [{ ...CALL, text }];
        return { todos, members: [] };
      },
      remove: () => ({ todos: [], members: [] }),
    });
    const add = screen.getByRole('button', { name: m.todos_new() });
    const text = screen.getByLabelText(m.todos_text());
    await pressEnter(add);
    await hasFocus(text);
    await pressEnter(screen.getByRole('button', { name: m.ui_cancel() }));
    await hasFocus(add);
    await userEvent.keyboard('{Enter}');
    await hasFocus(text);
    await userEvent.keyboard('Call her{Enter}');
    await expect.element(screen.getByRole('checkbox', { name: 'Call her' })).toBeVisible();
    await hasFocus(add);
    await pressEnter(screen.getByRole('button', { name: m.todos_remove({ text: 'Call her' }) }));
    await expect.element(screen.getByRole('checkbox', { name: 'Call her' })).not.toBeInTheDocument();
    await hasFocus(add);
  });
});
