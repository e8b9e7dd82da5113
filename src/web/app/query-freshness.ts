const MINUTE = 60_000;

export const FRESH_FOR = 5 * MINUTE;

/** Caching and retries in the browser (specification, section 9). */
export const queryDefaults = { staleTime: FRESH_FOR, gcTime: 10 * MINUTE, retry: 1, refetchOnWindowFocus: false };

// Exceptions, each with its reason; no other file sets these options (decision 0016).

/** A server-side client lives as long as its request; a timer would hold it ten minutes longer. */
export const onServer = { gcTime: Infinity };

/** The next page of a list, which is read once more where it failed, as queries are. */
export const triedTwice = { retry: queryDefaults.retry };

/** Administration figures and health change without a live event. */
export const selfRefreshing = { refetchInterval: MINUTE / 2 };

/** The notification list and the search in a thread get no updates while closed. */
export const readEachTime = { staleTime: 0 };

/** The remaining time, which another page may not have. */
export const neverKept = { staleTime: 0, refetchOnMount: 'always', gcTime: 0 } as const;

/** Live events keep messages current: one that arrives while the list is read again would be lost with the answer. */
export const updatedLive = { staleTime: 'static' } as const;

/** What the other side can take back while no live event reaches the page. */
export const readOnReturn = { refetchOnWindowFocus: 'always' } as const;

/** CVs, up to 10 MB: an application's file never changes. */
export const unchanging = { staleTime: Infinity };

/** Busy times follow calendars that are read every half hour, while a user chooses a time. */
export const aMinute = { staleTime: MINUTE };

/** The shown page, once it is invalid, until it is left. */
export const untilRead = { staleTime: Infinity, retry: true, gcTime: 0 };

/** What a task works on, given with the page: asked for every second until it is done. */
export const untilDone = <Data>(isUnderWay: (data: Data) => boolean) => ({
  staleTime: Infinity,
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) =>
    data !== undefined && isUnderWay(data) && MINUTE / 60,
});
