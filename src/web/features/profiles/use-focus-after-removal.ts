import { useRef } from 'react';

import { focusWhenLost } from '#web/app/focus.ts';

/** Where the button that removed something went with it, the first control in the element of `place` takes the focus. */
export function useFocusAfterRemoval<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const focusAfterRemoval = () => focusWhenLost(() => place.current?.querySelector<HTMLElement>('button, input'));
  return { place, focusAfterRemoval };
}
