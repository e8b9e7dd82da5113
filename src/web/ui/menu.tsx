import type { ReactNode } from 'react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';

import { type ButtonLook, buttonClass } from './button-style.ts';
import { itemClass, popoverClass } from './list-box-style.ts';

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

export interface MenuProps extends ButtonLook {
  trigger: ReactNode;
  /** The button's name if `trigger` has no text. */
  label?: string;
  items: readonly MenuEntry[];
  className?: string;
}

export function Menu({ trigger, label, items, variant = 'outline', size, className }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={buttonClass({ variant, size }, className)}>
        {trigger}
      </Button>
      <Popover className={popoverClass} offset={4} placement="bottom end">
        <AriaMenu className="min-w-44 outline-none">
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
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
