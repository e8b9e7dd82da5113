import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem, Separator } from 'react-aria-components';

import { ButtonPopover } from './button-popover.tsx';
import { itemClass } from './list-box-style.ts';
import type { PopupFocus } from './use-popup-button.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Localised; replaces `onAction`. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  destructive?: boolean;
  isSeparated?: boolean;
}

interface MenuPopupProps {
  items: readonly MenuEntry[];
  focus: PopupFocus;
  buttonRef: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  onClose: () => void;
}

/** The popup of a menu's button. */
export default function MenuPopup({ items, focus, buttonRef, labelledBy, onClose }: MenuPopupProps) {
  return (
    <ButtonPopover {...{ buttonRef, labelledBy, onClose }}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus (ARIA Authoring Practices, menu button) */}
      <Menu aria-labelledby={labelledBy} autoFocus={focus} onClose={onClose} className="min-w-44 outline-none">
        {items.map((item) => [
          item.isSeparated && <Separator key={`${item.id}-rule`} className="my-1 border-t border-line" />,
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            href={item.href}
            onAction={item.onAction}
            isDisabled={item.isDisabled}
            className={`${itemClass} no-underline [&_svg]:size-4.5 [&_svg]:shrink-0 ${item.destructive ? 'text-coral' : ''}`.trimEnd()}
          >
            {item.icon}
            <span className="min-w-0">{item.label}</span>
          </MenuItem>,
        ])}
      </Menu>
    </ButtonPopover>
  );
}
