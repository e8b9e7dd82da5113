import { useState } from 'react';

import { TO_DO_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { focusFirstField } from '#web/ui/focus.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Added = Awaited<ReturnType<typeof api.todos.add>>;

interface NewTodoProps {
  applicationId: string;
  members: readonly { userId: string; name: string }[];
  onAdded: (answer: Added) => void;
  onCancel: () => void;
}

/** Replaces the button that opens it. */
export function NewTodo({ applicationId, members, onAdded, onCancel }: NewTodoProps) {
  const [text, setText] = useState('');
  const [assigneeId, setAssignee] = useState('');
  const { problems, problem, isSending, refuse, send } = useSend();
  const submit = async (form: HTMLFormElement) => {
    if (!text.trim()) return refuse('text', m.field_required());
    const field = form.elements.namedItem('dueOn');
    const dueOn = field instanceof HTMLInputElement ? field.value : '';
    await send(async () =>
      onAdded(await api.todos.add({ id: applicationId, text, dueOn: dueOn || null, assigneeId: assigneeId || null })),
    );
  };
  return (
    <form
      ref={focusFirstField}
      noValidate
      method="dialog"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextField
        label={m.todos_text()}
        isRequired
        maxLength={TO_DO_MAX}
        autoComplete="off"
        value={text}
        errorMessage={problems.get('text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label={m.todos_assignee()}
        emptyLabel={m.todos_assignee_none()}
        options={members.map(({ userId, name }) => ({ value: userId, label: name }))}
        value={assigneeId}
        errorMessage={problems.get('assigneeId')}
        onChange={(event) => setAssignee(event.currentTarget.value)}
      />
      <DateField label={m.todos_due()} name="dueOn" errorMessage={problems.get('dueOn')} />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isPending={isSending}>
          {m.todos_add()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
