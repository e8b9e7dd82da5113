import { useEffect, useRef, useState } from 'react';

import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import { checkInput } from '#web/app/form.ts';
import { fieldText } from '#web/app/problem.ts';
import { findValue, storeValue } from '#web/app/stored-draft.ts';
import { useSend } from '#web/app/use-send.ts';

import { inputOf, type OfferFormValues } from './offer-form.ts';

const loadSchema = async () => (await import('#contract/offers/offer-conditions.ts')).offerInput;

export interface FieldsProps {
  values: OfferFormValues;
  set: (change: Partial<OfferFormValues>) => void;
  /** By their paths in the API's input. */
  problems: ReadonlyMap<string, string>;
}

// Per user, since several may share a browser; of the application until its offer is stored.
export const offerDraftKey = (userId: string, id: string): string => `parlance.offer.${userId}.${id}`;

/** What was typed and not saved, for the same version. */
export const findTyped = (key: string, version: number): OfferFormValues | undefined => {
  const found = findValue(key);
  return found?.version === version ? (found.values as OfferFormValues) : undefined;
};

/** The state of the editor: what is typed stays in the browser until it is saved. */
export function useOfferForm(first: OfferFormValues, { key, version }: { key: string; version: number }) {
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
    set(change: Partial<OfferFormValues>) {
      const next = { ...values, ...change };
      setValues(next);
      storeValue(key, { version, values: next });
    },
    async save(work: (input: OfferInput) => Promise<void>): Promise<void> {
      const checked = await checkInput(loadSchema, inputOf(values));
      const found = 'problems' in checked ? checked.problems : [];
      setUnread(new Map(found.map((field) => [field.path, fieldText(field)])));
      if (!('data' in checked)) return;
      await send(async () => {
        await work(checked.data);
        storeValue(key, undefined);
      });
    },
  };
}
