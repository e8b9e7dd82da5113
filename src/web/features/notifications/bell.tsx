import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { badgeText } from '#web/app/navigation.ts';
import { useUnread } from '#web/app/unread.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePopupButton } from '#web/ui/use-popup-button.ts';

const loadPopup = () => import('./bell-popup.tsx');
const BellPopup = lazy(loadPopup);

/** The number of unread notifications, and the newest ones (specification, section 2, "Header"). */
export function Bell() {
  const { notifications: unread } = useUnread();
  const { isOpen, close, buttonRef, buttonProps } = usePopupButton(loadPopup);
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
      {isOpen && (
        <Suspense>
          <BellPopup buttonRef={buttonRef} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
