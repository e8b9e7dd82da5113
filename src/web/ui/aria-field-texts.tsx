import { FieldError, Label, Text } from 'react-aria-components';

import { hintClass } from './field-style.ts';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';

/** Linked to the field through React Aria's slots. */
export function AriaLabelAndHint({ label, isLabelHidden, hint, isRequired }: FieldTexts) {
  return (
    <>
      <Label className={isLabelHidden ? 'sr-only' : 'field-label'}>
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </Label>
      {hint && (
        <Text slot="description" className={hintClass}>
          {hint}
        </Text>
      )}
    </>
  );
}

export function AriaProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <FieldError>
      <FieldProblem>{children}</FieldProblem>
    </FieldError>
  );
}
