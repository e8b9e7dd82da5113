import { useEffect, useRef, useState } from 'react';

import type { ScreeningInput } from '#contract/screening/screenings.ts';
import { checkInput } from '#web/app/form.ts';
import { fieldText } from '#web/app/problem.ts';
import { findValue, storeValue } from '#web/app/stored-draft.ts';
import { useSend } from '#web/app/use-send.ts';

import { inputOf, type ScreeningValues } from './screening-form.ts';

const loadSchema = async () => (await import('#contract/screening/screenings.ts')).screeningInput;

export interface FieldsProps {
  values: ScreeningValues;
  set: (change: Partial<ScreeningValues>) => void;
  /** By their paths in the API's input. */
  problems: ReadonlyMap<string, string>;
}

/** Where the browser keeps what is typed, for what was saved last. Per user, since several may share a browser. */
export interface Kept {
  key: string;
  version: string;
}

export const keptScreening = (userId: string, { id, updatedAt }: { id: string; updatedAt: string }): Kept => ({
  key: `parlance.screening.${userId}.${id}`,
  version: updatedAt,
});

/** What was typed and not saved. */
export const findTyped = ({ key, version }: Kept): ScreeningValues | undefined => {
  const found = findValue(key);
  return found?.version === version ? (found.values as ScreeningValues) : undefined;
};

/** What is typed stays in the browser until it is saved. */
export function useScreeningForm(first: ScreeningValues, { key, version }: Kept) {
  const [values, setValues] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  /** What cannot be read, as letters for a number, which the API would not get. */
  const [unread, setUnread] = useState<ReadonlyMap<string, string>>(new Map());
  const { problems: refused, problem, isSending, send } = useSend();
  const problems = unread.size > 0 ? unread : refused;
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return {
    values,
    problems,
    problem,
    isSending,
    form,
    set(change: Partial<ScreeningValues>) {
      const next = { ...values, ...change };
      setValues(next);
      storeValue(key, { version, values: next });
    },
    async save(work: (input: ScreeningInput) => Promise<void>): Promise<void> {
      const checked = await checkInput(loadSchema, inputOf(values));
      const found = 'problems' in checked ? checked.problems : [];
      setUnread(new Map(found.map((field) => [field.path, fieldText(field)])));
      if (!('data' in checked)) return;
      await send(
        async () => {
          await work(checked.data);
          storeValue(key, undefined);
        },
        { isKept: true },
      );
    },
  };
}
