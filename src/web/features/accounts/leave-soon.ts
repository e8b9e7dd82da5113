import { useEffect } from 'react';

import { leaveFor } from '#web/app/session-change.ts';

/** Milliseconds for reading that it worked (specification, section 9). */
const READING_TIME = 2_000;

/** Loads another page anew, a moment after what ended well. */
export function useLeaveSoon(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void leaveFor(address), READING_TIME);
    return () => clearTimeout(timer);
  }, [address]);
}
