import { type FieldValues, get, type Path, type Resolver, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';

import { type FieldProblem, fieldProblems } from '#contract/problems.ts';

import { fieldText, problemOf, problemText } from './problem.ts';

export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, unknown> = {};
    // The first problem of a field is shown.
    for (const problem of fieldProblems(parsed.error.issues).toReversed()) {
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
