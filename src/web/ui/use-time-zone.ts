import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serversZone = () => 'UTC';

/** The reader's own time zone (IANA name); UTC on the server, on a page that has no React, and while a page comes alive. */
export const useTimeZone = (): string => useSyncExternalStore(nothingToWatch, readersZone, serversZone);
