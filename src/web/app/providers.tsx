import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

import { intlLocale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

const MINUTE = 60_000;
/** On the server a client lives as long as its request; a timer would hold it ten minutes longer. */
const KEPT = import.meta.env.SSR ? Infinity : 10 * MINUTE;

/** Freshness, retention and retries as the specification's section 9 says. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * MINUTE, gcTime: KEPT, retry: 1, refetchOnWindowFocus: false } },
  });

/** What the parts of a page find around them: data, language, navigation. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={intlLocale(getLocale())}>
        {/* oxlint-disable-next-line react/hooks -- React Aria calls the router's hook by its own rules */}
        <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
          {children}
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
