import { QueryCache, QueryClient } from '@tanstack/react-query';

import { onServer, queryDefaults } from './query-freshness.ts';

/** One client per page, on the server per request. Logs every failed read (specification, section 8). */
export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, ...(isServer && onServer) } },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailedRead(queryKey[0], error) }),
  });

export function logFailedRead(what: unknown, error: unknown): void {
  console.error('Could not read', what, error);
}
