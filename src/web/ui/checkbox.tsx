import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldProblem } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  errorMessage?: string;
}

export function Checkbox({ label, hint, errorMessage, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const describedBy = [errorMessage && `${boxId}-error`, hint && `${boxId}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ''}`.trimEnd()}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          id={boxId}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="choice mt-[0.1em]"
        />
        <div className="min-w-0">
          <label htmlFor={boxId}>{label}</label>
          {hint && (
            <p id={`${boxId}-hint`} className="text-sm text-soft">
              {hint}
            </p>
          )}
        </div>
      </div>
      {errorMessage && <FieldProblem id={`${boxId}-error`}>{errorMessage}</FieldProblem>}
    </div>
  );
}
