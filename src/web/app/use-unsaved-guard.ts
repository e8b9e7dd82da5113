import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Of the forms on the page that would lose changes. */
const questions = new Set<() => string>();

// The router asks its last blocker alone, so each asks for all forms.
const isStopped = () => [...new Set([...questions].map((ask) => ask()))].some((question) => !confirm(question));

/** Asks before changes are lost. */
export function useUnsavedGuard(isDirty: boolean, question: () => string): void {
  useBlocker(isStopped);
  const ask = useEffectEvent(question);
  useEffect(() => {
    if (!isDirty) return undefined;
    const own = () => ask();
    questions.add(own);
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      questions.delete(own);
      removeEventListener('beforeunload', stay);
    };
  }, [isDirty]);
}
