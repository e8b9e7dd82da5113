import { QueryCache, QueryClient } from '@tanstack/react-query';

import { onServer, queryDefaults } from './query-freshness.ts';

/** Logs every failed read (specification, section 8). */
export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, ...(isServer && onServer) } },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailedRead(queryKey[0], error) }),
  });

/** The browser's. On the server each request has its own. */
export const queryClient = createQueryClient({ isServer: false });

export function logFailedRead(what: unknown, error: unknown): void {
  console.error('Could not read', what, error);
}
