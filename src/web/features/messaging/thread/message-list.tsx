import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Message } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { chunksOf, datedUntil } from './chunks.ts';
import { dayOf } from './days.ts';
import { MessageChunk, type Reading } from './message-chunk.tsx';
import { useMinute } from './use-minute.ts';
import type { Earlier } from './use-thread-messages.ts';

/** So many chunks at the end are always laid out: what arrives there must be measured. */
const NEAR = 2;
/** So far above the view the pages before are read. */
const AHEAD = '1600px 0px 0px 0px';

interface MessageListProps extends Omit<Reading, 'timeZone' | 'today'> {
  label: string;
  messages: readonly Message[];
  /** When the messages were first read, in milliseconds since 1970. */
  readAt: number;
  firstUnread: number | undefined;
  earlier: Earlier;
  /** The last of what follows the messages, if it is the reader's; it has that in `data-message`. */
  lastUnsent?: string;
  children?: ReactNode;
}

/** Messages by day, the newest at the end. Those before come when one scrolls up to them; nothing jumps. */
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it too
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
      {!isAtEnd && <ToEndButton hasNew={hasNew} onClick={toEnd} />}
    </div>
  );
}

/** The way up: taken when it comes near the view, else by a button. */
function EarlierMessages({ earlier, scroller }: { earlier: Earlier; scroller: { current: HTMLDivElement | null } }) {
  const place = useRef<HTMLDivElement>(null);
  const isReady = earlier.isThere && !earlier.isPending && !earlier.hasFailed;
  const load = useEffectEvent(() => earlier.load());
  useEffect(() => {
    if (!place.current || !isReady) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: scroller.current,
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
    // After each page it is asked anew whether the place is still near.
  }, [scroller, isReady]);
  if (!earlier.isThere) return null;
  return (
    <div ref={place} className="flex flex-col items-center gap-2 p-4">
      {earlier.hasFailed && (
        <p role="alert" className="text-sm text-coral">
          {m.messages_load_failed()}
        </p>
      )}
      <Button variant="ghost" size="sm" isPending={earlier.isPending} onClick={earlier.load}>
        {m.messages_earlier()}
      </Button>
    </div>
  );
}

/** The way down; it says so where something new has come there. */
function ToEndButton({ hasNew, onClick }: { hasNew: boolean; onClick: () => void }) {
  return (
    <Button
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

/** Pixels from the end within which one follows it. */
const NEAR_END = 48;
/** Pixels above a message that the view begins with. */
const MARGIN = 24;

/**
 * Holds the view of a thread still while it grows. The scroller counts from its end (`column-reverse`), so what comes
 * above moves nothing, in any browser; what comes below is followed at the end, and else made up for.
 * `newest` names the last message, `isOwn` says whether the reader wrote it.
 */
function useThreadScroll({ newest, isOwn }: { newest: string | undefined; isOwn: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // The last message when one scrolled away from the end; undefined at the end.
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

  // Opens at what is new, where that begins above the view.
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
    /** Whether something arrived below while one looked further up. */
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
