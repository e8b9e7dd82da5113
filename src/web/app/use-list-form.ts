import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { focusRow } from '#web/ui/focus.ts';
import { showToast } from '#web/ui/toast.tsx';

import { fieldText, problemOf, problemText } from './problem.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface ListFormOptions<Row> {
  first: () => Row[];
  /** Returns the rows as they were saved. */
  save: (rows: readonly Row[]) => Promise<Row[]>;
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

/** A list that is edited in the browser and saved as a whole; the first wrong field gets the focus. */
export function useListForm<Row>({ first, save, savedText, unsavedText }: ListFormOptions<Row>): ListFormState<Row> {
  const [rows, setRows] = useState(first);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useUnsavedGuard(isDirty, unsavedText);
  useEffect(() => {
    if (problems.size > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const set = (changed: Row[]) => {
    setRows(changed);
    setDirty(true);
  };
  return {
    rows,
    list,
    problems,
    problem,
    isDirty,
    isSaving,
    set,
    add(row) {
      // Rendered at once, so that the new field is there to be focused.
      flushSync(() => set([...rows, row]));
      list.current?.querySelector<HTMLInputElement>(':scope > fieldset:last-of-type input')?.focus();
    },
    remove(at) {
      flushSync(() => set(rows.toSpliced(at, 1)));
      focusRow(list.current, at);
    },
    async save() {
      setSaving(true);
      setProblem(undefined);
      setProblems(new Map());
      try {
        setRows(await save(rows));
        setDirty(false);
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
