import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Freshness, retention and retries as the specification's section 9 says. On the server a client lives as long as its request; a timer would hold it ten minutes longer. */
export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * MINUTE, gcTime: isServer ? Infinity : 10 * MINUTE, retry: 1, refetchOnWindowFocus: false } },
  });
