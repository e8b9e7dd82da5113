import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before changes are lost. */
export function useUnsavedGuard(isDirty: boolean, question: () => string): void {
  useBlocker(() => isDirty && !confirm(question()));
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
