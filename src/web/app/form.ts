import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, get, type Path, type Resolver, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';

import { type FieldProblem, fieldProblems } from '#contract/problems.ts';

import { fieldText, problemOf, problemText } from './problem.ts';

/** Imports a schema of the contract. Most readers use no form, so pages come without Zod. */
export type SchemaLoader<Output, Input = Output> = () => Promise<z.ZodType<Output, Input>>;

export async function checkInput<Output, Input>(
  load: SchemaLoader<Output, Input>,
  value: unknown,
): Promise<{ data: Output } | { problems: FieldProblem[] }> {
  let schema;
  try {
    schema = await load();
  } catch {
    // Offline, or a newer release has replaced the script: the server checks everything too.
    return { data: value as Output };
  }
  const parsed = await schema.safeParseAsync(value);
  return parsed.success ? { data: parsed.data } : { problems: fieldProblems(parsed.error.issues) };
}

/** Milliseconds. */
const IDLE_AFTER = 1_000;

/** Carries out once what a form will need, when the page has nothing else to do. */
export function useWhenIdle(act: () => unknown): void {
  const carryOut = useEffectEvent(async () => {
    try {
      await act();
    } catch {
      // Not loaded: the form tries again when it is sent.
    }
  });
  useEffect(() => {
    const start = () => void carryOut();
    // Not in every Safari.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, IDLE_AFTER);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, []);
}

export function contractResolver<Input extends FieldValues, Output>(
  load: SchemaLoader<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const checked = await checkInput(load, values);
    if ('data' in checked) return { values: checked.data, errors: {} };
    const errors: Record<string, unknown> = {};
    // The first problem of a field is shown.
    for (const problem of checked.problems.toReversed()) {
      const code = alsoOfEmpty.has(problem.code) && isEmpty(values, problem.path) ? 'required' : problem.code;
      place(errors, problem.path.split('.'), { type: code, message: fieldText({ ...problem, code }) });
    }
    return { values: {}, errors: errors as never };
  };
}

/** Codes that schemas also report for empty fields, where "required" is clearer. */
const alsoOfEmpty: ReadonlySet<FieldProblem['code']> = new Set(['email', 'url', 'invalid']);

/** False for the form as a whole. */
function isEmpty(values: FieldValues, path: string): boolean {
  if (path === '') return false;
  const value: unknown = get(values, path, '');
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** react-hook-form expects nested errors: languages.0.level. */
function place(
  errors: Record<string, unknown>,
  [first = 'root', ...rest]: string[],
  error: { type: string; message: string },
): void {
  if (rest.length === 0) {
    errors[first || 'root'] = error;
    return;
  }
  const inner = (errors[first] ??= {}) as Record<string, unknown>;
  place(inner, rest, error);
}

/** Returns the text of the problems outside `known`, for the top of the form. */
export function showProblem<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  known: readonly Path<Values>[],
): string | undefined {
  const problem = problemOf(error);
  const placed = problem.fields.filter(({ path }) => known.some((name) => name === path));
  for (const field of placed)
    setError(
      field.path as Path<Values>,
      { type: field.code, message: fieldText(field) },
      { shouldFocus: field === placed[0] },
    );
  return placed.length > 0 && placed.length === problem.fields.length ? undefined : problemText(problem);
}
