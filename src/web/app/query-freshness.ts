const MINUTE = 60_000;

/** How long data in the browser is fresh and kept, and how often a failed read is repeated (specification, section 9). */
export const queryDefaults = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: 1, refetchOnWindowFocus: false };

// What follows departs from it. No other file sets these options, and each has its reason here (decision 0047).

/** On the server a client lives as long as its request; a timer would hold it ten minutes longer. */
export const onServer = { gcTime: Infinity };

/** For figures and health of the administration: they change by themselves, and no live event says so. */
export const selfRefreshing = { refetchInterval: MINUTE / 2 };

/** For the list under the bell and the search in a thread: nothing keeps them current while they are closed. */
export const readEachTime = { staleTime: 0 };

/** For the messages of a thread: live events keep them current, and ten thousand are not read again for their age. */
export const cachedUntilInvalidated = { staleTime: Infinity };

/** For the bytes of a CV, up to 10 MB: an application keeps the file that was sent. */
export const unchanging = { staleTime: Infinity };
