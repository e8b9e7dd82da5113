import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { Field, type FieldTexts } from './field.tsx';
import { numberFormat } from './formats.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'required' | 'maxLength'>, FieldTexts {
  /** Shows a counter. Longer text is not truncated but refused by validation. */
  maxLength?: number;
}

/** Grows with its content. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const { maxLength, onInput, rows = 4, ...area } = rest;
  const inner = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(0);
  const used = typeof area.value === 'string' ? area.value.length : typed;

  // A form library may set the value without React.
  useEffect(() => setTyped(inner.current?.querySelector('textarea')?.value.length ?? 0), []);

  return (
    <Field {...{ id, label, isLabelHidden, hint, errorMessage, isRequired, className }}>
      {(control) => (
        <span ref={inner} className="flex flex-col gap-1">
          <textarea
            {...area}
            {...control}
            rows={rows}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
            // A field that grows ignores `rows`.
            style={{ minHeight: `${rows}lh` }}
            className="control field-sizing-content max-h-[32rem] leading-normal"
          />
          {maxLength !== undefined && <Counter used={used} max={maxLength} />}
        </span>
      )}
    </Field>
  );
}

export function Counter({ used, max }: { used: number; max: number }) {
  const number = numberFormat(getLocale(), {});
  const over = used - max;
  const text =
    over > 0
      ? m.ui_characters_over({ over: number.format(over), count: over })
      : m.ui_characters({ used: number.format(used), max: number.format(max) });
  return (
    <>
      <span
        aria-hidden="true"
        className={`self-end text-xs tabular-nums ${over > 0 ? 'font-semibold text-coral' : 'text-soft'}`}
      >
        {text}
      </span>
      {/* Announced only near the limit, not after every letter. */}
      <VisuallyHidden role="status">{used > max * 0.9 ? text : ''}</VisuallyHidden>
    </>
  );
}
