import { useEffect, useRef, useState } from 'react';

import { checkInput, type SchemaLoader } from './form.ts';
import { fieldText } from './problem.ts';
import { storeValue } from './stored-draft.ts';
import { useSend } from './use-send.ts';

/** Where the browser keeps what is typed, for which version. The key names the user: several may share a browser. */
export interface Kept {
  key: string;
  version: string | number;
}

export interface KeptFieldsProps<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** By their paths in the API's input. */
  problems: ReadonlyMap<string, string>;
}

interface KeptFormOptions<Values, Input> {
  kept: Kept;
  loadSchema: SchemaLoader<Input, unknown>;
  /** The API's input, in which unreadable numbers are no numbers. */
  inputOf: (values: Values) => unknown;
  /** Whether the form is still there after it was saved. */
  staysOpen?: boolean;
}

/** The state of a long form: what is typed stays in the browser until it is saved. */
export function useKeptForm<Values extends object, Input>(
  first: Values,
  { kept: { key, version }, loadSchema, inputOf, staysOpen = false }: KeptFormOptions<Values, Input>,
) {
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
    set(change: Partial<Values>) {
      const next = { ...values, ...change };
      setValues(next);
      storeValue(key, { version, values: next });
    },
    async save(work: (input: Input) => Promise<void>): Promise<void> {
      const checked = await checkInput(loadSchema, inputOf(values));
      const found = 'problems' in checked ? checked.problems : [];
      setUnread(new Map(found.map((field) => [field.path, fieldText(field)])));
      if (!('data' in checked)) return;
      await send(
        async () => {
          await work(checked.data);
          storeValue(key, undefined);
        },
        { isKept: staysOpen },
      );
    },
  };
}
