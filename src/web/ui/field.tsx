import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { errorClass, hintClass } from './field-style.ts';

/** A field is invalid exactly when it has an `errorMessage`. */
export interface FieldTexts {
  label: ReactNode;
  /** For screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  errorMessage?: string;
  isRequired?: boolean;
  className?: string;
}

export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Hidden from screen readers, which announce the control's own "required". */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-coral">
      {' *'}
    </span>
  );
}

/** Once per form. */
export function RequiredNote() {
  return (
    <p aria-hidden="true" className={hintClass}>
      {m.ui_required_note()}
    </p>
  );
}

export function FieldProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={errorClass}>
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export interface FieldProps extends FieldTexts {
  id?: string;
  /** At the end of the label's line: a link, a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a native control. */
export function Field({
  id,
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  aside,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [errorMessage && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`.trimEnd()}>
      <div className={isLabelHidden ? 'sr-only' : 'field-label'}>
        <label htmlFor={controlId}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {aside && <span className="font-normal text-soft">{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className={hintClass}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required: isRequired || undefined,
        'aria-invalid': errorMessage ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {errorMessage && <FieldProblem id={errorId}>{errorMessage}</FieldProblem>}
    </div>
  );
}
