import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type RefCallback, useRef, useState } from 'react';

import type { Todo } from '#contract/todos/todos.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText, failureOf } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { dayOf } from '#web/ui/day-of.ts';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { NewTodo } from './new-todo.tsx';
import { dueText, isOverdue } from './todo-texts.ts';

/** The to-dos of an application. */
export function Todos({ applicationId }: { applicationId: string }) {
  const { read, failure, take } = useTodos(applicationId);
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const focusNew = focusOnRemoval(() => newButton.current);
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  const today = dayOf(now, timeZone);
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!read) return null;
  const run = (work: Promise<typeof read>) => {
    setProblem(undefined);
    return work.then(take, (error: unknown) => setProblem(problemText(problemOf(error))));
  };
  return (
    <section aria-labelledby="todos" className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 id="todos">{m.todos_title()}</h3>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {read.todos.length > 0 && (
        <ul className="flex flex-col gap-2">
          {read.todos.map((todo) => (
            <TodoItem
              key={todo.id}
              ref={focusNew}
              {...{ todo, today }}
              onDone={(isDone) => run(api.todos.done({ id: applicationId, todoId: todo.id, isDone }))}
              onRemove={() => void run(api.todos.remove({ id: applicationId, todoId: todo.id }))}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <div ref={focusNew}>
          <NewTodo
            applicationId={applicationId}
            members={read.members}
            onCancel={() => setAdding(false)}
            onAdded={(answer) => {
              take(answer);
              setAdding(false);
            }}
          />
        </div>
      ) : (
        <Button ref={newButton} variant="outline" size="sm" className="self-start" onClick={() => setAdding(true)}>
          {m.todos_new()}
        </Button>
      )}
    </section>
  );
}

interface TodoItemProps {
  ref: RefCallback<HTMLLIElement>;
  todo: Todo;
  /** YYYY-MM-DD */
  today: string;
  onDone: (isDone: boolean) => Promise<unknown>;
  onRemove: () => void;
}

function TodoItem({ ref, todo, today, onDone, onRemove }: TodoItemProps) {
  const { text, assignee, done, can } = todo;
  // Shown before the API answers.
  const [wanted, setWanted] = useState<boolean>();
  const press = async (isDone: boolean) => {
    setWanted(isDone);
    await onDone(isDone);
    setWanted(undefined);
  };
  const facts = done ? [done.name && m.todos_done_by({ name: done.name })] : [assignee?.name, dueText(todo, today)];
  return (
    <li ref={ref} className="flex items-start justify-between gap-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Checkbox
          label={<span className={done ? 'text-soft line-through' : ''}>{text}</span>}
          checked={wanted ?? done !== null}
          onChange={(event) => void press(event.currentTarget.checked)}
        />
        {facts.some(Boolean) && (
          <p className={`ps-8 text-sm ${!done && isOverdue(todo, today) ? 'text-coral' : 'text-soft'}`}>
            {facts.filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {can.remove && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.todos_remove({ text })}
          className="-my-2 -me-2"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

/** Read again when a colleague adds one or marks it as done. */
function useTodos(applicationId: string) {
  const options = queries.todos.list.queryOptions({ input: { id: applicationId } });
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(options);
  useLive((event) => {
    if (event.type === 'todo' && event.applicationId === applicationId) void refetch();
  });
  return {
    read: data,
    failure: failureOf({ data, error }),
    /** The API's answer to a change. */
    take: (answer: NonNullable<typeof data>) => client.setQueryData(options.queryKey, answer),
  };
}
