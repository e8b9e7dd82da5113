import { useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { focusOnRemoval } from './focus.ts';

/**
 * Loads more of a list of `count` rows, with the status `end` after its end. After the last page the button disappears:
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

/** The focusable controls before `end`, except for the button that loads more. */
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
