import { m } from '#generated/paraglide/messages.js';

import { badgeText } from './navigation.ts';
import { useUnread } from './unread.tsx';

/** Orca joins the texts of a link as they are: without it, “Messages1 unread”. */
const SPACE = '\u00A0';

/** Renders nothing for zero. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      {/* inline-block keeps it out of the underline of the current page's link. */}
      <span aria-hidden className="inline-block">
        {badgeText(count)}
      </span>
      <span className="sr-only">{`${SPACE}${m.app_unread_count({ count })}${SPACE}`}</span>
    </span>
  );
}

export const UnreadMessagesBadge = () => <UnreadBadge count={useUnread().messages} />;

export const UnreadNotificationsBadge = () => <UnreadBadge count={useUnread().notifications} />;

/** Decorative. */
export function UnreadDot() {
  return useUnread().notifications > 0 ? (
    <span aria-hidden="true" className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-coral" />
  ) : null;
}
