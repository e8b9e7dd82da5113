import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { neverKept } from '#web/app/query-freshness.ts';

const SECOND = 1000;
/** Announced by screen readers, in minutes. */
const SAID = [10, 5, 1];

/** Counts down, then calls `onOver` once. Uses the server's time: clocks of devices are wrong by minutes. */
export function TimeLeft({ testId, onOver }: { testId: string; onOver: () => void }) {
  const { data, dataUpdatedAt } = useQuery(
    queries.languageTests.read.queryOptions({
      input: { id: testId },
      ...neverKept,
    }),
  );
  const seconds = useSecondsUntil(data && dataUpdatedAt + data.secondsLeft * SECOND, onOver);
  const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
  const said = SAID.find((least) => minutes === least);
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

/** Undefined until `end` is known. */
function useSecondsUntil(end: number | undefined, onOver: () => void): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      over();
    }, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}

/** "19:05". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
