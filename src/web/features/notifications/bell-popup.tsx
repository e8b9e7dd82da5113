import { type RefObject, useId } from 'react';

import { ButtonPopover } from '#web/ui/button-popover.tsx';

import { BellPanel } from './bell-panel.tsx';

interface BellPopupProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The content that the bell opens. */
export default function BellPopup({ buttonRef, onClose }: BellPopupProps) {
  const titleId = useId();
  return (
    <ButtonPopover {...{ buttonRef, onClose }} labelledBy={titleId} className="w-96">
      <BellPanel titleId={titleId} onFollow={onClose} />
    </ButtonPopover>
  );
}
