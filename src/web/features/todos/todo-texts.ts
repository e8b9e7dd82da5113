import type { Todo } from '#contract/todos/todos.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';

/** `today` is YYYY-MM-DD, in the reader's time zone. */
export const isOverdue = ({ dueOn }: Pick<Todo, 'dueOn'>, today: string): boolean => dueOn !== null && dueOn < today;

export function dueText(todo: Pick<Todo, 'dueOn'>, today: string): string | undefined {
  if (todo.dueOn === null) return undefined;
  const date = dayText(todo.dueOn);
  return isOverdue(todo, today) ? m.todos_overdue({ date }) : m.todos_due_by({ date });
}
