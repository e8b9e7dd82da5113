import { useRef, useState } from 'react';

import { problemOf, problemText } from '#web/app/problem.ts';
import { focusWhenLost } from '#web/ui/focus.ts';
import { showToast } from '#web/ui/toast.tsx';

/**
 * Retries, reports the result and reloads. A retried row's button disappears: the next one takes the focus, else the
 * heading.
 */
export function useRetry(reload: () => Promise<unknown>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const retry = async (key: string, act: () => Promise<string>) => {
    const row = document.activeElement?.closest('tr');
    setProblem(undefined);
    setPending(key);
    try {
      showToast({ title: await act() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    // Also after a refusal: what can be retried may have changed.
    await reload();
    setPending(undefined);
    focusWhenLost(() => buttonBelow(row) ?? heading.current);
  };
  return { heading, pending, problem, retry };
}

function buttonBelow(row: Element | null | undefined): HTMLButtonElement | null {
  const next = row?.nextElementSibling;
  return next ? (next.querySelector('button') ?? buttonBelow(next)) : null;
}
