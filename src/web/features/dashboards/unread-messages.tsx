import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useUnread } from '#web/app/unread.tsx';
import { Link } from '#web/ui/link.tsx';

export function UnreadMessages() {
  const { messages: count } = useUnread();
  if (count === 0) return null;
  return (
    <p>
      <Link to={href(paths.messaging())} className="font-semibold">
        {m.dashboard_messages_unread({ count })}
      </Link>
    </p>
  );
}
