import { type SubmitEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

import { contractResolver, showProblem } from '#web/app/form.ts';

interface SectionFormOptions<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  /** Names every field of the form, also those without a value yet. */
  defaultValues: DefaultValues<Input>;
  save: (values: Output) => Promise<unknown>;
  onSaved: () => void;
  /** Brings what is wrong into view where it may be out of it. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
}

export interface SectionForm<Input extends FieldValues, Output = Input> {
  form: UseFormReturn<Input, unknown, Output>;
  /** What was refused and belongs to no field, in words. */
  problem: string | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form checked by the contract. What could not be saved stays as it was typed, and what is wrong is said at its field. */
export function useSectionForm<Input extends FieldValues, Output>(
  options: SectionFormOptions<Input, Output>,
): SectionForm<Input, Output> {
  const { schema, defaultValues, save, onSaved, onInvalid } = options;
  const form = useForm<Input, unknown, Output>({ resolver: contractResolver(schema), defaultValues });
  const [problem, setProblem] = useState<string>();
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await save(values);
    } catch (error) {
      setProblem(showProblem(error, form.setError, Object.keys(defaultValues) as Path<Input>[]));
      return;
    }
    onSaved();
  }, onInvalid);
  return { form, problem, submit: (event) => void submit(event) };
}
