import { type SubmitEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import { contractResolver, type SchemaLoader, showProblem, useWhenIdle } from '#web/app/form.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';

interface SectionFormOptions<Input extends FieldValues, Output> {
  loadSchema: SchemaLoader<Output, Input>;
  /** Lists every field, including those without a value. */
  defaultValues: DefaultValues<Input>;
  save: (values: Output) => Promise<unknown>;
  /** `sent`: the values as submitted; the fields may have changed meanwhile. */
  onSaved: (sent: Input) => void;
  onInvalid?: (errors: FieldErrors<Input>) => void;
}

export interface SectionForm<Input extends FieldValues, Output = Input> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The text of a refusal that belongs to no field. */
  problem: string | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form validated by the contract. A failed save keeps the input, with errors at the fields; asks before it is lost. */
export function useSectionForm<Input extends FieldValues, Output>(
  options: SectionFormOptions<Input, Output>,
): SectionForm<Input, Output> {
  const { loadSchema, defaultValues, save, onSaved, onInvalid } = options;
  const form = useForm<Input, unknown, Output>({ resolver: contractResolver(loadSchema), defaultValues });
  useWhenIdle(loadSchema);
  const [problem, setProblem] = useState<string>();
  const { isDirty, isSubmitting } = form.formState;
  // Saving may redirect to another page.
  useUnsavedGuard(isDirty && !isSubmitting, m.ui_unsaved);
  const send = async (values: Output, sent: Input) => {
    setProblem(undefined);
    try {
      await save(values);
    } catch (error) {
      setProblem(showProblem(error, form.setError, Object.keys(defaultValues) as Path<Input>[]));
      return;
    }
    onSaved(sent);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = form.getValues();
    void form.handleSubmit((values) => send(values, sent), onInvalid)(event);
  };
  return { form, problem, submit };
}

/** After a creation: empties the form or sets it to `next`; keeps input typed for the next one meanwhile. */
export function startAnew<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  sent: Input,
  next?: Input,
): void {
  const isChanged = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
  form.reset(next, isChanged ? { keepValues: true, keepDirty: true } : {});
}
