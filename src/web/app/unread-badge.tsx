import { m } from '#generated/paraglide/messages.js';

import { badgeText } from './navigation.ts';
import { useUnread } from './unread.tsx';

/** How much is unread; nothing where nothing is. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-1.5 inline-block min-w-5 rounded-full bg-coral-fill px-1.5 text-center text-xs text-on-coral tabular-nums">
      {/* A block of its own, which the line under the link of the current page leaves out. */}
      <span aria-hidden className="inline-block">
        {badgeText(count)}
      </span>
      <span className="sr-only">{m.app_unread_count({ count })}</span>
    </span>
  );
}

/** How many messages are unread. */
export const UnreadMessagesBadge = () => <UnreadBadge count={useUnread().messages} />;

/** How many notifications are unread. */
export const UnreadNotificationsBadge = () => <UnreadBadge count={useUnread().notifications} />;

/** Says in passing that notifications are unread, on what hides how many; for the eye alone. */
export function UnreadDot() {
  return useUnread().notifications > 0 ? (
    <span aria-hidden="true" className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-coral" />
  ) : null;
}
