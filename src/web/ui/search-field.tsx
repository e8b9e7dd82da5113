import { Search } from 'lucide-react';

import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  submitLabel: string;
  defaultValue: string | undefined;
  /** On narrow screens the button is an icon. */
  hasIcon?: boolean;
  className?: string;
  buttonClassName?: string;
}

/** The words to search for, as `q`, and the button that submits them: two cells of a GET form's grid. */
export function SearchField({
  label,
  submitLabel,
  defaultValue,
  hasIcon,
  className,
  buttonClassName,
}: SearchFieldProps) {
  return (
    <>
      <TextField
        label={label}
        name="q"
        type="search"
        defaultValue={defaultValue}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        className={className}
      />
      <Button
        type="submit"
        variant="outline"
        aria-label={hasIcon ? submitLabel : undefined}
        className={buttonClassName}
      >
        {hasIcon ? (
          <>
            <Search aria-hidden="true" className="md:hidden" />
            <span className="max-md:hidden">{submitLabel}</span>
          </>
        ) : (
          submitLabel
        )}
      </Button>
    </>
  );
}
