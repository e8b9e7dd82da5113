import { Bell as BellIcon } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';
import { badgeText } from '#web/app/navigation.ts';
import { useUnread } from '#web/app/unread.tsx';
import { Button } from '#web/ui/button.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { usePopupButton } from '#web/ui/use-popup-button.ts';

const BellPopup = loadLater(() => import('./bell-popup.tsx'));

/** The number of unread notifications, and the newest ones (specification, section 2, "Header"). */
export function Bell() {
  const { notifications: unread } = useUnread();
  const { isOpen, close, buttonRef, buttonProps } = usePopupButton();
  return (
    <>
      <Button
        {...buttonProps}
        variant="ghost"
        size="icon"
        className="relative"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? m.notifications_bell_unread({ count: badgeText(unread) }) : m.notifications_title()}
      >
        <BellIcon aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute start-5.5 top-0.5 inline-flex min-w-5 justify-center rounded-full bg-coral-fill px-1 text-xs text-on-coral tabular-nums"
          >
            {badgeText(unread)}
          </span>
        )}
      </Button>
      {isOpen && <BellPopup buttonRef={buttonRef} onClose={close} />}
    </>
  );
}
