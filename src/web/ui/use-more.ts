import { useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { focusOnRemoval } from './focus.ts';

/**
 * Reads on in a list of `count` rows, at whose end the status `end` is. If that was the last page, the button is gone:
 * the first control of the new rows takes the focus.
 */
export function useMore(count: number, load: () => Promise<unknown>) {
  const end = useRef<HTMLSpanElement>(null);
  const controlsBefore = useRef(0);
  const [before, setBefore] = useState<number>();
  return {
    end,
    press: () => {
      setBefore(count);
      controlsBefore.current = controlsAbove(end.current).length;
      void load();
    },
    // oxlint-disable-next-line react/refs -- read when the button is removed, not during render
    focusNext: focusOnRemoval(() => controlsAbove(end.current)[controlsBefore.current]),
    loadedText: before !== undefined && count > before ? m.ui_more_loaded({ count: count - before }) : '',
  };
}

/** What takes the focus before `end`, without the button for more. */
const controlsAbove = (end: HTMLElement | null): HTMLElement[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
  ).filter(
    (control) =>
      end !== null &&
      control.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !control.closest('[data-more]') &&
      control.checkVisibility(),
  );
