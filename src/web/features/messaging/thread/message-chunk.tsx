import { Check, CheckCheck, Flag } from 'lucide-react';
import { memo } from 'react';

import type { Message, MessageSide } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { dayOf } from '#web/ui/day-of.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { Bubble } from './bubble.tsx';
import { dayHeading } from './days.ts';

export interface Reading {
  userId: string;
  side: MessageSide;
  /** The company's id. */
  logoUrl: string | null;
  timeZone: string;
  /** `2026-11-21`. */
  today: string;
}

interface MessageChunkProps extends Reading {
  messages: readonly Message[];
  previous: Message | undefined;
  /** Milliseconds since 1970: messages up to this time also show their date. */
  datedUntil: number;
  /** The first unread message when the thread was opened, if it is in this chunk. */
  firstUnread: number | undefined;
  /** The message whose state is shown in words, if it is in this chunk. */
  spelt: number | undefined;
  /** Far from the end: laid out only near the view. */
  isFar: boolean;
}

/** Consecutive messages, rendered again only if one of them changes. */
export const MessageChunk = memo(function MessageChunk({ messages, previous, isFar, ...rest }: MessageChunkProps) {
  return (
    // An estimated height until the first layout.
    <div
      role="presentation"
      className={isFar ? 'px-4 [contain-intrinsic-size:auto_4000px] [content-visibility:auto] md:px-6' : 'px-4 md:px-6'}
    >
      {messages.map((message, index) => (
        <ThreadMessage
          key={message.clientId}
          message={message}
          previous={index === 0 ? previous : messages[index - 1]}
          {...rest}
        />
      ))}
    </div>
  );
}, isSame);

type ThreadMessageProps = Omit<MessageChunkProps, 'messages' | 'isFar'> & { message: Message };

function ThreadMessage({
  message,
  previous,
  userId,
  side,
  logoUrl,
  timeZone,
  today,
  datedUntil,
  firstUnread,
  spelt,
}: ThreadMessageProps) {
  const { seq, clientId, sender, createdAt } = message;
  const isOurs = sender.side === side;
  const day = dayOf(createdAt, timeZone);
  const beginsDay = !previous || dayOf(previous.createdAt, timeZone) !== day;
  const isFirstUnread = seq === firstUnread;
  const beginsRun =
    beginsDay || isFirstUnread || previous.sender.side !== sender.side || previous.sender.userId !== sender.userId;
  return (
    <div role="listitem" data-message={clientId} data-seq={seq}>
      {beginsDay && <DayHeading text={dayHeading(day, today, getLocale())} />}
      {isFirstUnread && <FirstUnread />}
      <Bubble
        message={message}
        isOurs={isOurs}
        isMine={sender.userId === userId}
        beginsRun={beginsRun}
        logoUrl={logoUrl}
        foot={
          <>
            <Time iso={createdAt} show={Date.parse(createdAt) > datedUntil ? 'time' : 'datetime'} />
            {isOurs ? <MessageState message={message} isSpelt={seq === spelt} /> : <ReportMessage message={message} />}
          </>
        }
      />
    </div>
  );
}

function DayHeading({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 pt-6 pb-1">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      <h3 className="text-xs font-semibold text-soft">{text}</h3>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </div>
  );
}

function FirstUnread() {
  return (
    <div data-first-unread className="flex items-center gap-3 pt-4 text-coral">
      <span aria-hidden="true" className="h-px flex-1 bg-coral" />
      <span className="text-xs font-semibold">{m.messages_new()}</span>
    </div>
  );
}

/** The array of messages is new when the thread grows; the messages in it are not. */
function isSame({ messages, ...one }: MessageChunkProps, { messages: others, ...other }: MessageChunkProps): boolean {
  return (
    messages.length === others.length &&
    messages.every((message, index) => message === others[index]) &&
    (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name])
  );
}

function ReportMessage({ message: { applicationId, seq, isRemoved } }: { message: Message }) {
  if (isRemoved) return null;
  return (
    <Link
      to={href(paths.reportMessage(applicationId, seq))}
      look="plain"
      aria-label={m.reports_title_message()}
      className="inline-flex size-6 items-center justify-center text-soft hover:text-ink"
    >
      <Flag aria-hidden="true" className="size-3.5" />
    </Link>
  );
}

/** Sent, delivered or read; in words if `isSpelt`, else as an icon. */
function MessageState({
  message: { deliveredAt, readAt },
  isSpelt,
}: {
  message: Pick<Message, 'deliveredAt' | 'readAt'>;
  isSpelt: boolean;
}) {
  const Icon = deliveredAt ? CheckCheck : Check;
  const text = readAt ? m.messages_state_read() : deliveredAt ? m.messages_state_delivered() : m.messages_state_sent();
  return (
    <span className={`inline-flex items-center gap-1 ${readAt ? 'font-medium text-accent' : ''}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className={isSpelt ? undefined : 'sr-only'}>{text}</span>
    </span>
  );
}
