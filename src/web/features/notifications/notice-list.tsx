import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';

import type { Notification } from '#contract/notifications/notifications.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { relativeTime } from '#web/features/accounts/relative-time.ts';
import { Button } from '#web/ui/button.tsx';
import { dateFormat } from '#web/ui/formats.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { noticeWords } from './notice-words.ts';

interface NoticeListProps {
  notices: readonly Notification[];
  /** When they were read, in milliseconds since 1970. */
  now: number;
  onRead: (id: string) => void;
  onFollow?: () => void;
  hasButtons?: boolean;
}

export function NoticeList({ notices, ...rest }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} {...rest} />
      ))}
    </ul>
  );
}

function Notice({
  notice: { id, data, createdAt, readAt },
  now,
  onRead,
  onFollow,
  hasButtons,
}: Omit<NoticeListProps, 'notices'> & { notice: Notification }) {
  const words = noticeWords(data);
  if (!words) return null;
  const { icon: Icon, title, text, link } = words;
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) onRead(id);
    onFollow?.();
  };
  return (
    <li data-unread={isUnread || undefined} className="relative flex gap-3 px-3 py-3 hover:bg-sunken md:px-4">
      <span
        aria-hidden="true"
        className="relative mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-accent-tint text-accent"
      >
        <Icon className="size-4.5" />
        {isUnread && (
          <span className="absolute -end-0.5 -top-0.5 size-3 rounded-full border-2 border-surface bg-coral" />
        )}
      </span>
      <div className={`min-w-0 flex-1 ${hasButtons ? 'lg:flex lg:items-center lg:gap-x-8' : ''}`.trimEnd()}>
        <div className="min-w-0 flex-1">
          <p>
            <Link
              to={link.href}
              look="quiet"
              onClick={follow}
              className={`after:absolute after:inset-0 ${isUnread ? 'font-semibold' : ''}`.trimEnd()}
            >
              {isUnread && <span className="sr-only">{m.notifications_unread()}: </span>}
              {title}
            </Link>
          </p>
          <p className="text-sm text-soft">{text}</p>
        </div>
        <p className="mt-0.5 shrink-0 text-sm text-soft">
          <When iso={createdAt} now={now} />
        </p>
      </div>
      {hasButtons && isUnread && <MarkButton title={title} onPress={() => onRead(id)} />}
    </li>
  );
}

/** Disappears when pressed; the focus moves to the notification's link. */
function MarkButton({ title, onPress }: { title: string; onPress: () => void }) {
  const mark = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('li')?.querySelector('a')?.focus();
    onPress();
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      className="relative shrink-0"
      aria-label={m.notifications_mark_of({ title })}
      title={m.notifications_mark()}
      onClick={mark}
    >
      <Check aria-hidden />
    </Button>
  );
}

const WEEK = 7 * 86_400_000;

/** Relative within a week, otherwise the day. */
function When({ iso, now }: { iso: string; now: number }) {
  const timeZone = useTimeZone();
  const then = Date.parse(iso);
  if (now - then > WEEK) return <Time iso={iso} />;
  return (
    <time
      dateTime={iso}
      title={dateFormat(getLocale(), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(new Date(iso))}
    >
      {relativeTime(then, now, getLocale())}
    </time>
  );
}
