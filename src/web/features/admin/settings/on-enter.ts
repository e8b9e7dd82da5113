import type { KeyboardEvent } from 'react';

/** Enter saves too: there is no form that it could send. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') act();
};
