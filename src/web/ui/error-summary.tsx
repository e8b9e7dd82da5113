import { CircleAlert } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';

export interface ErrorSummaryProps<Name extends string> {
  /** In the order of the fields; renders nothing without errors. */
  errors: readonly { name: Name; message: string }[];
  /** react-hook-form's `setFocus`. */
  onFocusField: (name: Name) => void;
}

export function ErrorSummary<Name extends string>({ errors, onFocusField }: ErrorSummaryProps<Name>) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className="rounded-control border border-coral bg-coral-tint px-5 py-4">
          <p className="flex items-center gap-2 font-semibold">
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-coral" />
            {m.ui_error_summary()}
          </p>
          <ul className="mt-2 flex flex-col gap-1 ps-7">
            {errors.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onFocusField(name)}
                  className="min-h-6 text-start underline underline-offset-[0.2em] hover:decoration-2"
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
