import { useEffect } from 'react';

import { leaveFor } from '#web/app/session-change.ts';

/** Milliseconds to read the success message (specification, section 9). */
const READING_TIME = 2_000;

export function useLeaveSoon(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void leaveFor(address), READING_TIME);
    return () => clearTimeout(timer);
  }, [address]);
}
