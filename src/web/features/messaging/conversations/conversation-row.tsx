import type { Conversation } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { UnreadBadge } from '#web/app/unread-badge.tsx';
import { statusName } from '#web/features/applications/status-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { lastText, senderName } from '../message-words.ts';
import { useMinute } from '../thread/use-minute.ts';

/** Milliseconds within which only the time is shown (specification, section 9). */
const DAY = 24 * 60 * 60 * 1_000;

interface ConversationRowProps {
  conversation: Conversation;
  userId: string;
  /** The search, which is kept while results are opened. */
  q: string;
  isOpen: boolean;
}

export function ConversationRow({ conversation, userId, q, isOpen }: ConversationRowProps) {
  const { applicationId, other, side, job, lastAt, unread, status } = conversation;
  const name = other.name || m.applications_review_anonymous();
  const isRecent = useMinute(Date.parse(lastAt)) - Date.parse(lastAt) < DAY;
  return (
    <Link
      to={href(paths.messaging(), { application: applicationId, q: q || undefined })}
      look="plain"
      aria-current={isOpen || undefined}
      className={`flex gap-3 border-b border-line px-4 py-3 focus-visible:-outline-offset-3 ${isOpen ? 'bg-accent-tint' : 'hover:bg-sunken'}`}
    >
      <Avatar name={name} src={other.pictureUrl} isSquare={side === 'applicant'} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 leading-snug">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold">{name}</span>
          <Time iso={lastAt} show={isRecent ? 'time' : 'date'} className="shrink-0 text-xs text-soft" />
        </span>
        <span className="truncate text-sm text-soft">
          <span className="font-medium text-accent-strong">{statusName(status)}</span>
          {' · '}
          {job.title}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span dir="auto" className={`truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-soft'}`}>
            {lastLine(conversation, userId)}
          </span>
          <UnreadBadge count={unread} />
        </span>
      </span>
    </Link>
  );
}

function lastLine({ side, last: { sender, content, attachments, isRemoved } }: Conversation, userId: string): string {
  const text = lastText(content, attachments, isRemoved);
  if (sender.userId === userId) return m.messages_you({ text });
  return sender.side === side ? m.messages_announced({ name: senderName(sender), text }) : text;
}
