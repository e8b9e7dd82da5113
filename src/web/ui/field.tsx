import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '#generated/paraglide/messages.js';
import { errorClass, fieldClass, hintClass, labelClass } from './field-style.ts';

/** What every field can say. A field is invalid exactly when it has an `errorMessage`. */
export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  errorMessage?: string;
  isRequired?: boolean;
  className?: string;
}

/** What a field's control must carry so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The star beside a label. Screen readers hear the control's own "required" instead. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-coral">
      {' *'}
    </span>
  );
}

/** What the star means: once, above the first field of a form that has one. */
export function RequiredNote() {
  return (
    <p aria-hidden="true" className={hintClass}>
      {m.ui_required_note()}
    </p>
  );
}

/** The line of words that says what to mend. */
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
  /** Stands at the end of the label's line: a link, a counter. */
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
    <div className={`${fieldClass} ${className ?? ''}`.trimEnd()}>
      <div className={isLabelHidden ? 'sr-only' : labelClass}>
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
