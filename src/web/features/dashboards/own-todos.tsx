import { paths } from '#contract/paths.ts';
import type { OwnTodo } from '#contract/todos/todos.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dueText, isOverdue } from '#web/features/todos/todo-texts.ts';
import { dayOf } from '#web/ui/day-of.ts';
import { Link } from '#web/ui/link.tsx';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { DashboardSection } from './dashboard-section.tsx';

/** To-dos that colleagues assigned to the reader. `readAt` is in milliseconds since 1970. */
export function OwnTodos({ todos, readAt }: { todos: readonly OwnTodo[]; readAt: number }) {
  const today = dayOf(readAt, useTimeZone());
  if (todos.length === 0) return null;
  return (
    <DashboardSection title={m.todos_own()}>
      <ul className="flex flex-col gap-3">
        {todos.map((todo) => (
          <li key={todo.id} className="[overflow-wrap:anywhere]">
            <Link to={href(paths.reviewApplication(todo.applicationId))}>{todo.text}</Link>
            <p className={`text-sm ${isOverdue(todo, today) ? 'text-coral' : 'text-soft'}`}>
              {[todo.name, todo.jobTitle, dueText(todo, today)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
