import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

import { fieldText } from '#web/app/problem.ts';

/** The second field of a new password, which no request carries. */
export interface RepeatedPassword {
  confirmPassword: string;
}

/**
 * Adds the second field to a form's check: it is needed, and says the same as `password`.
 * `mismatch` is what is said where it does not.
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
    // A resolver answers with values or with errors.
    return Object.keys(errors).length === 0 ? { values: checked.values as Output, errors: {} } : { values: {}, errors };
  };
}
