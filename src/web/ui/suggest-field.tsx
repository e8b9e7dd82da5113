import { type Ref, useContext, useEffect, useEffectEvent } from 'react';
import { ComboBox, ComboBoxStateContext, Input, Popover } from 'react-aria-components';

import { AriaLabelAndHint, AriaProblem } from './aria-field-texts.tsx';
import type { FieldTexts } from './field.tsx';
import { popoverClass } from './list-box-style.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './option.ts';

export interface SuggestFieldProps extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  /** All are shown, since they were found for the text. */
  suggestions: readonly Option[];
  onChoose: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions; without JavaScript, only the text field. */
export function SuggestField({ value, onChange, suggestions, onChoose, className, ref, ...rest }: SuggestFieldProps) {
  const { name, onBlur, autoComplete, isRequired, errorMessage } = rest;
  return (
    <ComboBox
      {...{ name, onBlur, isRequired }}
      allowsCustomValue
      value={null}
      onChange={(key) => key !== null && onChoose(String(key))}
      inputValue={value}
      onInputChange={onChange}
      items={suggestions}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={`field ${className ?? ''}`.trimEnd()}
    >
      <AriaLabelAndHint {...rest} />
      <Input ref={ref} autoComplete={autoComplete} className="control" />
      <AriaProblem>{errorMessage}</AriaProblem>
      <OpenWhenFound isFound={suggestions.length > 0} />
      <Popover className={popoverClass} offset={4}>
        <OptionList options={suggestions} />
      </Popover>
    </ComboBox>
  );
}

/** A list opens while typing, unless it is empty. Suggestions that arrive later open it too. */
function OpenWhenFound({ isFound }: { isFound: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (state?.isFocused && !state.isOpen) state.open(null, 'input');
  });
  // Only when they arrive, not again after Escape.
  useEffect(() => {
    if (isFound) open();
  }, [isFound]);
  return null;
}
