import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False on the server and while the page comes alive: for what only the browser can know or show. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
