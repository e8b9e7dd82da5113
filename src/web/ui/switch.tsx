/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native check box says itself whether it is checked */
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Takes effect at once, without Save. */
export function Switch({ label, hint, className, id, ...input }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <div className={`flex items-start justify-between gap-4 ${className ?? ''}`.trimEnd()}>
      <div className="min-w-0">
        <label htmlFor={switchId}>{label}</label>
        {hint && (
          <p id={`${switchId}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={switchId}
        aria-describedby={hint ? `${switchId}-hint` : undefined}
        className="choice"
      />
    </div>
  );
}
