import { QueryClient } from '@tanstack/query-core';
import { retryDelay, shouldRetry } from './retry.ts';

/**
 * The page's one cache of reads. Equal reads in flight are made once; a transient failure is retried. Pass it to
 * `useQuery(options, queries)`: widgets are roots of their own, without a provider. Writes do not go through it and
 * are never retried by it.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures) => retryDelay(failures),
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
  },
});

// Without it, the client does not notice that the page is visible again or the connection is back.
queries.mount();
