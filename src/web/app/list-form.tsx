import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

import { moved, problemsWithin } from './row-list.ts';
import type { ListFormState } from './use-list-form.ts';

/** Where a row is, and what can be done with it. */
export interface RowProps {
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** By path within the row. */
  problems: ReadonlyMap<string, string>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

interface ListFormProps<Row> {
  form: ListFormState<Row>;
  /** Of the rows in the API's input. */
  path: string;
  max: number;
  words: { empty: string; emptyText: string; add: string; save: string };
  create: () => Row;
  /** A fieldset with a key. */
  children: (row: Row, props: RowProps, at: number) => ReactNode;
}

/** The form of `useListForm`. */
export function ListForm<Row>({ form, path, max, words, create, children }: ListFormProps<Row>) {
  const { rows, list, problems, problem, isDirty, isSaving, set, add, remove, save } = form;
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {rows.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <div ref={list} className="flex flex-col gap-6">
        {rows.map((row, at) =>
          children(
            row,
            {
              number: at + 1,
              isFirst: at === 0,
              isLast: at === rows.length - 1,
              problems: problemsWithin(problems, `${path}.${at}.`),
              onMove: (by) => set(moved(rows, at, at + by)),
              onRemove: () => remove(at),
            },
            at,
          ),
        )}
      </div>
      {rows.length < max && (
        <Button variant="outline" className="self-start" onClick={() => add(create())}>
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      {(isDirty || rows.length > 0) && (
        <Button type="submit" className="self-start" isPending={isSaving}>
          {words.save}
        </Button>
      )}
    </form>
  );
}
