import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { focusRow } from '#web/ui/focus.ts';
import { showToast } from '#web/ui/toast.tsx';

import { fieldText, problemOf, problemText } from './problem.ts';
import { type KeyedRow, withIdsOf, withKeysOf } from './row-list.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface ListFormOptions<Row> {
  first: () => Row[];
  /** Returns the rows as they were saved, in their order. */
  save: (rows: readonly Row[]) => Promise<Row[]>;
  /** For rows that hold rows, which keep their keys and get their ids too. */
  inner?: { withKeys: (saved: Row, sent: Row) => Row; withIds: (row: Row, saved: Row) => Row };
  savedText: () => string;
  /** Asked before changes are lost. */
  unsavedText: () => string;
}

export interface ListFormState<Row> {
  rows: readonly Row[];
  /** Of the element whose fieldsets are the rows. */
  list: RefObject<HTMLDivElement | null>;
  /** By path. */
  problems: ReadonlyMap<string, string>;
  problem: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
  set: (rows: Row[]) => void;
  /** Focuses its first field. */
  add: (row: Row) => void;
  /** Focuses the row that takes its place. */
  remove: (at: number) => void;
  save: () => Promise<void>;
}

/**
 * A list that is edited in the browser and saved as a whole; the first wrong field gets the focus. What is typed while it is
 * saved stays, unsaved.
 */
export function useListForm<Row extends KeyedRow>(options: ListFormOptions<Row>): ListFormState<Row> {
  const { first, save, inner, savedText, unsavedText } = options;
  const [rows, setRows] = useState(first);
  const [clean, setClean] = useState(rows);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isDirty = rows !== clean;
  useUnsavedGuard(isDirty, unsavedText);
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return {
    rows,
    list,
    problems,
    problem,
    isDirty,
    isSaving,
    set: setRows,
    add(row) {
      // Rendered at once, so that the new field is there to be focused.
      flushSync(() => setRows([...rows, row]));
      list.current?.querySelector<HTMLInputElement>(':scope > fieldset:last-of-type input')?.focus();
    },
    remove(at) {
      flushSync(() => setRows(rows.toSpliced(at, 1)));
      focusRow(list.current, at);
    },
    async save() {
      setSaving(true);
      setProblem(undefined);
      setProblems(new Map());
      try {
        const saved = withKeysOf(await save(rows), rows, inner?.withKeys);
        setRows((now) => (now === rows ? saved : withIdsOf(now, saved, inner?.withIds)));
        setClean(saved);
        showToast({ title: savedText() });
      } catch (failure) {
        const refused = problemOf(failure);
        setProblem(problemText(refused));
        setProblems(new Map(refused.fields.map((field) => [field.path, fieldText(field)])));
      } finally {
        setSaving(false);
      }
    },
  };
}
