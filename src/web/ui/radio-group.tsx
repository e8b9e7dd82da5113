import { type Ref, useId } from 'react';

import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import type { Option } from './option.ts';

export interface RadioGroupProps extends FieldTexts {
  name: string;
  options: readonly Option[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** `cards` for a few options with explanations, `row` for a few short ones. */
  look?: 'list' | 'cards' | 'row';
  /** The ref of the first option, which is focused on an error. */
  ref?: Ref<HTMLInputElement>;
}

const looks = {
  list: { group: 'flex flex-col gap-2.5', option: 'items-start gap-3' },
  row: {
    group: 'flex flex-wrap gap-2',
    option:
      'min-h-10 items-center gap-2 rounded-full border border-edge bg-paper px-3 py-1.5 transition-colors hover:border-ink ' +
      'has-checked:border-accent has-checked:bg-accent-tint',
  },
  cards: {
    group: 'grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
    option:
      'items-start gap-3 rounded-card border border-edge bg-surface p-4 transition-colors hover:border-ink has-checked:border-accent ' +
      'has-checked:bg-accent-tint has-checked:inset-ring has-checked:inset-ring-accent',
  },
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden, hint, errorMessage, isRequired, className, options, look = 'list', disabled } = props;
  const id = useId();
  const describedBy = [errorMessage && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={describedBy || undefined}
      disabled={disabled}
      className={`min-w-0 ${className ?? ''}`.trimEnd()}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={`${looks[look].group} ${isLabelHidden ? '' : 'mt-2'}`.trimEnd()}>
        {options.map((option, index) => (
          <RadioOption
            key={option.value}
            {...props}
            look={look}
            option={option}
            ref={index === 0 ? props.ref : undefined}
          />
        ))}
      </div>
      {errorMessage && (
        <div className="mt-2">
          <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>
        </div>
      )}
    </fieldset>
  );
}

function RadioOption({
  option,
  look = 'list',
  value,
  defaultValue,
  onChange,
  ref,
  ...group
}: RadioGroupProps & { option: Option }) {
  const state =
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <label className={`flex min-w-0 ${looks[look].option}`}>
      <input
        {...state}
        ref={ref}
        type="radio"
        name={group.name}
        value={option.value}
        required={group.isRequired}
        disabled={option.isDisabled}
        data-invalid={group.errorMessage ? '' : undefined}
        onChange={() => onChange?.(option.value)}
        onBlur={group.onBlur}
        className="choice mt-[0.1em]"
      />
      <span className="min-w-0">
        <span className={look === 'cards' ? 'block font-semibold' : 'block'}>{option.label}</span>
        {option.description && <span className="block text-sm text-soft">{option.description}</span>}
      </span>
    </label>
  );
}
