import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';

import { AriaLabelAndHint, AriaProblem } from './aria-field-texts.tsx';
import type { FieldTexts } from './field.tsx';
import { popoverClass } from './list-box-style.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './option.ts';

export interface SelectProps extends FieldTexts {
  options: readonly Option[];
  name?: string;
  /** An empty string if nothing is selected. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** For few options. See NativeSelect for public pages and GET forms, ComboBox for many options. */
export function Select({ options, value, onChange, disabled, className, ref, ...rest }: SelectProps) {
  const { name, defaultValue, onBlur, placeholder, isRequired, errorMessage } = rest;
  return (
    <AriaSelect
      {...{ name, defaultValue, onBlur, placeholder, isRequired }}
      value={value === undefined ? undefined : value || null}
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
      isDisabled={disabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={`field ${className ?? ''}`.trimEnd()}
    >
      <AriaLabelAndHint {...rest} />
      <Button
        ref={ref}
        className="control flex items-center justify-between gap-2"
        data-invalid={errorMessage ? '' : undefined}
      >
        <SelectValue className="min-w-0 truncate data-placeholder:text-soft">
          {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-soft" />
      </Button>
      <AriaProblem>{errorMessage}</AriaProblem>
      <Popover className={popoverClass} offset={4}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
