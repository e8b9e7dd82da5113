import { QueryCache, QueryClient } from '@tanstack/react-query';

import { onServer, queryDefaults } from './query-freshness.ts';

/**
 * A client for one page, or on the server for one request. What could not be read is logged, whoever asked for it
 * (specification, section 8).
 */
export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, ...(isServer && onServer) } },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailedRead(queryKey[0], error) }),
  });

/** Logs that something could not be read, where the page itself need not say so. */
export function logFailedRead(what: unknown, error: unknown): void {
  console.error('Could not read', what, error);
}
