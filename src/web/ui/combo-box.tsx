import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input, Popover } from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';

import { AriaLabelAndHint, AriaProblem } from './aria-field-texts.tsx';
import type { FieldTexts } from './field.tsx';
import { popoverClass } from './list-box-style.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './option.ts';

export interface ComboBoxProps extends FieldTexts {
  options: readonly Option[];
  name?: string;
  /** An empty string if nothing is selected. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function ComboBox({ options, value, onChange, disabled, className, ref, ...rest }: ComboBoxProps) {
  const { name, defaultValue, onBlur, placeholder, isRequired, errorMessage } = rest;
  return (
    <AriaComboBox
      {...{ name, defaultValue, onBlur, placeholder, isRequired }}
      value={value === undefined ? undefined : value || null}
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
      isDisabled={disabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      allowsEmptyCollection
      className={`field ${className ?? ''}`.trimEnd()}
    >
      <AriaLabelAndHint {...rest} />
      <Group className="relative">
        <Input ref={ref} className="control pe-10" />
        <Button
          aria-label={m.ui_show_options()}
          className="absolute inset-y-0 end-0 grid w-10 place-items-center text-soft"
        >
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      </Group>
      <AriaProblem>{errorMessage}</AriaProblem>
      <Popover className={popoverClass} offset={4}>
        <OptionList options={options} emptyText={m.ui_no_match()} />
      </Popover>
    </AriaComboBox>
  );
}
