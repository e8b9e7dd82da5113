import { FieldError, Label, Text } from 'react-aria-components';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import { hintClass, labelClass } from './field-style.ts';

/** Label and hint of a field whose behaviour is React Aria's: ties them to it through React Aria's own slots. */
export function AriaLabelAndHint({ label, isLabelHidden, hint, isRequired }: FieldTexts) {
  return (
    <>
      <Label className={isLabelHidden ? 'sr-only' : labelClass}>
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

/** The error of such a field. */
export function AriaProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <FieldError>
      <FieldProblem>{children}</FieldProblem>
    </FieldError>
  );
}
