import { useRef } from 'react';

/** In milliseconds: longer than a window takes to fade and to look for what opened it. */
const UNTIL_WINDOW_IS_GONE = 300;

/**
 * A window hands the focus back to the button that opened it; a button that went with what was removed cannot take it.
 * The first control in the element of `place` then does.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const focusAfterRemoval = () => {
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('button, input')?.focus();
    }, UNTIL_WINDOW_IS_GONE);
  };
  return { place, focusAfterRemoval };
}
