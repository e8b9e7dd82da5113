import { useEffect, useEffectEvent, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

const SECOND = 1000;
/** Said aloud, in minutes. */
const SAID = [10, 5, 1];

/** Counts down to `endsAt`, then calls `onOver` once. */
export function TimeLeft({ endsAt, onOver }: { endsAt: string; onOver: () => void }) {
  const [seconds, setSeconds] = useState<number>();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const end = Date.parse(endsAt);
    const timer = setInterval(tick, SECOND);
    function tick() {
      const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      over();
    }
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);
  const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
  const said = SAID.find((least) => minutes !== undefined && minutes <= least && minutes > least - 1);
  return (
    <>
      <p role="timer" className="sticky top-0 z-10 mt-4 border-b border-line bg-paper py-2 font-semibold tabular-nums">
        {seconds === undefined ? '\u00A0' : m.language_tests_time_left({ time: clockText(seconds) })}
      </p>
      <p role="status" className="sr-only">
        {said === undefined ? '' : m.language_tests_minutes_left({ minutes: said })}
      </p>
    </>
  );
}

/** "19:05". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
