import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which one follows it. */
const NEAR_END = 48;
/** Pixels above a message that the view begins with. */
const MARGIN = 24;

/**
 * Holds the view of a thread still while it grows. The scroller counts from its end (`column-reverse`), so what comes
 * above moves nothing, in any browser; what comes below is followed at the end, and else made up for.
 * `newest` names the last message, `isOwn` says whether the reader wrote it.
 */
export function useThreadScroll({ newest, isOwn }: { newest: string | undefined; isOwn: boolean }) {
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
