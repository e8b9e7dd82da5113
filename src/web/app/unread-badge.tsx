import { m } from '#generated/paraglide/messages.js';

import { badgeText } from './navigation.ts';

/** How much is unread; nothing where nothing is. */
export function UnreadBadge({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-1.5 inline-flex min-w-5 justify-center rounded-full bg-coral px-1.5 text-xs text-on-coral tabular-nums">
      <span aria-hidden>{badgeText(count)}</span>
      <span className="sr-only">{m.app_unread_count({ count })}</span>
    </span>
  );
}
