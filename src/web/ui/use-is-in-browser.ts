import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** False on the server and during hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
