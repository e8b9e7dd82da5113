import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serversZone = () => 'UTC';

/** IANA name; UTC on the server, without React and during hydration. */
export const useTimeZone = (): string => useSyncExternalStore(nothingToWatch, readersZone, serversZone);
