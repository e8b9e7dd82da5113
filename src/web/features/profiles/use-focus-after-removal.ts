import { useRef } from 'react';

import { focusWhenLost } from '#web/ui/focus.ts';

/** If the button that removed a row has disappeared, the first control in `place` takes the focus. */
export function useFocusAfterRemoval<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const focusAfterRemoval = () => focusWhenLost(() => place.current?.querySelector<HTMLElement>('button, input'));
  return { place, focusAfterRemoval };
}
