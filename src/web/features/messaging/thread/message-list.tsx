import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Message } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { dayOf } from '#web/ui/day-of.ts';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { chunksOf, datedUntil } from './chunks.ts';
import { MessageChunk, type Reading } from './message-chunk.tsx';
import { useMinute } from './use-minute.ts';
import type { Earlier } from './use-thread-messages.ts';

/** Chunks at the end that are always laid out, so that new messages can be measured. */
const NEAR = 2;
/** Distance above the view at which earlier pages are loaded. */
const AHEAD = '1600px 0px 0px 0px';

interface MessageListProps extends Omit<Reading, 'timeZone' | 'today'> {
  label: string;
  messages: readonly Message[];
  /** When the messages were first read, in milliseconds since 1970. */
  readAt: number;
  firstUnread: number | undefined;
  earlier: Earlier;
  /** The last unsent message, if it is the reader's; its element has this in `data-message`. */
  lastUnsent?: string;
  children?: ReactNode;
}

/** Messages by day, the newest at the end. Earlier ones load on scrolling up, without a jump. */
export function MessageList({
  label,
  messages,
  readAt,
  firstUnread,
  earlier,
  lastUnsent,
  children,
  ...reading
}: MessageListProps) {
  const timeZone = useTimeZone();
  const now = useMinute(readAt);
  const today = dayOf(now, timeZone);
  const chunks = useMemo(() => chunksOf(messages), [messages]);
  const last = messages.at(-1);
  const spelt = messages.findLast(({ sender }) => sender.side === reading.side)?.seq;
  const { scroller, content, isAtEnd, hasNew, onScroll, toEnd } = useThreadScroll({
    newest: lastUnsent ?? last?.clientId,
    isOwn: lastUnsent !== undefined || last?.sender.userId === reading.userId,
  });
  const within = (seq: number | undefined, chunk: (typeof chunks)[number]) =>
    chunk.messages.some((message) => message.seq === seq) ? seq : undefined;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div ref={content} className="pb-4">
          <EarlierMessages {...{ earlier, scroller }} />
          <div role="list">
            {chunks.map((chunk, index) => (
              <MessageChunk
                key={chunk.key}
                messages={chunk.messages}
                previous={chunk.previous}
                datedUntil={datedUntil(chunk, now)}
                firstUnread={within(firstUnread, chunk)}
                spelt={within(spelt, chunk)}
                isFar={index < chunks.length - NEAR}
                {...reading}
                {...{ timeZone, today }}
              />
            ))}
          </div>
          {children}
        </div>
      </div>
      {!isAtEnd && <ToEndButton ref={focusOnRemoval(() => scroller.current)} hasNew={hasNew} onClick={toEnd} />}
    </div>
  );
}

/** Loads earlier messages when it approaches the view, or by a button. */
function EarlierMessages({ earlier, scroller }: { earlier: Earlier; scroller: { current: HTMLDivElement | null } }) {
  const place = useRef<HTMLDivElement>(null);
  const isReady = earlier.isThere && !earlier.isPending && !earlier.hasFailed;
  const load = useEffectEvent(() => void earlier.load());
  useEffect(() => {
    if (!place.current || !isReady) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: scroller.current,
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
    // Checked again after each page: it may still be close.
  }, [scroller, isReady]);
  if (!earlier.isThere) return null;
  return (
    <div ref={place} className="flex flex-col items-center gap-2 p-4">
      {earlier.hasFailed && (
        <p role="alert" className="text-sm text-coral">
          {m.messages_load_failed()}
        </p>
      )}
      <Button variant="ghost" size="sm" isPending={earlier.isPending} onClick={() => void earlier.load()}>
        {m.messages_earlier()}
      </Button>
    </div>
  );
}

interface ToEndButtonProps extends Pick<ButtonProps, 'ref' | 'onClick'> {
  hasNew: boolean;
}

function ToEndButton({ ref, hasNew, onClick }: ToEndButtonProps) {
  return (
    <Button
      ref={ref}
      variant={hasNew ? 'default' : 'outline'}
      size={hasNew ? 'sm' : 'icon'}
      aria-label={hasNew ? undefined : m.messages_to_end()}
      onClick={onClick}
      className={`absolute end-4 bottom-3 shadow-raised ${hasNew ? '' : 'bg-surface'}`}
    >
      <ArrowDown aria-hidden="true" />
      {hasNew && m.messages_new_below()}
    </Button>
  );
}

/** Pixels from the end within which new messages are followed. */
const NEAR_END = 48;
/** Pixels above the first message in view. */
const MARGIN = 24;

/**
 * Keeps the view in place while a thread grows. `column-reverse` counts from the end, so content added above moves
 * nothing, in any browser; content added below is followed at the end, and otherwise compensated for.
 */
function useThreadScroll({ newest, isOwn }: { newest: string | undefined; isOwn: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // The last message when the reader scrolled away from the end; undefined at the end.
  const [left, setLeft] = useState<string>();
  const known = useRef<{ newest: string; tail: number }>(undefined);

  const tailOf = (key: string): number | undefined => {
    const message = content.current?.querySelector(`[data-message="${key}"]`);
    return message && content.current
      ? content.current.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom
      : undefined;
  };
  const hold = useEffectEvent((last: string | undefined) => {
    const before = known.current;
    const view = scroller.current;
    if (before && view && last !== before.newest) {
      if (left === undefined || isOwn) view.scrollTop = 0;
      else view.scrollTop -= (tailOf(before.newest) ?? before.tail) - before.tail;
    }
    known.current = last === undefined ? undefined : { newest: last, tail: tailOf(last) ?? 0 };
  });
  useLayoutEffect(() => hold(newest), [newest]);

  // Opens at the first unread message, if that is above the view.
  useEffect(() => {
    const view = scroller.current;
    const divider = view?.querySelector('[data-first-unread]');
    if (!view || !divider) return;
    const above = view.getBoundingClientRect().top + MARGIN - divider.getBoundingClientRect().top;
    if (above > 0) view.scrollTop -= above;
  }, []);
  return {
    scroller,
    content,
    isAtEnd: left === undefined,
    /** Whether a message arrived below while the reader was further up. */
    hasNew: left !== undefined && left !== newest,
    onScroll(): void {
      const isAtEnd = (scroller.current?.scrollTop ?? 0) > -NEAR_END;
      setLeft((before) => (isAtEnd ? undefined : (before ?? newest)));
    },
    toEnd(): void {
      if (scroller.current) scroller.current.scrollTop = 0;
    },
  };
}
