import { BellOff } from 'lucide-react';
import { useRef } from 'react';

import type { Notification } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readCursor } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useHasAccount } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import type { Route } from './+types/notifications-page';
import { NoticeList } from './notice-list.tsx';
import { useMarkRead, useNoticeNews } from './use-notices.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.notifications_title() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  const cursor = readCursor(args.url.searchParams.get('cursor') ?? undefined);
  return { cursor, first: await requestOf(args.context).api.notifications.list({ cursor }), readAt: Date.now() };
}

interface PageOfList {
  notifications: Notification[];
  nextCursor: string | null;
  unread: number;
}

/** All notifications, 50 at a time, the newest first, with live updates. */
export default function NotificationsPage({ loaderData: { cursor, first, readAt } }: Route.ComponentProps) {
  const { pages, last, now, more, reload } = useRenderedList({
    key: queries.notifications.list.key(),
    read: (from): Promise<PageOfList> => api.notifications.list({ cursor: from }),
    first,
    cursor,
    readAt,
  });
  const { mutate: markRead } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);
  useNoticeNews(last.unread, () => void reload());
  const markAll = () => {
    // The button disappears with the unread ones.
    heading.current?.focus();
    markRead({ all: true });
  };
  const notices = distinctById(pages.flatMap((page) => page.notifications));
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {m.notifications_title()}
        </h1>
        {last.unread > 0 && (
          <Button variant="outline" onClick={markAll}>
            {m.notifications_mark_all()}
          </Button>
        )}
      </div>
      {useHasAccount() && (
        <p className="mt-3">
          <Link to={href(paths.notificationSettings())}>{m.notifications_settings()}</Link>
        </p>
      )}
      <div className="mt-6">
        {notices.length > 0 ? (
          <div className="overflow-hidden rounded-card border border-line bg-surface">
            <NoticeList notices={notices} now={now} onRead={(id) => markRead({ ids: [id] })} hasButtons />
          </div>
        ) : (
          <EmptyState icon={<BellOff />} title={m.notifications_none()}>
            {m.notifications_none_text()}
          </EmptyState>
        )}
        <LoadMore
          first={cursor && pageHref()}
          next={last.nextCursor ? pageHref(last.nextCursor) : undefined}
          count={notices.length}
          more={more}
        />
      </div>
    </div>
  );
}

const pageHref = (cursor?: string): string => href(paths.notifications(), { cursor });
