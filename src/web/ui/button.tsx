import type { ComponentProps, MouseEvent } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { type ButtonLook, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true, the button stays focused, ignores presses and announces the wait. */
  isPending?: boolean;
}

/** `type` defaults to `button`. Size `icon` needs an `aria-label` or a `title`. */
export function Button({ variant, size, isPending, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={isPending || onClick ? press : undefined}
        aria-disabled={isPending || undefined}
        className={buttonClass({ variant, size }, className)}
      >
        {isPending && <Spinner />}
        {isPending && size === 'icon' ? null : children}
      </button>
      {/* Next to the button, whose content is never a live region, and rendered before it is needed. */}
      {isPending !== undefined && (
        <span role="status" className="sr-only">
          {isPending ? m.ui_pending() : ''}
        </span>
      )}
    </>
  );
}
