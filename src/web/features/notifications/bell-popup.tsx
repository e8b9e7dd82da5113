import { type RefObject, useId } from 'react';
import { Popover } from 'react-aria-components';

import { popoverClass } from '#web/ui/list-box-style.ts';

import { BellPanel } from './bell-panel.tsx';

interface BellPopupProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What the bell opens. */
export default function BellPopup({ buttonRef, onClose }: BellPopupProps) {
  const titleId = useId();
  return (
    // The popover itself is the dialog, so that it contains the dismiss buttons of screen readers.
    <Popover
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      triggerRef={buttonRef}
      trigger="DialogTrigger"
      aria-labelledby={titleId}
      className={`${popoverClass} w-96`}
      offset={4}
      placement="bottom end"
    >
      <BellPanel titleId={titleId} onFollow={onClose} />
    </Popover>
  );
}
