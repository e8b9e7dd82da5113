import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components';

import { popoverClass } from './list-box-style.ts';

interface ButtonPopoverProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** The popover below a button; see `usePopupButton`. It is the dialog, with dismiss buttons for screen readers. */
export const ButtonPopover = ({ buttonRef, labelledBy, onClose, className, children }: ButtonPopoverProps) => (
  <Popover
    isOpen
    onOpenChange={(isOpen) => isOpen || onClose()}
    triggerRef={buttonRef}
    aria-labelledby={labelledBy}
    className={`${popoverClass} ${className ?? ''}`.trimEnd()}
    offset={4}
    placement="bottom end"
  >
    {children}
  </Popover>
);
