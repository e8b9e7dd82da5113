import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useRef } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { readEachTime } from '#web/app/query-freshness.ts';
import { useHasAccount } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

import { NoticeList } from './notice-list.tsx';
import { useMarkRead, useNoticeNews } from './use-notices.ts';

/** Notifications shown (specification, section 9). */
const SHOWN = 10;

export function BellPanel({ titleId, onFollow }: { titleId: string; onFollow: () => void }) {
  const options = queries.notifications.list.queryOptions({ input: { limit: SHOWN }, ...readEachTime });
  const { data, dataUpdatedAt, isError, refetch } = useQuery(options);
  const { mutate: markRead } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);
  useNoticeNews(data?.unread, () => void refetch());
  const markAll = () => {
    // The button disappears with the unread ones.
    heading.current?.focus();
    markRead({ all: true });
  };
  return (
    <>
      <div className="flex items-center justify-between gap-x-2 ps-3 md:ps-4">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg outline-none">
          {m.notifications_title()}
        </h2>
        {useHasAccount() && (
          <ButtonLink
            to={href(paths.notificationSettings())}
            variant="ghost"
            size="icon"
            aria-label={m.notifications_settings()}
            title={m.notifications_settings()}
            onClick={onFollow}
          >
            <Settings aria-hidden />
          </ButtonLink>
        )}
      </div>
      {data && data.unread > 0 && (
        <Button variant="ghost" size="sm" className="mb-1 md:ms-1" onClick={markAll}>
          {m.notifications_mark_all()}
        </Button>
      )}
      <div className="border-t border-line">
        {data && data.notifications.length > 0 && (
          <NoticeList
            notices={data.notifications}
            now={dataUpdatedAt}
            onRead={(id) => markRead({ ids: [id] })}
            onFollow={onFollow}
          />
        )}
        {data?.notifications.length === 0 && <Nothing />}
        {!data && (isError ? <Failed onRetry={() => void refetch()} /> : <Coming />)}
      </div>
      {data?.nextCursor && (
        <p className="border-t border-line py-3 text-center">
          <Link to={href(paths.notifications())} onClick={onFollow}>
            {m.notifications_view_all()}
          </Link>
        </p>
      )}
    </>
  );
}

function Nothing() {
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-semibold">{m.notifications_none()}</p>
      <p className="text-sm text-soft">{m.notifications_none_text()}</p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {m.app_try_again()}
    </Button>
  );
  return (
    <Alert variant="attention" className="m-3" action={again}>
      {m.notifications_load_failed()}
    </Alert>
  );
}

function Coming() {
  return (
    <Loading>
      <div className="flex flex-col gap-6 p-4">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-9 shrink-0" />
            <div className="flex-1">
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
