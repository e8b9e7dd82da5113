import { Bell as BellIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';
import { badgeText } from '#web/app/navigation.ts';
import { useUnread } from '#web/app/unread.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { popoverClass } from '#web/ui/list-box-style.ts';

import { BellPanel } from './bell-panel.tsx';

/** The number of unread notifications, and the newest ones (specification, section 2, "Header"). */
export function Bell() {
  const { notifications: unread } = useUnread();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        aria-label={unread > 0 ? m.notifications_bell_unread({ count: badgeText(unread) }) : m.notifications_title()}
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'relative')}
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
      {/* The popover itself is the dialog, so that it contains the dismiss buttons of screen readers. */}
      <Popover aria-labelledby={titleId} className={`${popoverClass} w-96`} offset={4} placement="bottom end">
        <BellPanel titleId={titleId} onFollow={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  );
}
