import { type RefCallback, useCallback, useRef, useSyncExternalStore } from 'react';

import { TextField, type TextFieldProps } from './text-field.tsx';
import { Time } from './time.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'aside' | 'ref' | 'defaultValue' | 'value'> {
  /** YYYY-MM-DD */
  defaultValue?: string | undefined;
  ref?: RefCallback<HTMLInputElement>;
}

/** Browsers format the date for their own language, which may differ from the page's, so the label's line repeats it. */
export function DateField({ ref, defaultValue = '', ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback<RefCallback<HTMLInputElement>>(
    (element) => {
      input.current = element;
      ref?.(element);
    },
    [ref],
  );
  const watch = useCallback((tell: () => void) => {
    const element = input.current;
    element?.addEventListener('input', tell);
    return () => element?.removeEventListener('input', tell);
  }, []);
  // Read from the field, which a form may also fill without an event.
  const day = useSyncExternalStore(
    watch,
    () => input.current?.value ?? defaultValue,
    () => defaultValue,
  );
  return <TextField {...field} ref={take} type="date" defaultValue={defaultValue} aside={day && <Time iso={day} />} />;
}
