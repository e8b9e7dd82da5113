import type { ReactNode } from 'react';

import type { ButtonLook } from './button-style.ts';
import { Button } from './button.tsx';
import { loadLater } from './load-later.tsx';
import type { MenuEntry } from './menu-popup.tsx';
import { usePopupButton } from './use-popup-button.ts';

export interface MenuProps extends ButtonLook {
  trigger: ReactNode;
  /** The button's name if `trigger` has no text. */
  label?: string;
  items: readonly MenuEntry[];
  className?: string;
}

const MenuPopup = loadLater(() => import('./menu-popup.tsx'));

export function Menu({ trigger, label, items, variant = 'outline', size, className }: MenuProps) {
  const { isOpen, focus, close, buttonRef, id, buttonProps } = usePopupButton();
  return (
    <>
      <Button {...buttonProps} {...{ variant, size, className }} aria-label={label} aria-haspopup="menu">
        {trigger}
      </Button>
      {isOpen && <MenuPopup {...{ items, focus, buttonRef }} labelledBy={id} onClose={close} />}
    </>
  );
}
