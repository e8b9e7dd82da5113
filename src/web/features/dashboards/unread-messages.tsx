import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { Link } from '#web/ui/link.tsx';

/** How many messages wait to be read; nothing where none do. */
export function UnreadMessages() {
  const count = useViewer()?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link to={href(paths.messaging())} className="font-semibold">
        {m.dashboard_messages_unread({ count })}
      </Link>
    </p>
  );
}
