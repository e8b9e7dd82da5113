import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';

/** Where the focus moves: to the first entry if opened by keyboard. */
export type PopupFocus = 'first' | 'last' | true;

/** A button and its popup. */
export function usePopupButton() {
  const [focus, setFocus] = useState<PopupFocus | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = focus !== null;
  return {
    isOpen,
    focus: focus ?? true,
    close: () => setFocus(null),
    buttonRef,
    id,
    buttonProps: {
      id,
      ref: buttonRef,
      'aria-expanded': isOpen,
      // Without a pointer, a press has no position.
      onClick: ({ detail }: MouseEvent) => setFocus(detail === 0 ? 'first' : true),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setFocus(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  };
}
