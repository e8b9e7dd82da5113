import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

import { fieldText } from '#web/app/problem.ts';

/** The repeated password, which is not sent. */
export interface RepeatedPassword {
  confirmPassword: string;
}

/**
 * Adds the repeated password to a form's check: required, and equal to `password`; `mismatch` is the error otherwise.
 */
export function withRepeatedPassword<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  password: keyof Input & string,
  mismatch: () => string,
): Resolver<Input & RepeatedPassword, unknown, Output> {
  return async (entered, context, options) => {
    const { confirmPassword, ...values } = entered;
    const checked = await resolver(values as unknown as Input, context, options as never);
    const error = confirmPassword
      ? entered[password] !== confirmPassword && { type: 'mismatch', message: mismatch() }
      : { type: 'required', message: fieldText({ code: 'required' }) };
    const errors = { ...checked.errors, ...(error && { confirmPassword: error }) } as FieldErrors<
      Input & RepeatedPassword
    >;
    return Object.keys(errors).length === 0 ? { values: checked.values as Output, errors: {} } : { values: {}, errors };
  };
}
