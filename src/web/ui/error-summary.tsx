import { CircleAlert } from 'lucide-react';
import { m } from '#generated/paraglide/messages.js';

export interface ErrorSummaryProps<Name extends string> {
  /** By the fields' order in the form. Nothing is shown where there are none. */
  errors: readonly { name: Name; message: string }[];
  /** Moves to a field by its name: react-hook-form's `setFocus`. */
  onFocusField: (name: Name) => void;
}

/** What has to be mended, at the top of a long form, each with a way to its field. */
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
