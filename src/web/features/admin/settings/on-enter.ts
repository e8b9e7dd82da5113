import type { KeyboardEvent } from 'react';

/** Saves on Enter: there is no form to submit. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') act();
};
