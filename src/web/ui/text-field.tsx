import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'required' | 'size'>, FieldTexts {
  aside?: ReactNode;
}

/** Takes every input prop, so `{...register('name')}` works. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  aside,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, isLabelHidden, hint, errorMessage, isRequired, aside, className }}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}
