import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'required' | 'size'>, FieldTexts {
  aside?: ReactNode;
}

/** One line of text: an `<input>` with its words. Takes whatever an input takes, so `{...register('name')}` fits. */
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
