import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

let zoneOfRequest: () => string | undefined = () => undefined;

export const overwriteZoneOfRequest = (get: typeof zoneOfRequest): void => {
  zoneOfRequest = get;
};

/** The zone in which the server renders the page; the body has it, for hydration. */
export const serversZone = (): string =>
  (typeof document === 'undefined' ? zoneOfRequest() : document.body.dataset.timeZone) ?? 'UTC';

/** Sends the reader's zone to the server, from the next page on. */
export function tellZone(): void {
  const zone = readersZone();
  if (zone !== serversZone()) document.cookie = `parlance.zone=${zone}; path=/; max-age=31536000; samesite=lax`;
}

/** IANA name. The server knows the reader's from a cookie (`tellZone`); without one, and without React, it is UTC. */
export const useTimeZone = (): string => useSyncExternalStore(nothingToWatch, readersZone, serversZone);
