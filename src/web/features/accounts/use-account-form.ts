import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import type { FieldProblem } from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';
import { showProblem, useWhenIdle } from '#web/app/form.ts';
import { fieldText, problemOf, type Problem } from '#web/app/problem.ts';

interface AccountFormOptions<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  fields: readonly Path<Input>[];
  send: (values: Output) => Promise<unknown>;
  onRefused?: (problem: Problem) => void;
  /** For values that the form itself sets. Text fields have none, so that text typed before hydration stays. */
  defaultValues?: DefaultValues<Input>;
}

interface AccountForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The text of a refusal that belongs to no field. */
  problem: string | undefined;
  submit: (event: React.SubmitEvent<HTMLFormElement>) => void;
}

/** Validated by the contract; refusals appear at their fields. */
export function useAccountForm<Input extends FieldValues, Output>(
  options: AccountFormOptions<Input, Output>,
): AccountForm<Input, Output> {
  const { resolver, fields, send, onRefused, defaultValues } = options;
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  // A check whose result is ignored: it loads the schema.
  useWhenIdle(() => resolver(form.getValues(), undefined, { fields: {}, shouldUseNativeValidation: false }));
  const [problem, setProblem] = useState<string>();
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      const refused = problemOf(error);
      setProblem(showProblem(error, form.setError, fields));
      sayMinimum(refused, form, fields);
      onRefused?.(refused);
    }
  });
  return { form, problem, submit: (event) => void submit(event) };
}

/** The minimum password length is a setting, so only the answer knows it (specification, section 5). */
export const accountFieldText = (field: FieldProblem): string =>
  field.code === 'too_short' ? m.auth_password_too_short({ min: field.params?.min ?? 0 }) : fieldText(field);

function sayMinimum<Input extends FieldValues, Output>(
  { fields }: Problem,
  form: UseFormReturn<Input, unknown, Output>,
  known: readonly Path<Input>[],
): void {
  for (const problem of fields) {
    const name = known.find((field) => field === problem.path);
    if (name && problem.code === 'too_short')
      form.setError(name, { type: problem.code, message: accountFieldText(problem) });
  }
}
