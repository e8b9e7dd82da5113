import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** With a button that shows the password. Requires `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  isLabelHidden,
  hint,
  errorMessage,
  isRequired,
  aside,
  className,
  id,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ id, label, isLabelHidden, hint, errorMessage, isRequired, aside, className }}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className="control pe-12"
          />
          <button
            type="button"
            aria-label={isShown ? m.ui_hide_password() : m.ui_show_password()}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
