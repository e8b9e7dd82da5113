import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Field, type FieldTexts } from './field.tsx';
import type { Option } from './option.ts';

export interface NativeSelectProps
  extends Omit<ComponentProps<'select'>, 'required' | 'children' | 'size'>, FieldTexts {
  options: readonly Option[];
  /** The first option, with an empty value: "Any country". */
  emptyLabel?: string;
}

/** For public pages and GET forms: works without JavaScript. */
export function NativeSelect({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  className,
  id,
  options,
  emptyLabel,
  ...select
}: NativeSelectProps) {
  return (
    <Field {...{ id, label, isLabelHidden, hint, errorMessage, isRequired, className }}>
      {(control) => (
        <span className="relative block">
          {/* Without an empty option there is always a value, and `required` is invalid (HTML, 4.10.7). */}
          <select
            {...select}
            {...control}
            required={control.required && emptyLabel !== undefined}
            className="control control-select"
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="select-mark" />
        </span>
      )}
    </Field>
  );
}
